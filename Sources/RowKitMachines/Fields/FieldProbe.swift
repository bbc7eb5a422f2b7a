import RowKit

/// A row of a field machine, with its value and the expected meaning of texts.
@MainActor struct FieldProbe {
  let row: any CellController

  /// Returns the value of the row as text.
  let value: () -> String

  /// Returns the value that a text stands for, or `nil` for a text that the row must refuse.
  let meaning: (String) -> String?

  /// Returns whether a key or the mouse may change a control from one value to another.
  ///
  /// A field never changes while it isn't edited.
  var mayChange: (String, String) -> Bool = { _, _ in false }

  final class Box<Value> {
    var value: Value

    init(_ value: Value) {
      self.value = value
    }
  }

  /// Creates a probe of a text field.
  static func text(
    _ value: String, _ row: (Binding<String>) -> any CellController
  ) -> FieldProbe {
    let box = Box(value)
    let binding = Binding<String>(get: { box.value }, set: { box.value = $0 })
    return FieldProbe(row: row(binding), value: { box.value }, meaning: { $0 })
  }

  /// Creates a probe of a number field with a pattern for valid numbers.
  static func number<Number: FieldNumber & Equatable>(
    _ value: Number, _ pattern: Regex<Substring>, plain: @escaping (String) -> String = { $0 },
    in range: ClosedRange<DecimalNumber>, _ row: (Binding<Number>) -> any CellController
  ) -> FieldProbe {
    let box = Box(value)
    let binding = Binding<Number>(get: { box.value }, set: { box.value = $0 })
    let words = { (number: Number?) in number?.decimal.map(\.description) ?? "none" }
    return FieldProbe(
      row: row(binding), value: { words(box.value) },
      meaning: { text in
        if text.isEmpty { return Number(decimal: nil) == nil ? nil : "none" }
        let text = FieldProbe.withoutBlanksAround(text)
        guard (try? pattern.wholeMatch(in: text)) != nil,
          let number = DecimalNumber(plain(text)), range.contains(number),
          let kept = Number(decimal: number), words(kept) == number.description
        else { return nil }
        return words(kept)
      })
  }

  private static func withoutBlanksAround(_ text: String) -> String {
    var text = text[...]
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }

  static func stepper(_ value: Int, in range: ClosedRange<Int>) -> FieldProbe {
    let box = Box(value)
    return FieldProbe(
      row: StepperRowController(
        "Stepper", Binding<Int>(get: { box.value }, set: { box.value = $0 }), in: range),
      value: { String(box.value) }, meaning: { _ in nil },
      mayChange: { was, now in
        guard let was = Int(was), let now = Int(now) else { return false }
        return abs(now - was) <= 1
      })
  }

  /// Returns a field of every kind, and controls, for a page that keeps the data of page cells.
  static func all(on page: PageTableController) -> [FieldProbe] {
    fields + controls + [
      pageField("page", "Plain", PageTextCell.self, page),
      pageField("", "Short", PageShortCell.self, page),
    ]
  }

  /// A field of every kind.
  private static var fields: [FieldProbe] {
    // 12.0 is exactly 12.
    let whole = /[+-]?[0-9]*(?:\.0+)?/
    let point = /[+-]?[0-9]*(?:\.[0-9]+)?/
    let grouped = /[+-]?(?:[0-9]*|[1-9][0-9]?[0-9]?(?:,[0-9][0-9][0-9])+)(?:\.[0-9][0-9]?)?/
    let comma = /[+-]?(?:[0-9]*|[1-9][0-9]?[0-9]?(?:\.[0-9][0-9][0-9])+)(?:,[0-9]+)?/
    return [
      text("Ada") { TextFieldRowController("Text", $0, placeholder: "Ada") },
      text("short") {
        TextFieldRowController("Short", $0, input: TextInput(maximumLength: 8))
      },
      text("") {
        TextFieldRowController("E-mail", $0, input: TextInput(keyboard: .email))
      },
      text("555") {
        TextFieldRowController("Phone", $0, input: TextInput(keyboard: .phone))
      },
      text("") { TextFieldRowController("Secret", $0, input: .secure) },
      text("note") {
        TextFieldRowController(
          "Note", $0, input: TextInput(maximumLength: 40, isMultiline: true))
      },
      number(Int?(36), whole, in: 0...150) {
        NumberFieldRowController("Age", $0, range: 0...150)
      },
      number(36, whole, in: 18...150) {
        NumberFieldRowController("Adult", $0, range: 18...150)
      },
      number(9_007_199_254_740_993, whole, in: DecimalNumber(Int.min)...DecimalNumber(Int.max)) {
        NumberFieldRowController("Whole", $0, range: .min ... .max)
      },
      number(0.5, point, in: -1000...1000) {
        NumberFieldRowController("Ratio", $0, range: -1000...1000)
      },
      number(1234.5, grouped, plain: { $0.filter { $0 != "," } }, in: 0...1_000_000) {
        NumberFieldRowController(
          "Fixed", $0, format: .fixed(2, grouped: true), range: 0...1_000_000)
      },
      number(
        Double?.none, comma,
        plain: { String($0.filter { $0 != "." }.map { $0 == "," ? "." : $0 }) }, in: -99...9999
      ) {
        NumberFieldRowController(
          "Comma", $0, format: NumberFormat(decimalSeparator: ",", groupingSeparator: "."),
          range: -99...9999)
      },
    ]
  }
}
