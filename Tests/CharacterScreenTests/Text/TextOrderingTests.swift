import CharacterScreen
import TestTraits
import Testing

@Suite(.computes) struct TextOrderingTests {
  @Test(arguments: [
    ["item 9", "Item 10"], ["Ada", "ada", "Ádam", "Bob"], ["", "0", "a"], ["01", "1", "2", "10"],
    ["a1b", "a01c", "a2"], ["Lech", "Łódź", "Lyon"], ["zoe", "Zoë A"], ["Ä 2", "a 10"],
    ["x99999999999999999999", "x100000000000000000000"], ["a", "a1", "aa"], ["9", "京", "東"],
    ["Straße 2", "Strasse 10"], ["e\u{301}", "\u{E9}"],
  ])
  func `a list is sorted as people expect`(list: [String]) {
    #expect(list.reversed().sorted(by: TextOrdering.areInIncreasingOrder) == list)
  }

  @Test func `of two short texts that differ one stands first, and three agree`() {
    let texts = words(of: ["0", "1", "a", "B", "é"], upTo: 2)
    for first in texts {
      for second in texts {
        let isBefore = TextOrdering.areInIncreasingOrder(first, second)
        let isOutputThrottled = TextOrdering.areInIncreasingOrder(second, first)
        #expect(first == second ? !isBefore && !isOutputThrottled : isBefore != isOutputThrottled)
        for third in texts where isBefore && TextOrdering.areInIncreasingOrder(second, third) {
          #expect(TextOrdering.areInIncreasingOrder(first, third))
        }
      }
    }
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func `sorting gives the same list from any start`(seed: UInt64) {
    var samples = TextSamples(seed: seed)
    let texts = (0..<200).map { _ in samples.text(upTo: 4) }
    let sorted = texts.sorted(by: TextOrdering.areInIncreasingOrder)
    let again = texts.reversed().sorted(by: TextOrdering.areInIncreasingOrder)
    #expect(sorted.map { Array($0.unicodeScalars) } == again.map { Array($0.unicodeScalars) })
  }

  private func words(of letters: [String], upTo length: Int) -> [String] {
    (0..<length).reduce([""]) { words, _ in
      words + words.flatMap { word in letters.map { word + $0 } }
    }
  }
}
