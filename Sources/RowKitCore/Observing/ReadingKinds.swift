/// The kinds of code that are known to read models, shared by the trackers of a stage.
@MainActor final class ReadingKinds {
  var kinds: Set<ObjectIdentifier> = []
}
