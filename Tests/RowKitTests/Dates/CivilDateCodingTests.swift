import Foundation
import RowKit
import Testing

struct CivilDateCodingTests {
  private struct Task: Codable, Equatable {
    var due: CivilDate?
    var at: CivilTime
    var call: CivilDateTime
  }

  @Test func `dates and times are encoded as text`() throws {
    let date = try #require(CivilDate("2026-11-21"))
    let time = try #require(CivilTime("07:30"))
    let task = Task(due: date, at: time, call: CivilDateTime(date, time))
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let bytes = try encoder.encode(task)
    #expect(
      String(decoding: bytes, as: UTF8.self)
        == #"{"at":"07:30","call":"2026-11-21T07:30","due":"2026-11-21"}"#)
    #expect(try JSONDecoder().decode(Task.self, from: bytes) == task)
  }

  @Test func `a text that isn't a date is refused with a message`() {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([CivilDate].self, from: Data(#"["2026-02-30"]"#.utf8))
    }
  }

  @Test func `today is the day of the calendar`() {
    let parts = Calendar(identifier: .gregorian).dateComponents([.year, .month, .day], from: .now)
    let date = CivilDate(year: parts.year ?? 0, month: parts.month ?? 0, day: parts.day ?? 0)
    let today = CivilDate.today
    #expect(date == today || date == today.adding(days: -1) || date == today.adding(days: 1))
  }
}
