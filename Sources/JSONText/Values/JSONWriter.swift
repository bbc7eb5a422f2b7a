/// A writer for values as JSON, in one line or indented by two spaces.
struct JSONWriter {
  /// Whether each value is written on its own line.
  let isIndented: Bool

  /// Returns the JSON text of a value, without a newline at its end.
  func text(of value: JSONValue) -> String {
    var text = ""
    write(value, to: &text, depth: 0)
    return text
  }

  private func write(_ value: JSONValue, to text: inout String, depth: Int) {
    switch value.content {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .number(let number): text += number.text
    case .string(let string): text += JSONSpelling().text(of: string)
    case .array(let elements):
      writeList("[", "]", elements, to: &text, depth) { element, text in
        write(element, to: &text, depth: depth + 1)
      }
    case .object(let members):
      writeList("{", "}", members, to: &text, depth) { member, text in
        text += JSONSpelling().text(of: member.key)
        text += isIndented ? ": " : ":"
        write(member.value, to: &text, depth: depth + 1)
      }
    }
  }

  private func writeList<Element>(
    _ open: String, _ close: String, _ elements: [Element], to text: inout String, _ depth: Int,
    _ body: (Element, inout String) -> Void
  ) {
    text += open
    for (index, element) in elements.enumerated() {
      if index > 0 { text += "," }
      breakLine(in: &text, depth + 1)
      body(element, &text)
    }
    if !elements.isEmpty { breakLine(in: &text, depth) }
    text += close
  }

  private func breakLine(in text: inout String, _ depth: Int) {
    guard isIndented else { return }
    text += "\n" + String(repeating: "  ", count: depth)
  }
}
