import Dispatch
import TestTraits
import Testing

@testable import AddressBook

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite(.computes) struct CardInputTests {
  @Test func `an input that doesn't wait for its bytes is read to its end`() throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    let (source, target) = (ends[0], ends[1])
    try #require(fcntl(source, F_SETFL, O_NONBLOCK) == 0)
    // If the reader gives up, the writer gets an error instead of a signal.
    signal(SIGPIPE, SIG_IGN)
    let bytes = [UInt8](repeating: 0x41, count: 1 << 20)
    // More than a pipe holds, so that the writer and the reader wait for each other.
    DispatchQueue(label: "writer").async {
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes { write(target, $0.baseAddress, $0.count) }
        guard count > 0 else { break }
        rest = rest.dropFirst(count)
      }
      close(target)
    }
    var text: [UInt8] = []
    let count = try CardInput(stream: source).read(bytes.count + 1, into: &text)
    #expect(count == bytes.count)
    #expect(text == bytes)
  }
}
