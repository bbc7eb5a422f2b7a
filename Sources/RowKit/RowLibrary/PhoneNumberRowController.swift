/// The ready row that shows whose a telephone number is.
public final class PhoneNumberRowController: PhoneNumberRow {
  public let name: String
  public let number: String
  public let rowID: RowID?

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - name: Whose number it is, and of which kind.
  ///   - number: The number.
  ///   - id: What makes it the same row after a change.
  public init(name: String, number: String, id: RowID? = nil) {
    self.name = name
    self.number = number
    rowID = id
  }
}

extension CellController where Self == PhoneNumberRowController {
  /// Creates a ``PhoneNumberRowController``.
  public static func phoneNumber(name: String, number: String, id: RowID? = nil)
    -> PhoneNumberRowController
  {
    PhoneNumberRowController(name: name, number: number, id: id)
  }
}
