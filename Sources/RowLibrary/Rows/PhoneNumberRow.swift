/// A row that shows a name and a phone number in columns.
///
/// Selecting the row opens a menu with actions to call the number, to send a text to it, to copy
/// it, and to show the contact. A search for digits ignores how the number is grouped.
@MainActor public protocol PhoneNumberRow: SelectableRow, ContextMenuRow where Cell == TableCell {
  /// The name of the owner.
  var name: String { get }

  /// The number.
  var number: String { get }

  /// The kind of number, such as "mobile". The default is `nil`.
  var label: String? { get }

  /// The part of the name by which contacts are sorted, which is bold. The default is `nil`: the
  /// whole name is bold.
  var sortingName: String? { get }

  /// Creates a screen that shows the contact. The default is `nil`: there is none.
  var contact: (() -> ScreenController)? { get }
}

extension PhoneNumberRow {
  public var label: String? { nil }
  public var sortingName: String? { nil }
  public var contact: (() -> ScreenController)? { nil }

  public var isSelectable: Bool {
    access != .disabled && (contact != nil || DialedNumber(number).isValid)
  }
  public func selectionVerb(in words: LocalizedStrings) -> String { words[ActionStrings.actions] }

  public var searchText: String? {
    let shown = PhoneNumberContent.plainText(name, label, number)
    let digits = DialedNumber(number).digits
    return digits == number ? shown : shown + "\t" + digits
  }

  public func configure(_ cell: TableCell) {
    cell.text = name
    cell.content = PhoneNumberContent(
      name: name, label: label, sortingName: sortingName, number: number)
    cell.selectionStyle = .standard
  }

  public func didSelect(_ row: RowContext) {
    row.showActions()
  }

  public var actions: [RowAction] {
    let number = number
    let dialed = DialedNumber(number)
    var actions: [RowAction] = []
    if dialed.isValid {
      actions = [
        RowAction(RowStrings.call) { $0.request(.openURL("tel:" + dialed.address)) },
        RowAction(RowStrings.sendText) { $0.request(.openURL("sms:" + dialed.address)) },
        RowAction(RowStrings.copy) { $0.copy(number) },
      ]
    }
    if let contact {
      actions.append(RowAction(RowStrings.showContact) { $0.push(contact()) })
    }
    return actions
  }
}

/// A row that shows a name and a phone number.
///
/// ```swift
/// PhoneNumberRowController(
///   name: "Ada Lovelace", label: "mobile", sortingName: "Lovelace", number: "+1 555 0142")
/// ```
public final class PhoneNumberRowController: IdentifiedRowController, PhoneNumberRow {
  public let name: String
  public let label: String?
  public let sortingName: String?
  public let contact: (() -> ScreenController)?
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
    self.contact = contact
    read = number
    super.init(id: id)
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
