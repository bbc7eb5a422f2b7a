// The code of Docs/Schemas.md.

import JSONSchema
import JSONText

enum SchemasPage {
  static func check(_ text: String, by schemaText: String) throws {
    let schema = try Schema(JSONDocument(parsing: schemaText).value)
    let report = schema.check(try JSONDocument(parsing: text).value)
    for violation in report.violations {
      print(violation.position ?? "", violation.instance, violation)
    }
  }

  static func show(_ schema: Schema, for document: JSONDocument) {
    let rules = schema.root.rules(for: document.value)
    for member in rules.members {
      print(member.key, member.place.title ?? "", member.isRequired)
    }
  }
}
