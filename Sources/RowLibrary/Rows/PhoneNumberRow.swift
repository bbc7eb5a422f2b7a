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

  /// Whether ``makeContactScreen()`` returns a screen. The default is `false`.
  var hasContact: Bool { get }

  /// Creates a screen that shows the contact, or returns `nil` if there is none. The default is
  /// `nil`.
  func makeContactScreen() -> ScreenController?
}

extension PhoneNumberRow {
  public var label: String? { nil }
  public var sortingName: String? { nil }
  public var hasContact: Bool { false }
  public func makeContactScreen() -> ScreenController? { nil }

  public var isSelectable: Bool { hasContact || DialedNumber(number).isValid }
  public func selectionVerb(in words: LocalizedStrings) -> String { words.actions.actions }

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
        RowAction(\.rows.contacts.call) { $0.request(.openURL("tel:" + dialed.address)) },
        RowAction(\.rows.contacts.sendText) { $0.request(.openURL("sms:" + dialed.address)) },
        RowAction(\.rows.contacts.copyNumber) { $0.copy(number) },
      ]
    }
    if hasContact {
      actions.append(
        RowAction(\.rows.contacts.showContact) { [weak self] row in
          if let screen = self?.makeContactScreen() { row.push(screen) }
        })
    }
    return actions
  }
}
