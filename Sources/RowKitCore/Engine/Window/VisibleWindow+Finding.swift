/// Finding items by their place in the window.
///
/// Each function reads the list of items once, because every access to it is checked at run time.
extension VisibleWindow {
  /// Returns the index of the first row that was configured with the cursor and doesn't have it, or
  /// has it and was configured without; `nil` if there is none.
  func firstWrongMark(cursor: RowPath?) -> Int? {
    let slots = slots
    let item = cursor.map { TableItem($0) }
    // By property, because copying a slot costs more than the comparison.
    for index in slots.indices {
      guard let mark = slots[index].mark else { continue }
      if mark != (slots[index].item == item) { return index }
    }
    return nil
  }

  /// Returns the line of the first header in view below a group, or `nil` if there is none.
  func lineOfHeader(after group: Int) -> Int? {
    let slots = slots
    guard let last = slots.last, last.item.group > group else { return nil }
    var index = 0
    while index < slots.count {
      if slots[index].item.group > group, slots[index].item.part == .header {
        return slots[index].line
      }
      index += 1
    }
    return nil
  }

  /// Returns the index of the first item that ends below a line, or `nil` if there is none.
  func firstIndex(below line: Int) -> Int? {
    let slots = slots
    var index = 0
    while index < slots.count, slots[index].endLine <= line { index += 1 }
    return index < slots.count ? index : nil
  }

  /// Returns the first item that begins in some lines, or else the first that ends below their
  /// beginning, or `nil` if there is none.
  func firstItem(in lines: Range<Int>) -> TableItem? {
    let slots = slots
    guard let first = firstIndex(below: lines.lowerBound) else { return nil }
    var index = first
    while index < slots.count, slots[index].line < lines.lowerBound { index += 1 }
    return slots[index < slots.count ? index : first].item
  }

  /// Returns the last item that ends in some lines, or else the last that ends below their beginning,
  /// or `nil` if there is none.
  func lastItem(in lines: Range<Int>) -> TableItem? {
    let slots = slots
    guard let first = firstIndex(below: lines.lowerBound) else { return nil }
    var index = slots.count - 1
    while index >= first, slots[index].endLine > lines.upperBound { index -= 1 }
    return slots[index >= first ? index : slots.count - 1].item
  }

  /// Returns the position of the first row in view of a group at or after a position, or `nil` if
  /// there is none.
  func firstRow(of group: Int, from position: Int) -> Int? {
    let slots = slots
    var index = VisibleWindow.lowerBound(TableItem(group: group, .row, row: position), in: slots)
    while index < slots.count, slots[index].item.group == group {
      if slots[index].item.part == .row { return slots[index].item.row }
      index += 1
    }
    return nil
  }
}
