import AddressBook
import ExampleScreens
import RowKit
import RowKitTesting

extension HostileAttack {
  /// Damaged vCards, followed by a valid one that must still be read.
  static let cards = HostileAttack(name: "cards", title: "damaged vCards", share: 260) {
    random, subjects in
    let name = Damage.word(&random)
    let number = "+\(random.below(10_000_000))"
    let version = random.pick(["2.1", "3.0", "4.0"])
    var bytes = Array("BEGIN:VCARD\r\n".utf8)
    for _ in 0...random.below(4) { bytes += card(&random) }
    bytes = Damage.done(to: bytes, keeping: 13, &random)
    bytes += Array("\nNOTE:the end of the damage\n\n".utf8)
    bytes += "BEGIN:VCARD\nVERSION:\(version)\nN:;;;;\nFN:\(name)\nORG:Acme\nTEL:\(number)\n".utf8
    bytes += "END:VCARD\n".utf8
    let read = subjects.contacts(bytes)
    let book = AddressBookDataSource(
      contacts: read.contacts, issues: read.issues, origin: .files(["hostile.vcf"]))
    var problems = shown(PhoneNumbersScreen(book), &random, subjects)
    let entry = read.contacts.last?.phoneNumbers.first
    if entry?.name != "\(name) (phone)" || entry?.number != number {
      let found = entry.map { "\($0.name) \($0.number)" } ?? "nothing"
      problems.append(HostileProblem(.value, "\(name) \(number) was read as \(found)."))
    }
    return problems
  }

  /// jCards, valid or damaged.
  static let jsonCards = HostileAttack(name: "json-cards", title: "jCards", share: 60) {
    random, subjects in
    let name = Damage.word(&random)
    let number = "\(random.below(1_000_000))"
    let text =
      "[\"vcard\",[[\"version\",{},\"text\",\"4.0\"],[\"fn\",{},\"text\",\"\(name)\"],"
      + "[\"tel\",{\"type\":[\"cell\"]},\"uri\",\"tel:\(number)\"]]]"
    let isDamaged = random.hits(oneIn: 2)
    let bytes = isDamaged ? Damage.done(to: Array(text.utf8), &random) : Array(text.utf8)
    let read = subjects.contacts(bytes)
    let book = AddressBookDataSource(
      contacts: read.contacts, issues: read.issues, origin: .files(["hostile.json"]))
    var problems = shown(PhoneNumbersScreen(book), &random, subjects)
    let entry = read.contacts.first?.phoneNumbers.first
    if !isDamaged, entry?.name != "\(name) (mobile)" || entry?.number != number {
      problems.append(HostileProblem(.value, "\(name) \(number) was read as something else."))
    }
    return problems
  }

  /// Shows a screen at a random size, presses some keys, and checks all output.
  static func shown(
    _ screen: ScreenController, _ random: inout RandomNumbers, _ subjects: HostileSubjects
  ) -> [HostileProblem] {
    let size = ScreenSize(width: 1 + random.below(120), height: 1 + random.below(40))
    let screen = HostileScreen(screen, size: size, subjects)
    for _ in 0..<random.below(4) {
      screen.send(.key(KeyPress(random.pick([.down, .end, .pageDown, .return, .right, .escape]))))
    }
    screen.expectSameWhenRedrawn()
    return screen.problems
  }

  private static func card(_ random: inout RandomNumbers) -> [UInt8] {
    let word = Damage.word(&random)
    let (other, number) = (Damage.word(&random), random.below(1_000_000))
    let lines = [
      "N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=C3=84\(number);=\r\n=41", "FN:\(word) \(other)",
      "N:\(word);\(other);;;", "ORG:\(word);\(other)", "item1.TEL;TYPE=CELL:\(number)",
      "item1.X-ABLabel:_$!<\(word)>!$_", "TEL;VALUE=uri:tel:+\(number);ext=\(number)",
      "N;CHARSET=KOI8-R;ENCODING=B:8MU76Q==", "N;CHARSET=Shift_JIS:\(word)",
      "PHOTO;ENCODING=BASE64:\r\n /9j/4AAQSkZJRgABAQAAAQ\r\n", "NOTE:\(word)\r\n \(other)",
      "TEL;WORK;FAX:\(number)", "AGENT:\r\nBEGIN:VCARD\r\nTEL:\(number)\r\nEND:VCARD",
    ]
    let chosen = (0...random.below(8)).map { _ in random.pick(lines) }
    return Array(("BEGIN:VCARD\r\n" + chosen.joined(separator: "\r\n") + "\r\nEND:VCARD\r\n").utf8)
  }
}
