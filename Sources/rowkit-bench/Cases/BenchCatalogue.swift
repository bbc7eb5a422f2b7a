/// All benches.
///
/// Those of whole programs come first, because earlier measurements would affect the processor's
/// caches and the memory.
enum BenchCatalogue {
  static let all: [Bench] = [
    .start, .terminal, .leaving, .searchTyping, .typing, .pipeMemory, .followMemory,
    .documentMemory,
    .opening, .scroll, .scrollUp, .page, .jump, .redraw,
    .keys, .allocations, .growth, .screens, .storedRows,
    .search, .searchKinds, .vCards,
    .difference, .insertion, .manyInsertions, .models, .longTexts, .fields, .bigFiles,
  ]

  static let names = Set(all.map(\.name))
}
