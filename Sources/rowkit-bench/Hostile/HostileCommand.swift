import RowKitPrograms

/// The command `rowkit-bench hostile`, which tries all kinds of hostile input.
@MainActor enum HostileCommand {
  /// Runs the command and returns an exit status.
  static func run(arguments: [String]) -> Int32 {
    if arguments.first == "--silent" { return SilentHost.run(Array(arguments.dropFirst())) }
    if arguments == ["--busy"] { return BusyHost.run() }
    guard let options = HostileOptions(arguments) else {
      print(HostileOptions.help)
      return arguments == ["--help"] ? 0 : 64
    }
    guard let program = ProgramFile.path, let rowkit = ProgramPath.rowkit else {
      print("rowkit-bench: There is no rowkit beside this program: build it first.")
      return 1
    }
    if options.isHost { return FaultyHost.run() }
    if let work = options.work {
      guard let attack = HostileAttack.all.first(where: { $0.name == work.name }) else { return 64 }
      let subjects = HostileSubjects(rowkit: rowkit, own: program, fault: options.fault)
      HostileWorker(attack: attack, seed: options.seed, subjects: subjects).run(work.range)
      return 0
    }
    let attacks = HostileAttack.all.filter {
      options.names.isEmpty || options.names.contains($0.name)
    }
    for name in options.names where !attacks.contains(where: { $0.name == name }) {
      print("rowkit-bench: There is no attack named \(name).\n\n" + HostileOptions.help)
      return 64
    }
    let isProven = options.input != nil || proves(program, options.seed)
    return tries(attacks, options, program) && isProven ? 0 : 1
  }

  /// Plants each fault and returns whether all of them are found.
  private static func proves(_ program: String, _ seed: UInt64) -> Bool {
    var isProven = true
    for fault in PlantedFault.allCases {
      let supervisor = HostileSupervisor(program: program, seed: seed, fault: fault)
      let tally = supervisor.tally(fault.attack, fault.words, inputs: 0..<40)
      let found = tally.counts[fault.kind] ?? 0
      print("planted \(fault.words): found in \(found) of \(tally.inputs) inputs")
      if found == 0 { isProven = false }
    }
    if !isProven { print("The harness is blind to a planted fault, so its zeros mean nothing.") }
    return isProven
  }

  private static func tries(
    _ attacks: [HostileAttack], _ options: HostileOptions, _ program: String
  ) -> Bool {
    let supervisor = HostileSupervisor(program: program, seed: options.seed)
    var tallies: [HostileTally] = []
    for attack in attacks {
      let count = attack.count(of: options.inputs, among: attacks)
      let range = options.input.map { $0..<$0 + 1 } ?? 0..<count
      let start = Stopwatch.wall
      let tally = supervisor.tally(attack.name, attack.title, inputs: range)
      let seconds = Int(Stopwatch.wall - start)
      print("\(attack.name): \(tally.inputs) inputs, \(seconds) s")
      for complaint in tally.complaints {
        print("  \(complaint) (--only \(attack.name) --seed \(options.seed))")
      }
      tallies.append(tally)
    }
    print("\n" + HostileTally.table(tallies))
    return tallies.allSatisfy(\.isClean)
  }
}
