import RowKit
import RowKitTesting

/// A driver for a page table in a test, which records changes and repairs.
@MainActor final class PageDriver: StageDriver {
  let player: StagePlayer
  let page: PageTableController
  private(set) var changes: [TableChanges] = []
  private(set) var repairs: [TableDiagnostic.Repair] = []

  /// Creates a driver for a page with sections of words.
  init(
    _ page: PageTableController = PageTableController(style: .plain), sections: [String] = [],
    width: Int = 20, height: Int = 10
  ) {
    self.page = page
    for (index, words) in sections.enumerated() {
      page.addSection()
      for word in words { page.appendRow(to: index, cell: WordCell.self, data: String(word)) }
    }
    player = StagePlayer(
      Stage(root: page, size: ScreenSize(width: width, height: height + 2)))
    page.onChange = { [weak self] in self?.changes.append($0) }
    page.onDiagnostic = { [weak self] in self?.repairs.append($0.repair) }
  }

  /// The one-letter words of the sections.
  var words: [String] {
    (0..<page.sectionCount).map { page.allData(String.self, in: $0)?.joined() ?? "?" }
  }

  /// The titles of the sections.
  var titles: [String] {
    (0..<page.sectionCount).map { page.description(ofSection: $0)?.title ?? "" }
  }

  /// The visible words, without titles.
  var seenWords: String {
    update()
    return content.map { $0.dropFirst(2) }.joined()
  }
}

/// A cell that shows a word and counts how often it was configured.
final class WordCell: PageCell<String> {
  private(set) var count = 0

  override func configure(for data: String) {
    super.configure(for: data)
    text = data
    count += 1
  }
}
