import JSONSchema
import JSONText
import RowKit
import RowKitSchemas
import RowKitTesting
import Testing

/// Forms of schemas, used in lines of text.
@MainActor struct SpokenSchemaTests {
  private let rules = """
    {
      "title": "Contact", "required": ["name"],
      "properties": {
        "name": {"type": "string", "minLength": 2, "description": "How you are called."},
        "age": {"type": "integer", "minimum": 0, "maximum": 150},
        "look": {"enum": ["light", "dark"]},
        "wifi": {"type": "boolean"}
      },
      "additionalProperties": false
    }
    """

  /// A form that asks, and ends the program with its answer.
  private final class Asking: SchemaForm, ScreenWithAnswer {
    private(set) var isAnswered = false

    func valuesAsJSON() -> String { document.text }

    func finish() {
      isAnswered = true
      stage?.request(.quit(status: 0))
    }
  }

  private func value(_ document: String?) throws -> SchemaValue {
    SchemaValue(
      try document.map { try JSONDocument(parsing: $0) },
      schema: try Schema(JSONValue(parsing: rules)))
  }

  private func asking() throws -> (form: Asking, driver: LinearDriver) {
    let form = Asking(try value(nil), title: "Contact")
    form.saveLabel = "Done"
    form.onSave = { [weak form] _ in
      form?.finish()
      return nil
    }
    return (form, LinearDriver(form))
  }

  /// Returns what is said about a list, and the list after that.
  private func list(_ lines: String...) throws -> (said: String, text: String) {
    let value = SchemaValue(try JSONDocument(parsing: #"["x", "y", "z"]"#), schema: nil)
    let form = SchemaForm(value, title: "List")
    let driver = LinearDriver(form)
    for line in lines { driver.type(line) }
    return (driver.transcript, form.document.text)
  }

  @Test func `the number of a removed entry isn't that of the next one`() throws {
    let removed = try list("", "d 1", "d 1", "1", "copy 1")
    #expect(removed.text == #"["y", "z"]"#, "\(removed.said)")
    #expect(removed.said.contains("Row 1, 1, was removed. Nothing done."), "\(removed.said)")
    let undone = try list("", "d 1", "u", "d 1", "U", "d 2")
    #expect(undone.text == #"["z"]"#, "\(undone.said)")
  }

  @Test func `the entry that fills a list is asked for, too`() throws {
    let schema = try Schema(JSONValue(parsing: #"{"items": {"type": "string"}, "maxItems": 2}"#))
    let value = SchemaValue(try JSONDocument(parsing: "[]"), schema: schema)
    let form = SchemaForm(value, title: "List")
    let driver = LinearDriver(form)
    driver.type("", "1", "first", "add", "last")
    #expect(form.document.value.array?.map(\.string) == ["first", "last"], "\(driver.transcript)")
  }

  @Test func `a value that another kind of row takes the place of isn't said to be removed`() throws
  {
    let value = SchemaValue(try JSONDocument(parsing: #"{"n": 5, "z": 1}"#), schema: nil)
    let form = SchemaForm(value, title: "Form")
    let driver = LinearDriver(form)
    driver.type("", "a n", "change to list")
    #expect(form.document.text == #"{"n": [5], "z": 1}"#, "\(driver.transcript)")
    #expect(!driver.transcript.contains("Removed"), "\(driver.transcript)")
    #expect(driver.transcript.contains("u undoes."), "\(driver.transcript)")
  }

  @Test(arguments: [("set arr to null", #"{"arr": null, "n": 5}"#), ("remove arr", #"{"n": 5}"#)])
  func `an action on a whole list is confirmed by its name`(action: String, text: String) throws {
    let document = #"{"arr": [1, 2], "n": 5}"#
    let form = SchemaForm(
      SchemaValue(try JSONDocument(parsing: document), schema: nil), title: "Form")
    let driver = LinearDriver(form)
    driver.type("", "a add entry", String(action.prefix(3)), "")
    #expect(form.document.text == document, "\(driver.transcript)")
    driver.type("a add entry", action)
    #expect(form.document.text == text, "\(driver.transcript)")
    #expect(!driver.transcript.contains("Removed: Add"), "\(driver.transcript)")
  }

  @Test func `a time is asked for with its seconds, and taken with or without any`() throws {
    let schema = try Schema(
      JSONValue(parsing: #"{"properties": {"t": {"type": "string", "format": "time"}}}"#))
    let value = SchemaValue(try JSONDocument(parsing: #"{"t": "10:00:45Z"}"#), schema: schema)
    let form = SchemaForm(value, title: "Form")
    let driver = LinearDriver(form)
    driver.type("l", "1", "11:15:30+01:00")
    #expect(driver.transcript.contains("now 10:00:45Z: «"), "\(driver.transcript)")
    #expect(form.document.value(at: ["t"])?.string == "11:15:30+01:00", "\(driver.transcript)")
    driver.type("1", "7:30")
    #expect(form.document.value(at: ["t"])?.string == "07:30:30+01:00", "\(driver.transcript)")
  }

  @Test func `the number of the row that adds an entry adds another one`() throws {
    let added = try list("", "4", "new", "4", "other")
    #expect(added.text == #"["x", "y", "z", "new", "other"]"#, "\(added.said)")
    #expect(added.said.contains("5 rows now.\n"), "\(added.said)")
    let left = try list("", "4", ".q")
    #expect(left.text == #"["x", "y", "z", ""]"#, "\(left.said)")
    #expect(!left.said.contains("unchanged"), "\(left.said)")
  }

  @Test func `a removal that is done again names its entry`() throws {
    let said = try list("", "d 2", "u", "U").said
    #expect(said.contains("Done again: 2."), "\(said)")
  }

  @Test func `a member that was added is said after the way back`() throws {
    let form = SchemaForm(
      SchemaValue(try JSONDocument(parsing: #"{"a": "one"}"#), schema: nil), title: "Form")
    let driver = LinearDriver(form)
    driver.type("", "2", "kk", "s")
    #expect(driver.transcript.contains("kk: empty\n"), "\(driver.transcript)")
    #expect(!driver.transcript.contains("\n2 Add Member, link\n«"), "\(driver.transcript)")
  }

  @Test func `numbers keep their rows after an entry was added`() throws {
    let value = SchemaValue(
      try JSONDocument(parsing: #"["one", "two", "three", "four", "five"]"#), schema: nil)
    let form = SchemaForm(value, title: "List")
    let driver = LinearDriver(form)
    driver.type("", "Add Entry", "six", "d 2", "d 3")
    #expect(form.document.text == #"["one", "four", "five", "six"]"#, "\(driver.transcript)")
    driver.type("u", "U")
    #expect(form.document.text == #"["one", "four", "five", "six"]"#, "\(driver.transcript)")
  }

  @Test func `whether to save in spite of problems is asked as soon as the round has ended`() throws
  {
    let (_, driver) = try asking()
    driver.type("A", "", "", "", "", "s", "2")
    let before = driver.transcript.count
    driver.type("")
    let said = driver.transcript.dropFirst(before)
    #expect(said.contains("Done with 1 problem?") && !said.contains("Not saved."), "\(said)")
  }

  @Test func `a row says its rules, its state and its message without signs`() throws {
    let driver = LinearDriver(SchemaForm(try value(#"{"name": "A"}"#), title: "Contact"))
    driver.type("")
    #expect(
      driver.transcript.contains(
        """
        1 Name: A, required, At least 2 characters, has 1
        3 Age: empty
        4 Look: empty, choice of 2
        5 Wifi: empty, switch
        """), "\(driver.transcript)")
    #expect(driver.transcript.contains("How you are called.\n") == false)
    driver.type("1", "", "3")
    #expect(driver.transcript.contains("How you are called.\nName, at least 2 characters, now A: "))
    #expect(driver.transcript.contains("Age, whole number, between 0 and 150, empty: "))
    driver.type("", "5")
    #expect(driver.transcript.contains("Wifi, empty, yes or no: "), "\(driver.transcript)")
  }

  @Test func `a linear form asks for each field, and returns to the refused ones`() throws {
    let (form, driver) = try asking()
    driver.type("A", "", "36", "dark", "yes")
    #expect(driver.transcript.contains("«A»\nAt least 2 characters, has 1.\nName"))
    #expect(driver.transcript.contains("Name: A, required, At least 2 characters, has 1.\nAge"))
    #expect(driver.transcript.contains("That was the last field."))
    #expect(driver.transcript.split(separator: "\n").count { $0 == "How you are called." } == 1)
    driver.type("s")
    #expect(driver.transcript.contains("Done with 1 problem?\n"))
    driver.type("2")
    #expect(driver.transcript.hasSuffix("Name, at least 2 characters, now A: "))
    driver.type("Ada")
    #expect(driver.exitStatus == 0)
    #expect(form.isAnswered)
    #expect(form.valuesAsJSON().contains("\"name\": \"Ada\""))
    #expect(form.valuesAsJSON().contains("\"wifi\": true"))
  }

  @Test func `an answer with problems is given if a person insists`() throws {
    let (form, driver) = try asking()
    driver.type("A", "", "", "", "", "s", "done")
    #expect(driver.exitStatus == 0)
    #expect(form.isAnswered)
  }

  @Test func `a form without an answer says that one is missing`() throws {
    let schema = try Schema(JSONValue(parsing: #"{"type": "boolean", "default": true}"#))
    let form = Asking(SchemaValue(nil, schema: schema), title: "Contact")
    form.saveLabel = "Done"
    form.onSave = { [weak form] _ in
      form?.finish()
      return nil
    }
    let driver = LinearDriver(form)
    driver.type("", "s", "2")
    #expect(!driver.transcript.contains("object"), "\(driver.transcript)")
    #expect(driver.transcript.contains("Required"), "\(driver.transcript)")
  }

  @Test func `a link to a page with a problem is named once when the form can't be finished`()
    throws
  {
    let schema = try Schema(
      JSONValue(
        parsing: """
          {"required": ["login"], "properties": {"name": {"type": "string"}, "login": {"oneOf": [
            {"title": "Basic", "type": "object", "required": ["user"],
             "properties": {"user": {"type": "string"}}},
            {"title": "Key", "type": "object", "required": ["key"],
             "properties": {"key": {"type": "string"}}}]}}}
          """))
    let form = Asking(SchemaValue(nil, schema: schema), title: "Contact")
    form.onSave = { _ in nil }
    let driver = LinearDriver(form)
    driver.type("Ada", "Basic", "s", "Cancel")
    let named = driver.transcript.ranges(of: "Basic: 1 problem, required, link.")
    #expect(named.count == 1, "\(driver.transcript)")
  }

  @Test func `a required list is named after the round, and with its problem`() throws {
    let schema = try Schema(
      JSONValue(
        parsing: """
          {"required": ["tags"], "properties": {
            "name": {"type": "string"}, "home": {"type": "object", "properties": {
              "place": {"type": "object", "properties": {"street": {"type": "string"}}}}},
            "tags": {"type": "array", "items": {"type": "string"}, "minItems": 1}}}
          """))
    let form = Asking(SchemaValue(nil, schema: schema), title: "Contact")
    form.onSave = { [weak form] _ in
      form?.finish()
      return nil
    }
    let driver = LinearDriver(form)
    driver.type("Ada")
    #expect(
      driver.transcript.contains(
        """
        Not asked: Home, 2 Place: not set, link.
        Not asked: Tags, 4 Add Entry, button.
        That was the last field.
        """), "\(driver.transcript)")
    driver.type("s", "")
    #expect(
      driver.transcript.contains("Cancel.\nTags: Required.\n5 Add Entry, button.\n"),
      "\(driver.transcript)")
    driver.type("5", "new", "s")
    #expect(driver.exitStatus == 0, "\(driver.transcript)")
    #expect(form.valuesAsJSON().contains("new"), "\(form.valuesAsJSON())")
  }

  @Test func `the way back to a form doesn't ask its fields again`() throws {
    let schema = try Schema(
      JSONValue(
        parsing: """
          {"properties": {"name": {"type": "string"},
            "home": {"type": "object", "properties": {
              "place": {"type": "object", "properties": {"street": {"type": "string"}}}}}}}
          """))
    let driver = LinearDriver(
      Asking(SchemaValue(nil, schema: schema), title: "Contact"))
    driver.type("Ada", "2", "street", "Mill Road", "b")
    let said = driver.transcript
    #expect(said.ranges(of: "Each field is asked.").count == 1, "\(said)")
    #expect(said.hasSuffix("2 Place: 1 member, link\nContact, command: "), "\(said)")
  }

  @Test func `a round names the group of its fields`() throws {
    let schema = try Schema(
      JSONValue(
        parsing: """
          {"properties": {"name": {"type": "string"},
            "home": {"type": "object", "required": ["street"],
              "properties": {"street": {"type": "string"}, "zip": {"type": "string"}}},
            "work": {"type": "object", "properties": {"street": {"type": "string"}}}},
            "additionalProperties": false}
          """))
    let form = Asking(SchemaValue(nil, schema: schema), title: "Contact")
    let driver = LinearDriver(form)
    driver.type("Ada", "", "", "")
    let said = driver.transcript.split(separator: "\n").filter {
      $0.hasPrefix("Group") || $0.contains("«")
    }
    #expect(
      said == [
        "Name, empty: «Ada»", "Group Home.", "Street, required, empty: «»", "Zip, empty: «»",
        "Group Work.", "Street, empty: «»",
      ], "\(driver.transcript)")
  }

  @Test func `messages about a whole object are each said once`() throws {
    let schema = try Schema(
      JSONValue(
        parsing: """
          {"$schema": "https://json-schema.org/draft/2020-12/schema", "$ref": "missing.json",
           "minProperties": 3, "properties": {"a": {"type": "string"}}}
          """))
    let driver = LinearDriver(
      SchemaForm(SchemaValue(try JSONDocument(parsing: "{}"), schema: schema), title: "Contact"))
    driver.type("")
    for words in ["missing.json can't be found", "At least 3"] {
      #expect(driver.transcript.ranges(of: words).count == 1, "\(driver.transcript)")
    }
  }

  // MARK: Values that are accepted with a warning

  private func answering(_ rules: String) throws -> (form: Asking, driver: LinearDriver) {
    let schema = try Schema(JSONValue(parsing: rules))
    let form = Asking(SchemaValue(nil, schema: schema), title: "Form")
    form.saveLabel = "Done"
    form.onSave = { [weak form] _ in
      form?.finish()
      return nil
    }
    return (form, LinearDriver(form))
  }

  @Test(arguments: [
    (#"{"type": "string", "format": "email"}"#, "e-mail"), (##"{"$ref": "#/nope"}"##, "anything"),
    (#"{"type": "string", "pattern": "(["}"#, "pattern"),
  ])
  func `a warning about an answer is said, and the answer is accepted`(
    rules: String, warning: String
  ) throws {
    let (form, driver) = try answering(
      #"{"properties": {"a": \#(rules), "b": {"type": "string"}}, "additionalProperties": false}"#)
    driver.type(warning == "anything" ? "\"ada\"" : "ada", "next", "s")
    #expect(form.document.text.contains(#""b": "next""#), "\(driver.transcript)")
    #expect(driver.transcript.lowercased().contains(warning), "\(driver.transcript)")
    #expect(form.isAnswered && !driver.transcript.contains("Not saved"), "\(driver.transcript)")
  }

  @Test(arguments: [
    ("time", "12:00", "12:00:00Z"), ("time", "14:30:00+02:00", "14:30:00+02:00"),
    ("date-time", "2026-01-01 12:00", "2026-01-01T12:00:00Z"),
  ])
  func `a time as the question suggests it gets its zone`(
    format: String, answer: String, stored: String
  ) throws {
    let (form, driver) = try answering(
      #"{"properties": {"a": {"type": "string", "format": "\#(format)"}}}"#)
    driver.type(answer)
    #expect(form.document.text.contains("\"\(stored)\""), "\(driver.transcript)")
    #expect(!driver.transcript.contains("Not a"), "\(driver.transcript)")
  }

  @Test(arguments: [
    (#"{"type": "integer", "default": 8080}"#, "default: 8080"),
    (#"{"type": "string", "default": "localhost"}"#, "default: localhost"),
    (#"{"type": "string", "format": "password", "default": "hunter2"}"#, nil),
  ])
  func `a question names the default, unless that is a secret`(
    rules: String, words: String?
  ) throws {
    let (form, driver) = try answering(#"{"properties": {"a": \#(rules)}}"#)
    #expect(words.map { driver.transcript.contains($0) } ?? true, "\(driver.transcript)")
    #expect(!driver.transcript.contains("hunter2"), "\(driver.transcript)")
    #expect(!form.printedLines(width: 60).joined().contains("hunter2"))
  }
}
