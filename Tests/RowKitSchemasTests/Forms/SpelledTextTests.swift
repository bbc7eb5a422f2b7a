import Foundation
import RowKit
import RowKitSchemas
import RowKitStorage
import RowKitTesting
import Testing

/// Texts that look alike and have different bytes, such as a composed and a decomposed é.
@MainActor struct SpelledTextTests {
  private let composed = "\u{E9}"
  private let decomposed = "e\u{301}"

  private func isDecomposed(_ text: String?) -> Bool {
    text?.utf8.elementsEqual(decomposed.utf8) == true
  }

  private func form(_ document: String) throws -> (SchemaForm, ScreenDriver) {
    let form = SchemaForm(
      SchemaValue(try JSONDocument(parsing: Array(document.utf8)), schema: nil), title: "Form")
    return (form, ScreenDriver(form, size: ScreenSize(width: 60, height: 24)))
  }

  @Test func `a retyped text is stored with its own spelling`() throws {
    let (form, screen) = try form("{\"a\": \"\(composed)\"}")
    screen.press("return backspace")
    screen.type(decomposed)
    screen.press("escape")
    #expect(isDecomposed(form.document.value(at: ["a"])?.string), "\(screen.text)")
    screen.press("ctrl+_")
    #expect(form.document.text.utf8.elementsEqual("{\"a\": \"\(composed)\"}".utf8))
  }

  @Test func `a pasted text replaces one that looks the same`() throws {
    let (form, screen) = try form("{\"a\": \"\(composed)\"}")
    screen.press("return alt+a")
    screen.stage.handle(.paste(decomposed), at: screen.stage.now)
    screen.press("escape")
    #expect(isDecomposed(form.document.value(at: ["a"])?.string), "\(screen.text)")
  }

  @Test func `a key is renamed to one that looks the same`() throws {
    let (form, screen) = try form("{\"\(composed)\": 1}")
    screen.press("alt+.")
    screen.press("down down return backspace")
    screen.type(decomposed)
    screen.press("tab return")
    #expect(
      form.document.text.utf8.elementsEqual("{\"\(decomposed)\": 1}".utf8), "\(screen.text)")
  }

  private let entries = """
    <dict><key>Type</key><string>PSTextFieldSpecifier</string><key>Title</key>
    <string>Name</string><key>Key</key><string>name</string></dict>
    """

  private func settings(_ store: any SettingsStore) -> ScreenDriver {
    let page =
      "<plist><dict><key>PreferenceSpecifiers</key><array>\(entries)</array></dict></plist>"
    return ScreenDriver(
      SettingsBundleScreen(bytes: Array(page.utf8), store: store),
      size: ScreenSize(width: 60, height: 24))
  }

  @Test func `a settings field stores its own spelling`() {
    let store = InMemoryModel(["name": .string(composed)])
    let screen = settings(store)
    screen.press("return backspace")
    screen.type(decomposed)
    screen.press("escape")
    #expect(isDecomposed(store.values["name"]?.string), "\(screen.text)")
  }

  @Test func `names of a property list differ if their bytes do`() throws {
    var contents = PropertyListContents()
    contents.setValue(.integer(1), of: composed)
    contents.setValue(.integer(2), of: decomposed)
    #expect(contents.bytes.contains(0xC3) && contents.bytes.contains(0xCC))
    #expect(contents.value(of: "E\u{301}") == nil)
    let list = try PropertyList(parsing: contents.bytes)
    #expect(list[composed] == .integer(1) && list[decomposed] == .integer(2))
    #expect(PropertyList.string(composed) != .string(decomposed))
  }

  @Test func `names of a file of settings differ if their bytes do`() throws {
    let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: path) }
    let model = try JSONFileModel(path: path)
    model.setValue(.number(1), named: composed)
    model.setValue(.number(2), named: decomposed)
    model.save()
    #expect(model.value(named: composed) == .number(1))
    let again = try JSONFileModel(path: path)
    #expect(again.value(named: composed) == .number(1))
    #expect(again.value(named: decomposed) == .number(2))
  }

  @Test func `the values of a bundle have both of two names that differ in their bytes`() throws {
    let entries = [composed, decomposed].enumerated().map { index, key in
      """
      <dict><key>Type</key><string>PSTextFieldSpecifier</string><key>Key</key><string>\(key)</string>
      <key>DefaultValue</key><integer>\(index)</integer></dict>
      """
    }
    let page = """
      <plist><dict><key>PreferenceSpecifiers</key><array>\(entries.joined())</array></dict></plist>
      """
    let store = InMemoryModel()
    let screen = SettingsBundleScreen(bytes: Array(page.utf8), store: store)
    #expect(store.value(named: composed) == .number(0))
    #expect(store.value(named: decomposed) == .number(1))
    #expect(Set(screen.values().map { Array($0.key.utf8) }).count == 2)
  }
}
