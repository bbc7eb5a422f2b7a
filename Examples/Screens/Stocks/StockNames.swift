/// The names of companies that don't exist.
enum StockNames {
  /// All of them with their symbols, which are unique.
  static var all: [(name: String, symbol: String)] {
    things.flatMap { thing in
      places.map { place in
        let symbol = place.prefix(2) + thing.prefix(2)
        return (place + " " + thing, symbol.uppercased())
      }
    }
  }

  private static let places = [
    "Amber", "Birch", "Copper", "Dune", "Ember", "Fern", "Granite", "Harbour", "Indigo", "Juniper",
    "Lantern", "Marsh", "Nettle", "Osprey", "Pebble", "Quill",
  ]

  private static let things = [
    "Bakeries", "Bridges", "Clocks", "Dairies", "Ferries", "Gardens", "Kites", "Lamps", "Mills",
    "Paper", "Rails", "Salt", "Tiles", "Wool",
  ]
}
