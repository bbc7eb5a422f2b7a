import AddressBook
import ExampleScreens
import RowKit

extension Bench {
  /// A bench for searching a table to its end.
  static let search = Bench(
    name: "search", summary: "searching all of 10^5 rows, with every frame on the way"
  ) { effort in
    let count = 100_000
    let patterns = [
      ("one row found", "000099999"), ("every row found", "item"), ("none found", "harbour"),
    ]
    return patterns.map { name, pattern in
      var frames = 0
      var stage = BenchStage(BenchListScreen(rows: count), size: RowCounts.sizes[0])
      let time = Stopwatch.median(
        rounds: effort.rounds(9),
        prepare: {
          stage = BenchStage(BenchListScreen(rows: count), size: RowCounts.sizes[0])
          // Without a clock a search pauses after 30,000 rows.
          stage.stage.clock = { .seconds(Stopwatch.wall) }
          stage.press(.character("/"))
        },
        {
          stage.send(.paste(pattern))
          frames = stage.settle()
        })
      let perRow = Figure.count(time / Double(count) * 1e9, "ns per row")
      return BenchResult(
        name, [.milliseconds(time), perRow, .count(Double(frames), "frames")])
    }
  }

  /// A bench for reading and sorting contacts.
  static let vCards = Bench(
    name: "vcards", summary: "reading vCards, and sorting their numbers for a list"
  ) { effort in
    let count = effort == .full ? 100_000 : 10_000
    let cards = SampleFile.cards(count)
    let rounds = effort.rounds(7)
    var contacts: [Contact] = []
    let reading = Stopwatch.median(rounds: rounds) {
      contacts = VCardReader.read(cards, file: "contacts.vcf").contacts
    }
    var entries = 0
    let sorting = Stopwatch.median(rounds: rounds) {
      entries = AddressBookDataSource(contacts: contacts, origin: .sample).phoneNumbers.count
    }
    let speed = Double(cards.count) / reading / 1e6
    return [
      BenchResult(
        "\(contacts.count) cards", [.milliseconds(reading), .count(speed, "MB/s")],
        note: "\(cards.count / 1_000_000) MB"),
      BenchResult("\(entries) entries sorted", [.milliseconds(sorting)]),
    ]
  }
}
