/// A text folded for searching, which remembers the characters its scalars came from.
struct FoldedText {
  /// The values of the folded scalars.
  private(set) var values: [UInt32] = []

  private var owners: [Int] = []
  private var boundaries: [String.Index] = []

  /// Folds a text; linear in its length.
  init(_ text: String) {
    var scanner = ClusterScanner(Substring(text))
    boundaries.append(scanner.position)
    while let cluster = scanner.next() {
      append(cluster)
      boundaries.append(scanner.position)
    }
  }

  /// The characters of the text that folded scalars came from, whole ones.
  func range(of offsets: Range<Int>) -> Range<String.Index> {
    let first = owners[offsets.lowerBound]
    let last = owners[offsets.upperBound - 1]
    return boundaries[first]..<boundaries[last + 1]
  }

  private mutating func append(_ cluster: Cluster) {
    for value in FoldedScalars(cluster.text) {
      values.append(value)
      owners.append(boundaries.count - 1)
    }
  }
}
