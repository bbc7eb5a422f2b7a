import JSONSchema
import JSONText
import RowKit

/// A row with a text, with the suggestions of its schema.
final class SchemaTextRow: SchemaItemRow, StoredAtEndRow, ContextMenuRow, RepeatableRow {
  let text: Binding<String>
  let textInput: TextInput
  let acceptsEmptyText: Bool
  private let check: (String) -> String?

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - item: The value.
  ///   - input: The accepted input.
  ///   - text: The value as text.
  ///   - acceptsEmptyText: Whether an empty text is a value or removes the value.
  ///   - check: Returns the reason why a text is no value, or `nil` if it is one.
  init(
    _ item: SchemaItem, input: TextInput, text: Binding<String>, acceptsEmptyText: Bool = true,
    check: @escaping (String) -> String? = { _ in nil }
  ) {
    self.text = text
    self.acceptsEmptyText = acceptsEmptyText
    self.check = check
    textInput = input
    super.init(item)
  }

  var placeholder: String { item.placeholder }

  func question(_ row: RowContext) -> Question? { item.question(of: self, row) }

  func problem(with text: String) -> String? { check(text) }

  func suggestions(for text: String) -> [String] {
    let all = item.shape.suggestions + item.examples.compactMap(\.string)
    let folded = text.lowercased()
    return all.filter { $0 != text && (text.isEmpty || $0.lowercased().contains(folded)) }
  }
}

extension SchemaTextRow {
  /// Creates a row for text.
  ///
  /// Emptying it stores an empty text.
  static func text(_ item: SchemaItem, isMultiline: Bool) -> SchemaTextRow {
    let keyboard: KeyboardKind =
      switch item.format {
      case "email", "idn-email": .email
      case "uri", "url", "uri-reference", "iri": .url
      default: .text
      }
    let value = item.value
    let limit = isMultiline ? nil : lineLimit(for: value.value?.string ?? "")
    return SchemaTextRow(
      item,
      input: TextInput(keyboard: keyboard, maximumLength: limit, isMultiline: isMultiline),
      text: Binding(
        get: { value.value?.string ?? "" },
        set: { value.value = JSONValue(.string($0)) }))
  }

  /// Returns the limit of a line that a longer text has so that it can be corrected, or `nil`.
  private static func lineLimit(for text: String) -> Int? {
    text.utf8.count > TextInput.lineLimit ? max(TextInput.lineLimit, text.count) : nil
  }

  /// Creates a row for a number, which keeps its digits as they are typed.
  ///
  /// Emptying it removes the number of a member that rules describe, whose row stays. Without its number,
  /// another member's row would vanish, and the elements after an element would move up, while a person
  /// types. A comma, a blank and other separators can be typed and are refused when editing ends: without
  /// them, 1,5 would become 15.
  static func number(_ item: SchemaItem) -> SchemaTextRow {
    let value = item.value
    let isWhole = !item.shape.allowsFractions
    return SchemaTextRow(
      item,
      input: TextInput(
        isSecure: item.isSecret, allows: { $0.isASCII && ($0.isNumber || "+-.,eE '_".contains($0)) }
      ),
      text: Binding(
        get: { value.value?.number?.text ?? "" },
        set: { value.value = (try? JSONValue(parsing: $0)) }),
      acceptsEmptyText: item.canBeEmptied
    ) { text in
      let words = item.session.words
      if let better = withoutLeadingZeros(text) {
        return item.isSecret ? words[SchemaStrings.zeros] : words.fill(.zerosBetter, better)
      }
      let type = (try? JSONValue(parsing: text)).map { ValueType(of: $0) }
      if isWhole { return type == .integer ? nil : words[SchemaStrings.needsWholeNumber] }
      return type == .integer || type == .number ? nil : words[SchemaStrings.needsNumber]
    }
  }

  /// Returns a number without the zeros that it mustn't begin with, or `nil` if it has none.
  private static func withoutLeadingZeros(_ text: String) -> String? {
    let sign = text.hasPrefix("-") ? "-" : ""
    var digits = text.dropFirst(sign.count)
    while digits.first == "0", digits.dropFirst().first?.isNumber == true { digits.removeFirst() }
    let better = sign + digits
    let isNumber = (try? JSONValue(parsing: better))?.number != nil
    return better.count < text.count && isNumber ? better : nil
  }

  /// Creates a row for any value as JSON text.
  static func json(_ item: SchemaItem) -> SchemaTextRow {
    let value = item.value
    let limit = lineLimit(for: value.value?.description ?? "")
    return SchemaTextRow(
      item, input: TextInput(maximumLength: limit, isSecure: item.isSecret),
      text: Binding(
        get: { value.value?.description ?? "" },
        set: { text in
          value.value = text.isEmpty ? nil : (try? JSONValue(parsing: text)) ?? value.value
        }),
      acceptsEmptyText: item.canBeEmptied
    ) { text in
      do throws(JSONError) {
        _ = try JSONValue(parsing: text)
        return nil
      } catch {
        return item.session.words.fill(.invalidJSON, String(error.position.column))
      }
    }
  }
}
