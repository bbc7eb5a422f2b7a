import RowKitTesting

/// Sample files in memory that resemble those of people.
enum SampleFile {
  private static let firstNames = [
    "Ada", "Grace", "Alan", "Barbara", "Edsger", "Margaret", "Søren", "Zoë", "Łukasz", "José",
  ]
  private static let lastNames = [
    "Lovelace", "Hopper", "Turing", "Liskov", "Dijkstra", "Hamilton", "Ångström", "Müller",
    "Nowak", "García", "O'Neill", "van der Berg",
  ]

  /// Returns a file of vCards as a telephone exports them.
  static func cards(_ count: Int) -> [UInt8] {
    var random = RandomNumbers(seed: 7)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count * 220)
    for number in 0..<count {
      let first = firstNames[Int.random(in: 0..<firstNames.count, using: &random)]
      let last = lastNames[Int.random(in: 0..<lastNames.count, using: &random)]
      bytes += card(number, first, last).utf8
    }
    return bytes
  }

  private static func card(_ number: Int, _ first: String, _ last: String) -> String {
    """
    BEGIN:VCARD\r
    VERSION:3.0\r
    N:\(last) \(number % 997);\(first);;;\r
    FN:\(first) \(last) \(number % 997)\r
    ORG:Analytical Engines\\, Ltd.;Sales\r
    item1.TEL;TYPE=CELL;TYPE=pref:+49 170 \(1_000_000 + number)\r
    TEL;TYPE=HOME,VOICE:(030) \(100_000 + number)\r
    EMAIL;TYPE=INTERNET:\(number)@example.com\r
    item1.X-ABLabel:_$!<Mobile>!$_\r
    END:VCARD\r

    """
  }
}
