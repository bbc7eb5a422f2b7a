/// The reading of files and folders of cards, in parts that can be shown while others are read.
///
/// It is a value that can be handed from task to task:
///
///     var reading = try AddressBookReading(["contacts.vcf"])
///     while !reading.isFinished {
///       try reading.readOn(1 << 20)
///       show(reading.addressBook)
///     }
public struct AddressBookReading: Sendable {
  /// The contacts that were read.
  public private(set) var addressBook: AddressBookDataSource

  private var sources: ArraySlice<CardSource>
  private var current: (file: CardFileReading, source: CardSource)?
  private let key: @Sendable (String) -> String

  /// The order of the numbers that were read, while others are.
  private var order = PhoneOrder()

  /// Creates a reading of files and folders.
  ///
  /// - Parameters:
  ///   - paths: Files and folders, in any mixture, as for
  ///     ``AddressBookDataSource/read(_:ordering:)``.
  ///   - key: Returns the sort key for a name or kind.
  /// - Throws: ``ContactReadError`` if a path leads nowhere, or a folder contains no cards.
  public init(
    _ paths: [String], ordering key: @escaping @Sendable (String) -> String = { $0.lowercased() }
  ) throws(ContactReadError) {
    let origin: AddressBookDataSource.Origin = paths == ["-"] ? .standardInput : .files(paths)
    try self.init(paths, origin: origin, ordering: key)
  }

  init(
    _ paths: [String], origin: AddressBookDataSource.Origin,
    ordering key: @escaping @Sendable (String) -> String
  ) throws(ContactReadError) {
    var sources: [CardSource] = []
    for path in paths { sources += try CardSource.all(at: path) }
    self.sources = sources[...]
    self.key = key
    addressBook = AddressBookDataSource(contacts: [], origin: origin)
  }

  /// Creates a reading of a person's own contacts: `.contacts`, else `.local/share/contacts`, in
  /// their home.
  ///
  /// - Parameters:
  ///   - home: The path of the home folder, or nil when it is not known.
  ///   - key: Returns the sort key for a name or kind.
  /// - Returns: The reading of the first of the two folders that has contacts, with the issues of the
  ///   folder before it. Without contacts, it is that of the first folder that has issues, or nil if
  ///   neither has any.
  /// - Throws: ``ContactReadError`` if neither folder has contacts or issues, and one of them can't be
  ///   read.
  public static func personal(
    home: String?, ordering key: @escaping @Sendable (String) -> String = { $0.lowercased() }
  ) throws(ContactReadError) -> AddressBookReading? {
    guard let home, !home.isEmpty else { return nil }
    var damaged: AddressBookReading?
    var refusal: ContactReadError?
    for folder in ["\(home)/.contacts", "\(home)/.local/share/contacts"]
    where !CardFiles.isMissing(folder) {
      do throws(ContactReadError) {
        let origin = AddressBookDataSource.Origin.personal(folder)
        var reading = try AddressBookReading([folder], origin: origin, ordering: key)
        while !reading.isFinished, reading.addressBook.contacts.isEmpty { try reading.readOn(1) }
        if !reading.addressBook.contacts.isEmpty {
          reading.addressBook.issues.insert(contentsOf: damaged?.addressBook.issues ?? [], at: 0)
          if let refusal { reading.addIssue(refusal) }
          return reading
        }
        if damaged == nil, !reading.addressBook.issues.isEmpty { damaged = reading }
      } catch .noCards {
        continue
      } catch {
        refusal = refusal ?? error
      }
    }
    if damaged == nil, let refusal { throw refusal }
    return damaged
  }

  /// Whether everything was read.
  public var isFinished: Bool { current == nil && sources.isEmpty }

  /// Reads more, and sorts its numbers in, or does nothing if everything was read.
  ///
  /// - Parameter size: The number of bytes to read, which is rounded up to pieces of a file.
  /// - Throws: ``ContactReadError`` if one of the paths can't be read. The rest can be read after it.
  public mutating func readOn(_ size: Int = .max) throws(ContactReadError) {
    guard !isFinished else { return }
    var packer = ContactPacker(ordering: key)
    defer { take(packer) }
    var read = 0
    while read < size, !isFinished {
      read += try readPiece(min(size - read, 1 << 20), into: &packer)
    }
  }

  private mutating func take(_ packed: ContactPacker) {
    addressBook.append(packed, to: &order)
    if isFinished { order = PhoneOrder() }
  }

  /// Adds an issue about a path that couldn't be read.
  public mutating func addIssue(_ error: ContactReadError) {
    addressBook.issues.append(ContactIssue(file: error.path, line: nil, what: error.description))
  }

  /// Reads a piece of a file, and returns its number of bytes, or that of a small one.
  private mutating func readPiece(
    _ size: Int, into packer: inout ContactPacker
  ) throws(ContactReadError) -> Int {
    let smallest = 1 << 12
    let source = current?.source ?? sources.removeFirst()
    do throws(ContactReadError) {
      var file = if let current { current.file } else { CardFileReading(try source.open()) }
      current = nil
      let piece = try file.next(max(size, smallest), into: &packer)
      if !file.isFinished { current = (file, source) }
      addressBook.issues += piece.issues
      return max(piece.bytes, smallest)
    } catch {
      switch source {
      case .standardInput, .named: throw error
      case .inFolder, .unnamed, .refused: addIssue(error)
      }
      return smallest
    }
  }
}
