import RowKit
import RowKitTesting
import Testing

/// Rows that haven't arrived, in the linear mode.
@MainActor struct SpokenLoadingTests {
  private let server = HandFetcher<Int, [any Model]>()

  private func driver() -> LinearDriver {
    let screen = ModelTableController(
      title: "Calls", dataSource: PagedDataSource(fetcher: server.fetcher))
    screen.register(TableCell.self, for: Caller.self) { $0.text = $1.name }
    return LinearDriver(screen)
  }

  @Test func `a screen without rows shows that it is loading`() {
    #expect(driver().transcript.hasPrefix("Calls. Loading.\n"))
  }

  @Test func `a page table without rows says that it is loading while its indicator is shown`() {
    let screen = PageTableController(title: "Mail")
    screen.showLoadingIndicator()
    let driver = LinearDriver(screen)
    #expect(driver.transcript.hasPrefix("Mail. Loading.\n"), "\(driver.transcript)")
    driver.type("")
    screen.hideLoadingIndicator()
    driver.type("l")
    #expect(driver.transcript.contains("\nLoading.\n"), "\(driver.transcript)")
    #expect(driver.transcript.hasSuffix("No rows.\nMail, command: "), "\(driver.transcript)")
  }

  @Test func `a page that takes long is said once for each line, and read when it has come`() {
    let driver = driver()
    server.answer(Caller.all("ab"))
    driver.advance(by: .milliseconds(1))
    driver.type("")
    let rows = "«»\n3 rows now.\n1 a\n2 b\n2 of 3. Enter reads on.\nCalls, command: "
    #expect(driver.transcript.hasSuffix(rows))
    driver.type("", "")
    let loading = "«»\nLoading, 2 rows so far. Enter goes on.\nCalls, command: "
    #expect(driver.transcript.hasSuffix(loading + loading))
    server.answer(Caller.all("cd"))
    driver.type("")
    #expect(driver.transcript.contains("\n3 c\n4 d\n"))
    server.answer([])
    driver.type("")
    #expect(driver.transcript.hasSuffix("End.\nCalls, command: "))
  }
}
