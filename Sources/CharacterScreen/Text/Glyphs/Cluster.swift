/// A character of a text, stored as a scalar if it consists of only one.
enum Cluster {
  /// A character of one scalar, which needs no storage. This is the common case.
  case scalar(Unicode.Scalar)

  /// A character of several scalars, such as a letter with accents, or CR LF.
  case sequence(Character)

  init(_ character: Character) {
    let scalars = character.unicodeScalars
    if let first = scalars.first, scalars.index(after: scalars.startIndex) == scalars.endIndex {
      self = .scalar(first)
    } else {
      self = .sequence(character)
    }
  }

  /// The first scalar of the character.
  var first: Unicode.Scalar {
    switch self {
    case .scalar(let scalar): scalar
    case .sequence(let character): character.unicodeScalars.first ?? " "
    }
  }

  /// The character as a string.
  var text: String {
    switch self {
    case .scalar(let scalar): String(scalar)
    case .sequence(let character): String(character)
    }
  }

  /// Whether the character is a line break: LF, CR, CR LF, vertical tab, form feed, NEL, or the
  /// Unicode line or paragraph separator.
  var isNewline: Bool {
    switch first.value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Whether the character is a space at which a line may break, and which is not drawn at its end.
  var isBreakingSpace: Bool {
    guard case .scalar(let scalar) = self else { return false }
    switch scalar.value {
    case 0x20, 0x09, 0x1680, 0x2000...0x2006, 0x2008...0x200B, 0x205F, 0x3000: return true
    default: return false
    }
  }
}
