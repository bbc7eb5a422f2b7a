import RowKit
import Testing

@MainActor struct KeyValueModelTests {
  private enum Appearance: String, ModelRepresentable { case light, dark }

  @Test func `values come back in their types`() {
    let model = InMemoryModel()
    model[ModelKey<Bool>("bool")] = true
    model[ModelKey<Int>("int")] = 7
    model[ModelKey<Double>("double")] = 0.5
    model[ModelKey<Appearance>("look")] = .dark
    model[ModelKey<Set<String>>("days")] = ["Tue", "Mon"]
    model[ModelKey<CivilDate>("date")] = CivilDate("2026-11-21")
    #expect(model[ModelKey<Bool>("bool")] == true)
    #expect(model[ModelKey<Double>("int")] == 7)
    #expect(model[ModelKey<Appearance>("look")] == .dark)
    #expect(model.values["days"] == .list([.text("Mon"), .text("Tue")]))
    #expect(model.values["date"] == .text("2026-11-21"))
  }

  @Test func `a value of another type reads as none and is left alone`() {
    let model = InMemoryModel(["wifi": .text("yes")])
    #expect(model[ModelKey<Bool>("wifi")] == nil)
    #expect(model.values == ["wifi": .text("yes")])
  }

  @Test func `nil removes a stored value`() {
    let model = InMemoryModel(["wifi": .bool(true)])
    model[ModelKey<Bool>("wifi")] = nil
    #expect(model.values.isEmpty)
  }

  @Test func `a default is shown, and kept only when it is changed`() {
    let model = InMemoryModel()
    let size = Binding(model, ModelKey<Int>("size"), default: 5)
    #expect(size.value == 5)
    #expect(model.values.isEmpty)
    size.value = 6
    #expect(model.values == ["size": .integer(6)])
  }
}
