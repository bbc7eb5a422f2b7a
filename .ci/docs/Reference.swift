import Foundation

/// The static archive of the reference: the catalogues of all libraries, and the tutorial.
enum Reference {
  /// Builds the archive, and returns what leads nowhere.
  static func problems(graphs: String, scratch: String) -> [String] {
    let docc = Tools.run(["bash", "-c", "xcrun --find docc 2>/dev/null || echo $(dirname $(realpath $(command -v swift)))/docc"])
      .output.trimmingCharacters(in: .whitespacesAndNewlines)
    guard FileManager.default.isExecutableFile(atPath: docc) else {
      print("   no docc beside swift: the archive is skipped")
      return []
    }
    // One archive of all libraries needs one catalogue: the root pages stand beside each other.
    let catalogue = scratch + "/RowKit.docc"
    try? FileManager.default.createDirectory(
      atPath: catalogue, withIntermediateDirectories: true)
    let all = FileManager.default.enumerator(atPath: "Sources")?.compactMap { $0 as? String } ?? []
    for folder in all.filter({ $0.hasSuffix(".docc") }) {
      _ = Tools.run(["bash", "-c", "cp -R Sources/\(folder)/. \(catalogue)/"])
    }
    _ = Tools.run(["bash", "-c", "cp Docs/Pictures/*.svg \(catalogue)/"])
    let run = Tools.run(
      [
        docc, "convert", catalogue, "--additional-symbol-graph-dir", graphs, "--output-dir",
        scratch + "/archive", "--warnings-as-errors",
      ], limit: 280)
    return run.status == 0 ? [] : [String(run.output.suffix(8000))]
  }
}
