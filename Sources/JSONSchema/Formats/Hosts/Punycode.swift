/// The encoding of other scripts in host names by RFC 3492.
enum Punycode {
  private static let base = 36
  private static let firstValue = 128
  private static let firstBias = 72

  /// Returns the text that letters and digits stand for, or `nil` if they are malformed.
  static func decoded(_ text: some BidirectionalCollection<Unicode.Scalar>) -> [Unicode.Scalar]? {
    let scalars = Array(text)
    var output: [Unicode.Scalar] = []
    var rest = scalars[...]
    if let hyphen = scalars.lastIndex(of: "-") {
      output = Array(scalars[..<hyphen])
      rest = scalars[(hyphen + 1)...]
      if output.isEmpty { return nil }
    }
    var (value, index, bias) = (firstValue, 0, firstBias)
    while !rest.isEmpty {
      guard let (distance, end) = number(rest, bias) else { return nil }
      rest = rest[end...]
      index += distance
      let count = output.count + 1
      bias = adapted(distance, count, isFirst: index == distance && value == firstValue)
      value += index / count
      index %= count
      guard value <= 0x10_FFFF, let scalar = Unicode.Scalar(UInt32(value)) else { return nil }
      output.insert(scalar, at: index)
      index += 1
    }
    return output
  }

  /// Returns the number of letters and digits that stand for a text, or `nil` if it is too long.
  static func encodedCount(_ scalars: [Unicode.Scalar]) -> Int? {
    guard scalars.count <= 63 else { return nil }
    let basic = scalars.count(where: \.isASCII)
    var (length, handled) = (basic > 0 ? basic + 1 : 0, basic)
    var (value, delta, bias) = (firstValue, 0, firstBias)
    while handled < scalars.count {
      guard let next = scalars.map({ Int($0.value) }).filter({ $0 >= value }).min() else { break }
      delta += (next - value) * (handled + 1)
      value = next
      for scalar in scalars {
        if Int(scalar.value) < value { delta += 1 }
        guard Int(scalar.value) == value else { continue }
        length += digitCount(delta, bias)
        bias = adapted(delta, handled + 1, isFirst: handled == basic)
        delta = 0
        handled += 1
      }
      delta += 1
      value += 1
    }
    return length
  }

  // MARK: Numbers

  private static func number(
    _ scalars: ArraySlice<Unicode.Scalar>, _ bias: Int
  ) -> (value: Int, end: Int)? {
    var (value, weight) = (0, 1)
    for (step, index) in scalars.indices.enumerated() {
      guard let digit = digit(scalars[index]), weight < 1 << 40 else { return nil }
      value += digit * weight
      let threshold = threshold(step, bias)
      if digit < threshold { return value < 1 << 40 ? (value, index + 1) : nil }
      weight *= base - threshold
    }
    return nil
  }

  private static func digitCount(_ value: Int, _ bias: Int) -> Int {
    var (rest, count) = (value, 0)
    while rest >= threshold(count, bias) {
      let threshold = threshold(count, bias)
      rest = (rest - threshold) / (base - threshold)
      count += 1
    }
    return count + 1
  }

  private static func digit(_ scalar: Unicode.Scalar) -> Int? {
    switch scalar {
    case "a"..."z": Int(scalar.value) - 97
    case "A"..."Z": Int(scalar.value) - 65
    case "0"..."9": Int(scalar.value) - 22
    default: nil
    }
  }

  private static func threshold(_ step: Int, _ bias: Int) -> Int {
    min(max((step + 1) * base - bias, 1), 26)
  }

  private static func adapted(_ delta: Int, _ count: Int, isFirst: Bool) -> Int {
    var rest = isFirst ? delta / 700 : delta / 2
    rest += rest / count
    var steps = 0
    while rest > (base - 1) * 26 / 2 {
      rest /= base - 1
      steps += base
    }
    return steps + base * rest / (rest + 38)
  }
}
