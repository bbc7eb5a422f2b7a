/// The format of templates of addresses in RFC 6570.
enum URITemplateFormat {
  static func accepts(_ scalars: [Unicode.Scalar]) -> Bool {
    var scanner = FormatScanner(scalars)
    while let scalar = scanner.peek {
      let isPart: Bool
      switch scalar {
      case "{": isPart = takeExpression(&scanner)
      case "%": isPart = takeEscape(&scanner)
      default:
        scanner.index += 1
        isPart = isLiteral(scalar)
      }
      if !isPart { return false }
    }
    return true
  }

  private static func isLiteral(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value > 0x20, scalar.value != 0x7F, !(0x80...0x9F).contains(scalar.value) else {
      return false
    }
    return !"\"'<>\\^`{|}".unicodeScalars.contains(scalar)
  }

  private static func takeEscape(_ scanner: inout FormatScanner) -> Bool {
    guard scanner.take("%") else { return false }
    for _ in 0..<2 {
      guard scanner.peek?.isHexadecimal == true else { return false }
      scanner.index += 1
    }
    return true
  }

  private static func takeExpression(_ scanner: inout FormatScanner) -> Bool {
    guard scanner.take("{") else { return false }
    _ = scanner.take(oneOf: "+#./;?&=,!@|")
    repeat {
      guard takeName(&scanner) else { return false }
      if scanner.take(":") {
        let start = scanner.peek
        let count = scanner.skip(while: \.isDigit)
        guard (1...4).contains(count), start != "0" else { return false }
      } else {
        _ = scanner.take("*")
      }
    } while scanner.take(",")
    return scanner.take("}")
  }

  private static func takeName(_ scanner: inout FormatScanner) -> Bool {
    repeat {
      var count = 0
      while let scalar = scanner.peek {
        if scalar.isLetter || scalar.isDigit || scalar == "_" {
          scanner.index += 1
        } else if scalar == "%" {
          guard takeEscape(&scanner) else { return false }
        } else {
          break
        }
        count += 1
      }
      if count == 0 { return false }
    } while scanner.take(".")
    return true
  }
}
