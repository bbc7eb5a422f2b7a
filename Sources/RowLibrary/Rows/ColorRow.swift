/// A row with a color, which expands to swatches and a slider each for red, green and blue.
///
/// The arrow keys move through the swatches. In the sliders, Up and Down move between sliders, and
/// Left and Right move the knob.
@MainActor public protocol ColorRow: PickerRow where Value == RGBColor {
  /// The available colors. The default is `RGBColor.standardSwatches`.
  var swatches: [RGBColor] { get }
}

extension ColorRow {
  public var swatches: [RGBColor] { RGBColor.standardSwatches }
  public var searchText: String? { label }
  public var keyHints: [KeyHint] {
    [KeyHint("←↑↓→", RowStrings.changeColor, isProminent: false).whileOpen()] + clearingHints
  }

  public func question(_ row: RowContext) -> Question? {
    question(
      row, rule: LocalizedStrings.fill(row.words[SpeechStrings.color], "#ff8800"),
      now: value?.description, read: { RGBColor($0) })
  }

  public func line(isOpen: Bool, words: LocalizedStrings) -> ControlContent {
    ControlContent(
      label, labelStyle: isOpen ? .bold : .plain, neededWidth: 7, control: ColorContent(value))
  }

  public func openedContent(part: Int, words: LocalizedStrings) -> any CellContent {
    let tracks = (1...3).map { track($0, isActive: $0 == part, words) }
    return LinesContent([SwatchesContent(swatches, selected: place, isActive: part == 0)] + tracks)
  }

  public func handleWhileOpen(_ key: KeyPress, row: RowContext) -> Bool {
    row.expandedPart == 0 ? moveInSwatches(key, row) : moveKnob(key, row)
  }

  public func handleWhileOpen(_ event: MouseEvent, width: Int, row: RowContext) {
    if event.action == .drag {
      drag(to: event.point, width: width, row)
    } else {
      click(at: event.point, width: width, row)
    }
  }

  private func click(at point: ScreenPoint, width: Int, _ row: RowContext) {
    if let place = grid.swatch(at: point, width: width) {
      row.expandedPart = 0
      choose(place, row)
    } else if let part = (1...3).first(where: { trackLines($0, width, row).contains(point.line) }) {
      row.expandedPart = part
      moveKnob(of: part, to: point, width: width, isDragged: false, row)
    }
  }

  /// Drags the knob of the clicked slider, or selects the color under the mouse.
  private func drag(to point: ScreenPoint, width: Int, _ row: RowContext) {
    let part = row.expandedPart
    if part > 0 { return moveKnob(of: part, to: point, width: width, isDragged: true, row) }
    if let place = grid.swatch(at: point, width: width) { choose(place, row) }
  }

  /// Moves the knob of a slider to a point in the expanded content, if the point is on the track.
  private func moveKnob(
    of part: Int, to point: ScreenPoint, width: Int, isDragged: Bool, _ row: RowContext
  ) {
    let lines = trackLines(part, width, row)
    let line = point.line.clamped(to: lines.lowerBound...lines.upperBound - 1)
    let inner = ScreenPoint(column: point.column, line: line - lines.lowerBound)
    let control = track(part, isActive: false, row.cell?.words ?? .english)
    guard let place = control.inControl(inner, width: width),
      let fraction = bar(part).fraction(
        at: place.point.column, width: place.width, isDragged: isDragged)
    else { return }
    pick(mixed(part) { _ in Int((fraction * 255).rounded()) }, row: row)
  }

  /// Returns the range of lines of a slider below the swatches.
  private func trackLines(_ part: Int, _ width: Int, _ row: RowContext) -> Range<Int> {
    let words = row.cell?.words ?? .english
    let heights = (1...part).map {
      track($0, isActive: false, words).height(forWidth: width)
    }
    let end = heights.reduce(grid.height(forWidth: width), +)
    return end - heights[part - 1]..<end
  }

  private func moveInSwatches(_ key: KeyPress, _ row: RowContext) -> Bool {
    let columns = SwatchesContent.columnCount(
      row.cell.map { $0.state.width - $0.indentation } ?? 32)
    switch key {
    case KeyPress(.left): go(toSwatchAt: (place ?? 1) - 1, row)
    case KeyPress(.right): go(toSwatchAt: (place ?? -1) + 1, row)
    case KeyPress(.up): go(toSwatchAt: (place ?? columns) - columns, row)
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
    case KeyPress(.down): row.goToPart(part + 1, in: 1...3)
    case KeyPress(.left): go(to: mixed(part) { $0 - 5 }, row)
    case KeyPress(.right): go(to: mixed(part) { $0 + 5 }, row)
    case KeyPress(.left, .shift), KeyPress("-"): go(to: mixed(part) { $0 - 1 }, row)
    case KeyPress(.right, .shift), KeyPress("+"): go(to: mixed(part) { $0 + 1 }, row)
    default: return false
    }
    return true
  }

  private func go(toSwatchAt place: Int, _ row: RowContext) {
    go(to: swatches.indices.contains(place) ? swatches[place] : value, row)
  }

  private func choose(_ place: Int, _ row: RowContext) {
    if swatches.indices.contains(place) { pick(swatches[place], row: row) }
  }

  /// Returns the color with another red, green or blue component, clamped to 0...255.
  private func mixed(_ part: Int, _ change: (Int) -> Int) -> RGBColor {
    var mixed = value ?? RGBColor(0, 0, 0)
    let keyPath = ColorContent.parts[part - 1].keyPath
    mixed[keyPath: keyPath] = UInt8(change(Int(mixed[keyPath: keyPath])).clamped(to: 0...255))
    return mixed
  }

  // MARK: Content

  private var grid: SwatchesContent { SwatchesContent(swatches, selected: nil) }

  /// Returns the slider of red, green or blue: part 1, 2 or 3.
  private func track(_ part: Int, isActive: Bool, _ words: LocalizedStrings) -> ControlContent {
    let name = words[ColorContent.parts[part - 1].name]
    return ControlContent(
      isActive ? "‹\(name)›" : " \(name) ",
      labelStyle: isActive ? .bold : .secondary, controlWidth: 30, control: bar(part))
  }

  private func bar(_ part: Int) -> TrackContent {
    let channel = ColorContent.parts[part - 1]
    let amount = (value ?? RGBColor(0, 0, 0))[keyPath: channel.keyPath]
    return TrackContent(
      Double(amount) / 255, text: String(amount), textWidth: 3,
      style: Style(foreground: channel.color))
  }

  /// The index of the selected swatch, or `nil` if none matches the color.
  private var place: Int? { value.flatMap { swatches.firstIndex(of: $0) } }
}

/// A row with a color.
///
/// ```swift
/// ColorRowController("Light", $settings.light)
/// ```
public final class ColorRowController: BoundRowController<RGBColor?>, ColorRow, FormRow,
  RepeatableRow
{
  public let swatches: [RGBColor]

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - label: The title of the row.
  ///   - color: The value. Delete clears an optional value.
  ///   - swatches: The swatches.
  ///   - id: The row's identity across changes.
  public init<Value: BindableValue<RGBColor>>(
    _ label: String, _ color: Binding<Value>, swatches: [RGBColor] = RGBColor.standardSwatches,
    id: RowID? = nil
  ) {
    self.swatches = swatches
    super.init(label, color.asOptional, allowsNone: Value.isOptional, id: id)
  }
}

extension CellController where Self == ColorRowController {
  /// Creates a ``RowLibrary/ColorRowController``.
  public static func color<Value: BindableValue<RGBColor>>(
    _ label: String, _ color: Binding<Value>, swatches: [RGBColor] = RGBColor.standardSwatches,
    id: RowID? = nil
  ) -> ColorRowController {
    ColorRowController(label, color, swatches: swatches, id: id)
  }
}
