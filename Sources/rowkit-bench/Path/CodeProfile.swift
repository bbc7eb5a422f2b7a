/// The code that a program executed, as valgrind's callgrind reports it for each instruction.
struct CodeProfile {
  /// The number of executed instructions.
  private(set) var instructions = 0

  /// The numbers of the executed cache lines of 64 bytes.
  private(set) var cacheLines: Set<UInt> = []

  /// The numbers of executed instructions by function.
  private(set) var functions: [String: Int] = [:]

  /// The functions that each function called, with the addresses of the calls.
  private var calls: [String: [(address: UInt, function: String)]] = [:]

  private var names: [Substring: String] = [:]
  private var function = ""
  private var callee: String?
  private var address: UInt = 0
  private var isCall = false

  /// Creates a profile from the lines of a report.
  init(_ report: String) {
    for line in report.split(separator: "\n") { take(line) }
  }

  /// The number of executed pages of 4,096 bytes.
  var pageCount: Int { Set(cacheLines.map { $0 >> 6 }).count }

  /// The functions with the most instructions.
  func leading(_ count: Int) -> [(name: String, instructions: Int)] {
    functions.sorted { ($0.value, $1.key) > ($1.value, $0.key) }.prefix(count)
      .map { ($0.key, $0.value) }
  }

  /// The symbols of the executed functions, each before those that it calls, in the order of the calls.
  ///
  /// Functions without a symbol are not included.
  var symbols: [String] {
    callOrder.filter { name in
      name.first.map { $0 == "$" || $0 == "_" || $0.isLetter } == true
        && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "$_.".contains($0)) }
    }
  }

  /// The executed functions, each before those that it calls, in the order of the calls.
  ///
  /// What runs one after the other then also lies one after the other, and the processor fetches it ahead.
  /// The function from which most others are reached comes first.
  private var callOrder: [String] {
    let called = Set(calls.values.joined().map(\.function))
    let callers = Set(functions.keys).union(calls.keys).subtracting(called)
    let roots = callers.map { reached(from: [$0]) }
    let order = roots.sorted { ($0.count, $1[0]) > ($1.count, $0[0]) }.map { $0[0] }
    return reached(from: order + functions.keys.sorted()).filter { functions[$0] != nil }
  }

  /// Returns functions and those that they call, directly or not, each once.
  private func reached(from functions: [String]) -> [String] {
    var reached: [String] = []
    var seen: Set<String> = []
    var waiting = Array(functions.reversed())
    while let next = waiting.popLast() {
      guard seen.insert(next).inserted else { continue }
      reached.append(next)
      waiting += (calls[next] ?? []).sorted { $0.address > $1.address }.map(\.function)
    }
    return reached
  }

  private mutating func take(_ line: Substring) {
    if line.hasPrefix("fn=") {
      function = name(line.dropFirst(3))
    } else if line.hasPrefix("cfn=") {
      callee = name(line.dropFirst(4))
    } else if line.hasPrefix("calls=") {
      isCall = true
    } else if let first = line.first, "+-*0".contains(first) {
      takeCost(line.split(separator: " "))
    }
  }

  /// Takes the cost of an instruction: its address, its line and a count.
  ///
  /// After a call, the line counts what the called function executed.
  private mutating func takeCost(_ fields: [Substring]) {
    move(to: fields[0])
    let wasCall = isCall
    isCall = false
    if wasCall, let callee { calls[function, default: []].append((address, callee)) }
    guard !wasCall, fields.count >= 3, let count = Int(fields[2]) else { return }
    instructions += count
    functions[function, default: 0] += count
    cacheLines.insert(address >> 6)
  }

  private mutating func move(to field: Substring) {
    if field.hasPrefix("0x") {
      address = UInt(field.dropFirst(2), radix: 16) ?? address
    } else if field.hasPrefix("+") {
      address &+= UInt(field.dropFirst()) ?? 0
    } else if field.hasPrefix("-") {
      address &-= UInt(field.dropFirst()) ?? 0
    }
  }

  /// Returns the name of a function, which the report spells out once and then numbers.
  private mutating func name(_ field: Substring) -> String {
    guard let end = field.firstIndex(of: ")") else { return String(field) }
    let number = field[...end]
    let rest = field[field.index(after: end)...].drop { $0 == " " }
    if !rest.isEmpty { names[number] = String(rest) }
    return names[number] ?? String(number)
  }
}
