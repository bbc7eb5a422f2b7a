import Observation

/// A contact that is shown by rows and may change.
@MainActor @Observable final class ObservedContact {
  /// The name.
  var name = "Ada Lovelace"
}
