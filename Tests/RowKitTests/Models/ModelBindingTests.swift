import RowKit
import Testing

@testable import RowKitModels

/// The choice of the handler for a model.
@MainActor struct ModelBindingTests {
  private class Animal: Model {}
  private class Dog: Animal {}
  private final class Puppy: Dog, Named {}
  private final class SKPost: Model {}
  private struct Problem: Model, Error {}
  private protocol Named {}
  private final class DogCell: TableCell {}

  private func text(of model: any Model, _ binding: ModelBinding) -> String {
    let cell = TableCell()
    return binding.configure(cell, with: model) ? cell.text : "nothing"
  }

  private func binding(_ register: (inout ModelBinding) -> Void) -> ModelBinding {
    var binding = ModelBinding(naming: ModelNaming(prefixes: ["SK"]))
    register(&binding)
    return binding
  }

  @Test func `a class is found for its subclasses, the nearest first`() {
    var binding = binding {
      $0.register(TableCell.self, for: Animal.self) { cell, _ in cell.text = "animal" }
    }
    #expect(text(of: Animal(), binding) == "animal")
    #expect(text(of: Puppy(), binding) == "animal")
    binding.register(TableCell.self, for: Dog.self) { cell, _ in cell.text = "dog" }
    #expect(text(of: Puppy(), binding) == "dog")
    binding.register(TableCell.self, for: Puppy.self) { cell, _ in cell.text = "puppy" }
    #expect(text(of: Puppy(), binding) == "puppy")
    #expect(text(of: Dog(), binding) == "dog")
    #expect(text(of: SKPost(), binding) == "nothing")
  }

  @Test func `protocols come after classes and before any model`() {
    var binding = binding {
      $0.registerForAny(TableCell.self) { cell, _ in cell.text = "any" }
      $0.register(TableCell.self, for: (any Named).self) { cell, _ in cell.text = "named" }
    }
    #expect(text(of: Puppy(), binding) == "named")
    #expect(text(of: Dog(), binding) == "any")
    binding.register(TableCell.self, for: Animal.self) { cell, _ in cell.text = "animal" }
    #expect(text(of: Puppy(), binding) == "animal")
  }

  @Test func `the model's name counts before its type, and its type before any model`() {
    var calls: [String] = []
    var binding = binding {
      $0.registerForAny(TableCell.self) { _, _ in calls.append("any") }
    }
    _ = text(of: SKPost(), binding)
    binding.register(TableCell.self, for: SKPost.self) { _, _ in calls.append("type") }
    _ = text(of: SKPost(), binding)
    binding.register(TableCell.self, named: "SKPost") { _, _ in calls.append("spelling") }
    _ = text(of: SKPost(), binding)
    binding.register(TableCell.self, named: "Post") { _, _ in calls.append("name") }
    _ = text(of: SKPost(), binding)
    #expect(calls == ["any", "type", "spelling", "name"])
  }

  @Test func `configuring, height, actions and selecting are found each by itself`() {
    var selected: [String] = []
    let binding = binding {
      $0.register(named: "Post", height: { _, width in width / 2 })
      $0.register(for: SKPost.self, didSelect: { _, _ in selected.append("type") })
      $0.registerForAny(
        TableCell.self, height: { _, _ in 1 }, actions: { _ in [RowAction("Share") { _ in }] },
        didSelect: { _, _ in selected.append("any") }
      ) { cell, _ in cell.text = "any" }
    }
    #expect(text(of: SKPost(), binding) == "any")
    #expect(binding.height(of: SKPost(), forWidth: 14) == 7)
    #expect(binding.actions(of: SKPost()).map(\.title) == ["Share"])
    let row = GenericTableController().context(at: RowPath(group: 0, row: 0))
    #expect(binding.didSelect(SKPost(), row: row))
    #expect(binding.didSelect(Dog(), row: row))
    #expect(selected == ["type", "any"])
  }

  @Test func `for errors, their handlers precede all others`() {
    var selected: [String] = []
    var binding = binding {
      $0.register(
        TableCell.self, for: Problem.self, height: { _, _ in 1 },
        didSelect: { _, _ in selected.append("type") }
      ) { cell, _ in cell.text = "type" }
    }
    #expect(text(of: Problem(), binding) == "type")
    binding.registerForErrors(
      TableCell.self, height: { _, _ in 2 }, didSelect: { _, _ in selected.append("error") }
    ) { cell, _ in cell.text = "error" }
    #expect(text(of: Problem(), binding) == "error")
    #expect(text(of: ModelPlaceholder.failed(ServerError.noSignal), binding) == "error")
    #expect(binding.height(of: Problem(), forWidth: 9) == 2)
    let row = GenericTableController().context(at: RowPath(group: 0, row: 0))
    #expect(binding.didSelect(Problem(), row: row))
    #expect(selected == ["error"])
  }

  @Test func `an error of loading is found by its own type`() {
    let binding = binding {
      $0.register(TableCell.self, for: ServerError.self) { cell, error in cell.text = "\(error)" }
    }
    let error = ModelPlaceholder.failed(ServerError.noSignal)
    #expect(text(of: error, binding) == "There is no signal.")
    #expect(text(of: ModelPlaceholder.loading, binding) == "nothing")
  }

  @Test func `placeholders have handlers of their own, or else those of any model`() {
    var binding = binding {
      $0.registerForAny(TableCell.self, didSelect: { _, _ in }) { cell, _ in cell.text = "any" }
    }
    for placeholder in [ModelPlaceholder.loading, .noResults, .failed(ServerError.noSignal)] {
      #expect(text(of: placeholder, binding) == "any")
      #expect(!binding.canSelect(placeholder))
    }
    binding.registerForLoading(TableCell.self) { $0.text = "loading" }
    binding.registerForNoResults(TableCell.self) { $0.text = "none" }
    binding.registerForErrors(TableCell.self) { cell, _ in cell.text = "error" }
    #expect(text(of: ModelPlaceholder.loading, binding) == "loading")
    #expect(text(of: ModelPlaceholder.noResults, binding) == "none")
    #expect(text(of: ModelPlaceholder.failed(ServerError.noSignal), binding) == "error")
  }

  @Test func `copies are bound by themselves`() {
    let first = binding {
      $0.register(TableCell.self, for: Dog.self) { cell, _ in cell.text = "dog" }
    }
    var second = first
    #expect(text(of: Dog(), second) == "dog")
    second.register(TableCell.self, for: Dog.self) { cell, _ in cell.text = "hound" }
    #expect(text(of: Dog(), first) == "dog")
    #expect(text(of: Dog(), second) == "hound")
  }

  @Test func `candidates are determined once for each type`() {
    let binding = binding {
      $0.registerForAny(TableCell.self) { cell, _ in cell.text = "any" }
    }
    Counted.asked.count = 0
    for _ in 0..<5 { _ = text(of: Counted(), binding) }
    _ = binding.height(of: Counted(), forWidth: 3)
    #expect(Counted.asked.count == 1)
  }

  private final class Count { var count = 0 }

  /// A model that counts reads of its name.
  private struct Counted: Model {
    @MainActor static let asked = Count()

    static var modelName: String? {
      MainActor.assumeIsolated { asked.count += 1 }
      return nil
    }
  }
}
