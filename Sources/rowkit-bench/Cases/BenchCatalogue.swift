/// Everything that can be measured, whole programs first: they must not share the processor's
/// caches, nor the memory, with what was measured before them.
enum BenchCatalogue {
  static let all: [Bench] = [
    .start, .terminal,
    .opening, .scroll, .scrollUp, .page, .jump, .redraw,
    .allocations, .growth, .storedRows,
    .search, .vCards,
    .difference, .insertion, .bigFiles,
  ]

  static let names = Set(all.map(\.name))
}
