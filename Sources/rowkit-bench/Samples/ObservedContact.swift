import Observation

/// An observable contact for rows.
@MainActor @Observable final class ObservedContact {
  /// The name.
  var name = "Ada Lovelace"
}
