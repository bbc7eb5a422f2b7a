/// A month calendar with one selected day and today underlined.
struct CalendarContent: CellContent, Sendable {
  private let date: CivilDate
  private let range: ClosedRange<CivilDate>
  private let today: CivilDate?
  private let words: DateStrings
  private let isActive: Bool

  /// The width of a calendar in columns.
  static let width = 22

  /// Creates the calendar of a date's month.
  ///
  /// - Parameters:
  ///   - date: The selected day.
  ///   - range: The days that may be selected; others are faint. The default is every day.
  ///   - today: The day to underline, or `nil` for none. The default is `nil`.
  ///   - words: The names of months and days. The default is English.
  ///   - isActive: Whether the keys move within the calendar. The default is `true`.
  init(
    _ date: CivilDate, in range: ClosedRange<CivilDate> = .unbounded, today: CivilDate? = nil,
    words: DateStrings = .english, isActive: Bool = true
  ) {
    self.date = date
    self.range = range
    self.today = today
    self.words = words
    self.isActive = isActive
  }

  var plainText: String { words.text(for: date) }

  /// Returns the height for six weeks, so that nothing moves when the month changes.
  ///
  /// A width that can't hold a week gets 3 lines, for the days around the selected one.
  func height(forWidth width: Int) -> Int { width < CalendarContent.width ? 3 : 8 }

  func draw(on canvas: Canvas) {
    guard canvas.width >= CalendarContent.width else { return drawNeighbors(on: canvas) }
    let canvas = canvas.inset(left: max(0, (canvas.width - CalendarContent.width) / 2))
    drawTitle(on: canvas)
    for column in 0..<7 {
      drawName(ofWeekday: (column + words.firstWeekday.rawValue) % 7, at: column * 3, on: canvas)
    }
    for day in 1...date.dayCountOfMonth { draw(day, on: canvas) }
  }

  /// Draws the month and as many days around the selected one as fit.
  private func drawNeighbors(on canvas: Canvas) {
    let title = "\(words.shortName(ofMonth: date.month)) \(date.year)"
    canvas.centeredText(title, style: .bold)
    let (reach, start) = neighborhood(canvas.width)
    for distance in -reach...reach {
      let day = date.adding(days: distance)
      let column = start + (distance + reach) * 3
      drawName(ofWeekday: day.weekday.rawValue, at: column, on: canvas)
      draw(day, at: column, line: 2, on: canvas)
    }
  }

  /// Returns the number of days that fit before and after the selected one, and the first column.
  private func neighborhood(_ width: Int) -> (reach: Int, start: Int) {
    let reach = max(0, (width / 3 - 1) / 2)
    return (reach, width / 2 - 2 - reach * 3)
  }

  /// The target of a click.
  enum Target {
    /// A day.
    case day(CivilDate)

    /// The same day a month away, to which the arrows beside the title lead.
    case month(CivilDate)
  }

  /// Returns the target of a click at a point, or `nil` if there is none.
  func target(at point: ScreenPoint, width: Int) -> Target? {
    guard width >= CalendarContent.width else {
      return neighbor(at: point, width: width).map { .day($0) }
    }
    let column = point.column - (width - CalendarContent.width) / 2
    guard (0..<21).contains(column) else { return nil }
    if point.line == 0 {
      let months = column < 3 ? -1 : column > 17 ? 1 : 0
      return months == 0 ? nil : .month(date.adding(months: months))
    }
    let first = date.adding(days: 1 - date.day)
    let day = (point.line - 2) * 7 + column / 3 - CalendarContent.offset(of: first, words) + 1
    guard point.line > 1 else { return nil }
    return CivilDate(year: date.year, month: date.month, day: day).map { .day($0) }
  }

  /// Returns the day at a point in the narrow layout.
  private func neighbor(at point: ScreenPoint, width: Int) -> CivilDate? {
    let (reach, start) = neighborhood(width)
    let place = point.column - start
    guard point.line > 0, (0..<(2 * reach + 1) * 3).contains(place) else { return nil }
    return date.adding(days: place / 3 - reach)
  }

  private func drawTitle(on canvas: Canvas) {
    let style = Style.tint
    canvas.text("«", at: 1, style: style)
    canvas.text("»", at: 20, style: style)
    let title = "\(words.name(ofMonth: date.month)) \(date.year)"
    canvas[ScreenRectangle(column: 2, line: 0, width: 18, height: 1)]
      .centeredText(title, style: .bold)
  }

  private func drawName(ofWeekday weekday: Int, at column: Int, on canvas: Canvas) {
    guard words.shortWeekdays.indices.contains(weekday) else { return }
    canvas.trailingText(
      words.shortWeekdays[weekday], endingAt: column + 3, line: 1, width: 2, style: .secondary)
  }

  private func draw(_ day: Int, on canvas: Canvas) {
    guard let drawn = CivilDate(year: date.year, month: date.month, day: day) else { return }
    let place = CalendarContent.offset(of: drawn.adding(days: 1 - day), words) + day - 1
    draw(drawn, at: place % 7 * 3, line: place / 7 + 2, on: canvas)
  }

  private func draw(_ day: CivilDate, at column: Int, line: Int, on canvas: Canvas) {
    let isChosen = day == date
    var style: Style = range.contains(day) ? .plain : .disabled
    if isChosen {
      style = Style(foreground: .role(.tint), attributes: isActive ? [.bold, .reverse] : .bold)
    }
    if day == today { style = style.adding(.underline) }
    canvas.trailingText(String(day.day), endingAt: column + 3, line: line, width: 2, style: style)
    if isChosen {
      let style: Style = isActive ? .tint : .secondary
      canvas.text("[", at: column, line: line, style: style)
      canvas.text("]", at: column + 3, line: line, style: style)
    }
  }

  private static func offset(of first: CivilDate, _ words: DateStrings) -> Int {
    (first.weekday.rawValue - words.firstWeekday.rawValue + 7) % 7
  }
}
