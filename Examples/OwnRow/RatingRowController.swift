public import RowKit

/// The ready row that shows a rating and lets a person change it.
///
/// ```swift
/// RatingRowController("Marimba", rating: 4) { settings.marimba = $0 }
/// ```
public final class RatingRowController: RatingRow {
  public let label: String
  public let highestRating: Int
  public let rowID: RowID?

  public var rating: Int {
    didSet { if rating != oldValue { onChange?(rating) } }
  }

  private let onChange: ((Int) -> Void)?

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - label: What is rated.
  ///   - rating: The number of stars at first.
  ///   - highestRating: How many stars there can be.
  ///   - id: What makes it the same row after a change.
  ///   - onChange: Is told the new number of stars after a person changed it.
  public init(
    _ label: String, rating: Int, of highestRating: Int = 5, id: RowID? = nil,
    onChange: ((Int) -> Void)? = nil
  ) {
    self.label = label
    self.rating = rating
    self.highestRating = highestRating
    rowID = id
    self.onChange = onChange
  }
}

extension CellController where Self == RatingRowController {
  /// Creates a ``RatingRowController``.
  public static func rating(
    _ label: String, rating: Int, of highestRating: Int = 5, id: RowID? = nil,
    onChange: ((Int) -> Void)? = nil
  ) -> RatingRowController {
    RatingRowController(label, rating: rating, of: highestRating, id: id, onChange: onChange)
  }
}
