/// The fate of each element of a list in a later version of the list.
///
/// Equal elements of both versions are the same one, as far as their order allows. As many elements
/// between two of those as there were before are the former ones with other values.
package struct ElementEdits<Element> {
  /// The fate of an element.
  package enum Fate: Hashable, Sendable {
    /// It is equal to the later element with an index.
    case kept(Int)
    /// It was replaced by the later element with an index.
    case changed(Int)
    case removed
  }

  /// The fate of each former element.
  package private(set) var fates: [Fate] = []

  /// The indexes of the elements that were inserted before each former element, and after the last one.
  package private(set) var insertions: [Range<Int>] = []

  /// The number of elements, with different ones at both ends, above which only those ends are compared.
  private static var limit: Int { 1_000 }

  /// Compares two versions of a list.
  package init(
    from former: [Element], to later: [Element], by areEqual: (Element, Element) -> Bool
  ) {
    insertions = Array(repeating: 0..<0, count: former.count + 1)
    var (start, formerEnd, laterEnd) = (0, former.count, later.count)
    while start < min(formerEnd, laterEnd), areEqual(former[start], later[start]) { start += 1 }
    while start < min(formerEnd, laterEnd), areEqual(former[formerEnd - 1], later[laterEnd - 1]) {
      (formerEnd, laterEnd) = (formerEnd - 1, laterEnd - 1)
    }
    var matches = (0..<start).map { ($0, $0) }
    if formerEnd + laterEnd - 2 * start <= Self.limit {
      let inner = Self.matches(former[start..<formerEnd], later[start..<laterEnd], areEqual)
      matches += inner.map { ($0 + start, $1 + start) }
    }
    matches += zip(formerEnd..<former.count, laterEnd..<later.count)
    var (formerPlace, laterPlace) = (0, 0)
    for (formerIndex, laterIndex) in matches {
      close(formerPlace..<formerIndex, laterPlace..<laterIndex)
      fates.append(.kept(laterIndex))
      (formerPlace, laterPlace) = (formerIndex + 1, laterIndex + 1)
    }
    close(formerPlace..<former.count, laterPlace..<later.count)
  }

  /// Returns the pairs of equal elements that stay in their order.
  private static func matches(
    _ former: ArraySlice<Element>, _ later: ArraySlice<Element>,
    _ areEqual: (Element, Element) -> Bool
  ) -> [(Int, Int)] {
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in later.difference(from: former, by: areEqual) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    let kept = (0..<former.count).lazy.filter { !removed.contains($0) }
    let found = (0..<later.count).lazy.filter { !inserted.contains($0) }
    return Array(zip(kept, found))
  }

  /// Adds the elements between two that are kept.
  private mutating func close(_ former: Range<Int>, _ later: Range<Int>) {
    if former.count == later.count {
      fates += later.map { .changed($0) }
    } else {
      fates += former.map { _ in .removed }
      insertions[former.lowerBound] = later
    }
  }
}

extension ElementEdits {
  /// Creates edits from the places of the elements in the later version.
  ///
  /// - Parameters:
  ///   - former: The former version.
  ///   - later: The later version.
  ///   - places: The index of each former element in the later version, in increasing order, or `nil` for
  ///     a removed element.
  ///   - areEqual: Returns whether two elements are equal.
  package init(
    from former: [Element], to later: [Element], places: [Int?],
    by areEqual: (Element, Element) -> Bool
  ) {
    var end = 0
    for (element, place) in zip(former, places) {
      fates.append(
        place.map { areEqual(element, later[$0]) ? .kept($0) : .changed($0) } ?? .removed)
      insertions.append(end..<(place ?? end))
      if let place { end = place + 1 }
    }
    insertions.append(end..<later.count)
  }

  /// A list with the changes of two later versions.
  package struct Merger {
    package fileprivate(set) var elements: [Element] = []

    /// The index of each element of the second version, or `nil` if the first version removed it.
    package fileprivate(set) var places: [Int?]
  }

  /// Merges the changes of two later versions of a list.
  ///
  /// Of elements that both inserted at one place, those of the first version come first, also if they are
  /// equal.
  ///
  /// - Parameters:
  ///   - former: The version that both others come from.
  ///   - first: The first version.
  ///   - second: The second version.
  ///   - places: The index of each former element in the first version, or `nil` if only a comparison can
  ///     tell.
  ///   - areEqual: Returns whether two elements are equal.
  /// - Returns: The list with both changes, or `nil` if both changed or removed one element.
  package static func merged(
    _ former: [Element], _ first: [Element], _ second: [Element], places: [Int?]? = nil,
    by areEqual: (Element, Element) -> Bool
  ) -> Merger? {
    let ownEdits = ElementEdits(from: former, to: second, by: areEqual)
    let edits =
      places.map { ElementEdits(from: former, to: first, places: $0, by: areEqual) }
      ?? ElementEdits(from: former, to: first, by: areEqual)
    var merger = Merger(places: Array(repeating: nil, count: second.count))
    func append(_ element: Element, from index: Int) {
      merger.places[index] = merger.elements.count
      merger.elements.append(element)
    }
    for place in 0...former.count {
      merger.elements += first[edits.insertions[place]]
      for index in ownEdits.insertions[place] { append(second[index], from: index) }
      guard place < former.count else { break }
      switch (edits.fates[place], ownEdits.fates[place]) {
      case (.kept, .kept(let index)), (.kept, .changed(let index)):
        append(second[index], from: index)
      case (.changed(let other), .kept(let index)): append(first[other], from: index)
      case (.removed, .kept), (.kept, .removed): continue
      case (.changed(let other), .changed(let index)) where areEqual(first[other], second[index]):
        append(first[other], from: index)
      default: return nil
      }
    }
    return merger
  }
}
