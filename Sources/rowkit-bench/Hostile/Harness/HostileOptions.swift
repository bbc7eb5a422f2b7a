/// The options of `rowkit-bench hostile`.
struct HostileOptions {
  /// The number of inputs of all kinds that are tried together.
  ///
  /// The default is 3000.
  private(set) var inputs = 3000

  /// The seed, which makes the inputs repeatable.
  ///
  /// The default is 1.
  private(set) var seed: UInt64 = 1

  /// The names of the attacks to try.
  ///
  /// If it is empty, all are tried.
  private(set) var names: [String] = []

  /// The number of the only input to try, or `nil` for all.
  private(set) var input: Int?

  /// The inputs to try on behalf of another process, or `nil` if there are none.
  private(set) var work: (name: String, range: Range<Int>)?

  /// A planted fault, or `nil` for none.
  private(set) var fault: PlantedFault?

  /// Whether this process is the program with a fault on a terminal.
  private(set) var isHost = false

  static let help = """
    usage: rowkit-bench hostile [--inputs N] [--seed S] [--only NAME…] [--input I]

      --inputs N   how many inputs to make of all that are tried (default 3000, about two minutes;
                   100000 take an hour)
      --seed S     what makes the run repeatable (default 1)
      --only NAME  try only these: cards, json-cards, tables, logs, json, plists, bundles, keys, sizes,
                   conversations, bytes, storms, signals, stores, writers, files, silence
      --input I    try only the input with this number, which a complaint names

    Proves itself first on three planted faults, then tries hostile inputs on the rowkit that was
    built together with this program, and prints a table of what they did.
    """

  /// Parses the arguments, or returns `nil` if they are invalid.
  init?(_ arguments: [String]) {
    var rest = arguments[...]
    while let option = rest.popFirst() {
      if option == "--host" {
        isHost = true
        continue
      }
      if !option.hasPrefix("-"), !names.isEmpty {
        names.append(option)
        continue
      }
      guard let value = rest.popFirst() else { return nil }
      switch (option, Int(value)) {
      case ("--inputs", let number?) where number > 0: inputs = number
      case ("--seed", let number?) where number >= 0: seed = UInt64(number)
      case ("--input", let number?) where number >= 0: input = number
      case ("--only", _): names.append(value)
      case ("--planted", _): fault = PlantedFault(rawValue: value)
      case ("--work", _):
        let parts = value.split(separator: ":")
        guard parts.count == 3, let from = Int(parts[1]), let to = Int(parts[2]), from <= to else {
          return nil
        }
        work = (String(parts[0]), from..<to)
      default: return nil
      }
    }
  }
}
