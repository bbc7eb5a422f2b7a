/// The kinds of code that are known to read models, shared by the trackers of a stage.
@MainActor package final class ReadingKinds {
  var kinds: Set<ObjectIdentifier> = []
}
