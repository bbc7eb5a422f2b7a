/// A row with a colour, which opens swatches and a track each for red, green and blue below it.
///
/// The arrow keys go through the swatches; below them up and down go from track to track, and left
/// and right move the knob.
@MainActor public protocol ColorRow: SelectableRow, KeyRespondingRow where Cell == TableCell {
  /// The words of the row.
  var label: String { get }

  /// The colour; nil is shown as a dash.
  var color: RGBColor? { get set }

  /// The colours that are offered. By default sixteen that are easily told apart.
  var swatches: [RGBColor] { get }

  /// Whether Delete makes the colour nil. By default false.
  var allowsNone: Bool { get }
}

extension ColorRow {
  public var swatches: [RGBColor] { RGBColor.standardSwatches }
  public var allowsNone: Bool { false }
  public var searchText: String? { label }
  public var keyHints: [KeyHint] {
    [KeyHint("←↑↓→", "change the open colour", isProminent: false)]
  }

  public func configure(_ cell: TableCell) {
    let line = ControlContent(
      label, labelStyle: cell.state.isExpanded ? .bold : .plain, neededWidth: 7,
      control: ColorContent(color))
    cell.text = label
    guard cell.state.isExpanded else { return cell.content = line }
    // Open, it is seen in its own colours; the mark at the left and the tint tell of the cursor.
    cell.selectionStyle = .none
    cell.content = LinesContent([line] + opened(part: cell.state.expandedPart))
    cell.accessibilityLabel = line.plainText
  }

  public func didSelect(_ row: RowContext) {
    row.isExpanded.toggle()
  }

  public func handle(_ key: KeyPress, row: RowContext) -> Bool {
    if allowsNone, key == KeyPress(.delete) || key == KeyPress(.backspace) {
      row.isExpanded = false
      change(to: nil, row)
      return true
    }
    guard row.isExpanded else { return false }
    if key == KeyPress(.escape) {
      row.isExpanded = false
      return true
    }
    return row.expandedPart == 0 ? moveInSwatches(key, row) : moveKnob(key, row)
  }

  // MARK: Keys

  private func moveInSwatches(_ key: KeyPress, _ row: RowContext) -> Bool {
    let columns = SwatchesContent.columnCount(
      row.cell.map { $0.state.width - $0.indentation } ?? 32)
    let place = color.flatMap { swatches.firstIndex(of: $0) }
    switch key {
    case KeyPress(.left): choose((place ?? 1) - 1, row)
    case KeyPress(.right): choose((place ?? -1) + 1, row)
    case KeyPress(.up): choose((place ?? columns) - columns, row)
    case KeyPress(.down):
      let below = (place ?? 0) + columns
      if swatches.indices.contains(below) { choose(below, row) } else { row.expandedPart = 1 }
    default: return false
    }
    return true
  }

  private func moveKnob(_ key: KeyPress, _ row: RowContext) -> Bool {
    let part = row.expandedPart
    switch key {
    case KeyPress(.up): row.expandedPart = part - 1
    case KeyPress(.down): row.expandedPart = min(3, part + 1)
    case KeyPress(.left): mix(part, by: -5, row)
    case KeyPress(.right): mix(part, by: 5, row)
    case KeyPress(.left, .shift), KeyPress("-"): mix(part, by: -1, row)
    case KeyPress(.right, .shift), KeyPress("+"): mix(part, by: 1, row)
    default: return false
    }
    return true
  }

  private func choose(_ place: Int, _ row: RowContext) {
    if swatches.indices.contains(place) { change(to: swatches[place], row) }
  }

  private func mix(_ part: Int, by distance: Int, _ row: RowContext) {
    var mixed = color ?? RGBColor(0, 0, 0)
    let keyPath = ColorContent.parts[part - 1].keyPath
    mixed[keyPath: keyPath] = UInt8(min(max(Int(mixed[keyPath: keyPath]) + distance, 0), 255))
    change(to: mixed, row)
  }

  private func change(to wanted: RGBColor?, _ row: RowContext) {
    guard wanted != color else { return }
    color = wanted
    row.reloadVisibleRows()
  }

  // MARK: Looks

  private func opened(part: Int) -> [any CellContent] {
    let place = color.flatMap { swatches.firstIndex(of: $0) }
    let shown = color ?? RGBColor(0, 0, 0)
    let tracks = ColorContent.parts.enumerated().map { index, channel in
      let amount = shown[keyPath: channel.keyPath]
      let isActive = part == index + 1
      return ControlContent(
        (isActive ? "‹\(channel.name)›" : " \(channel.name) "),
        labelStyle: isActive ? .bold : .secondary, controlWidth: 30,
        control: TrackContent(
          Double(amount) / 255, text: String(amount), textWidth: 3,
          style: Style(foreground: channel.color)))
    }
    return [SwatchesContent(swatches, selected: place, isActive: part == 0)] + tracks
  }
}
