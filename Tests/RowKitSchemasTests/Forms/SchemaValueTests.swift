import JSONText
import RowKit
import RowKitSchemas
import RowKitTesting
import Testing

/// A document among the other rows of a table that isn't a form.
@MainActor struct SchemaValueTests {
  @Test func `a document in any table is changed, saved by its app, and changed back`() throws {
    let value = SchemaValue(try JSONDocument(parsing: #"{"name": "Ada"}"#), schema: nil)
    let table = DocumentScreen(value)
    let screen = ScreenDriver(table)
    #expect(screen.text.contains("Kept here."))
    #expect(!value.isChanged)
    screen.press("return")
    screen.type("x")
    screen.press("escape")
    #expect(value.document.text == #"{"name": "Adax"}"#)
    #expect(value.isChanged)
    value.didSave()
    #expect(!value.isChanged)
    screen.press("alt+u")
    #expect(value.document.text == #"{"name": "Ada"}"#)
    #expect(value.isChanged)
  }
}

/// A table with the rows of a document and one of its own.
private final class DocumentScreen: GenericTableController {
  private let value: SchemaValue

  init(_ value: SchemaValue) {
    self.value = value
    super.init(title: "Document")
  }

  override var changeHistory: (any ChangeHistory)? { value.changeHistory }

  override func constructTableGroups() -> [TableGroup] {
    value.groups + [TableGroup { NoteRowController("Kept here.") }]
  }
}
