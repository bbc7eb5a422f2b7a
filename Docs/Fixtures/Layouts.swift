// Layouts that are part of the program.

/// The code that `resources: [.embedInCode("Layouts")]` generates.
enum PackageResources {
  static let DetailCell_json = Array(
    #"""
    {
      "rowHeight": 2,
      "content": {
        "columns": [
          { "symbol": "◆", "width": 1, "style": "tint" },
          {
            "lines": [
              { "text": "Title", "outlet": "title", "style": "bold" },
              { "gauge": 0.5, "outlet": "progress" }
            ]
          }
        ]
      }
    }
    """#.utf8)
}

/// Reads a file.
func readFile(_ path: String) -> [UInt8]? { nil }
