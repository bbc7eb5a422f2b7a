// The code of Docs/SchemaForms.md.

import JSONSchema
import JSONText
import RowKit
import RowKitSchemas
import RowKitStorage
import RowKitTerminal

@MainActor func showSettings() throws {
  let bundle = SettingsBundle(path: "Settings.bundle", languages: ["de", "en"])
  let store = try JSONFileModel(path: "settings.json")
  let screen = SettingsBundleScreen(bundle, store: store)
  _ = try TerminalHost.run(Stage(root: screen, size: ScreenSize(width: 80, height: 24)))
}

private final class AccountScreen: GenericTableController {
  init(_ store: any SettingsStore) { super.init(title: "Account") }
}

@MainActor private func ownSettingsRows() -> SettingsRows {
  var rows = SettingsRows.standard
  rows.register("AccountSpecifier") { item in .link(item.label) { AccountScreen(item.store) } }
  return rows
}

@MainActor private func contactForm(_ schemaText: String, _ text: String) throws -> SchemaForm {
  let schema = try Schema(JSONValue(parsing: schemaText))
  let form = SchemaForm(schema, try JSONValue(parsing: text), title: "Contact")
  return form
}

final class ContactDocumentScreen: GenericTableController {
  private let value: SchemaValue

  init(_ document: JSONDocument, _ schema: Schema) {
    value = SchemaValue(document, schema: schema)
    super.init(title: "Contact", style: .grouped)
  }

  override func constructTableGroups() -> [TableGroup] {
    value.groups + [TableGroup { NoteRowController("Contacts are kept here.") }]
  }
}

@MainActor private func ownSchemaRows() -> SchemaRows {
  var rows = SchemaRows.standard
  rows.register(format: "rating") { item in
    let stars = item.value.mapped(
      { $0?.number?.double ?? 0 }, { JSONNumber($0).map { JSONValue(.number($0)) } })
    return .slider(item.label, value: stars, in: 0...5, step: 1, id: item.rowID)
  }
  rows.register(path: "/servers/*/port") { item in .text(item.label, id: item.rowID) }
  return rows
}

private func openDoor(_ bytes: [UInt8]) throws -> [UInt8] {
  var document = try JSONDocument(parsing: bytes)
  try document.setValue(JSONValue(.number(JSONNumber(443))), at: ["server", "port"])
  return document.bytes
}
