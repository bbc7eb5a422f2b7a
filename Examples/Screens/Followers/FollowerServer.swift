import RowKit

/// A server in the same process that answers the way a person chooses.
///
/// It uses the stage's clock, so scripts and tests of screens see every answer.
@MainActor final class FollowerServer {
  /// The manner of the answers.
  enum Mood: String, CaseIterable {
    case well = "w"
    case slow = "s"
    case failing = "f"
    case empty = "e"
  }

  private(set) var mood = Mood.well

  /// The screen whose stage provides the clock.
  weak var screen: ScreenController?

  /// The number of answers so far.
  ///
  /// It rotates the order: the most recently active followers come first.
  private var answers = 0

  /// A fetcher that asks the server.
  var fetcher: Fetcher<Void, [any Model]> {
    .delayed(on: { [weak self] in self?.screen?.stage }, by: { [weak self] in self?.delay }) {
      [weak self] in self?.answer() ?? .success([])
    }
  }

  /// Chooses the manner of the answers by a key.
  ///
  /// Returns `false` for other keys.
  func choose(_ key: KeyPress) -> Bool {
    guard let mood = Mood.allCases.first(where: { key == KeyPress(Character($0.rawValue)) }) else {
      return false
    }
    self.mood = mood
    return true
  }

  /// The hints for the keys that choose.
  static let keyHints = [KeyHint("w s f e", "answer well, slowly, fail, empty")]

  private var delay: Duration { mood == .slow ? .seconds(5) : .milliseconds(400) }

  private func answer() -> Result<[any Model], any Error> {
    answers += 1
    switch mood {
    case .empty: return .success([])
    case .failing: return .failure(FollowerError())
    case .well, .slow:
      let first = (answers - 1) * 5 % Follower.all.count
      return .success(Array(Follower.all[first...] + Follower.all[..<first]))
    }
  }
}

/// The reason why the followers can't be loaded.
struct FollowerError: Error, CustomStringConvertible {
  var description: String { "The server has no followers to give. Select this to ask again." }
}
