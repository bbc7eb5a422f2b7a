public import RowKit

/// A row that shows a rating and lets a person change it.
///
/// ```swift
/// RatingRowController("Marimba", $settings.marimba)
/// ```
public final class RatingRowController: RatingRow, FormRow {
  public let label: String
  public let highestRating: Int
  public let rowID: RowID?
  private let stars: Binding<Int>

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - label: The thing that is rated.
  ///   - stars: The number of stars.
  ///   - highestRating: The largest number of stars.
  ///   - id: A stable identity for the row.
  public init(
    _ label: String, _ stars: Binding<Int>, of highestRating: Int = 5, id: RowID? = nil
  ) {
    self.label = label
    self.stars = stars
    self.highestRating = highestRating
    rowID = id
  }

  public var rating: Int {
    get { stars.value }
    set { if newValue != stars.value { stars.value = newValue } }
  }

  public var boundProperty: BoundProperty? { stars.property }

  // MARK: FormRow

  public var formValue: FormValue { .integer(rating) }
  public var access = FieldAccess.editable
}

extension CellController where Self == RatingRowController {
  /// Creates a ``RatingRowController``.
  public static func rating(
    _ label: String, _ stars: Binding<Int>, of highestRating: Int = 5, id: RowID? = nil
  ) -> RatingRowController {
    RatingRowController(label, stars, of: highestRating, id: id)
  }
}
