#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A program that measures the performance of RowKit on the current machine.
///
/// Run it optimized: `swift run -c release rowkit-bench`. Measurements are not tests: a missed
/// target is reported, but the exit status is 0.
@main struct RowKitBench {
  @MainActor static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    if let command = arguments.first.flatMap({ MachineCommand(rawValue: $0) }) {
      exit(command.run(arguments: Array(arguments.dropFirst())))
    }
    if arguments.first == "pairs" {
      exit(PairsCommand.run(arguments: Array(arguments.dropFirst())))
    }
    if arguments.first == "terminal" {
      exit(TerminalCommand.run(arguments: Array(arguments.dropFirst())))
    }
    if arguments.first == "store" {
      exit(StoreCommand.run(arguments: Array(arguments.dropFirst())))
    }
    if arguments.first == "schemas" {
      exit(SchemasCommand.run(arguments: Array(arguments.dropFirst())))
    }
    if arguments.first == "path", arguments.dropFirst().first == "--insertions" {
      exit(InsertionPath.run(arguments: Array(arguments.dropFirst(2))))
    }
    if arguments.first == "path" {
      exit(PathCommand.run(arguments: Array(arguments.dropFirst())))
    }
    if arguments.first == "curses-list" {
      exit(CursesListCommand.run(arguments: Array(arguments.dropFirst())))
    }
    if arguments.first == "hostile" {
      exit(HostileCommand.run(arguments: Array(arguments.dropFirst())))
    }
    let options: BenchOptions
    do throws(BenchOptionError) {
      options = try BenchOptions(arguments)
    } catch {
      let message = Array("rowkit-bench: \(error)\n".utf8)
      _ = write(2, message, message.count)
      exit(64)
    }
    switch options.task {
    case .help: print(BenchOptions.help)
    case .list: for bench in BenchCatalogue.all { print(bench.line) }
    case .run: run(options)
    }
  }

  @MainActor private static func run(_ options: BenchOptions) {
    var reports: [BenchReport] = []
    for bench in BenchCatalogue.all where options.selects(bench.name) {
      let report = BenchReport(bench: bench, results: bench.run(options.effort))
      if options.isJSON { reports.append(report) } else { report.printTable() }
      fflush(nil)
    }
    if options.isJSON { print(BenchReport.json(reports)) }
  }
}
