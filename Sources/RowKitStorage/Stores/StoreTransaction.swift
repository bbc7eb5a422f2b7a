package import JSONText
import Synchronization

/// A change of a settings file that other programs may be changing at the same time.
///
/// Under the lock of the file, its present contents are read, merged with the changes as
/// ``StoreChange`` says, and replaced. A file that can't be read or understood is never replaced.
package struct StoreTransaction<Contents: StoreContents>: Sendable {
  package typealias Failure = StoreFailure<Contents.Malformation>

  /// The result of a change.
  package struct Outcome: Sendable {
    /// The contents of the file after the change.
    package let contents: Contents

    /// The values that stay as they are.
    package let refused: [StoreRefusal]

    /// The names whose values stay, because another program changed them, too.
    package let conflicts: [String]

    /// The places in merged lists of the elements that the changed lists have.
    package let places: [ExactString: [Int?]]
  }

  let file: StoreFile

  /// The contents of the file when it was last read or written.
  let known: Contents?

  /// All values with the changes, for a file that is gone.
  let values: Contents

  /// The changes by the names of the values.
  let changes: StoreChanges<Contents.Value>

  /// The maximum time to wait for another program, in milliseconds.
  let patience: Int

  /// Says on any thread whether another program has the lock.
  let wait = LockWait()

  /// Changes the file.
  package func run() throws(Failure) -> Outcome {
    let draft = try draft()
    defer { draft.end() }
    let present = try OpenedStore<Contents>.contents(of: draft.file, knowing: known)
    let outcome = merged(with: present)
    guard outcome.contents != present else { return outcome }
    do throws(FileFailure) {
      try draft.replaceFile(with: outcome.contents.bytes)
    } catch {
      throw .unwritable(error.reason)
    }
    return outcome
  }

  private func draft() throws(Failure) -> FileDraft {
    do throws(FileFailure) {
      defer { wait.end() }
      return try file.draft(patience: patience) { [wait] in wait.begin() }
    } catch {
      throw .unwritable(error.reason)
    }
  }

  private func merged(with present: Contents?) -> Outcome {
    guard var merged = present else {
      return Outcome(contents: values, refused: [], conflicts: [], places: [:])
    }
    var refused: [StoreRefusal] = []
    var conflicts: [String] = []
    var places: [ExactString: [Int?]] = [:]
    for (name, change) in changes.sorted(by: { $0.key.string < $1.key.string }) {
      switch change.applied(to: merged.value(of: name.string)) {
      case .value(let value, let newPlaces):
        if let refusal = merged.replaceValue(of: name.string, with: value) {
          refused.append(refusal)
        } else {
          places[name] = newPlaces
        }
      case .conflict: conflicts.append(name.string)
      }
    }
    return Outcome(contents: merged, refused: refused, conflicts: conflicts, places: places)
  }
}

/// A wait for the lock of a file, which another program has.
final class LockWait: Sendable {
  private let isWaiting = Atomic(false)

  /// Whether another program has the lock.
  var isActive: Bool { isWaiting.load(ordering: .relaxed) }

  /// Records that another program has the lock.
  func begin() { isWaiting.store(true, ordering: .relaxed) }

  /// Records that no other program has the lock.
  func end() { isWaiting.store(false, ordering: .relaxed) }
}
