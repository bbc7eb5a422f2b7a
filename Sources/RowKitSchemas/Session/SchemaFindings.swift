import JSONSchema
import JSONText

/// The findings of a check, by the places of the values with a violation.
struct SchemaFindings {
  /// The violations, in the order in which they were found.
  let violations: [Violation]

  /// The limit that ended the check before its end, in words, or `nil`.
  let limit: String?

  private let indices: [JSONPath: [Int]]
  private let missing: Set<JSONPath.Step>

  /// Groups what a check of the value at a path found.
  init(_ violations: [Violation] = [], notes: [SchemaNote] = [], at path: JSONPath = []) {
    self.violations = violations
    limit =
      notes.lazy.compactMap { if case .limit(let words) = $0.reason { words } else { nil } }
      .first
    var indices: [JSONPath: [Int]] = [:]
    var missing: Set<JSONPath.Step> = []
    var place = violations.startIndex
    while place < violations.endIndex {
      let instance = violations[place].instance
      let run = violations[place...].prefix { $0.instance == instance }
      indices[instance, default: []] += run.indices
      if instance == path { missing.formUnion(run.compactMap(SchemaFindings.missingKey)) }
      place = run.endIndex
    }
    self.indices = indices
    self.missing = missing
  }

  private static func missingKey(_ violation: Violation) -> JSONPath.Step? {
    if case .missing(let key) = violation.reason { .key(key) } else { nil }
  }

  /// Returns the violations by the value at a path.
  func violations(at path: JSONPath) -> some Sequence<Violation> {
    (indices[path] ?? []).lazy.map { violations[$0] }
  }

  /// Returns whether the checked value itself lacks a key that it must have.
  func isMissing(_ key: String) -> Bool { missing.contains(.key(key)) }
}

extension Violation {
  /// Whether a key of the object is missing.
  var isMissing: Bool { if case .missing = reason { true } else { false } }
}
