import AddressBook
import RowKit
import TerminalCodec

/// The code under attack: the project's own, or a faulty replacement for some of it.
@MainActor struct HostileSubjects {
  /// The path of the program that runs on a terminal.
  let program: String

  /// The path of this program, which hosts screens with injected files.
  let own: String

  /// The arguments that make the program show a screen, or `nil` to use those of the attack.
  let programArguments: [String]?

  private let fault: PlantedFault?

  /// Creates the subjects.
  ///
  /// - Parameters:
  ///   - rowkit: The path of the program.
  ///   - own: The path of this program, which hosts screens with faults and injected files.
  ///   - fault: The planted fault, or `nil` for none.
  init(rowkit: String, own: String, fault: PlantedFault?) {
    self.fault = fault
    self.own = own
    program = fault == .restore ? own : rowkit
    programArguments = fault == .restore ? ["hostile", "--host"] : nil
  }

  /// Reads cards.
  func contacts(_ bytes: [UInt8]) -> (contacts: [Contact], issues: [ContactIssue]) {
    var read = VCardReader.read(bytes, file: "hostile.vcf")
    guard fault == .value, let last = read.contacts.last, last.phones.count == 1,
      let number = last.phones.first?.number, number.hasSuffix("7")
    else { return read }
    read.contacts[read.contacts.count - 1] = Contact(
      firstName: last.firstName, lastName: last.lastName, organization: last.organization,
      formattedName: last.formattedName, isOrganization: last.isOrganization,
      phones: [Contact.Phone(kind: last.phones[0].kind, number: String(number.dropLast()))])
    return read
  }

  /// Encodes a frame for a terminal.
  func encode(_ frame: Frame, with encoder: inout FrameEncoder, into bytes: inout [UInt8]) {
    encoder.encode(frame, into: &bytes)
    if fault == .control, bytes.count > 400 { bytes.insert(0x0E, at: bytes.count) }
  }
}
