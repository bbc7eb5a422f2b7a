import JSONSchema

/// The rules of a member that apply while it has no value.
struct MemberAbsence {
  /// The title of the rules, or `nil`.
  let title: String?

  /// Whether the member has no row.
  let isHidden: Bool

  /// Whether the member has a single row of its own, among those of its object, and perhaps
  /// a message that it is missing.
  let isPlain: Bool

  /// Creates the description of a member with rules, or without a schema.
  init(_ rules: SchemaRules?) {
    title = rules?.title
    isHidden = rules?.isDeprecated == true || rules?.isForbidden == true
    isPlain = rules.map { MemberAbsence.isPlain($0) } ?? false
  }

  private static func isPlain(_ rules: SchemaRules) -> Bool {
    guard rules.alternatives.isEmpty, !rules.isDeprecated else { return false }
    let type = SchemaShape(withoutAlternatives: rules).type
    return type != .object && type != .array
  }
}
