/// Elements that are removed in the order in which they were added.
struct Queue<Element> {
  /// The elements, of which those before `first` are `nil`.
  private var elements: [Element?] = []
  private var first = 0

  /// Creates an empty queue.
  init() {}

  /// Whether there are no elements.
  var isEmpty: Bool { first == elements.count }

  var count: Int { elements.count - first }

  /// The elements, in O(n).
  var all: [Element] { elements[first...].compactMap { $0 } }

  mutating func append(_ element: Element) { elements.append(element) }

  /// Removes and returns the first element, or `nil` if there is none, in amortized O(1).
  mutating func popFirst() -> Element? {
    guard !isEmpty else { return nil }
    let element = elements[first].take()
    first += 1
    if isEmpty { (elements, first) = ([], 0) }
    return element
  }
}
