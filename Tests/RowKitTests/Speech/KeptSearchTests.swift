import RowKit
import RowKitTesting
import Testing

/// A search whose matches stay alone in the linear mode.
@MainActor struct KeptSearchTests {
  @Test func `the prompt of a search begins with the kept text, and leaving it keeps that`() {
    let table = GenericTableController(title: "Rows")
    table.tableGroups = [TableGroup(rows: (1...6).map { .text("row \($0)") })]
    let driver = LinearDriver(table)
    driver.type("press /", "row 3", "press /")
    #expect(driver.transcript.contains("row 3"), "\(driver.transcript)")
    let before = driver.transcript.count
    driver.type("", "l")
    let listed = driver.transcript.dropFirst(before)
    #expect(listed.contains("row 3") && !listed.contains("row 4"), "\(driver.transcript)")
  }

  @Test func `a search says what ends it, and its end that all rows are listed`() {
    let table = GenericTableController(title: "Rows")
    table.tableGroups = [TableGroup(rows: (1...6).map { .text("row \($0)") })]
    let driver = LinearDriver(table)
    driver.type("/row", "/zoe", "", "/", "press /", "row 3", "press esc")
    let said = driver.transcript.split(separator: "\n").map(String.init)
    let ends = said.filter { $0.contains("/ lists all rows.") || $0.contains("6 rows.") }
    #expect(
      ends == [
        "Rows. 6 rows.", "6 rows match row. / lists all rows.",
        "No row matches zoe. / lists all rows.", "No row matches zoe. / lists all rows.",
        "All rows again. 6 rows.", "6 rows.",
      ], "\(driver.transcript)")
  }

  @Test func `the word that ends a search also ends what the screen ends with Escape`() {
    let driver = LinearDriver(FilteredScreen())
    driver.type("press f", "/")
    #expect(driver.transcript.contains("Pressed f: filter.\n1 row.\n"), "\(driver.transcript)")
    #expect(driver.transcript.contains("All rows again. 2 rows."), "\(driver.transcript)")
  }
}

/// A screen with a filter of its own, which Escape ends.
private final class FilteredScreen: GenericTableController {
  private var isFiltered = false

  override var showsOnlySomeRows: Bool { isFiltered }

  override func constructTableGroups() -> [TableGroup] {
    [TableGroup(rows: isFiltered ? [.text("one")] : [.text("one"), .text("two")])]
  }

  override var keyHints: [KeyHint] {
    super.keyHints + (isFiltered ? [KeyHint("esc", "all rows")] : [KeyHint("f", "filter")])
  }

  override func handle(_ key: KeyPress) -> Bool {
    switch key {
    case KeyPress("f"): isFiltered = true
    case KeyPress(.escape) where isFiltered: isFiltered = false
    default: return super.handle(key)
    }
    updateAndReload()
    return true
  }
}
