/// A row with a colour, which opens swatches and a track each for red, green and blue below it.
///
/// The arrow keys go through the swatches; below them up and down go from track to track, and left
/// and right move the knob.
@MainActor public protocol ColorRow: PickerRow where Value == RGBColor {
  /// The colour; nil is shown as a dash.
  var color: RGBColor? { get set }

  /// The colours that are offered. By default sixteen that are easily told apart.
  var swatches: [RGBColor] { get }
}

extension ColorRow {
  public var swatches: [RGBColor] { RGBColor.standardSwatches }
  public var searchText: String? { label }
  public var keyHints: [KeyHint] {
    [KeyHint("←↑↓→", \.rows.changeColor, isProminent: false)]
  }

  public var value: RGBColor? {
    get { color }
    set { color = newValue }
  }

  public func line(isOpen: Bool, words: Words) -> ControlContent {
    ControlContent(
      label, labelStyle: isOpen ? .bold : .plain, neededWidth: 7, control: ColorContent(color))
  }

  public func openedContent(part: Int, words: Words) -> any CellContent {
    let shown = color ?? RGBColor(0, 0, 0)
    let tracks = ColorContent.parts.enumerated().map { index, channel in
      let amount = shown[keyPath: channel.keyPath]
      let isActive = part == index + 1
      let name = words.rows[keyPath: channel.name]
      return ControlContent(
        isActive ? "‹\(name)›" : " \(name) ",
        labelStyle: isActive ? .bold : .secondary, controlWidth: 30,
        control: TrackContent(
          Double(amount) / 255, text: String(amount), textWidth: 3,
          style: Style(foreground: channel.color)))
    }
    return LinesContent([SwatchesContent(swatches, selected: place, isActive: part == 0)] + tracks)
  }

  public func handleWhileOpen(_ key: KeyPress, row: RowContext) -> Bool {
    row.expandedPart == 0 ? moveInSwatches(key, row) : moveKnob(key, row)
  }

  public func clickWhileOpen(at point: ScreenPoint, width: Int, row: RowContext) {
    let grid = SwatchesContent(swatches, selected: nil)
    let part = point.line - grid.height(forWidth: width) + 1
    if let place = grid.swatch(at: point, width: width) {
      row.expandedPart = 0
      choose(place, row)
    } else if (1...3).contains(part) {
      row.expandedPart = part
    }
  }

  private func moveInSwatches(_ key: KeyPress, _ row: RowContext) -> Bool {
    let columns = SwatchesContent.columnCount(
      row.cell.map { $0.state.width - $0.indentation } ?? 32)
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
    if swatches.indices.contains(place) { pick(swatches[place], row: row) }
  }

  private func mix(_ part: Int, by distance: Int, _ row: RowContext) {
    var mixed = color ?? RGBColor(0, 0, 0)
    let keyPath = ColorContent.parts[part - 1].keyPath
    mixed[keyPath: keyPath] = UInt8((Int(mixed[keyPath: keyPath]) + distance).clamped(to: 0...255))
    pick(mixed, row: row)
  }

  /// Which of the swatches is chosen; nil for none of them.
  private var place: Int? { color.flatMap { swatches.firstIndex(of: $0) } }
}
