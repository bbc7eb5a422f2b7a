public import JSONText

/// A JSON Schema: a description of the values that a JSON text may contain.
///
/// ```swift
/// let schema = try Schema(JSONValue(parsing: text))
/// for violation in schema.check(value).violations { print(violation.instance, violation) }
/// ```
///
/// Schemas of the drafts 4, 6, 7, 2019-09 and 2020-12 are read. References lead to places in the
/// same document, to the metaschemas of these drafts, and to documents that a loader offers.
/// Nothing is fetched. A reference that can't be followed accepts anything and has a note.
public struct Schema: Sendable {
  private(set) var model: SchemaModel

  /// The index of the whole schema.
  let rootNode: Int

  private let options: SchemaOptions

  /// The steps that all checks share, or `nil`.
  var budget: SchemaBudget?

  /// Creates a schema from a JSON text.
  ///
  /// - Parameters:
  ///   - value: The JSON text.
  ///   - options: Choices of how the schema is read and what it decides.
  ///   - loader: A function that returns the documents for references. It is called at most once
  ///     for each. By default, references to other documents can't be followed.
  /// - Throws: ``SchemaError`` if the value is no schema.
  public init(
    _ value: JSONValue, options: SchemaOptions = SchemaOptions(),
    loader: @escaping SchemaLoader = { _ in nil }
  ) throws(SchemaError) {
    var compiler = SchemaCompiler(options, loader: loader)
    rootNode = try compiler.compile(value)
    model = compiler.model
    self.options = options
  }

  /// Returns the schema with formats that decide, whatever its options and its dialect say.
  package func assertingFormats() -> Schema {
    var schema = self
    for index in schema.model.nodes.indices {
      schema.model.nodes[index].assertions = model.nodes[index].assertions.map { assertion in
        if case .format(let name, _) = assertion {
          .format(name, isAsserted: true)
        } else {
          assertion
        }
      }
    }
    return schema
  }

  /// The parts of the schema that can't be checked.
  public var notes: [SchemaNote] { model.notes }

  /// The dialect of the schema.
  public var dialect: SchemaDialect {
    model.resources[model.nodes[rootNode].resource].vocabulary.dialect
  }

  /// Returns all violations of a value.
  public func check(_ value: JSONValue) -> SchemaReport {
    report(value, at: JSONPath(), against: [rootNode], scope: [])
  }

  /// Returns whether a value breaks no rule.
  ///
  /// The first violation ends the check.
  public func isValid(_ value: JSONValue) -> Bool {
    isValid(value, against: [rootNode], scope: [])
  }

  // MARK: Parts

  /// Returns the violations of a part of a value, which is at the given place.
  func report(
    _ value: JSONValue, at place: JSONPath, against nodes: [Int], scope: [Int]
  ) -> SchemaReport {
    var evaluator = SchemaEvaluator(
      model, limits: options.limits, at: place, scope: scope, budget: budget)
    for node in nodes { _ = evaluator.evaluate(node, value, isCollecting: true) }
    return SchemaReport(violations: evaluator.violations, notes: evaluator.gaps.notes)
  }

  /// Returns whether a part of a value breaks no rule.
  func isValid(_ value: JSONValue, against nodes: [Int], scope: [Int]) -> Bool {
    var evaluator = SchemaEvaluator(
      model, limits: options.limits, at: JSONPath(), scope: scope, budget: budget)
    return nodes.allSatisfy { evaluator.evaluate($0, value, isCollecting: false) }
  }

  /// Returns the schema that a dynamic reference leads to, or `nil` if it can't be followed.
  func target(ofDynamic link: SchemaLink, scope: [Int]) -> Int? {
    SchemaEvaluator(model, limits: options.limits, at: JSONPath(), scope: scope)
      .target(ofDynamic: link)
  }
}

/// The result of checking a value.
public struct SchemaReport: Sendable {
  /// The violations, in the order of the schema's keywords.
  public let violations: [Violation]

  /// The parts of the schema that this check had to leave out.
  public let notes: [SchemaNote]

  /// Whether nothing that was checked is violated.
  public var isValid: Bool { violations.isEmpty }
}
