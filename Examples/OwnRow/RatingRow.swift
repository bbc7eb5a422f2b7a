public import RowKit

/// A row that shows a rating in stars, which the arrow keys change.
///
/// Make an object of your app such a row by conforming, or use ``RatingRowController``.
@MainActor public protocol RatingRow: KeyRespondingRow, ControlRow {
  /// The thing that is rated.
  var label: String { get }

  /// The number of stars, from 0 to ``highestRating``.
  var rating: Int { get set }

  /// The largest number of stars. The default is 5.
  var highestRating: Int { get }
}

extension RatingRow {
  public var highestRating: Int { 5 }

  public var searchText: String? { label }

  public func configure(_ cell: TableCell) {
    cell.isEnabled = access != .disabled
    cell.content = ColumnsContent([
      .flexible(TextContent(label, numberOfLines: 1)),
      .fixed(highestRating, StarsContent(rating, of: highestRating)),
    ])
  }

  public func handle(_ key: KeyPress, row: RowContext) -> Bool {
    guard let wanted = rating(after: key) else { return false }
    rating = max(0, min(wanted, highestRating))
    row.reload()
    return true
  }

  public var keyHints: [KeyHint] { [KeyHint("← →", "rate")] }

  public func spokenText(of cell: TableCell) -> SpokenText {
    SpokenText(label, value: "\(rating) of \(highestRating) stars")
  }

  public func question(_ row: RowContext) -> Question? {
    guard access == .editable else { return nil }
    let rule = "0 to \(highestRating) stars"
    return Question(
      .text(Question.Text(now: String(rating), rule: rule)) { [self] text in
        guard let wanted = Int(text), (0...highestRating).contains(wanted) else { return rule }
        rating = wanted
        row.reload()
        return nil
      })
  }

  /// Returns the rating after a key, or `nil` if the key has no effect.
  private func rating(after key: KeyPress) -> Int? {
    switch key {
    case KeyPress(.left): rating - 1
    case KeyPress(.right): rating + 1
    default: nil
    }
  }
}
