/// A row that is on or off, with a switch or a checkbox.
@MainActor public protocol ToggleRow: SelectableRow, ControlRow, DetailedRow, ImageRow {
  /// Whether the row is on, or checked.
  var isOn: Bool { get set }

  /// The control that shows the state. The default is `.switch`.
  var style: ToggleStyle { get }
}

extension ToggleRow {
  public var style: ToggleStyle { .switch }
  public var formValue: FormValue { .flag(isOn) }
  public func selectionVerb(in words: LocalizedStrings) -> String { words[ActionStrings.onOff] }

  public func configure(_ cell: TableCell) {
    cell.showsOn = isOn
    if let detail { cell.spokenStates = [.other(detail)] }
    switch style {
    case .switch: showSwitch(in: cell)
    case .checkbox: showCheckbox(in: cell)
    }
  }

  private func showSwitch(in cell: TableCell) {
    cell.text = label
    cell.image = image
    cell.show(
      ControlContent(
        label, labelStyle: isSelectable ? .plain : .disabled, controlWidth: SwitchContent.width,
        detail: detail, control: SwitchContent(isOn: isOn, words: cell.words)),
      access: access)
  }

  private func showCheckbox(in cell: TableCell) {
    cell.show(label, detail: detail, mark: isOn ? "☑" : "☐", isMarked: isOn, access: access)
    cell.accessibilityLabel = label + "\t" + cell.words[isOn ? SpeechStrings.on : .off]
  }

  public func question(_ row: RowContext) -> Question? {
    guard isSelectable else { return nil }
    let chosen = ChosenValue(self, row, \.isOn)
    return Question(.yesOrNo(now: isOn) { chosen.store($0) })
  }

  public func didSelect(_ row: RowContext) {
    let cell = row.drawnCell
    // A person toggles the visible state, even if the value has changed since.
    isOn = !(cell?.sawOn(self) ?? isOn)
    cell?.forgetDrawing()
    row.reloadVisibleRows()
  }
}

/// A row that is on or off, with a switch or a checkbox.
///
/// ```swift
/// ToggleRowController("Wi-Fi", $settings.isWiFiOn)
/// ToggleRowController("Bread", $shopping.hasBread, style: .checkbox)
/// ```
public final class ToggleRowController: BoundRowController<Bool>, ToggleRow, FormRow, RepeatableRow
{
  public let style: ToggleStyle

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - label: The title of the row.
  ///   - isOn: Whether the row is on, or checked. `nil` is shown as off.
  ///   - style: The control that shows the state.
  ///   - detail: Details on a second line.
  ///   - image: The image at the left of a row with a switch.
  ///   - id: The row's identity across changes.
  public init<Value: BindableValue<Bool>>(
    _ label: String, _ isOn: Binding<Value>, style: ToggleStyle = .switch, detail: String? = nil,
    image: CellImage? = nil, id: RowID? = nil
  ) {
    self.style = style
    super.init(
      label, isOn.asOptional.replacingNil(with: false), detail: detail, image: image, id: id)
  }

  public var isOn: Bool {
    get { value }
    set { value = newValue }
  }
}

extension CellController where Self == ToggleRowController {
  /// Creates a ``RowLibrary/ToggleRowController`` with a switch.
  public static func toggle<Value: BindableValue<Bool>>(
    _ label: String, _ isOn: Binding<Value>, detail: String? = nil, image: CellImage? = nil,
    id: RowID? = nil
  ) -> ToggleRowController {
    ToggleRowController(label, isOn, detail: detail, image: image, id: id)
  }

  /// Creates a ``RowLibrary/ToggleRowController`` with a checkbox.
  public static func check<Value: BindableValue<Bool>>(
    _ label: String, _ isChecked: Binding<Value>, detail: String? = nil, id: RowID? = nil
  ) -> ToggleRowController {
    ToggleRowController(label, isChecked, style: .checkbox, detail: detail, id: id)
  }
}

/// The control that shows whether a ``ToggleRow`` is on.
public enum ToggleStyle: Hashable, Sendable {
  /// A switch at the right edge.
  case `switch`

  /// A checkbox before the title.
  ///
  /// It takes the place of an image.
  case checkbox
}
