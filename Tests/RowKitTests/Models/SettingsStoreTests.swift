import RowKit
import Testing

@MainActor struct SettingsStoreTests {
  private enum Appearance: String, StoredValueRepresentable { case light, dark }

  @Test func `values come back in their types`() {
    let model = InMemoryModel()
    model[SettingsKey<Bool>("bool")] = true
    model[SettingsKey<Int>("int")] = 7
    model[SettingsKey<Double>("double")] = 0.5
    model[SettingsKey<Appearance>("look")] = .dark
    model[SettingsKey<Set<String>>("days")] = ["Tue", "Mon"]
    model[SettingsKey<CivilDate>("date")] = CivilDate("2026-11-21")
    #expect(model[SettingsKey<Bool>("bool")] == true)
    #expect(model[SettingsKey<Double>("int")] == 7)
    #expect(model[SettingsKey<Appearance>("look")] == .dark)
    #expect(model.values["days"] == .array([.string("Mon"), .string("Tue")]))
    #expect(model.values["date"] == .string("2026-11-21"))
  }

  @Test func `a value of another type reads as none and is left alone`() {
    let model = InMemoryModel(["wifi": .string("yes")])
    #expect(model[SettingsKey<Bool>("wifi")] == nil)
    #expect(model.values == ["wifi": .string("yes")])
  }

  @Test func `null is no value`() {
    let model = InMemoryModel(["size": .null])
    #expect(model.value(named: "size") == nil)
    #expect(Binding(model, SettingsKey<Int>("size"), default: 5).value == 5)
  }

  @Test func `nil removes a stored value`() {
    let model = InMemoryModel(["wifi": .bool(true)])
    model[SettingsKey<Bool>("wifi")] = nil
    #expect(model.values.isEmpty)
  }

  @Test func `a default is shown, and kept only when it is changed`() {
    let model = InMemoryModel()
    let size = Binding(model, SettingsKey<Int>("size"), default: 5)
    #expect(size.value == 5)
    #expect(model.values.isEmpty)
    size.value = 6
    #expect(model.values == ["size": .number(6)])
  }

  @Test func `elements that a type can't represent stay in their list`() throws {
    let model = InMemoryModel([
      "looks": try JSONValue(parsing: #"["dark", "sepia", 7, "light"]"#),
      "tags": try JSONValue(parsing: #"[null, "b", {"c": 1}, "d"]"#),
    ])
    let looks = Binding(model, SettingsKey<[Appearance]>("looks"))
    #expect(looks.value == [.dark, .light])
    looks.value = [.dark]
    #expect(model.values["looks"]?.description == #"["dark","sepia",7]"#)
    looks.value = [.light, .dark, .light]
    #expect(model.values["looks"]?.description == #"["light","sepia",7,"dark","light"]"#)
    let tags = Binding(model, SettingsKey<Set<String>>("tags"))
    tags.value?.insert("a")
    #expect(model.values["tags"]?.description == #"[null,"a",{"c":1},"b","d"]"#)
    tags.value = nil
    #expect(model.values["tags"] == nil)
  }

  @Test func `names differ if their bytes do`() {
    let (composed, decomposed) = ("\u{E9}", "e\u{301}")
    let model = InMemoryModel([composed: .number(1)])
    model.setValue(.number(2), named: decomposed)
    #expect(model.value(named: composed) == .number(1))
    #expect(model.value(named: decomposed) == .number(2))
  }
}
