import Observation
import RowKit

/// The way in which rows come and go, one of all there are.
@Observable @MainActor final class AnimationChoice {
  /// Which of all ways it is.
  private(set) var index = 0

  /// The ways in words, such as “fade”.
  static let names = RowAnimation.allCases.map { "\($0)" }

  /// The way itself.
  var animation: RowAnimation { RowAnimation.allCases[index] }

  /// Goes on to another, around the end.
  func step(by distance: Int) {
    let count = RowAnimation.allCases.count
    index = (index + distance % count + count) % count
  }
}
