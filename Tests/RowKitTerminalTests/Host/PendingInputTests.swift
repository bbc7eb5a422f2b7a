import RowKit
import Testing

@testable import RowKitTerminal

struct PendingInputTests {
  @Test func `a ctrl+c asks for its frame, which answers it`() {
    var pending = PendingInput()
    pending.append(InputQueue.interrupt)
    let event = pending.next(textLimit: .max)
    let mustDraw = event.map { pending.handled($0) }
    #expect(mustDraw == true)
    #expect(pending.wasInterrupted && pending.mustAnswer)
    pending.answered()
    #expect(pending.wasInterrupted && !pending.mustAnswer)
  }

  @Test func `an unanswered ctrl+c is still answered after another key`() {
    var pending = PendingInput()
    let answers = [InputQueue.interrupt, .key(KeyPress(.down))].map { pending.handled($0) }
    #expect(answers == [true, false])
    #expect(!pending.wasInterrupted && pending.mustAnswer)
  }

  @Test func `a ctrl+c that is read after an event that took long precedes those before it`() {
    var pending = PendingInput()
    pending.hurry()
    for event in [InputEvent.key(KeyPress(.down)), InputQueue.interrupt] { pending.append(event) }
    pending.beginSlice()
    #expect(pending.next(textLimit: .max) == InputQueue.interrupt)
    for event in [InputEvent.key(KeyPress(.down)), InputQueue.interrupt] { pending.append(event) }
    pending.beginSlice()
    #expect(pending.next(textLimit: .max) == .key(KeyPress(.down)))
  }

  @Test func `more input is expected once after reading stopped, and while events wait`() {
    var pending = PendingInput()
    pending.noteMore()
    let stopped = (0..<2).map { _ in pending.takeHasMore() }
    #expect(stopped == [true, false])
    pending.append(.key(KeyPress(.down)))
    let waiting = (0..<2).map { _ in pending.takeHasMore() }
    #expect(waiting == [true, true])
  }
}
