@testable import CharacterScreen
import Testing

struct LinePlacesTests {
  @Test
  func `lines that leave a range at one end enter it at the other`() {
    for count in 0...6 {
      for top in 0...count {
        for end in top...count {
          for distance in -4...4 where abs(distance) < end - top {
            var places = LinePlaces(count: count)
            places.scroll(ScrollHint(lines: top..<end, distance: distance))
            #expect(
              (0..<count).map { places[$0] }
                == LinePlacesTests.turned(Array(0..<count), top..<end, by: distance))
          }
        }
      }
    }
  }

  @Test(arguments: [0, 5, -5, 7])
  func `lines are not scrolled if all would leave`(distance: Int) {
    var places = LinePlaces(count: 6)
    places.scroll(ScrollHint(lines: 1..<6, distance: distance))
    #expect((0..<6).map { places[$0] } == Array(0..<6))
  }

  @Test
  func `a reader finds the lines that changed since its last reading`() {
    let buffer = ScreenBuffer(size: ScreenSize(width: 4, height: 4))
    var stamp = 0
    buffer.read { stamp = $0.stamp }
    Canvas(buffer).text("x", line: 2)
    buffer.scroll(lines: 1..<4, by: 1)
    buffer.read { lines in
      // Line 2 moved to line 1, and line 1 came in below.
      let changed = (0..<4).filter { lines.stamps[lines.places[$0]] > stamp }
      #expect(changed == [1, 3])
      #expect(lines.scrollCount == 1)
    }
  }

  private static func turned(_ lines: [Int], _ range: Range<Int>, by distance: Int) -> [Int] {
    var turned = lines
    for line in range {
      let source =
        range.lowerBound + (line - range.lowerBound + distance + range.count) % range.count
      turned[line] = lines[source]
    }
    return turned
  }
}
