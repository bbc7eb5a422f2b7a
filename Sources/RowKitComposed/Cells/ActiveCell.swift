/// A cell that is kept, performs an action and updates as soon as its value changes.
///
/// Keep a reference to a cell whose value will change. Setting the value updates the table, whether
/// or not the cell is in view.
///
/// ```swift
/// let wifi = ActiveCell("Wi-Fi", value: "On")
/// wifi.action = { cell in cell.value = cell.value == "On" ? "Off" : "On" }
/// table.add(wifi)
/// ```
///
/// After its action the row is deselected, unless it ``staysSelected``. If the action led to
/// another screen, the row is deselected on return. A cell without an action can't be selected.
/// Subclass `ActiveCell` to customize its appearance; subclasses inherit its initializers.
open class ActiveCell: TableCell {
  /// The height in lines.
  ///
  /// The default is 0: the content of the cell determines the height. Negative values count as 1.
  public final var height = 0 { didSet { setNeedsDisplay() } }

  /// Called with the cell when the row is selected.
  ///
  /// The default is `nil`: the row can't be selected. The cell owns the closure, so use the cell
  /// passed to it instead of capturing it.
  public final var action: ((ActiveCell) -> Void)? { didSet { setNeedsDisplay() } }

  /// The effect of Return in a word for the bottom line, such as "call".
  ///
  /// The default is `nil`: "select", or "open" for a cell with a disclosure indicator.
  public final var verb: String? { didSet { setNeedsDisplay() } }

  /// Whether the row stays selected after its action, until ``deselect(animated:)`` is called.
  ///
  /// The default is `false`. Set it for an action that continues after it returns, such as a
  /// request, so that the busy row stays marked.
  public final var staysSelected = false

  /// Called with the cell when its accessory is clicked or the `i` key is pressed.
  ///
  /// The default is `nil`.
  public final var accessoryAction: ((ActiveCell) -> Void)? { didSet { setNeedsDisplay() } }

  /// The effect of the accessory in a word for the bottom line, such as "remove".
  ///
  /// The default is `nil`: "details".
  public final var accessoryVerb: String? { didSet { setNeedsDisplay() } }

  /// The record of the values that rows store, if ``ComposedTableController/compose()`` makes the cell.
  let ownValues = OwnValues.current

  /// Creates an empty cell with its value at the right edge.
  public required init() {
    super.init()
    style = .value
  }

  /// Creates a cell.
  ///
  /// - Parameters:
  ///   - key: The name of the value.
  ///   - value: The value. The default is `nil`.
  ///   - style: The placement of the value. The default is `.value`.
  ///   - action: Called with the cell when the row is selected. The default is `nil`.
  public convenience init(
    _ key: String, value: String? = nil, style: CellStyle = .value,
    action: ((ActiveCell) -> Void)? = nil
  ) {
    self.init()
    self.key = key
    self.value = value
    self.style = style
    self.action = action
  }

  /// The name of the value.
  ///
  /// The same as ``RowKitRows/TableCell/text``.
  public final var key: String {
    get { text }
    set { text = newValue }
  }

  /// The value.
  ///
  /// The same as ``RowKitRows/TableCell/detailText``, stored in every style.
  public final var value: String? {
    get { detailText }
    set { detailText = newValue }
  }

  /// The context of the cell's row, for pushing a screen or showing a message.
  ///
  /// Available as soon as the cell is added to a composed table, including during
  /// ``ComposedTableController/compose()``, and `nil` before. After the cell is removed, the
  /// context has no path.
  public final var row: RowContext? { keeper?.context }

  /// The screen that contains the cell, or `nil` if the cell has no ``row``.
  public final var screen: GenericTableController? { row?.screen }

  /// Deselects the cell's own row, for an action that ends later.
  ///
  /// - Parameter animated: Has no effect. A terminal shows the change at once.
  public final func deselect(animated: Bool = true) {
    guard let row, row.path != nil else { return }
    row.deselect()
  }
}

extension ActiveCell {
  /// Creates a cell of the class this method is called on.
  public static func cell(
    _ key: String, value: String? = nil, style: CellStyle = .value,
    action: ((ActiveCell) -> Void)? = nil
  ) -> Self {
    let cell = Self()
    cell.key = key
    cell.value = value
    cell.style = style
    cell.action = action
    return cell
  }
}
