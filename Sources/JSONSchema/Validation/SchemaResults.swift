/// The results of schemas for parts of a value, within one check.
///
/// Schemas that apply each other several times then take time linear in the value instead of
/// exponential in its depth.
struct SchemaResults {
  /// The circumstances that a result depends on.
  struct Key: Hashable {
    let node: Int

    /// The number of the value, as ``SchemaParts/current``.
    let part: Int

    /// The resources that dynamic references depend on.
    let scope: [Int]

    let isCollecting: Bool
    let hasParts: Bool

    /// The depth at which schemas applied each other, or `nil` if the limit of the depth cut nothing off.
    var depth: Int?

    /// Returns the key of a result that the limit of the depth cut off.
    func at(_ depth: Int) -> Key {
      var key = self
      key.depth = depth
      return key
    }
  }

  /// The result of a schema for a part of a value.
  struct Result {
    let isValid: Bool

    /// Whether the value is valid only because not all was checked.
    let isUnchecked: Bool

    let violations: [Violation]

    /// The number of violations, those within others included.
    let reportCount: Int

    let parts: EvaluatedParts?
  }

  /// The number of violations above which a result isn't kept.
  static let greatestViolationCount = 100

  /// The number of results above which all are forgotten.
  private static let greatestCount = 1 << 14

  private var known: [Key: Result] = [:]

  subscript(key: Key) -> Result? {
    get { known[key] }
    set {
      if known.count >= SchemaResults.greatestCount { known.removeAll(keepingCapacity: true) }
      known[key] = newValue
    }
  }
}
