/// The graphemes of more than one scalar that a screen shows, each under a number.
///
/// Numbers stay valid until `removeAll()`, which also changes the ``generation``, so that who
/// remembers cells of an earlier frame knows when their numbers mean nothing any more.
public struct GraphemePool: Sendable {
  /// How many times the pool was emptied.
  public private(set) var generation = 0

  private var graphemes: [String] = []
  private var numbers: [String: Int] = [:]

  /// Creates an empty pool.
  public init() {}

  /// How many graphemes it holds.
  public var count: Int { graphemes.count }

  /// The grapheme with a number; a space for a number that was never given.
  public subscript(number: Int) -> String {
    graphemes.indices.contains(number) ? graphemes[number] : " "
  }

  /// Returns the number of a grapheme, giving it one if it is new.
  mutating func number(of grapheme: String) -> Int {
    if let number = numbers[grapheme] { return number }
    numbers[grapheme] = graphemes.count
    graphemes.append(grapheme)
    return graphemes.count - 1
  }

  /// Forgets all graphemes; every cell that refers to one must be drawn anew.
  mutating func removeAll() {
    generation += 1
    graphemes.removeAll(keepingCapacity: true)
    numbers.removeAll(keepingCapacity: true)
  }
}
