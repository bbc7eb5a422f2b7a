import RowKit
import RowKitTesting
import TestTraits
import Testing

/// The rows of models that stay are used again, as if all were new.
@MainActor struct ModelRowsTests {
  private struct Number: Model, Identifiable {
    let id: Int
  }

  private struct Word: Model, Hashable {
    let text: String
    var isMarked = false
    var copies = [0, 1, 2]
  }

  private final class Note: Model {
    var text: String
    init(_ text: String) { self.text = text }
  }

  private let source = SimpleDataSource()

  private func screen() -> ModelTableController {
    let screen = ModelTableController(dataSource: source)
    screen.register(TableCell.self, for: Number.self) { $0.text = "number \($1.id)" }
    screen.register(TableCell.self, for: Word.self) {
      $0.text = $1.isMarked ? "\($1.text)!" : $1.text
    }
    screen.register(TableCell.self, for: Note.self) { $0.text = $1.text }
    return screen
  }

  private func model(_ dice: inout RandomNumbers, _ notes: [Note]) -> any Model {
    switch dice.below(4) {
    case 0: Number(id: dice.below(12))
    case 1: Word(text: "word \(dice.below(6))", isMarked: dice.hits(oneIn: 3))
    case 2: dice.pick(notes)
    default: ModelPlaceholder.noResults
    }
  }

  private func change(_ models: inout [any Model], _ dice: inout RandomNumbers, _ notes: [Note]) {
    let place = dice.below(models.count + 1)
    switch dice.below(6) {
    case 0: models.shuffle(using: &dice)
    case 1 where place < models.count: models.remove(at: place)
    case 2: models.removeLast(min(models.count, dice.below(4)))
    case 3 where place < models.count: models[place] = model(&dice, notes)
    case 4: models += (0..<dice.below(5)).map { _ in model(&dice, notes) }
    default: models.insert(model(&dice, notes), at: place)
    }
  }

  @Test(arguments: 0..<5) func `a table looks as one whose rows were all made again`(seed: Int) {
    var dice = RandomNumbers(seed: UInt64(seed))
    let notes = (0..<4).map { Note("note \($0)") }
    let size = ScreenSize(width: 24, height: 60)
    let screens = [screen(), screen()]
    let drivers = screens.map { ScreenDriver($0, size: size) }
    for round in 0..<20 {
      var models = source.models
      for _ in 0..<dice.below(3) + 1 { change(&models, &dice, notes) }
      notes[round % 4].text = "note \(round)"
      source.models = models
      screens[1].setNeedsGroups()
      drivers.forEach { $0.advance(by: .seconds(1)) }
      let pictures = drivers.map { driver in driver.content.map { $0.dropFirst(2) } }
      #expect(pictures[0] == pictures[1])
      let rows = screens[0].tableGroups[0].rows
      let ids = (0..<rows.count).compactMap { rows[$0]?.rowID }
      #expect(Set(ids).count == ids.count)
    }
  }

  private final class Label: Model, Hashable {
    var text: String
    init(_ text: String) { self.text = text }
    static func == (left: Label, right: Label) -> Bool { left.text == right.text }
    func hash(into hasher: inout Hasher) { hasher.combine(text) }
  }

  @Test func `objects may change their hash while they are shown`() {
    var labels = (0..<200).map { Label("label \($0)") }
    source.models = Array(labels[..<100])
    let screen = screen()
    screen.register(TableCell.self, for: Label.self) { $0.text = $1.text }
    let driver = ScreenDriver(screen, size: ScreenSize(width: 24, height: 12))
    for step in 0..<100 {
      labels[step].text = "same"
      source.models.append(labels[100 + step])
      if step % 3 == 0 { source.models.remove(at: step / 2) }
      driver.advance(by: .seconds(1))
      let rows = screen.tableGroups[0].rows
      let ids = (0..<rows.count).compactMap { rows[$0]?.rowID }
      #expect(Set(ids).count == source.models.count)
    }
    let last = WeakReference(labels.last)
    labels = []
    source.models = []
    driver.advance(by: .seconds(1))
    #expect(last.object == nil)
  }

  @Test func `the second of two models with one id keeps its identity when it changes`() {
    struct Named: Model, Identifiable {
      let id: Int
      let name: String
    }
    source.models = [Named(id: 7, name: "a"), Named(id: 7, name: "b")]
    let screen = screen()
    let driver = ScreenDriver(screen, size: ScreenSize(width: 24, height: 12))
    let former = screen.tableGroups[0].rows[1]?.rowID
    source.models[1] = Named(id: 7, name: "c")
    driver.advance(by: .seconds(1))
    #expect(screen.tableGroups[0].rows[1]?.rowID == former)
  }

  @Test func `the row of a model stays the same object`() {
    source.models = (0..<5).map { Number(id: $0) }
    let screen = screen()
    let driver = ScreenDriver(screen, size: ScreenSize(width: 24, height: 12))
    let former = (0..<5).map { screen.tableGroups[0].rows[$0] }
    source.models.insert(Number(id: 9), at: 2)
    driver.advance(by: .seconds(1))
    let rows = (0..<6).map { screen.tableGroups[0].rows[$0] }
    #expect(zip(rows[..<2] + rows[3...], former).allSatisfy { $0 === $1 })
    screen.setNeedsGroups()
    driver.advance(by: .seconds(1))
    #expect(screen.tableGroups[0].rows[0] !== former[0])
  }

  @Test func `rows of removed models and of a popped screen are released`() {
    let root = GenericTableController()
    let driver = ScreenDriver(root, size: ScreenSize(width: 24, height: 12))
    source.models = (0..<3).map { Number(id: $0) }
    let table = screen()
    driver.stage.navigation.push(table)
    driver.advance(by: .seconds(1))
    let first = WeakReference(table.tableGroups[0].rows[0])
    let last = WeakReference(table.tableGroups[0].rows[2])
    source.models.removeFirst()
    driver.advance(by: .seconds(1))
    #expect(first.object == nil && last.object != nil)
    driver.press("escape")
    driver.advance(by: .seconds(1))
    #expect(last.object == nil)
  }
}
