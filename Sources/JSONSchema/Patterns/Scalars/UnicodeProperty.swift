/// A property of Unicode scalars, as named by `\p{…}` in patterns.
enum UnicodeProperty: Sendable {
  case categories(Set<Unicode.GeneralCategory>)
  case binary(@Sendable (Unicode.Scalar.Properties) -> Bool)
  case ranges([ClosedRange<UInt32>])

  func contains(_ scalar: Unicode.Scalar) -> Bool {
    switch self {
    case .categories(let categories): categories.contains(scalar.properties.generalCategory)
    case .binary(let holds): holds(scalar.properties)
    case .ranges(let ranges): ranges.contains { $0.contains(scalar.value) }
    }
  }

  /// The result of looking up the text between the braces of `\p{…}`.
  enum Lookup: Sendable {
    case found(UnicodeProperty)
    /// The property exists in ECMAScript, but its data isn't here.
    case unsupported
    case unknown

    init(_ text: String) {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if parts.count == 2 {
        switch parts[0] {
        case "General_Category", "gc": self.init(category: String(parts[1]))
        case "Script", "sc": self.init(script: String(parts[1]))
        case "Script_Extensions", "scx": self = .unsupported
        default: self = .unknown
        }
      } else if let categories = UnicodeProperty.categories[text] {
        self = .found(.categories(Set(categories)))
      } else if let holds = UnicodeProperty.binaries[text] {
        self = .found(.binary(holds))
      } else if let ranges = UnicodeProperty.ranges[text] {
        self = .found(.ranges(ranges))
      } else {
        self = UnicodeProperty.unsupported.contains(text) ? .unsupported : .unknown
      }
    }

    private init(category: String) {
      let categories = UnicodeProperty.categories[category]
      self = categories.map { .found(.categories(Set($0))) } ?? .unknown
    }

    private init(script: String) {
      let isName = script.unicodeScalars.allSatisfy { $0.properties.isAlphabetic || $0 == "_" }
      guard isName, script.unicodeScalars.first?.properties.isUppercase == true else {
        self = .unknown
        return
      }
      self = UnicodeProperty.scripts[script].map { .found(.ranges($0)) } ?? .unsupported
    }
  }
}
