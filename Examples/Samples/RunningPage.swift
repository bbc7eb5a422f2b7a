// The code of Docs/Running.md.

import RowKit
import RowKitTerminal

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

@MainActor final class ContactDraft {
  var name = ""
  var isChanged = false

  /// Writes the draft to a new file, which then replaces the old one.
  func save() {}
}

final class ContactDraftScreen: GenericTableController {
  let draft = ContactDraft()

  override func constructTableGroups() -> [TableGroup] {
    let name = Binding(
      get: { [draft] in draft.name },
      set: { [draft] in (draft.name, draft.isChanged) = ($0, true) })
    return [TableGroup { TextFieldRowController("Name", text: name) }]
  }

  override func screenDidDisappear() {
    if draft.isChanged { draft.save() }
  }

  override func programWillEnd() {
    if draft.isChanged { draft.save() }
  }
}

@MainActor private func runToTheEnd() throws {
  let screen = ContactDraftScreen(title: "New contact")
  let stage = Stage(root: screen, size: ScreenSize(width: 80, height: 24))
  let status = try TerminalHost.run(stage)
  if screen.draft.isChanged { screen.draft.save() }
  exit(status)
}
