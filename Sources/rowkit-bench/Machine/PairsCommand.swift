import RowKitTesting

/// The command `rowkit-bench pairs`, which changes every small table into every other one.
@MainActor enum PairsCommand {
  /// The text that `--help` prints.
  static let help = """
    usage: rowkit-bench pairs [--rows N] [--groups N] [--every N] [--seed S]

      --rows N    how many rows a table has at most, up to 6 (default 5)
      --groups N  how many groups a table has at most, up to 4 (default 3)
      --every N   look at one pair, taken at random, of each so many that follow each other
                  (default 16; 1 looks at all)
      --seed S    what makes the choice repeatable (by default another one in each run)
    """

  /// Runs the command and returns an exit status.
  static func run(arguments: [String]) -> Int32 {
    var (rows, groups, every) = (5, 3, 16)
    var seed = UInt64.random(in: 0..<1_000_000)
    var rest = arguments[...]
    while let option = rest.popFirst() {
      let number = rest.popFirst().flatMap { Int($0) }
      switch (option, number) {
      case ("--rows", let number?) where (0...6).contains(number): rows = number
      case ("--groups", let number?) where (0...4).contains(number): groups = number
      case ("--every", let number?) where number > 0: every = number
      case ("--seed", let number?) where number >= 0: seed = UInt64(number)
      default:
        print(help)
        return option == "--help" ? 0 : 64
      }
    }
    return run(rows, groups, TablePairsWalk(every: every, seed: seed), seed)
  }

  private static func run(
    _ rows: Int, _ groups: Int, _ walk: TablePairsWalk, _ seed: UInt64
  ) -> Int32 {
    let start = ContinuousClock().now
    var pairs = walk
    for oldRows in 0...rows {
      for oldGroups in 0...groups {
        let olds = NumberedTable.all(Array(0..<oldRows), Array(0..<oldGroups))
        let news = (
          rows: NumberedTable.lists(of: oldRows, upTo: rows),
          groups: NumberedTable.lists(of: oldGroups, upTo: groups)
        )
        if let violation = pairs.violation(from: olds, to: news) {
          print("\(violation) (seed \(seed))")
          return 1
        }
      }
    }
    let time = ContinuousClock().now - start
    let share = "\(pairs.checked) of \(pairs.count)"
    print("\(share) pairs of tables, with the seed \(seed), changed rightly: \(time)")
    return 0
  }
}

/// A walk through all pairs of tables, except those that differ only in their numbers.
@MainActor struct TablePairsWalk {
  /// The number of pairs.
  private(set) var count = 0

  /// The number of pairs that were checked.
  private(set) var checked = 0

  private let every: Int
  private var random: RandomNumbers
  private let check = TablePairsCheck()

  /// The index of the pair to check among the current run of pairs.
  private var chosen = 0

  /// Creates a walk that checks one random pair in each run of `every` pairs.
  init(every: Int, seed: UInt64) {
    self.every = every
    random = RandomNumbers(seed: seed)
  }

  /// Changes tables into all tables with certain rows and groups.
  ///
  /// Returns the first problem.
  mutating func violation(
    from olds: [NumberedTable], to news: (rows: [[Int]], groups: [[Int]])
  ) -> String? {
    for names in news.groups {
      for list in news.rows {
        for new in NumberedTable.all(list, names) {
          for old in olds {
            guard isChosen() else { continue }
            checked += 1
            if let violation = check.violation(from: old, to: new) { return violation }
          }
        }
      }
    }
    return nil
  }

  /// Counts a pair and returns whether to check it.
  private mutating func isChosen() -> Bool {
    let place = count % every
    if place == 0 { chosen = random.below(every) }
    count += 1
    return place == chosen
  }
}
