import Foundation
import RowKit
import RowKitTesting
import Testing

@MainActor struct ModelErrorTests {
  private final class OwnCell: TableCell {}
  private final class OtherCell: TableCell {}

  private func kind(_ binding: ModelBinding) -> String {
    let screen = ModelTableController(
      dataSource: SimpleDataSource([Caller("a")]), binding: binding)
    let driver = ScreenDriver(screen, size: ScreenSize(width: 20, height: 4))
    return driver.lines.joined().contains("own") ? "own" : "general"
  }

  @Test func `the nearest registered cell is shown where a general handler configures its kind`() {
    var binding = ModelBinding()
    binding.registerForAny(TableCell.self) { cell, _ in
      cell.text = cell is OwnCell ? "own" : "general"
    }
    #expect(kind(binding) == "general")
    binding.register(OwnCell.self, for: Caller.self)
    #expect(kind(binding) == "own")
  }

  @Test func `a nearer cell of another kind leaves the handler its own`() {
    var binding = ModelBinding()
    binding.registerForAny(OtherCell.self) { cell, _ in cell.text = "general" }
    binding.register(OwnCell.self, for: Caller.self)
    #expect(kind(binding) == "general")
  }

  @Test func `a handler of an error's type acts on the selection of its row`() {
    let server = HandFetcher<Void, [any Model]>()
    let screen = ModelTableController(dataSource: AsyncDataSource(fetcher: server.fetcher))
    var selected: [ServerError] = []
    screen.binding.register(
      TableCell.self, for: ServerError.self, didSelect: { error, _ in selected.append(error) }
    ) { cell, _ in cell.text = "No bars" }
    let driver = ScreenDriver(screen, size: ScreenSize(width: 20, height: 4))
    server.fail()
    driver.update()
    #expect(driver.lines.joined().contains("No bars"))
    driver.press("return")
    #expect(selected == [.noSignal])
    #expect(server.requests.count == 1)
  }

  @Test func `a handler of any model leaves an error to be tried again`() {
    let server = HandFetcher<Void, [any Model]>()
    let screen = ModelTableController(dataSource: AsyncDataSource(fetcher: server.fetcher))
    screen.binding.registerForAny(TableCell.self, didSelect: { _, _ in }) { cell, _ in
      cell.text = "any"
    }
    let driver = ScreenDriver(screen, size: ScreenSize(width: 20, height: 4))
    server.fail()
    driver.update()
    driver.press("return")
    #expect(server.requests.count == 2)
  }

  private enum Plain: Error { case noSignal, badStatus(code: Int), timedOut }
  private struct Localized: Error {}
  private struct Dump: Error, CustomStringConvertible { let description: String }

  @Test func `errors are shown in words`() {
    let texts = [Plain.noSignal, Plain.badStatus(code: 404), Localized(), ServerError.noSignal]
      .map { (error: any Error) in LocalizedStrings.english.errorMessage(error) }
    #expect(
      texts == ["No signal", "Bad status (code: 404)", "Localized", "There is no signal."])
    let dumps = [
      #"Error Domain=Net Code=-1 "The "best" server is away." UserInfo={a="b"}"#,
      #"Error Domain=Net Code=-1 "The "best" server is away."UserInfo={a="b"}"#,
      #"Error Domain=Net Code=-1 "(null)""#, #"Error Domain=Net Code=3 "Away.""#,
    ].map { LocalizedStrings.english.errorMessage(Dump(description: $0)) }
    let away = #"The "best" server is away."#
    #expect(dumps == [away, away, "Net, -1", "Away."])
  }

  @Test func `errors of decoding name the place and what is wrong`() {
    struct Item: Decodable { let name: String; let sizes: [Int] }
    let texts = [
      #"[{"sizes": []}]"#, #"[{"name": null, "sizes": []}]"#,
      #"[{"name": "a", "sizes": [1, "b"]}]"#,
    ].map { text in
      do {
        _ = try JSONDecoder().decode([Item].self, from: Data(text.utf8))
        return "decoded"
      } catch {
        return LocalizedStrings.english.errorMessage(error)
      }
    }
    #expect(texts[0] == "[0].name is missing.")
    #expect(texts[1] == "[0].name has no value.")
    #expect(texts[2].hasPrefix("[0].sizes[1]: "), "\(texts[2])")
  }

  @Test func `the words for errors are replaced in one place`() {
    let server = HandFetcher<Void, [any Model]>()
    let screen = ModelTableController(dataSource: AsyncDataSource(fetcher: server.fetcher))
    var words = LocalizedStrings()
    words.errorMessage = { _ in "Leider nicht" }
    let stage = Stage(root: screen, size: ScreenSize(width: 30, height: 4), words: words)
    _ = stage.frame(at: .zero)
    server.fail()
    let player = StagePlayer(stage)
    player.play([])
    #expect(screen.printedLines(width: 30).joined().contains("Leider nicht"))
  }
}
