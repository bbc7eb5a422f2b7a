/// A text folded for searching, with a mapping from its scalars to the original characters.
struct FoldedText {
  /// The values of the folded scalars.
  private(set) var values: [UInt32] = []

  private var owners: [Int] = []
  private var boundaries: [String.Index] = []

  /// Folds a text in time linear in its length.
  init(_ text: String) {
    var scanner = ClusterScanner(Substring(text))
    boundaries.append(scanner.position)
    while let cluster = scanner.next() {
      append(cluster)
      boundaries.append(scanner.position)
    }
  }

  /// Returns the range of the whole characters that produced a range of folded scalars.
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
