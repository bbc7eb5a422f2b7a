import AddressBook
import RowKit
import TerminalCodec

/// What is attacked: the project's own code, or a faulty stand-in for some of it.
@MainActor struct HostileSubjects {
  /// The path of the program that runs on a terminal.
  let program: String

  /// The arguments by which it shows a screen, instead of those given; nil for those.
  let programArguments: [String]?

  private let fault: PlantedFault?

  /// - Parameters:
  ///   - rowkit: The path of the program.
  ///   - own: The path of this program, which hosts a screen with a fault.
  ///   - fault: The fault that is planted; nil for none.
  init(rowkit: String, own: String, fault: PlantedFault?) {
    self.fault = fault
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

  /// Turns a frame into bytes for a terminal.
  func encode(_ frame: Frame, with encoder: inout FrameEncoder, into bytes: inout [UInt8]) {
    encoder.encode(frame, into: &bytes)
    if fault == .control, bytes.count > 400 { bytes.insert(0x0E, at: bytes.count) }
  }
}
