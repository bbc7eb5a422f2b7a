/// The command `rowkit-bench pairs`: every small table is changed into every other.
@MainActor enum PairsCommand {
  /// What `--help` prints.
  static let help = """
    usage: rowkit-bench pairs [--rows N] [--groups N] [--every N]

      --rows N    how many rows a table has at most, up to 6 (default 5)
      --groups N  how many groups a table has at most, up to 4 (default 3)
      --every N   look at one pair of so many (default 16; 1 looks at all)
    """

  /// Changes tables as the arguments say; returns an exit status.
  static func run(arguments: [String]) -> Int32 {
    var (rows, groups, every) = (5, 3, 16)
    var rest = arguments[...]
    while let option = rest.popFirst() {
      let number = rest.popFirst().flatMap { Int($0) }
      switch (option, number) {
      case ("--rows", let number?) where (0...6).contains(number): rows = number
      case ("--groups", let number?) where (0...4).contains(number): groups = number
      case ("--every", let number?) where number > 0: every = number
      default:
        print(help)
        return option == "--help" ? 0 : 64
      }
    }
    return run(rows, groups, every: every)
  }

  private static func run(_ rows: Int, _ groups: Int, every: Int) -> Int32 {
    let start = ContinuousClock().now
    var pairs = TablePairsWalk(every: every)
    for rows in 0...rows {
      for groups in 0...groups {
        if let complaint = pairs.complaint(rows: rows, groups: groups) {
          print(complaint)
          return 1
        }
      }
    }
    let time = ContinuousClock().now - start
    print("\(pairs.checked) of \(pairs.count) pairs of tables changed rightly: \(time)")
    return 0
  }
}

/// Goes through all pairs of tables, up to other numbers for the same.
@MainActor struct TablePairsWalk {
  /// How many pairs there were.
  private(set) var count = 0

  /// How many of them were looked at.
  private(set) var checked = 0

  private let every: Int
  private let check = TablePairsCheck()

  init(every: Int) {
    self.every = every
  }

  /// Changes all tables of so many rows and groups into those of no more of either; returns what
  /// went wrong.
  mutating func complaint(rows: Int, groups: Int) -> String? {
    let olds = NumberedTable.all(Array(0..<rows), Array(0..<groups))
    guard !olds.isEmpty else { return nil }
    for names in NumberedTable.lists(of: groups) {
      for list in NumberedTable.lists(of: rows) {
        for new in NumberedTable.all(list, names) {
          for old in olds {
            count += 1
            guard count % every == 0 else { continue }
            checked += 1
            if let complaint = check.complaint(from: old, to: new) { return complaint }
          }
        }
      }
    }
    return nil
  }
}
