public import RowKit

/// A row that shows a rating and lets a person change it.
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
  ///   - label: The thing that is rated.
  ///   - rating: The initial number of stars.
  ///   - highestRating: The largest number of stars.
  ///   - id: A stable identity for the row.
  ///   - onChange: Called with the new number of stars after a person changes it.
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
