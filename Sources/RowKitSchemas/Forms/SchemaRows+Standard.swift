import JSONSchema
import RowKit

extension SchemaRows {
  /// The rows for all types and formats of JSON Schema.
  public static var standard: SchemaRows {
    var rows = SchemaRows()
    rows.register(type: "null") { item in
      SchemaConstantRow(item) {
        let words = item.session.words
        return item.value.value.map { words.short($0) } ?? words[SchemaStrings.notSet]
      }
    }
    rows.register(type: "boolean") { item in
      // As JSON text, a secret can be typed without being shown.
      item.fits && !item.isSecret ? SchemaToggleRow(item) : nil
    }
    rows.register(type: "integer") { number($0) }
    rows.register(type: "number") { number($0) }
    rows.register(type: "string") { text($0) }
    rows.register(type: "array") { multipleChoice($0) ?? link($0) }
    rows.register(type: "object") { link($0) }
    for keyword in ["enum", "const", "oneOf", "anyOf", "allOf", "$ref"] {
      rows.register(keyword: keyword) { choice($0) }
    }
    rows.registerFormats()
    rows.isStandard = true
    return rows
  }

  private mutating func registerFormats() {
    register(format: "date") { item in
      SchemaRows.date(
        item, { CivilDate($0) }, { date, _ in date.description }, remark: { _ in "" }
      ) { SchemaDateRow($0) }
    }
    register(format: "color") { item in
      SchemaRows.date(
        item, { RGBColor($0) }, { color, _ in color.description }, remark: { _ in "" }
      ) { SchemaColorRow($0) }
    }
    register(format: "time") { SchemaRows.timed($0, CivilTime.self) }
    register(format: "date-time") { SchemaRows.timed($0, CivilDateTime.self) }
    register(format: "password") { SchemaRows.secret($0) }
    register(keyword: "writeOnly") { $0.isSecret ? SchemaRows.secret($0) : nil }
  }

  /// Returns a row that leads to the parts of a value, or `nil` for a value that has none.
  private static func link(_ item: SchemaItem) -> (any CellController)? {
    switch item.session.type(at: item.place) {
    case nil, .null, .array, .object: SchemaLinkRow(item)
    default: nil
    }
  }

  // MARK: Choices

  private static func choice(_ item: SchemaItem) -> (any CellController)? {
    let words = item.session.words
    let present = [item.value.value].compactMap(\.self)
    guard !item.isSecret,
      let choices = item.shape.choices.map({ titled($0, keeping: present, words) }),
      let first = choices.first
    else { return nil }
    if choices.count == 1, !present.isEmpty {
      return SchemaConstantRow(item) { first.title }
    }
    let width = choices.reduce(0) { $0 + TextWidth.width(of: $1.title) }
    let hasDetails = choices.contains { $0.detail != nil }
    if choices.count <= 3, width <= 24, !hasDetails {
      return SchemaSegmentsRow(item, choices)
    }
    if choices.count <= 7, !hasDetails {
      return SchemaInlineChoiceRow(item, choices)
    }
    return SchemaChoiceRow(item, choices)
  }

  /// Returns values with their titles, and the present ones that aren't among them.
  ///
  /// Values of several types are shown as JSON. Of those that should no longer be used, only present ones
  /// are returned.
  private static func titled(
    _ choices: [SchemaChoice], keeping present: [JSONValue], _ words: LocalizedStrings
  ) -> [Choice<JSONValue>] {
    let isMixed = choices.contains { $0.value.string == nil }
    let listed = Set(choices.map { ExactValue($0.value) })
    let kept = Set(present.map { ExactValue($0) })
    let own = choices.filter { !$0.isDeprecated || kept.contains(ExactValue($0.value)) }
    let others = present.filter { !listed.contains(ExactValue($0)) }
    return own.map { choice in
      let text = isMixed ? choice.value.description : words.short(choice.value)
      return Choice(choice.value, choice.title ?? text, detail: choice.summary)
    } + others.map { Choice($0, $0.description) }
  }

  /// Returns a row for a list of unique values that are listed, or `nil` for any other list.
  private static func multipleChoice(_ item: SchemaItem) -> (any CellController)? {
    let words = item.session.words
    guard !item.isSecret, let rules = item.shape.rules, rules.hasUniqueElements,
      rules.tupleCount == 0,
      item.value.value?.array != nil || item.value.value == nil,
      let listed = rules.place(ofElement: 0).rules(for: nil).choices
    else { return nil }
    let present = item.value.value?.array ?? []
    guard Set(present.map { ExactValue($0) }).count == present.count else { return nil }
    return SchemaMultipleChoiceRow(item, titled(listed, keeping: present, words))
  }

  // MARK: Numbers and texts

  private static func number(_ item: SchemaItem) -> (any CellController)? {
    guard item.fits else { return nil }
    if !item.isSecret, let range = stepperRange(of: item) {
      return SchemaStepperRow(item, in: range)
    }
    return SchemaTextRow.number(item)
  }

  private static func stepperRange(of item: SchemaItem) -> ClosedRange<Int>? {
    guard item.valueType == .integer, let bounds = item.shape.rules?.bounds,
      item.shape.rules?.step == nil, let lower = bounds.least, let upper = bounds.most,
      !lower.isExclusive, !upper.isExclusive, let least = lower.number.int,
      let most = upper.number.int, least <= most,
      most.subtractingReportingOverflow(least).partialValue <= 100,
      !most.subtractingReportingOverflow(least).overflow
    else { return nil }
    guard let value = item.value.value, !value.isNull else { return least...most }
    return value.number?.int.map { (least...most).contains($0) } == true ? least...most : nil
  }

  private static func text(_ item: SchemaItem) -> (any CellController)? {
    guard item.fits else { return nil }
    if item.isSecret { return secret(item) }
    let isLong = (item.shape.rules?.length.most ?? 0) > 200
    let hasLines = item.value.value?.string?.contains(where: \.isNewline) ?? false
    let isDocument = item.shape.rules?.contentMediaType != nil
    return SchemaTextRow.text(item, isMultiline: isLong || hasLines || isDocument)
  }

  private static func secret(_ item: SchemaItem) -> (any CellController)? {
    guard item.fits, item.valueType == .string else { return nil }
    return SchemaSecretRow(item)
  }

  // MARK: Dates

  /// Returns a row for a value that a text represents, or `nil` for any other value.
  private static func date<Value>(
    _ item: SchemaItem, _ read: @escaping (String) -> Value?,
    _ write: @escaping (Value, _ former: String?) -> String,
    remark: @escaping (String) -> String,
    row: (SchemaTextValue<Value>) -> any CellController
  ) -> (any CellController)? {
    guard item.shape.choices == nil, item.fits, !item.isSecret else { return nil }
    if let value = item.value.value, !value.isNull, value.string.flatMap(read) == nil { return nil }
    return row(SchemaTextValue(item: item, read: read, write: write, remark: remark))
  }

  /// Returns a row for a time or a date and time, which keeps its seconds and its zone.
  private static func timed<Value: CivilValue>(
    _ item: SchemaItem, _ type: Value.Type
  ) -> (any CellController)? {
    guard item.value.value?.string.map({ DatedText($0).hasSeconds }) ?? true else { return nil }
    return date(
      item, { DatedText($0).value(type) },
      { value, former in
        former.flatMap { DatedText($0).replacing(with: value) } ?? "\(value):00Z"
      }, remark: { DatedText($0).remark }
    ) { SchemaDateRow($0) }
  }
}
