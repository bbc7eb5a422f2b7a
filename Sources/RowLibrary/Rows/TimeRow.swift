/// A row with a time of day, which expands to wheels for hours and minutes.
///
/// Left and Right move between the wheels, and Up and Down turn the wheel.
@MainActor public protocol TimeRow: PickerRow where Value == CivilTime {
  /// The time. `nil` is shown as a dash.
  var time: CivilTime? { get set }

  /// The times that can be selected. The default is the whole day.
  var range: ClosedRange<CivilTime> { get }

  /// The step of the minute wheel in minutes, from 1 to 30. The default is 1.
  var minuteStep: Int { get }

  /// The format of times. The default is `nil`, which uses the screen's format.
  var words: DateStrings? { get }
}

extension TimeRow {
  public var range: ClosedRange<CivilTime> { .unbounded }
  public var minuteStep: Int { 1 }
  public var words: DateStrings? { nil }
  public var keyHints: [KeyHint] {
    [KeyHint("←↑↓→", \.rows.changeTime, isProminent: false)]
  }

  public var value: CivilTime? {
    get { time }
    set { time = newValue }
  }

  public var startingValue: CivilTime? { wheels.time }

  public func question(_ row: RowContext) -> Question? {
    let range = range
    return question(
      row, rule: \.time, example: "\(wheels.time)", now: time?.description,
      read: { CivilTime($0).flatMap { range.contains($0) ? $0 : nil } })
  }

  public func line(isOpen: Bool, words: LocalizedStrings) -> ControlContent {
    line(time.map { (self.words ?? words.dates).text(for: $0) }, isOpen: isOpen)
  }

  public func openedContent(part: Int, words: LocalizedStrings) -> any CellContent {
    WheelsContent(wheels.wheels, active: part, separator: ":")
  }

  public func handleWhileOpen(_ key: KeyPress, row: RowContext) -> Bool {
    row.useWheels(key, parts: 0...1) { turn($0, by: $1, row) }
  }

  public func clickWhileOpen(at point: ScreenPoint, width: Int, row: RowContext) {
    let wheels = WheelsContent(wheels.wheels, active: 0, separator: ":")
    row.clickWheels(wheels, at: point, width: width) { turn($0, by: $1, row) }
  }

  private func turn(_ part: Int, by direction: Int, _ row: RowContext) {
    pick(wheels.turned(part, by: direction).clamped(to: range), row: row)
  }

  /// The wheels at the current time.
  ///
  /// An empty row begins at noon.
  private var wheels: TimeWheels {
    TimeWheels((time ?? .noon).clamped(to: range), minuteStep: minuteStep)
  }
}
