import RowKit
import Testing

@testable import RowKitTerminal

struct InputQueueTests {
  private let down = InputEvent.key(KeyPress(.down))

  private func taken(_ queue: InputQueue, textLimit: Int = .max) -> [InputEvent] {
    var queue = queue
    var events: [InputEvent] = []
    while let event = queue.next(textLimit: textLimit) { events.append(event) }
    #expect(queue.isEmpty)
    return events
  }

  private func queue(_ events: [InputEvent]) -> InputQueue {
    var queue = InputQueue()
    for event in events { queue.append(event) }
    return queue
  }

  @Test func `events come in the order in which they were read`() {
    let events = [down, .text("ab"), .paste("\u{3}"), down, InputQueue.interrupt, .text("cd")]
    #expect(taken(queue(events)) == events)
  }

  @Test func `text that follows text is one with it`() {
    #expect(taken(queue([.text("ab"), .text("cd")])) == [.text("abcd")])
  }

  @Test func `text comes in pieces where it is keys`() {
    let events = [InputEvent.text("añb"), down, .text("cdefg")]
    #expect(
      taken(queue(events), textLimit: 2)
        == [.text("añ"), .text("b"), down, .text("cd"), .text("ef"), .text("g")])
  }

  @Test func `Ctrl-C after a few keys is handled in order`() {
    let events =
      Array(repeating: down, count: 40) + [.text(String(repeating: "x", count: 500))]
      + [.paste("abc"), InputQueue.interrupt, down]
    #expect(taken(queue(events)) == events)
  }

  @Test func `Ctrl-C after much input comes first, and the input before it is discarded`() {
    for flood in [
      Array(repeating: down, count: 65), [.text(String(repeating: "x", count: 5000))],
      [.paste(String(repeating: "x", count: 5_000_000))],
    ] {
      let events = flood + [InputQueue.interrupt, .text("cd"), down]
      #expect(taken(queue(events)) == [InputQueue.interrupt, .text("cd"), down])
    }
  }

  @Test func `Ctrl-C comes first after an event that took long`() {
    var queue = queue([down, down, .text("ab"), InputQueue.interrupt, down, InputQueue.interrupt])
    #expect(queue.next() == down)
    queue.hurry()
    #expect(taken(queue) == [InputQueue.interrupt, down, InputQueue.interrupt])
  }

  @Test func `no event is discarded without a Ctrl-C`() {
    var queue = queue([down, .text("ab")])
    queue.hurry()
    #expect(taken(queue) == [down, .text("ab")])
  }

  @Test func `Ctrl-C comes first when a text was taken in part`() {
    var queue = queue([.text(String(repeating: "x", count: 5000))])
    #expect(queue.next(textLimit: 3) == .text("xxx"))
    queue.append(InputQueue.interrupt)
    #expect(taken(queue) == [InputQueue.interrupt])
  }

  @Test func `no input is read while much of it waits`() {
    var queue = queue(Array(repeating: down, count: InputQueue.limit))
    #expect(queue.isFull)
    _ = queue.next()
    #expect(!queue.isFull)
    for _ in 0..<32 { queue.append(.text("x")) }
    #expect(queue.isFull)
    queue.append(InputQueue.interrupt)
    #expect(queue.next() == InputQueue.interrupt)
    #expect(!queue.isFull)
  }
}
