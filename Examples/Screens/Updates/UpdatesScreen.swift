public import RowKit

/// A playground for every change of a table: buttons above, and the rows that they change below.
///
/// Buttons change the row at the cursor, or one of the visible rows while the cursor is on the
/// buttons. Every button has a key, which works wherever the cursor is.
public final class UpdatesScreen: GenericTableController {
  let choice = AnimationChoice()
  let history = History()
  var numbers = SeededNumbers(seed: 1)

  /// Creates a screen.
  public init() {
    super.init(title: "Updates")
  }

  var animation: RowAnimation { choice.animation }

  /// The number of groups above the days of the history.
  static let firstDay = 1

  // MARK: Content

  public override func constructTableGroups() -> [TableGroup] {
    let rows = buttonLists.map { ButtonsRowController($0.label, $0.buttons) }
    let panel = TableGroup("Changes that can't go wrong", id: "changes") {
      AnimationRowController(choice)
      rows.map { $0 as any CellController }
      LinkRowController("What is happening here", id: "article") { UpdatesArticle() }
    }
    let groups = [panel] + history.begin()
    return report("Nothing has happened yet: press a key.", in: groups)
  }

  public override var keyHints: [KeyHint] {
    let own = buttonLists.flatMap { label, buttons in
      buttons.map {
        KeyHint(String($0.key), "\(label.lowercased()): \($0.title)", isProminent: false)
      }
    }
    return [KeyHint("t", "animation"), KeyHint("c", isPlain ? "in cards" : "without cards")]
      + super.keyHints + own
  }

  private var buttons: [UpdateButton] { buttonLists.flatMap(\.buttons) }

  private var isPlain: Bool { tableView.style == .plain }

  // MARK: Events

  public override func handle(_ key: KeyPress) -> Bool {
    if let button = buttons.first(where: { KeyPress($0.key) == key }) {
      button.action()
    } else if key == KeyPress("t") {
      choice.step(by: 1)
    } else if key == KeyPress("c") {
      changeStyle()
    } else {
      return super.handle(key)
    }
    return true
  }

  private func changeStyle() {
    tableView.style = isPlain ? .grouped : .plain
    tell(isPlain ? "The same groups, from edge to edge." : "The same groups, in cards.")
  }

  // MARK: Reporting

  /// Shows a sentence about the last change and the current counts below the buttons.
  func tell(_ sentence: String) {
    tableGroups = report(sentence, in: tableGroups)
  }

  /// Returns groups with a report below the first.
  private func report(_ sentence: String, in groups: [TableGroup]) -> [TableGroup] {
    let days = groups.dropFirst(UpdatesScreen.firstDay)
    let rowCount = days.reduce(0) { $0 + $1.rows.count }
    let count = "\(rowCount.counting("row")) in \(days.count.counting("day"))."
    let lines = [sentence, count].map { TextContent($0, style: .secondary, numberOfLines: 1) }
    var groups = groups
    groups[0].footer = GroupTitle(sentence + " " + count, content: LinesContent(lines))
    return groups
  }
}

extension Int {
  /// The number and the thing it counts, as in “2 rows”.
  fileprivate func counting(_ thing: String) -> String {
    "\(grouped) \(thing)\(self == 1 ? "" : "s")"
  }
}

extension ExampleScreen {
  /// Changes to experiment with.
  static let updates = ExampleScreen(
    name: "updates", title: "Updates",
    summary: "rows and groups that are inserted, removed and moved in every way"
  ) { _ in
    UpdatesScreen()
  }
}
