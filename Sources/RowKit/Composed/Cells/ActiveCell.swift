/// A cell that is kept, knows what it does, and shows at once what it is told.
///
/// Keep a reference to a cell whose value will change; setting the value is all there is to do,
/// whether the cell is in view or not.
///
/// ```swift
/// let wifi = ActiveCell("Wi-Fi", value: "On")
/// wifi.action = { cell in cell.value = cell.value == "On" ? "Off" : "On" }
/// table.add(wifi)
/// ```
///
/// After its action the row is deselected, unless the action led to another screen: then it is
/// deselected on return. A cell without an action can't be selected. Subclass it for looks of
/// your own; a subclass gets the same ways to be made.
open class ActiveCell: TableCell {
  /// The height in lines.
  ///
  /// By default 0, which lets the content of the cell decide. Less than 0 counts as 1.
  public final var height = 0 { didSet { setNeedsDisplay() } }

  /// What selecting the row does; it gets the cell.
  ///
  /// By default nil: the row can't be selected.
  /// The closure belongs to the cell: use the cell it gets instead of capturing it.
  public final var action: ((ActiveCell) -> Void)? { didSet { setNeedsDisplay() } }

  /// What the accessory does when it is clicked, or when `i` is pressed; it gets the cell.
  ///
  /// By default nothing.
  public final var accessoryAction: ((ActiveCell) -> Void)? { didSet { setNeedsDisplay() } }

  /// Creates a cell without words, in the style with the value at the right edge.
  public required init() {
    super.init()
    style = .value
  }

  /// Creates a cell.
  ///
  /// - Parameters:
  ///   - key: What the cell is about.
  ///   - value: What is said about it.
  ///   - style: Where the value stands.
  ///   - action: What selecting the row does; it gets the cell.
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

  /// What the cell is about; the same as ``TableCell/text``.
  public final var key: String {
    get { text }
    set { text = newValue }
  }

  /// What is said about it; the same as ``TableCell/detailText``, kept in every style.
  public final var value: String? {
    get { detailText }
    set { detailText = newValue }
  }

  /// What the cell's row may do with its table: push a screen, show a message.
  ///
  /// It is there as soon as the cell was added to a composed table, within
  /// ``ComposedTableController/compose()`` too, and nil before. Of a cell that was removed again it
  /// has no path.
  public final var row: RowContext? { keeper?.context }

  /// The screen in whose table the cell is, as long as it has a ``row``.
  public final var screen: GenericTableController? { row?.screen }

  /// Deselects the cell's own row and no other, for an action that ends later.
  ///
  /// - Parameter animated: Kept for the name's sake: a terminal shows it at once.
  public final func deselect(animated: Bool = true) {
    guard let row, row.path != nil else { return }
    row.deselect()
  }
}

extension ActiveCell {
  /// Creates a cell of the class it is called on.
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
