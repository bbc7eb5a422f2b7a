/// Elements that are removed in the order in which they were added, such as requests that wait.
@usableFromInline package struct Queue<Element> {
  /// The elements, of which those before `first` are `nil`.
  @usableFromInline var elements: [Element?] = []
  @usableFromInline var first = 0

  /// Creates an empty queue.
  @inlinable package init() {}

  /// Whether there are no elements.
  @inlinable package var isEmpty: Bool { first == elements.count }

  /// The number of elements.
  @inlinable package var count: Int { elements.count - first }

  /// The elements, in O(n).
  @inlinable package var all: [Element] { elements[first...].compactMap { $0 } }

  /// Adds an element behind all others.
  @inlinable package mutating func append(_ element: Element) { elements.append(element) }

  /// Removes and returns the first element, or `nil` if there is none, in amortized O(1).
  @inlinable package mutating func popFirst() -> Element? {
    guard !isEmpty else { return nil }
    let element = elements[first].take()
    first += 1
    if isEmpty { (elements, first) = ([], 0) }
    return element
  }
}
