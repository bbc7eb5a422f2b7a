/// A row that shows the progress of a task: a bar, the completed amount, the rate and the time
/// left.
///
/// While the total is unknown, a block moves back and forth on the bar.
@MainActor public protocol ProgressRow: CellController where Cell == AnimatedCell {
  /// The description of the task.
  var label: String { get }

  /// The progress of the task.
  var progress: TaskProgress { get }
}

extension ProgressRow {
  public var searchText: String? { label }

  public func configure(_ cell: AnimatedCell) {
    let progress = progress
    let percentage = percentage(progress, cell.words)
    let title = ControlContent(
      label, controlWidth: TextWidth.width(of: percentage),
      control: TextContent(
        percentage, style: .secondary, alignment: .trailing, numberOfLines: 1))
    let details = details(progress, cell.words)
    if let fraction = progress.fraction {
      cell.signs = [
        SpokenText.Sign(percentage, .percentage(Int(nearest: (fraction * 100).rounded(.down))))
      ]
    }
    cell.text = label
    cell.accessibilityLabel = ([title.plainText] + details.map(\.plainText))
      .joined(separator: "\t")
    if let fraction = progress.fraction {
      let style = progress.isFinished ? Style(foreground: .role(.success)) : .tint
      cell.content = LinesContent([title, ProgressBarContent(fraction, style: style)] + details)
    } else {
      cell.animate(every: MovingBarContent.stepDuration) { step in
        LinesContent([title, MovingBarContent(step: step)] + details)
      }
    }
  }

  private func percentage(_ progress: TaskProgress, _ words: LocalizedStrings) -> String {
    progress.fraction.map {
      words.numbers.format(($0 * 100).rounded(.down)) + words[RowStrings.percentSign]
    } ?? ""
  }

  /// Returns the line below the bar, if there are details to show.
  private func details(_ progress: TaskProgress, _ words: LocalizedStrings) -> [ControlContent] {
    let left = progress.isFinished ? nil : progress.timeLeftText(in: words)
    let pace = [progress.rateText(in: words), left].compactMap { $0 }.joined(separator: ", ")
    let amount = progress.unit.isEmpty ? "" : progress.amountText(in: words)
    guard !pace.isEmpty || !amount.isEmpty else { return [] }
    return [
      ControlContent(
        amount, labelStyle: .secondary, neededWidth: TextWidth.width(of: pace),
        control: TextContent(pace, style: .secondary, alignment: .trailing, numberOfLines: 3))
    ]
  }
}

/// A row that shows the progress of a task.
///
/// ```swift
/// ProgressRowController("Downloading Contacts") { download.progress }
/// ```
public final class ProgressRowController: LabeledRowController, ProgressRow {
  private let read: () -> TaskProgress

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - label: The description of the task.
  ///   - id: The row's identity across changes.
  ///   - progress: Returns the progress whenever the row is shown.
  public init(_ label: String, id: RowID? = nil, progress: @escaping () -> TaskProgress) {
    read = progress
    super.init(label, id: id)
  }

  public var progress: TaskProgress { read() }
}

extension CellController where Self == ProgressRowController {
  /// Creates a ``RowLibrary/ProgressRowController``.
  public static func progress(
    _ label: String, id: RowID? = nil, progress: @escaping () -> TaskProgress
  ) -> ProgressRowController {
    ProgressRowController(label, id: id, progress: progress)
  }
}
