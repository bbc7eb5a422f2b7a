import Observation

/// A version that increases with each change to the groups' sources, so that the groups are
/// constructed again once per frame.
@Observable @MainActor final class ModelVersion {
  var number = 0
}
