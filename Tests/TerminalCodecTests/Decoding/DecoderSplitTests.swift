import CharacterScreen
import RowKitTesting
import TerminalCodec
import TestTraits
import Testing

/// Bytes may be split anywhere without changing their meaning.
@Suite(.computes) struct DecoderSplitTests {
  @Test(arguments: [
    "\u{1B}[A", "\u{1B}[1;5A", "\u{1B}OP", "\u{1B}[3$", "\u{1B}[[A", "\u{1B}\u{1B}[A", "\u{1B}é",
    "é漢😀",
    "\u{1B}[97:65;4u", "\u{1B}[27;5;9~", "\u{1B}[<0;12;7M\u{1B}[<0;12;7m", "\u{1B}[M !!x",
    "\u{1B}[I\u{1B}[O",
    "\u{1B}[?2026;2$y", "\u{1B}[?1u\u{1B}[?62;4c", "\u{1B}]11;rgb:1818/1818/1b1b\u{1B}\\",
    "\u{1B}]11;rgb:18/18/1b\u{7}x", "\u{1B}P1$r0m\u{1B}\\x",
    "\u{1B}[200~a\r\nb\u{1B}[2\u{1B}[201~x", "a\u{1B}", "\u{1B}[",
    "x\u{1B}[?12;40Ry",
  ])
  func `every split gives the same events`(text: String) {
    let bytes = Array(text.utf8)
    let whole = DecoderRun.results(of: [bytes])
    #expect(!whole.isEmpty)
    for first in 0...bytes.count {
      for second in first...bytes.count {
        let pieces = [bytes[..<first], bytes[first..<second], bytes[second...]]
        #expect(DecoderRun.results(of: pieces) == whole, "split at \(first) and \(second)")
      }
    }
    #expect(DecoderRun.results(of: bytes.map { [$0] }) == whole)
  }

  @Test(arguments: [
    "\u{1B}[?2026;2$y", "\u{1B}[?2027;0$y", "\u{1B}[?31u", "\u{1B}[?62;1;4c", "\u{1B}[?12;40R",
    "\u{1B}[12;40R",
    "\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\", "\u{1B}]11;rgb:ff/ff/ff\u{7}",
  ])
  func `a reply is never a key, even when its end is missing`(reply: String) {
    let bytes = Array(reply.utf8)
    // With two bytes or less nobody can tell: that is Escape, or Alt with a bracket.
    for count in 3..<bytes.count {
      #expect(DecoderRun.results(of: [bytes[..<count]]).isEmpty, "\(count) bytes")
    }
    #expect(DecoderRun.results(of: [bytes]).allSatisfy { $0.hasPrefix("reply:") })
  }

  @Test(arguments: 1...80)
  func `random bytes are decoded without a crash`(seed: UInt64) {
    var random = RandomNumbers(seed: seed)
    let likely = Array("\u{1B}\u{1B}\u{1B}[[]OP0123456789;:<?~$uMmA\\\u{7}é漢".utf8)
    var run = DecoderRun()
    for _ in 0..<40 {
      let bytes = (0..<Int.random(in: 1...60, using: &random)).map { _ in
        Bool.random(using: &random)
          ? likely.randomElement(using: &random) ?? 0 : UInt8.random(in: 0...255, using: &random)
      }
      run.read(bytes)
      if Int.random(in: 0..<3, using: &random) == 0 { run.wait(.milliseconds(50)) }
    }
    run.wait(.seconds(10))
    run.results.removeAll()
    run.read("x\u{1B}[A")
    #expect(run.results == ["x", "up"])
  }

  @Test
  func `endless strings and sequences are not kept`() {
    var run = DecoderRun()
    for _ in 0..<2_000 { run.read("\u{1B}]" + String(repeating: "1;", count: 500)) }
    run.read("\u{1B}[" + String(repeating: "1;", count: 100_000) + "Ax")
    #expect(run.results == ["x"])
  }
}
