import Observation

/// Counts the changes of what groups are made from, so that they are made anew once a frame.
@Observable @MainActor final class ModelVersion {
  var number = 0
}
