import RowKit

/// An overlay of an app's own, with a question.
@MainActor final class AskingPanel: Overlay {
  private let title: String

  init(_ title: String) {
    self.title = title
  }

  func frame(in size: ScreenSize) -> ScreenRectangle {
    ScreenRectangle(size)
  }

  func draw(on canvas: Canvas) {}
  func handle(_ key: KeyPress, on stage: Stage) -> Bool { true }

  func question(on stage: Stage) -> Question? {
    Question(.text(Question.Text(now: "")) { _ in nil }, title: "maybe " + title)
  }
}
