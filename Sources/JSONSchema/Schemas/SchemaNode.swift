public import JSONText

/// A schema inside a document, with its keywords.
struct SchemaNode: Sendable {
  let location: SchemaLocation

  /// The schema as written.
  let content: JSONValue

  /// The index of the resource that the schema belongs to.
  let resource: Int

  /// Whether the schema accepts everything or nothing, or `nil` if keywords decide.
  var constant: Bool?

  var assertions: [SchemaAssertion] = []
  var applicators: [SchemaApplicator] = []

  /// Why patterns can't be read, a sentence for each.
  var patternProblems: [String] = []

  /// Whether a keyword needs to know which members and elements others have looked at.
  var usesUnevaluated = false

  /// Whether the schema says nothing, so that every value is allowed.
  var isUnlimited: Bool {
    constant == true || constant == nil && assertions.isEmpty && applicators.isEmpty
  }
}

/// A keyword that decides about a value by itself.
enum SchemaAssertion: Sendable {
  case type(Set<ValueType>)
  case enumeration([JSONValue], Set<ExactValue>)
  case constant(JSONValue)
  case bounds(NumberBounds)
  case multiple(of: JSONNumber, ExactNumber)
  case length(CountBounds)
  /// A pattern, or `nil` for one that can't be read.
  case pattern(Pattern?)
  case format(String, isAsserted: Bool)
  case elementCount(CountBounds)
  case unique
  case memberCount(CountBounds)
  case required([String])
  case dependentRequired([(key: String, needed: [String])], keyword: String)
}

/// A keyword that applies other schemas, which are given by their indices.
enum SchemaApplicator: Sendable {
  case reference(link: Int)
  case dynamicReference(link: Int)
  case all([Int])
  case any([Int])
  case one([Int])
  case not(Int)
  case condition(if: Int, then: Int?, else: Int?)
  case dependent([(key: String, schema: Int)])
  case members(SchemaMembers)
  case memberNames(Int)
  case elements(first: [Int], rest: Int?)
  case contains(Int, ContainsBounds)
  case unevaluatedMembers(Int)
  case unevaluatedElements(Int)
}

/// The schemas for the members of an object.
struct SchemaMembers: Sendable {
  var named: [ExactString: Int] = [:]

  /// The keys with schemas of their own, in the order in which they are written.
  var keys: [String] = []

  var patterns: [(pattern: Pattern?, schema: Int)] = []

  /// The schema for all other members, or `nil`.
  var rest: Int?
}

/// The limits for the number of elements that a schema accepts.
struct ContainsBounds: Sendable {
  var least = 1
  var most: Int?

  /// Whether the elements count as evaluated.
  var evaluates = true
}

/// The limits of a length or a number of elements.
public struct CountBounds: Hashable, Sendable {
  /// The least count, or `nil`.
  public var least: Int?

  /// The greatest count, or `nil`.
  public var most: Int?
}

/// The limits of a number.
public struct NumberBounds: Hashable, Sendable {
  /// A limit of a number.
  public struct Bound: Hashable, Sendable {
    /// The limit as written.
    public let number: JSONNumber

    /// Whether the limit itself is out of range.
    public let isExclusive: Bool

    var exact: ExactNumber { ExactNumber(number) }
  }

  /// The least value, or `nil`.
  public var least: Bound?

  /// The greatest value, or `nil`.
  public var most: Bound?
}
