import JSONText

extension SchemaReader {
  func readAssertions(into compiler: inout SchemaCompiler) throws(SchemaError) {
    try readType(into: &compiler)
    if let value = keyword("enum") {
      guard let values = value.array else {
        throw bad("enum", needs: "a list of values", value, in: compiler)
      }
      add(.enumeration(values, Set(values.map(ExactValue.init))), to: &compiler)
    }
    if vocabulary.dialect >= .draft6, let value = keyword("const") {
      add(.constant(value), to: &compiler)
    }
    try readNumberAssertions(into: &compiler)
    try readCounts(into: &compiler)
    if let value = keyword("pattern") {
      guard let text = value.string else {
        throw bad("pattern", needs: "text", value, in: compiler)
      }
      add(.pattern(pattern(text, value, in: &compiler)), to: &compiler)
    }
    if let value = keyword("uniqueItems") {
      guard let isUnique = value.bool else {
        throw bad("uniqueItems", needs: "true or false", value, in: compiler)
      }
      if isUnique { add(.unique, to: &compiler) }
    }
    try readRequired(into: &compiler)
  }

  private func readType(into compiler: inout SchemaCompiler) throws(SchemaError) {
    guard let value = keyword("type") else { return }
    let names = value.array ?? [value]
    let types = names.compactMap { $0.string.flatMap(ValueType.init) }
    guard types.count == names.count else {
      throw bad("type", needs: "the name of a type, or a list of names", value, in: compiler)
    }
    add(.type(Set(types)), to: &compiler)
  }

  // MARK: Numbers

  private func readNumberAssertions(into compiler: inout SchemaCompiler) throws(SchemaError) {
    var bounds = NumberBounds()
    bounds.least = try bound("minimum", "exclusiveMinimum", in: compiler, <)
    bounds.most = try bound("maximum", "exclusiveMaximum", in: compiler, >)
    if bounds.least != nil || bounds.most != nil { add(.bounds(bounds), to: &compiler) }
    if let step = try number("multipleOf", in: compiler) {
      guard ExactNumber(step).isPositive else {
        throw bad(
          "multipleOf", needs: "a number above 0", keyword("multipleOf") ?? value, in: compiler)
      }
      add(.multiple(of: step, ExactNumber(step)), to: &compiler)
    }
  }

  /// Reads a limit that may include its number or not, and returns the stricter one.
  private func bound(
    _ name: String, _ exclusiveName: String, in compiler: SchemaCompiler,
    _ isWeaker: (ExactNumber, ExactNumber) -> Bool
  ) throws(SchemaError) -> NumberBounds.Bound? {
    if vocabulary.dialect == .draft4 {
      let isExclusive = keyword(exclusiveName)?.bool ?? false
      let number = try number(name, in: compiler)
      return number.map { NumberBounds.Bound(number: $0, isExclusive: isExclusive) }
    }
    let inclusive = try number(name, in: compiler)
    guard let exclusive = try number(exclusiveName, in: compiler) else {
      return inclusive.map { NumberBounds.Bound(number: $0, isExclusive: false) }
    }
    if let inclusive, isWeaker(ExactNumber(exclusive), ExactNumber(inclusive)) {
      return NumberBounds.Bound(number: inclusive, isExclusive: false)
    }
    return NumberBounds.Bound(number: exclusive, isExclusive: true)
  }

  private func number(
    _ name: String, in compiler: SchemaCompiler
  ) throws(SchemaError) -> JSONNumber? {
    guard let value = keyword(name) else { return nil }
    guard let number = value.number else { throw bad(name, needs: "a number", value, in: compiler) }
    return number
  }

  // MARK: Counts

  private func readCounts(into compiler: inout SchemaCompiler) throws(SchemaError) {
    if let bounds = try counts("minLength", "maxLength", in: compiler) {
      add(.length(bounds), to: &compiler)
    }
    if let bounds = try counts("minItems", "maxItems", in: compiler) {
      add(.elementCount(bounds), to: &compiler)
    }
    if let bounds = try counts("minProperties", "maxProperties", in: compiler) {
      add(.memberCount(bounds), to: &compiler)
    }
  }

  private func counts(
    _ least: String, _ most: String, in compiler: SchemaCompiler
  ) throws(SchemaError) -> CountBounds? {
    let bounds = CountBounds(
      least: try count(least, in: compiler), most: try count(most, in: compiler))
    return bounds.least == nil && bounds.most == nil ? nil : bounds
  }

  func count(_ name: String, in compiler: SchemaCompiler) throws(SchemaError) -> Int? {
    guard let value = keyword(name) else { return nil }
    guard let number = value.number.map(ExactNumber.init), number.isInteger, !number.isNegative
    else { throw bad(name, needs: "a whole number from 0", value, in: compiler) }
    return number.whole ?? Int.max
  }

  // MARK: Keys

  private func readRequired(into compiler: inout SchemaCompiler) throws(SchemaError) {
    if let value = keyword("required") {
      add(.required(try keys(value, of: "required", in: compiler)), to: &compiler)
    }
    guard vocabulary.dialect >= .draft2019, let value = keyword("dependentRequired") else { return }
    guard let members = value.members else {
      throw bad("dependentRequired", needs: "an object of lists of keys", value, in: compiler)
    }
    var dependencies: [(key: String, needed: [String])] = []
    for member in members {
      let needed = try keys(member.value, of: "dependentRequired", in: compiler)
      dependencies.append((member.key, needed))
    }
    add(.dependentRequired(dependencies, keyword: "dependentRequired"), to: &compiler)
  }

  func keys(
    _ value: JSONValue, of name: String, in compiler: SchemaCompiler
  ) throws(SchemaError) -> [String] {
    let keys = value.array?.compactMap(\.string)
    guard let keys, keys.count == value.array?.count else {
      throw bad(name, needs: "a list of keys", value, in: compiler)
    }
    return keys
  }

  // MARK: Texts

  /// Returns a pattern, or `nil` with a note if it is no regular expression.
  func pattern(
    _ text: String, _ value: JSONValue, in compiler: inout SchemaCompiler
  ) -> Pattern? {
    var limits = compiler.options.limits.patterns
    limits.size = min(limits.size, compiler.patternSizeLeft)
    let pattern: Pattern
    do throws(PatternError) {
      pattern = try Pattern(text, limits: limits)
    } catch {
      guard let lenient = try? Pattern(text, syntax: .lenient, limits: limits) else {
        let isOneTooMany = error.reason == .tooLarge && limits.size == compiler.patternSizeLeft
        let problem = isOneTooMany ? "all patterns together are too large" : error.description
        compiler.note(.pattern(text, problem), compiler.model.nodes[node].location, value)
        compiler.model.nodes[node].patternProblems.append(problem)
        return nil
      }
      pattern = lenient
    }
    compiler.patternSizeLeft -= pattern.size
    return pattern
  }

  func readFormat(into compiler: inout SchemaCompiler) throws(SchemaError) {
    guard let value = keyword("format") else { return }
    guard let name = value.string else { throw bad("format", needs: "text", value, in: compiler) }
    let isAsserted = compiler.options.assertsFormats || vocabulary.assertsFormats
    add(.format(name, isAsserted: isAsserted), to: &compiler)
  }
}
