import Observation
import RowKit
import RowKitTesting
import Testing

/// Screens that are uncovered while a frame is made.
@MainActor struct UncoveredScreenTests {
  @Observable fileprivate final class Book {
    var names = ["Ada", "Grace", "Jean"]
  }

  /// A list of names, each of which leads to its page.
  private final class NameList: GenericTableController {
    let book: Book

    init(_ book: Book) {
      self.book = book
      super.init(title: "Names")
    }

    override func constructTableGroups() -> [TableGroup] {
      let book = book
      return [
        TableGroup(
          rows: book.names.map { name in
            .link(name, id: RowID(name)) { NamePage(name, book) }
          })
      ]
    }
  }

  /// The page of a name, which is left when the name is gone.
  private final class NamePage: GenericTableController {
    let name: String
    let book: Book

    init(_ name: String, _ book: Book) {
      self.name = name
      self.book = book
      super.init(title: name)
    }

    override func constructTableGroups() -> [TableGroup] {
      let (book, name) = (book, name)
      if !book.names.contains(name) { pop() }
      return [
        TableGroup {
          ActionRowController("Delete \(name)") { _ in book.names.removeAll { $0 == name } }
          LinkRowController("Another page") { NamePage(name, book) }
        }
      ]
    }
  }

  @Test func `a list that its page uncovers shows what changed meanwhile`() {
    let driver = ScreenDriver(NameList(Book()), size: ScreenSize(width: 30, height: 8))
    driver.press("return return")
    #expect(
      rows(of: driver) == [
        "> Grace ›",
        "Jean ›",
      ], "\(driver.text)")
    driver.press("return")
    #expect(driver.text.contains("Delete Grace"), "\(driver.text)")
  }

  @Test func `several pages of a name are left with one frame`() {
    let book = Book()
    let driver = ScreenDriver(NameList(book), size: ScreenSize(width: 30, height: 8))
    driver.press("return down return down return")
    #expect(driver.stage.navigation.screens.count == 4)
    book.names.removeFirst()
    driver.update()
    #expect(
      rows(of: driver) == [
        "> Grace ›",
        "Jean ›",
      ], "\(driver.text)")
  }

  @Test func `a form saved after an asynchronous check uncovers the changed list`() {
    final class NewName: FormController {
      let book: Book
      let name = Binding("")
      var answer: ((String?) -> Void)?

      init(_ book: Book) {
        self.book = book
        super.init(title: "New Name")
      }

      override func constructFormGroups() -> [FormGroup] {
        let field = FormField("name", .textField("Name", name)).rules(
          .asynchronous { [weak self] _, answer in
            self?.answer = answer
            return {}
          })
        return [FormGroup { field }]
      }

      override func save() {
        book.names.append(name.value)
        stage?.goBack()
      }
    }
    let book = Book()
    book.names = ["Ada"]
    let list = NameList(book)
    let driver = ScreenDriver(list, size: ScreenSize(width: 30, height: 8))
    let form = NewName(book)
    list.push(form)
    driver.press("return")
    driver.type("Zoe")
    driver.press("ctrl+s")
    form.answer?(nil)
    driver.update()
    #expect(
      rows(of: driver) == [
        "> Ada ›",
        "Zoe ›",
      ], "\(driver.text)")
  }

  @Test func `screens that uncover each other without end are still drawn`() {
    final class Restless: GenericTableController {
      override func performPendingWork() -> Bool {
        push(Restless(title: "Next"))
        return super.performPendingWork()
      }
    }
    let driver = ScreenDriver(GenericTableController(title: "First"))
    let stage = driver.stage
    stage.navigation.push(Restless(title: "Next"))
    let count = stage.navigation.screens.count
    #expect(stage.frame(at: stage.now) != nil)
    #expect((count + 2..<count + 200).contains(stage.navigation.screens.count))
  }

  /// Returns the rows that are shown, with single spaces.
  private func rows(of driver: ScreenDriver) -> [String] {
    driver.lines.dropFirst().dropLast().map {
      $0.split(separator: " ").joined(separator: " ")
    }.filter { !$0.isEmpty }
  }
}
