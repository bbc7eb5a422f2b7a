extension Int {
  /// The number with commas between thousands, as in 1,000,000.
  var grouped: String {
    var digits: [Character] = []
    for (place, digit) in String(magnitude).reversed().enumerated() {
      if place > 0, place % 3 == 0 { digits.append(",") }
      digits.append(digit)
    }
    return (self < 0 ? "-" : "") + String(digits.reversed())
  }
}
