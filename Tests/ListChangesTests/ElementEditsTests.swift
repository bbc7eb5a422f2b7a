import ListChanges
import RowKitTesting
import TestTraits
import Testing

@Suite(.computes) struct ElementEditsTests {
  private func merged(_ former: String, _ first: String, _ second: String) -> String? {
    ElementEdits.merged(Array(former), Array(first), Array(second), by: ==)
      .map { String($0.elements) }
  }

  @Test(arguments: [
    ("abc", "abc", "abc", "abc"), ("abc", "abcX", "aBc", "aBcX"), ("abc", "Xabc", "abcY", "XabcY"),
    ("abc", "ac", "abC", "aC"), ("ab", "Ab", "aB", "AB"), ("abc", "abcX", "abcY", "abcXY"),
    ("abc", "abcX", "bca", "bcXa"), ("abc", "aXc", "aXc", "aXc"), ("", "a", "b", "ab"),
    ("abcd", "abd", "bcd", "bd"), ("aa", "aaX", "a", "aX"), ("a", "aX", "aX", "aXX"),
  ])
  func `changes of other elements are merged`(
    former: String, first: String, second: String, result: String
  ) {
    #expect(merged(former, first, second) == result)
  }

  @Test(arguments: [
    ("abc", "aXc", "aYc"), ("abc", "ac", "aXc"), ("abc", "ac", "ac"), ("ab", "ba", "Xb"),
    ("abc", "", "aXc"), ("abc", "bca", "bc"), ("abc", "XY", "abC"),
  ])
  func `changes of one element are not merged`(former: String, first: String, second: String) {
    #expect(merged(former, first, second) == nil)
  }

  @Test(arguments: 0..<8)
  func `nothing that one side inserted is lost, and nothing removed comes back`(
    seed: UInt64
  ) {
    var random = RandomNumbers(seed: seed)
    var count = 0
    for _ in 0..<500 {
      let former = Array(0..<Int.random(in: 0...6, using: &random))
      let versions = (1...2).map { side in
        var list = former
        for step in 0..<Int.random(in: 0...3, using: &random) {
          let place = Int.random(in: 0...list.count, using: &random)
          let new = side * 100 + step
          switch Int.random(in: 0..<3, using: &random) {
          case 0: list.insert(new, at: place)
          case 1 where place < list.count: list.remove(at: place)
          default: if place < list.count { list[place] = new }
          }
        }
        return list
      }
      guard
        let merger = ElementEdits.merged(former, versions[0], versions[1], by: ==)
      else { continue }
      let merged = merger.elements
      for (element, place) in zip(versions[1], merger.places) {
        let isKept = place.map { merged[$0] == element } ?? !versions[0].contains(element)
        #expect(isKept || former.contains(element), "seed \(seed): \(former) \(versions)")
      }
      count += 1
      // Each element that is in the list once is there once, unless one side removed it.
      for element in Set(former + versions[0] + versions[1]) {
        let isNew = !former.contains(element)
        let isKept = isNew || versions.allSatisfy { $0.contains(element) }
        #expect(
          merged.count { $0 == element } == (isKept ? 1 : 0),
          "seed \(seed): \(element) of \(former) \(versions) \(merged)")
      }
    }
    #expect(count > 100)
  }

  @Test func `the second version learns where its elements are`() {
    let merger = ElementEdits.merged(Array("ab"), Array("aXb"), Array("aXYb"), by: ==)
    #expect(merger.map { String($0.elements) } == "aXXYb" && merger?.places == [0, 2, 3, 4])
    let later = ElementEdits.merged(
      Array("aXYb"), Array("aXXYb"), Array("aZYb"), places: merger?.places, by: ==)
    #expect(later.map { String($0.elements) } == "aXZYb" && later?.places == [0, 2, 3, 4])
  }

  @Test func `a long list without anything in common is replaced as a whole`() {
    let (former, later) = (Array(0..<3_000), Array(5_000..<9_000))
    let edits = ElementEdits(from: former, to: later, by: ==)
    #expect(edits.fates.allSatisfy { $0 == .removed } && edits.insertions[0] == 0..<4_000)
  }
}
