public import RowKit

/// The features of a table composed of live cells.
///
/// Each section is a method that adds its cells.
public final class ComposedScreen: ComposedTableController {
  private let people = ["Ada Ferncastle", "Grace Abara", "Elin Åkesson"]
  private var spare = ["Isla Marchetti", "Tomás Rey", "漢字 太郎"]

  /// Creates a screen.
  public init() {
    super.init(title: "Composed", style: .grouped)
  }

  public override func compose() {
    composePeople()
    composeQuestion()
    composeStates()
    composeHeights()
    composeInput()
    composeInformation()
    composeMessages()
  }

  /// Cells from an array, and one that adds more of them.
  private func composePeople() {
    sectionHeader = "People"
    sectionFooter = "i takes a person away."
    for name in people { add(person(name)) }
    let more = ActiveCell("Add Somebody", style: .default) { [weak self] cell in
      guard let self, let name = spare.popLast() else {
        return cell.isEnabled = false
      }
      insert(person(name), before: cell)
    }
    more.alignment = .center
    more.textStyle = .tint
    more.verb = "add"
    add(more)
  }

  private func person(_ name: String) -> ActiveCell {
    let cell = ActiveCell(name, value: "not called") { $0.value = "called" }
    cell.verb = "call"
    cell.accessory = .detailButton
    cell.accessoryVerb = "remove"
    cell.accessoryAction = { [weak self] cell in self?.remove(cell, animation: .left) }
    return cell
  }

  /// A cell whose value is chosen on another screen.
  private func composeQuestion() {
    addSection()
    sectionHeader = "Question and answer"
    // The screen is kept with its answer.
    let screen = QuestionScreen(title: "A question")
    let question = ActiveCell(screen.title) { $0.row?.push(screen) }
    question.accessory = .disclosureIndicator
    add(question)
  }

  /// A cell that enables and disables others.
  private func composeStates() {
    addSection()
    sectionHeader = "Enabled and disabled"
    let networks = ["Wi-Fi", "Mobile Data"].map { name in
      ActiveCell(name, value: "On") { $0.value = $0.value == "On" ? "Off" : "On" }
    }
    let airplane = ActiveCell("Airplane Mode", value: "Off") { cell in
      let isOn = cell.value == "Off"
      cell.value = isOn ? "On" : "Off"
      for network in networks { network.isEnabled = !isOn }
    }
    for cell in [airplane] + networks {
      cell.verb = "on, off"
      add(cell)
    }
  }

  /// Cells of one, two and three lines, and one that changes its height.
  private func composeHeights() {
    addSection()
    sectionHeader = "Heights"
    for height in 1...3 {
      let cell = ActiveCell("Height \(height)")
      cell.height = height
      add(cell)
    }
    let growing = ActiveCell("Grow", value: "1") { cell in
      cell.height = cell.height % 5 + 1
      cell.value = String(cell.height)
    }
    growing.verb = "grow"
    add(growing)
  }

  /// A cell that a person types into, and one that follows it.
  private func composeInput() {
    addSection()
    sectionHeader = "Text"
    let greeting = ActiveCell("Greeting", value: "—")
    let name = ActiveTextCell("Your name")
    name.placeholder = "type here"
    name.onChange = { cell in
      let name = cell.value ?? ""
      greeting.value = name.isEmpty ? "—" : "Hello, \(name)!"
    }
    add(name)
    add(greeting)
  }

  /// A text of many lines, and a page that computes its height.
  private func composeInformation() {
    addSection()
    sectionHeader = "Information"
    let info = ActiveCell(
      "A text of as many lines as it needs: it has no action, so it can't be selected.",
      style: .default)
    info.numberOfLines = 0
    add(info)
    let page = DocumentCell("Terms of Use") { ($0 as? DocumentCell)?.document += " And so on." }
    page.verb = "write more"
    page.document = "Your contacts are kept on this phone, and are never sent anywhere."
    add(page)
  }

  /// Rows without cells of their own, in any number.
  private func composeMessages() {
    addSection()
    sectionHeader = "A hundred thousand messages"
    add(rows: (1...100_000).lazy.map { TextRowController("Message \($0.grouped)") })
  }
}

extension ExampleScreen {
  /// A table of live cells.
  static let composed = ExampleScreen(
    name: "composed", title: "Composed",
    summary: "a table composed of cells that are kept and changed"
  ) { _ in
    ComposedScreen()
  }
}
