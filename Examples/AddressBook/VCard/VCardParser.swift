/// A parser that finds the cards among the lines of a file.
struct VCardParser {
  /// The issues so far.
  private(set) var issues: [ContactIssue] = []

  /// The state between two pieces of the file.
  private(set) var progress: VCardProgress

  private let file: String
  private var charsets = VCardCharsets()
  private var headers = VCardHeaderMemory()

  init(file: String, continuing progress: VCardProgress = VCardProgress()) {
    self.file = file
    self.progress = progress
  }

  /// Whether the beginning of a card was found.
  var hasBegun: Bool { progress.hasBegun }

  /// Parses the bytes of a file, or those of a piece of it that ends where a card begins.
  mutating func parse(
    _ bytes: UnsafeRawBufferPointer, isLast: Bool = true, into packer: inout ContactPacker
  ) {
    var lines = VCardLines(bytes, number: progress.line)
    while let line = lines.next() {
      if line.start < line.end { take(line, in: bytes, into: &packer) }
    }
    progress.line = lines.number
    if isLast { finishFile(into: &packer) }
  }

  private mutating func finishFile(into packer: inout ContactPacker) {
    if let start = progress.start {
      tell(start, "The file ends inside this card, so its last lines may be missing; \(again)")
    }
    finish(into: &packer)
    if !hasBegun { issues = [ContactIssue(file: file, line: nil, what: noCards)] }
  }

  /// Adds a card from another notation, as properties with their line numbers.
  mutating func add(
    _ properties: [(line: Int, content: [UInt8])], at line: Int, into packer: inout ContactPacker
  ) {
    progress.hasBegun = true
    progress.start = line
    for property in properties {
      property.content.withUnsafeBytes { content in
        let parsed = VCardProperty(content)
        guard let field = parsed.header.field else { return }
        if field == .other, let size = parsed.dataSize {
          return progress.draft.takeData(of: size, parsed.header)
        }
        take(field, parsed, of: property.line)
      }
    }
    finish(into: &packer)
  }

  private mutating func take(
    _ line: VCardLine, in bytes: UnsafeRawBufferPointer, into packer: inout ContactPacker
  ) {
    let header = headers.header(line.header(in: bytes))
    let expectedAgent = progress.expectsAgent
    progress.expectsAgent = false
    switch header.field {
    case .begin where line.value(in: bytes).trimmed.spells("vcard"):
      begin(line, isAgent: expectedAgent, into: &packer)
    case .end where line.value(in: bytes).trimmed.spells("vcard"):
      end(line, into: &packer)
    case .agent where progress.start != nil:
      takeAgent(line, line.value(in: bytes).trimmed)
    default:
      takeProperty(header, line, in: bytes)
    }
  }

  // MARK: Beginnings and ends of cards

  private mutating func begin(
    _ line: VCardLine, isAgent: Bool, into packer: inout ContactPacker
  ) {
    progress.isSkipping = false
    if progress.start != nil, isAgent { return enterAgent(line) }
    if let start = progress.start {
      let next = "the next one begins in line \(line.number)"
      tell(start, "This card has no END:VCARD and \(next); what it says was kept, \(check)")
    }
    finish(into: &packer)
    progress.hasBegun = true
    progress.start = line.number
  }

  private mutating func end(_ line: VCardLine, into packer: inout ContactPacker) {
    progress.isSkipping = false
    if progress.nesting > 0 {
      progress.nesting -= 1
    } else if progress.start == nil {
      tell(line.number, "This END:VCARD ends no card and was skipped; delete the line.")
    } else {
      finish(into: &packer)
    }
  }

  private mutating func finish(into packer: inout ContactPacker) {
    if progress.start != nil { progress.draft.finish(into: &packer) }
    progress.start = nil
    progress.nesting = 0
  }

  private mutating func takeAgent(_ line: VCardLine, _ value: Slice<UnsafeRawBufferPointer>) {
    if value.spells("begin:vcard") { return enterAgent(line) }
    progress.expectsAgent = value.isEmpty
  }

  private mutating func enterAgent(_ line: VCardLine) {
    progress.nesting += 1
    guard progress.nesting == 1 else { return }
    let advice = "give the agent a card of their own to list them"
    tell(line.number, "The card of an agent inside another card was skipped; \(advice).")
  }

  // MARK: Contents of cards

  private mutating func takeProperty(
    _ header: VCardHeader, _ line: VCardLine, in bytes: UnsafeRawBufferPointer
  ) {
    guard progress.start != nil else {
      return skip(line, in: bytes, "This is outside of any card and was skipped; \(check)")
    }
    guard line.colon != nil else {
      return skip(line, in: bytes, "The line has no colon and was skipped; \(check)")
    }
    progress.isSkipping = false
    guard header.field != nil, progress.nesting == 0 else { return }
    line.withUnfolded(in: bytes) { content in
      var property =
        line.isFolded || header.hasQuotes
        ? VCardProperty(content) : VCardProperty(header, line.value(in: bytes))
      guard let field = property.header.field else { return }
      if field == .other, let size = property.dataSize {
        return progress.draft.takeData(of: size, property.header)
      }
      guard property.header.isBase64 else { return convert(field, &property, of: line.number) }
      guard let decoded = Base64.decoded(property.text.bytes) else {
        return tell(line.number, "This claims to be base64, is not, and was skipped; \(again)")
      }
      decoded.withUnsafeBytes {
        property.text.bytes = $0[...]
        convert(field, &property, of: line.number)
      }
    }
  }

  /// Adds a property whose value may be in a charset of the system.
  private mutating func convert(
    _ field: VCardField, _ property: inout VCardProperty, of line: Int
  ) {
    guard case .named(let charset) = property.text.charset else {
      return take(field, property, of: line)
    }
    let converted = charsets.converted(property.text, from: charset)
    if let problem = converted.problem { tell(line, sentence(problem, charset)) }
    converted.bytes.withUnsafeBytes {
      property.text = VCardText(bytes: $0[...])
      take(field, property, of: line)
    }
  }

  private mutating func take(
    _ field: VCardField, _ property: borrowing VCardProperty, of line: Int
  ) {
    guard progress.draft.take(field, property) else { return }
    tell(line, "These letters are not in the charset they should be in; \(guessed)")
  }

  private mutating func skip(
    _ line: VCardLine, in bytes: UnsafeRawBufferPointer, _ what: String
  ) {
    let isBlank = bytes[line.start..<line.end].allSatisfy { $0.isSpacing }
    guard !progress.isSkipping, !isBlank else { return }
    progress.isSkipping = true
    tell(line.number, what)
  }

  // MARK: Issues

  private mutating func tell(_ line: Int, _ what: String) {
    issues.append(ContactIssue(file: file, line: line, what: what))
  }

  private func sentence(_ problem: VCardCharsets.Problem, _ charset: CharsetName) -> String {
    let name = "“\(charset.text.uppercased().prefix(40))”"
    return switch problem {
    case .isMissing:
      "The charset \(name) is unknown to this system, so its bytes are shown; "
        + "export the contacts as UTF-8."
    case .isDamaged:
      "Some bytes are no letters of the charset \(name) and are shown as they are; \(again)"
    }
  }

  private var check: String { "check that nothing is missing." }
  private var again: String { "export the contacts once more." }
  private var guessed: String { "check the name, and export the contacts as UTF-8 if it is wrong." }
  private var noCards: String {
    "There is no card in this file; export the contacts as vCard and try again."
  }
}
