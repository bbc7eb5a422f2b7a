public import JSONSchema
public import RowKit
package import RowKitStorage

/// A file with a JSON document, which is replaced as a whole when it is saved.
///
/// ```swift
/// let file = try JSONDocumentFile(path: "package.json")
/// let form = SchemaForm(SchemaValue(file.document, schema: schema), title: "package.json")
/// form.save(in: file)
/// ```
@MainActor public final class JSONDocumentFile {
  /// The path.
  public let path: String

  /// The document when the file was read or saved last.
  ///
  /// Once a form saves in the file, or it was saved, the document is parsed for each use.
  public var document: JSONDocument {
    parsed ?? (try? JSONDocument(parsing: bytes)) ?? JSONDocument(JSONValue(.null))
  }

  /// The bytes when the file was read or saved last.
  private var bytes: [UInt8]

  /// The document of the bytes, or `nil` if it isn't kept.
  private var parsed: JSONDocument?

  let file: StoreFile

  /// The attributes that the file had when it was opened, which it gets again if it is removed meanwhile.
  private let attributes: FileAttributes?

  /// The copies of documents that couldn't be saved before a program ended.
  private let copies: UnsavedCopies

  /// The contents that another program wrote, after saving found them and wrote nothing.
  ///
  /// Saving again overwrites them, unless ``forgetChange()`` is called before.
  private(set) var changedContents: [UInt8]?

  /// Whether saving last wrote nothing because another program had changed the file.
  private(set) var foundChange = false

  /// The bytes of a document that is being saved.
  private var saving: (work: BackgroundWork<Outcome>, bytes: [UInt8])?

  /// Whether the file is being read to see if another program has changed it.
  private var isLooking = false

  /// The reason why the last document wasn't written, or `nil` if there is none.
  private var problem: String?

  /// The maximum time to wait for the file when saving.
  private let patience: Duration

  /// The result of saving.
  private enum Outcome: Sendable {
    case saved
    case changed([UInt8])
    case failed(FileFailure)
  }

  /// Reads a file, with or without comments and trailing commas.
  ///
  /// - Throws: ``JSONDocumentFileError`` if the file doesn't exist, can't be read, exceeds 64 MB, or
  ///   contains anything but JSON.
  public convenience init(path: String) throws(JSONDocumentFileError) {
    self.init(path: path, try JSONDocumentFile.opened(StoreFile(path)))
  }

  /// Creates a file with the document that it was read as.
  package init(
    path: String, _ document: JSONDocument, calls: FileCalls = FileCalls(),
    patience: Duration = .milliseconds(250)
  ) {
    self.path = path
    bytes = document.bytes
    parsed = document
    self.patience = patience
    file = StoreFile(path, calls: calls)
    attributes = file.attributes
    copies = UnsavedCopies(of: file)
  }

  /// Reads a file on the calling thread, which may be any.
  nonisolated package static func opened(
    _ file: StoreFile
  ) throws(JSONDocumentFileError) -> JSONDocument {
    let document = try document(in: file)
    file.removeAbandonedDraft()
    return document
  }

  /// Replaces the contents of the file, and returns a sentence if that wasn't possible.
  ///
  /// Nothing is written if the file holds the document already. If another program changed the file
  /// meanwhile, nothing is written at first; saving again overwrites it. If the file system doesn't
  /// answer soon, the file is written later, and saving again returns how that went.
  public func save(_ document: JSONDocument) -> String? {
    foundChange = false
    problem = nil
    if let problem = finishSaving(within: patience) { return advice(problem) }
    saving = (BackgroundWork(writing(document.bytes)), document.bytes)
    return finishSaving(within: patience).map(advice)
  }

  /// Returns a problem with what a person can do about it.
  private func advice(_ problem: String) -> String {
    if saving != nil { return problem + " Save again to see." }
    return foundChange ? problem + " Save again to overwrite it." : problem
  }

  /// Forgets that another program changed the file, so that saving doesn't overwrite it.
  func forgetChange() { changedContents = nil }

  /// Forgets that the last document wasn't written, because a person has discarded it.
  func forgetProblem() { problem = nil }

  /// Takes over what the file contains after another program changed it, and returns it.
  ///
  /// Returns `nil`, and takes over nothing, if that isn't JSON or can't be read soon, the file is gone, no
  /// change was found, or a document is being written.
  func takeChange() -> JSONDocument? {
    guard saving == nil, changedContents != nil, let present = presentContents() else { return nil }
    changedContents = present
    return takeOver(present)
  }

  /// Takes over what another program wrote, and returns it, or `nil` if it isn't JSON.
  func takeOver(_ contents: [UInt8]) -> JSONDocument? {
    guard let document = try? JSONDocument(parsing: contents) else { return nil }
    changedContents = nil
    bytes = document.bytes
    parsed = nil
    problem = nil
    return document
  }

  /// Calls a closure with the contents of the file if they are others than when it was read or saved last.
  ///
  /// It isn't called if a document is written meanwhile, or if the file is gone or can't be read. Ignored
  /// while a former call still waits for the file.
  func whenChanged(_ take: @escaping @MainActor ([UInt8]) -> Void) {
    guard !isLooking else { return }
    isLooking = true
    BackgroundWork { [file] in try? file.contents() }.whenDone {
      [weak self, known = bytes] contents in
      guard let self else { return }
      isLooking = false
      guard saving == nil, known == bytes, let present = contents ?? nil, present != known else {
        return
      }
      take(present)
    }
  }

  /// Returns what the file contains now, or `nil` if it is gone, or can't be read soon.
  private func presentContents() -> [UInt8]? {
    let reading = BackgroundWork { [file] in try? file.contents() }
    return reading.answer(within: patience) ?? nil
  }

  /// Returns the document that the file contains now, or the one that it contained when it was read or
  /// saved last if that is no JSON, or can't be read soon.
  func presentDocument() -> JSONDocument {
    presentContents().flatMap { try? JSONDocument(parsing: $0) } ?? document
  }

  /// Waits for a document that is being written.
  ///
  /// Call this before the program ends, or ``SchemaForm/finishSaving()`` of a form, which also keeps a
  /// document that isn't written. A problem is returned again until the document is saved again.
  ///
  /// - Parameter limit: The maximum time to wait.
  /// - Returns: A sentence if the document isn't written, or `nil` if nothing is left to write.
  public func finishSaving(within limit: Duration = .seconds(5)) -> String? {
    guard let saving else { return problem }
    guard let outcome = saving.work.answer(within: limit) else {
      return "\(path) isn't written yet: its file system doesn't answer."
    }
    self.saving = nil
    switch outcome {
    case .saved:
      bytes = saving.bytes
      parsed = nil
      changedContents = nil
    case .changed(let present):
      changedContents = present
      foundChange = true
      problem = "\(path) was changed by another program meanwhile."
    case .failed(let failure):
      problem = "\(path) can't be written: \(failure.reason)."
    }
    return problem
  }

  /// Returns whether a document is being written now.
  func isWriting(_ document: JSONDocument) -> Bool {
    saving.map { $0.bytes == document.bytes } ?? false
  }

  /// Calls a closure with the result of ``save(_:)`` when the document that is being written is written,
  /// or can't be, unless ``finishSaving(within:)`` has returned that before.
  func whenWritten(_ take: @escaping @MainActor (String?) -> Void) {
    guard let work = saving?.work else { return }
    work.whenDone { _ in
      guard self.saving?.work === work else { return }
      take(self.finishSaving(within: .zero).map(self.advice))
    }
  }

  /// Keeps only the bytes of the document, which another object keeps parsed.
  func forgetParsedDocument() { parsed = nil }

  private func writing(_ bytes: [UInt8]) -> @Sendable () -> Outcome {
    let known = [self.bytes, changedContents]
    return { [file, attributes] in
      do throws(FileFailure) {
        if bytes == known[0], try file.contents() == bytes { return .saved }
        let draft = try file.draft(patience: 200)
        defer { draft.end() }
        let present = try file.contents()
        if let present, !known.contains(present) { return .changed(present) }
        try draft.replaceFile(with: bytes, former: attributes)
        return .saved
      } catch {
        return .failed(error)
      }
    }
  }

  nonisolated static func document(
    in file: StoreFile
  ) throws(JSONDocumentFileError) -> JSONDocument {
    try document(named: file.path) { () throws(FileFailure) in try file.contents() }
  }

  nonisolated static func document(
    named path: String, _ contents: () throws(FileFailure) -> [UInt8]?
  ) throws(JSONDocumentFileError) -> JSONDocument {
    let bytes: [UInt8]?
    do throws(FileFailure) {
      bytes = try contents()
    } catch {
      throw .unreadable(path: path, reason: error.reason)
    }
    guard let bytes else { throw .unreadable(path: path, reason: "it doesn't exist") }
    do throws(JSONError) {
      return try JSONDocument(parsing: bytes)
    } catch {
      throw .invalid(path: path, error)
    }
  }

  // MARK: Unsaved documents

  /// Returns whether the file held a document when it was read or saved last.
  func holds(_ document: JSONDocument) -> Bool { bytes == document.bytes }

  /// Returns the newest document that a former program couldn't save, or `nil` if there is none, or the
  /// file system doesn't answer soon.
  func unsavedDocument() -> UnsavedDocument? {
    var useless: Set<String> = []
    while let copy = newestCopy(passingOver: useless) {
      if let document = try? JSONDocument(parsing: copy.bytes) {
        return UnsavedDocument(document: document, copy: copy)
      }
      useless.insert(copy.path)
    }
    return nil
  }

  private func newestCopy(passingOver useless: Set<String>) -> UnsavedCopies.Copy? {
    let reading = BackgroundWork { [copies, bytes] in
      copies.newest(except: bytes, passingOver: useless)
    }
    return reading.answer(within: patience) ?? nil
  }

  /// Forgets a document that a former program couldn't save, unless another program's copy has taken
  /// the place of its own.
  func discard(_ unsaved: UnsavedDocument) {
    _ = BackgroundWork { [copies] in copies.remove(unsaved.copy) }.answer(within: patience)
  }

  /// Writes a document to a copy, which is offered when the file is opened again.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - former: The document that it was made from, which is forgotten then, or `nil` if there is none.
  ///   - limit: The maximum time to wait for the file system.
  /// - Returns: A sentence about what became of the document.
  func keepUnsaved(
    _ document: JSONDocument, replacing former: UnsavedDocument?, within limit: Duration
  ) -> String {
    let bytes = document.bytes
    let writing = BackgroundWork { [copies, known = self.bytes] () -> Result<String, FileFailure> in
      if let former, bytes == former.copy.bytes, copies.exists(former.copy) {
        return .success(former.copy.path)
      }
      do throws(FileFailure) {
        // `former` may have been restored although the file had changed since.
        let copy = try copies.write(
          bytes, madeFrom: former?.isOutdated == true ? nil : known)
        if let former, bytes != former.copy.bytes { copies.remove(former.copy) }
        return .success(copy)
      } catch {
        return .failure(error)
      }
    }
    let sentence = "Changes to \(path) aren't saved"
    switch writing.answer(within: limit) {
    case nil: return sentence + ": its file system doesn't answer."
    case .failure(let failure):
      return sentence + ", and a copy can't be written: \(failure.reason)."
    case .success(let copy):
      return sentence + ". They are kept in \(copy): open the file again to restore them."
    }
  }

  /// Returns a sentence about a file that can't be replaced, or `nil` if nothing is known to prevent that.
  nonisolated package static func remarkOnWriting(_ file: StoreFile) -> String? {
    file.obstacle.map { "\(file.path) can't be written, so changes can't be saved: \($0)." }
  }

  /// Returns a sentence about the newest document that a former program couldn't save in a file, or `nil`
  /// if there is none.
  ///
  /// For a file that can't be opened, so that the document can't be offered.
  nonisolated package static func remarkOnUnsavedDocument(of file: StoreFile) -> String? {
    UnsavedCopies(of: file).newest(except: [], passingOver: [])
      .map { "Changes that weren't saved are kept in \($0.path)." }
  }
}

/// A document that a former program couldn't save.
struct UnsavedDocument {
  let document: JSONDocument
  let copy: UnsavedCopies.Copy

  /// Whether the file has changed since the copy was made from it.
  var isOutdated: Bool { copy.isOutdated }
}

/// An error that prevents the use of a JSON document in a file.
public enum JSONDocumentFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file can't be read or isn't a regular file.
  case unreadable(path: String, reason: String)
  /// The file doesn't contain JSON.
  case invalid(path: String, JSONError)
  /// The JSON in the file is no schema.
  case noSchema(path: String, SchemaError)

  public var description: String {
    switch self {
    case .unreadable(let path, let reason): "\(path) can't be read: \(reason)."
    case .invalid(let path, let error): "\(path) isn't valid JSON. \(error)"
    case .noSchema(let path, let error): "\(path) isn't a valid schema. \(error)"
    }
  }
}
