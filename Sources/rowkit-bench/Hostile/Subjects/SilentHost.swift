#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import AddressBook
import ExampleScreens
import Files
import RowKit
import RowKitStorage
import RowKitTerminal

/// A program whose file system stops answering, like a network mount whose server is gone: no open,
/// read or stat returns as long as a file exists.
@MainActor enum SilentHost {
  /// Shows an example screen.
  ///
  /// - Parameter arguments: The path of the file that silences the file system, the name of the
  ///   screen, and its operands and options.
  /// - Returns: The exit status.
  static func run(_ arguments: [String]) -> Int32 {
    guard arguments.count >= 2, let example = ExampleCatalogue.screen(named: arguments[1]) else {
      return 64
    }
    do throws(ExampleError) {
      let values = values(of: arguments)
      let screen = try example.openScreen(values)
      let stage = Stage(root: screen, size: ScreenSize(width: 80, height: 24))
      let status = TerminalHost.run(stage)
      let problems = (screen as? any ScreenWithWork)?.finishWork() ?? []
      for problem in problems { print(problem) }
      return problems.isEmpty ? status : 1
    } catch {
      print(error)
      return 1
    }
  }

  private static func values(of arguments: [String]) -> ExampleArguments {
    var values = ExampleArguments()
    var rest = arguments.dropFirst(2)
    while let word = rest.popFirst() {
      switch word {
      case "--follow": values.options["follow"] = ""
      case "--store": values.options["store"] = rest.popFirst()
      default: values.operands.append(word)
      }
    }
    values.files = files(silencedBy: arguments[0])
    return values
  }

  private static func files(silencedBy path: String) -> ExampleFiles {
    let answer: @Sendable () -> Void = {
      while access(path, F_OK) == 0 { sleep(1) }
    }
    var files = ExampleFiles()
    files.system = FileSystem(calls(after: answer))
    files.calls = storeCalls(after: answer)
    let (cards, ownCards) = (files.cards, files.ownCards)
    files.cards = {
      answer()
      return cards($0)
    }
    files.ownCards = {
      answer()
      return ownCards($0)
    }
    return files
  }

  private static func calls(after answer: @escaping @Sendable () -> Void) -> FileSystem.Calls {
    let system = FileSystem.Calls()
    var calls = system
    calls.mayWait = { _ in true }
    calls.open = {
      answer()
      return system.open($0)
    }
    calls.status = {
      answer()
      return system.status($0)
    }
    calls.look = {
      answer()
      return system.look($0)
    }
    calls.read = {
      answer()
      return system.read($0, $1, $2)
    }
    return calls
  }

  private static func storeCalls(after answer: @escaping @Sendable () -> Void) -> FileCalls {
    let system = FileCalls()
    var calls = system
    calls.open = {
      answer()
      return system.open($0, $1, $2)
    }
    calls.status = {
      answer()
      return system.status($0, &$1)
    }
    calls.read = {
      answer()
      return system.read($0, $1)
    }
    return calls
  }
}
