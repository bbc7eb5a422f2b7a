import RowKit

/// A label with words beside it, one of which may be highlighted, on as many lines as necessary.
///
/// In a narrow table the words begin below the label.
struct ButtonsContent: CellContent {
  /// One of the words.
  struct Item {
    /// The key shown before the title, or `nil`.
    var key: Character?
    let title: String

    /// The width in columns, including the brackets around it or the blanks in their place.
    var width: Int { title.count + (key == nil ? 2 : 4) }
  }

  let label: String
  let items: [Item]

  /// The index of the highlighted item, or `nil`.
  let chosen: Int?

  private static let labelWidth = 11
  private static let narrowWidth = 30

  var plainText: String {
    label + "\t" + items.map(\.title).joined(separator: ", ")
  }

  func height(forWidth width: Int) -> Int {
    (places(width).last?.line ?? 0) + 1
  }

  func draw(on canvas: Canvas) {
    canvas.truncatedText(label, width: canvas.width, style: .bold)
    for (index, place) in places(canvas.width).enumerated() {
      draw(items[index], at: place, isChosen: index == chosen, on: canvas)
    }
  }

  private func draw(_ item: Item, at place: ScreenPoint, isChosen: Bool, on canvas: Canvas) {
    let style = isChosen ? Style.bold : .plain
    var column = canvas.text(isChosen ? "[" : " ", at: place.column, line: place.line)
    if let key = item.key {
      column = canvas.text(String(key), at: column, line: place.line, style: .tint.adding(.bold))
      column += 1
    }
    column = canvas.text(item.title, at: column, line: place.line, style: style)
    canvas.text(isChosen ? "]" : " ", at: column, line: place.line)
  }

  /// Returns the index of the item at a point, or `nil` beside the items.
  func index(at point: ScreenPoint, width: Int) -> Int? {
    zip(places(width), items).enumerated().first { _, item in
      let (place, content) = item
      return point.line == place.line
        && (place.column..<place.column + content.width).contains(point.column)
    }?.offset
  }

  /// Returns the positions of the items.
  ///
  /// A full line wraps to the next.
  private func places(_ width: Int) -> [ScreenPoint] {
    let isNarrow = width < ButtonsContent.narrowWidth
    let start = isNarrow ? 1 : ButtonsContent.labelWidth
    var place = ScreenPoint(column: start, line: isNarrow ? 1 : 0)
    return items.map { item in
      if place.column + item.width > width, place.column > start {
        place = ScreenPoint(column: start, line: place.line + 1)
      }
      defer { place.column += item.width }
      return place
    }
  }
}
