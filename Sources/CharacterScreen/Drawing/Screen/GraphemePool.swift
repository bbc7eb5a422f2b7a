/// A numbered pool of the graphemes on a screen that consist of more than one scalar.
///
/// Numbers stay valid until `removeAll()`, which also changes the ``generation``. Code that keeps
/// cells of an earlier frame compares generations to find out whether their numbers are still
/// valid.
public struct GraphemePool: Sendable {
  /// The number of times the pool was emptied.
  public private(set) var generation = 0

  private var graphemes: [String] = []
  private var numbers: [String: Int] = [:]

  /// Creates an empty pool.
  public init() {}

  /// The number of graphemes in the pool.
  public var count: Int { graphemes.count }

  /// The grapheme with a number, or a space for an unknown number.
  public subscript(number: Int) -> String {
    graphemes.indices.contains(number) ? graphemes[number] : " "
  }

  /// Returns the number of a grapheme, adding it to the pool if necessary.
  mutating func number(of grapheme: String) -> Int {
    if let number = numbers[grapheme] { return number }
    numbers[grapheme] = graphemes.count
    graphemes.append(grapheme)
    return graphemes.count - 1
  }

  /// Removes all graphemes.
  ///
  /// Every cell that refers to one must be redrawn.
  mutating func removeAll() {
    generation += 1
    graphemes.removeAll(keepingCapacity: true)
    numbers.removeAll(keepingCapacity: true)
  }
}
