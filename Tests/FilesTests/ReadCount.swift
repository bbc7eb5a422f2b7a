import Files
import Synchronization

/// The number of bytes that were read of files.
final class ReadCount: Sendable {
  private let count = Mutex(0)

  var bytes: Int { count.withLock { $0 } }

  /// Returns a file system whose reads are counted.
  static func system() -> (FileSystem, ReadCount) {
    let count = ReadCount()
    var calls = FileSystem.Calls()
    let read = calls.read
    calls.mayWait = { _ in true }
    calls.read = { descriptor, offset, length in
      let answer = read(descriptor, offset, length)
      count.count.withLock { $0 += answer.bytes.count }
      return answer
    }
    return (FileSystem(calls, patience: .seconds(60)), count)
  }
}
