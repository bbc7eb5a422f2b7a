import JSONText

/// The groups of a pattern, counted before it is parsed because references may precede them.
struct PatternGroups {
  /// The number of groups whose text is kept.
  private(set) var count = 0

  /// The numbers of the groups with names.
  private(set) var names: [ExactString: Int] = [:]

  init() {}

  init(scanning pattern: PatternParser) throws(PatternError) {
    var parser = pattern
    var isInClass = false
    while let scalar = parser.peek {
      parser.index += 1
      switch scalar {
      case "\\": parser.index += 1
      case "[": isInClass = true
      case "]": isInClass = false
      case "(" where !isInClass: try add(from: &parser)
      default: break
      }
    }
  }

  private mutating func add(from parser: inout PatternParser) throws(PatternError) {
    guard parser.take("?") else {
      count += 1
      return
    }
    guard parser.take("<"), let next = parser.peek, next != "=", next != "!" else { return }
    count += 1
    names[ExactString(try parser.groupName())] = count
  }
}
