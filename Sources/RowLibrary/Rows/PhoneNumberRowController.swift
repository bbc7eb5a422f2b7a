/// A ready-made row that shows a name and a phone number.
///
/// ```swift
/// PhoneNumberRowController(
///   name: "Ada Lovelace", label: "mobile", sortingName: "Lovelace", number: "+1 555 0142")
/// ```
public final class PhoneNumberRowController: PhoneNumberRow {
  public let name: String
  public let label: String?
  public let sortingName: String?
  public let rowID: RowID?
  private let contact: (() -> ScreenController)?
  private let read: () -> String?

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - name: The name of the owner.
  ///   - label: The kind of number, such as "mobile".
  ///   - sortingName: The part of the name that is bold, or `nil` for all of it.
  ///   - id: The row's identity across changes.
  ///   - contact: Creates a screen that shows the contact.
  ///   - number: Returns the number whenever the row is shown. `nil` is shown as a dash.
  public init(
    name: String, label: String? = nil, sortingName: String? = nil, id: RowID? = nil,
    contact: (() -> ScreenController)? = nil, number: @escaping () -> String?
  ) {
    self.name = name
    self.label = label
    self.sortingName = sortingName
    rowID = id
    self.contact = contact
    read = number
  }

  /// Creates a row with a constant number.
  ///
  /// `nil` is shown as a dash.
  public convenience init(
    name: String, label: String? = nil, sortingName: String? = nil, number: String?,
    id: RowID? = nil, contact: (() -> ScreenController)? = nil
  ) {
    self.init(name: name, label: label, sortingName: sortingName, id: id, contact: contact) {
      number
    }
  }

  /// Creates a row for a bound number.
  public convenience init<Value: BindableValue<String>>(
    name: String, label: String? = nil, sortingName: String? = nil, number: Binding<Value>,
    id: RowID? = nil, contact: (() -> ScreenController)? = nil
  ) {
    self.init(name: name, label: label, sortingName: sortingName, id: id, contact: contact) {
      number.value.asOptional
    }
  }

  public var number: String { read() ?? Placeholder.missingValue }

  public func spokenText(of cell: TableCell) -> SpokenText {
    var spoken = cell.spokenText
    if read() == nil { spoken.signs = [.missingValue] }
    return spoken
  }

  public var hasContact: Bool { contact != nil }

  public func makeContactScreen() -> ScreenController? { contact?() }
}

extension CellController where Self == PhoneNumberRowController {
  /// Creates a ``RowLibrary/PhoneNumberRowController``.
  public static func phoneNumber(
    name: String, label: String? = nil, sortingName: String? = nil, number: String?,
    id: RowID? = nil, contact: (() -> ScreenController)? = nil
  ) -> PhoneNumberRowController {
    PhoneNumberRowController(
      name: name, label: label, sortingName: sortingName, number: number, id: id,
      contact: contact)
  }

  /// Creates a ``RowLibrary/PhoneNumberRowController`` for a bound number.
  public static func phoneNumber<Value: BindableValue<String>>(
    name: String, label: String? = nil, sortingName: String? = nil, number: Binding<Value>,
    id: RowID? = nil, contact: (() -> ScreenController)? = nil
  ) -> PhoneNumberRowController {
    PhoneNumberRowController(
      name: name, label: label, sortingName: sortingName, number: number, id: id,
      contact: contact)
  }
}
