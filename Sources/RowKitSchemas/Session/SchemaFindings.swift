import JSONSchema
import JSONText

/// The findings of a check, by the places of the values with a violation.
struct SchemaFindings {
  /// The violations, in the order in which they were found.
  let violations: [Violation]

  /// The limit that ended the check before its end, in words, or `nil`.
  let limit: String?

  private let indices: [JSONPath: [Int]]
  private let missing: [JSONPath.Step: Violation]

  /// Groups what a check of the value at a path found.
  init(_ violations: [Violation] = [], notes: [SchemaNote] = [], at path: JSONPath = []) {
    self.violations = violations
    limit =
      notes.lazy.compactMap { if case .limit(let words) = $0.reason { words } else { nil } }
      .first
    var indices: [JSONPath: [Int]] = [:]
    var missing: [JSONPath.Step: Violation] = [:]
    var place = violations.startIndex
    while place < violations.endIndex {
      let instance = violations[place].instance
      let run = violations[place...].prefix { $0.instance == instance }
      indices[instance, default: []] += run.indices
      for violation in run where instance == path {
        guard let key = SchemaFindings.missingKey(violation) else { continue }
        // That a key is required says more than that another one needs it.
        if missing[key] == nil || violation.isRequirement { missing[key] = violation }
      }
      place = run.endIndex
    }
    self.indices = indices
    self.missing = missing
  }

  fileprivate static func missingKey(_ violation: Violation) -> JSONPath.Step? {
    switch violation.reason {
    case .missing(let key), .dependency(let key, _): .key(key)
    default: nil
    }
  }

  /// Returns the violations by the value at a path.
  func violations(at path: JSONPath) -> some Sequence<Violation> {
    (indices[path] ?? []).lazy.map { violations[$0] }
  }

  /// Returns whether the checked value itself lacks a key that it must have.
  func isMissing(_ key: String) -> Bool { missing[.key(key)] != nil }

  /// Returns the violation that the checked value itself lacks a key, or `nil` if it doesn't.
  func violation(missing key: String) -> Violation? { missing[.key(key)] }
}

extension Violation {
  /// Whether a key is missing that the object must have in any case.
  var isRequirement: Bool { if case .missing = reason { true } else { false } }

  /// Whether a key of the object is missing, which its row says.
  var isMissing: Bool { SchemaFindings.missingKey(self) != nil }
}
