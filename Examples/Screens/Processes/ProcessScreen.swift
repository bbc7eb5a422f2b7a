import Files
import RowKit

/// The details of a running process.
final class ProcessScreen: GenericTableController {
  private let process: RunningProcess
  private let folder: ProcessFolder
  private let user: Int?

  init(_ process: RunningProcess, in folder: ProcessFolder) {
    self.process = process
    self.folder = folder
    user = folder.user(of: process.entry)
    super.init(title: "\(process.entry.name) (\(process.entry.number))")
  }

  override func constructTableGroups() -> [TableGroup] {
    let entry = process.entry
    let seconds = entry.ticks / folder.ticksPerSecond
    let values = [
      ("State", process.isThere ? entry.stateName : "ended"),
      ("Processor", process.loadWords),
      ("Processor time", "\(seconds / 60) min \(seconds % 60) s"),
      ("Memory", process.memoryText),
      ("Threads", "\(entry.threads)"),
      ("User", user.map { "\($0)" } ?? "unknown"),
      ("Number", "\(entry.number)"),
      ("Started by", "\(entry.parent)"),
    ]
    let rows = values.map { TextRowController($0.0, detail: $0.1, id: RowID($0.0)) }
    let command = TextRowController(entry.command, numberOfLines: 0, id: "command")
    return [TableGroup(rows: rows), TableGroup("Command", rows: [command])]
  }
}
