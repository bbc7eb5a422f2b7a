import RowKit
import RowKitTesting

/// An operation of a record machine: of a person, or of the app that changes its records.
enum RecordOperation: Hashable, Sendable {
  case key(KeyPress)
  case paste(String)
  case click(line: Int)
  case wheel(Int)
  case resize(ScreenSize)
  case collapse(group: Int)

  /// Changes records without a frame in between, and shows the changes in a certain way.
  case changes([Change], Way)

  /// A change of the records.
  enum Change: Hashable, Sendable {
    case insert(section: Int, row: Int, hasNote: Bool)
    case remove(section: Int, row: Int)
    case move(section: Int, row: Int, toSection: Int, toRow: Int)
    case shuffle(section: Int, UInt64)
    case replaceAll(section: Int)
    case rename(section: Int, row: Int)

    /// Adds a row below an open one, or removes it.
    case link(section: Int, row: Int)
  }

  /// The way in which a screen follows changes of the records.
  enum Way: String, CaseIterable, Sendable {
    /// By observation, in the next frame.
    case observed

    /// By an immediate reconstruction after each change.
    case reloaded

    /// By new groups after each change.
    case assigned
  }
}

/// A random generator of operations on records.
struct RecordGenerator {
  private var dice: RandomNumbers

  init(seed: UInt64) {
    dice = RandomNumbers(seed: seed)
  }

  private static let walks = [
    "return", "return", "return", "up", "down", "down", "down", "pageup", "pagedown", "home", "end",
    "right", "right", "left", "tab", "shift+tab", "escape",
  ].compactMap { KeyPress($0) }

  private static let edits = [
    "left", "right", "home", "end", "shift+left", "backspace", "delete", "ctrl+w", "ctrl+_",
    "return", "tab", "shift+tab", "escape", "up", "down",
  ].compactMap { KeyPress($0) }

  /// Draws the next operation.
  ///
  /// - Parameters:
  ///   - isEditing: Whether a text is being edited.
  ///   - lettersAreText: Whether a letter begins editing.
  /// - Returns: The operation.
  mutating func next(isEditing: Bool, lettersAreText: Bool) -> RecordOperation {
    switch dice.below(100) {
    case ..<22: changes()
    case ..<27: .click(line: dice.below(12))
    case ..<30: .wheel(dice.below(7) - 3)
    case ..<32: .resize(ScreenSize(width: dice.below(20) + 20, height: dice.below(10) + 5))
    case ..<34: .collapse(group: dice.below(3))
    case ..<72 where isEditing || lettersAreText: text(isEditing: isEditing)
    case _ where isEditing: .key(dice.pick(RecordGenerator.edits))
    default: .key(dice.pick(RecordGenerator.walks))
    }
  }

  private mutating func text(isEditing: Bool) -> RecordOperation {
    if isEditing, dice.hits(oneIn: 8) { return .paste(dice.pick(["xy", "é漢", "1,5", "q"])) }
    return .key(KeyPress(.character(dice.pick(Array("xyzq1?/ ")))))
  }

  private mutating func changes() -> RecordOperation {
    let count = dice.hits(oneIn: 4) ? dice.below(12) + 2 : 1
    return .changes((0..<count).map { _ in change() }, dice.pick(RecordOperation.Way.allCases))
  }

  private mutating func change() -> RecordOperation.Change {
    let (section, row) = (dice.below(3), dice.below(9))
    return switch dice.below(23) {
    case ..<8: .insert(section: section, row: row, hasNote: dice.hits(oneIn: 3))
    case ..<13: .remove(section: section, row: row)
    case ..<16: .move(section: section, row: row, toSection: dice.below(3), toRow: dice.below(9))
    case 16: .shuffle(section: section, dice.next())
    case 17: .replaceAll(section: section)
    case 18...20: .link(section: section, row: row)
    default: .rename(section: section, row: row)
    }
  }
}
