/// A reader of layouts, which reports errors with their positions.
struct LayoutReader {
  private let file: String
  private var outlets: [Layout.NamedContent] = []

  /// The maximum number of lines or columns in a layout.
  static let greatest = 1000

  private static let kinds = ["text", "symbol", "gauge", "lines", "columns", "space"]

  /// Returns the key of a type of content in a layout.
  static func key(of content: any OutletContent) -> String {
    switch content {
    case is SymbolContent: "symbol"
    case is GaugeContent: "gauge"
    case is TextContent: "text"
    default: "\(type(of: content))"
    }
  }

  private init(file: String) {
    self.file = file
  }

  /// Reads a layout from a file's bytes.
  static func layout(of bytes: [UInt8], file: String) throws(LayoutError) -> Layout {
    let document: JSONValue
    do {
      document = try JSONValue(parsing: bytes)
    } catch {
      throw LayoutError(reason: .noJSON(error), file: file, position: error.position)
    }
    var reader = LayoutReader(file: file)
    return try reader.layout(document)
  }

  private mutating func layout(_ document: JSONValue) throws(LayoutError) -> Layout {
    let object = try LayoutObject(document, file: file)
    try object.expectKeys(["$schema", "rowHeight", "content"])
    _ = try object.string("$schema")
    let rowHeight = try object.number("rowHeight", in: 1...LayoutReader.greatest)
    let root = try element(try object.required("content"))
    return Layout(file: file, rowHeight: rowHeight, root: root, outlets: outlets)
  }

  // MARK: Elements

  private mutating func element(_ value: JSONValue) throws(LayoutError) -> LayoutElement {
    let object = try LayoutObject(value, file: file)
    guard let kind = object.firstKey(of: LayoutReader.kinds) else {
      let expected = "An object with " + LayoutError.list(LayoutReader.kinds)
      throw object.error(.wrongElement(expected: expected, found: object.words), value)
    }
    let content =
      switch kind {
      case "text": try named(try text(object), object)
      case "symbol": try named(try symbol(object), object)
      case "gauge": try named(try gauge(object), object)
      case "lines": try stack(kind, object, spacing: 0)
      case "columns": try stack(kind, object, spacing: 2)
      default: try space(object)
      }
    return LayoutElement(kind: content, width: try object.number("width"))
  }

  private func text(_ object: LayoutObject) throws(LayoutError) -> any OutletContent {
    try object.expectKeys(["text", "style", "alignment", "numberOfLines", "outlet", "width"])
    var content = TextContent(try object.string("text") ?? "")
    content.style = try object.style() ?? content.style
    content.numberOfLines = try object.number("numberOfLines") ?? content.numberOfLines
    let alignments: [(String, TextAlignment)] = [
      ("leading", .leading), ("center", .center), ("trailing", .trailing),
    ]
    content.alignment = try object.choice("alignment", alignments) ?? content.alignment
    return content
  }

  private func symbol(_ object: LayoutObject) throws(LayoutError) -> any OutletContent {
    try object.expectKeys(["symbol", "style", "outlet", "width"])
    var content = SymbolContent(try object.string("symbol") ?? "")
    content.style = try object.style() ?? content.style
    return content
  }

  private func gauge(_ object: LayoutObject) throws(LayoutError) -> any OutletContent {
    try object.expectKeys(["gauge", "style", "outlet", "width"])
    var content = GaugeContent(try object.share("gauge"))
    content.style = try object.style() ?? content.style
    return content
  }

  private func space(_ object: LayoutObject) throws(LayoutError) -> LayoutElement.Kind {
    try object.expectKeys(["space", "width"])
    return .space(try object.number("space") ?? 1)
  }

  private mutating func stack(
    _ kind: String, _ object: LayoutObject, spacing: Int
  ) throws(LayoutError) -> LayoutElement.Kind {
    try object.expectKeys([kind, "spacing", "width"])
    let spacing = try object.number("spacing") ?? spacing
    var parts: [LayoutElement] = []
    for value in try object.list(kind) { parts.append(try element(value)) }
    return kind == "lines" ? .lines(parts, spacing: spacing) : .columns(parts, spacing: spacing)
  }

  /// Records the name of a content, if it has one.
  private mutating func named(
    _ content: any OutletContent, _ object: LayoutObject
  ) throws(LayoutError) -> LayoutElement.Kind {
    guard let value = object["outlet"] else { return .content(content) }
    guard let name = value.string, !name.isEmpty else {
      throw object.wrong("outlet", "a name", value)
    }
    guard !outlets.contains(where: { $0.name == name }) else {
      throw object.error(.repeatedOutlet(name), value)
    }
    outlets.append(Layout.NamedContent(name: name, content: content, position: value.position))
    return .outlet(outlets.count - 1)
  }
}
