import JSONText

/// A compiler of JSON texts to a model of schemas.
///
/// It works from a list of open tasks, so its stack doesn't grow with the depth of a schema.
struct SchemaCompiler {
  var model = SchemaModel()

  let options: SchemaOptions
  private let loader: SchemaLoader

  /// A schema that is still to be read.
  private struct Task {
    let node: Int
    let value: JSONValue
    let document: Int
    let resource: Int
  }

  private var tasks: [Task] = []
  var openLinks: [Int] = []

  /// The indices of the resources by their addresses.
  var resourcesByAddress: [ExactString: Int] = [:]

  /// The references that can't be followed so far, by the addresses of their resources.
  var failedLinks: [ExactString: [Int]] = [:]

  /// The documents that aren't available.
  var missingDocuments: Set<SchemaDocumentRequest> = []

  /// The size that further patterns may have.
  var patternSizeLeft: Int

  init(_ options: SchemaOptions, loader: @escaping SchemaLoader) {
    self.options = options
    self.loader = loader
    patternSizeLeft = options.limits.patternSize
  }

  /// Reads a schema and all that it refers to, and returns the index of its root.
  mutating func compile(_ value: JSONValue) throws(SchemaError) -> Int {
    let root = try addDocument(
      value, path: nil, address: SchemaAddress(options.address).withoutFragment)
    while let index = openLinks.popLast() { try resolve(index) }
    for index in failedLinks.values.joined().sorted() { noteFailure(of: index) }
    try SchemaCircles(model).check(from: root)
    return root
  }

  // MARK: Documents

  mutating func addDocument(
    _ value: JSONValue, path: String?, address: SchemaAddress
  ) throws(SchemaError) -> Int {
    let vocabulary = vocabulary(of: value)
    let own = identifier(in: value, vocabulary.dialect).map { address.resolving($0) } ?? address
    model.documents.append(SchemaDocument(path: path, value: value))
    let document = model.documents.count - 1
    model.resources.append(
      SchemaResource(
        address: own.withoutFragment, document: document, pointer: JSONPointer(),
        vocabulary: vocabulary))
    let resource = model.resources.count - 1
    register(resource, as: address)
    register(resource, as: own.withoutFragment)
    let root = try add(value, JSONPointer(), document: document, resource: resource)
    try readAll()
    return root
  }

  private mutating func register(_ resource: Int, as address: SchemaAddress) {
    let key = ExactString(address.description)
    resourcesByAddress[key] = resource
    openLinks += failedLinks.removeValue(forKey: key) ?? []
  }

  /// Returns the vocabulary that a document or resource declares.
  private mutating func vocabulary(of value: JSONValue) -> SchemaVocabulary {
    guard let address = value["$schema"]?.string else {
      return SchemaVocabulary(options.dialect ?? SchemaDialect(likelyFor: value))
    }
    if let dialect = SchemaDialect(address: address) { return SchemaVocabulary(dialect) }
    let reference = SchemaAddress(address)
    guard let metaschema = document(at: reference.withoutFragment, path: path(reference, from: nil))
    else {
      note(.dialect(address), SchemaLocation(path: nil, pointer: JSONPointer()), value["$schema"])
      return SchemaVocabulary(options.dialect ?? SchemaDialect(likelyFor: value))
    }
    let dialect = metaschema["$schema"]?.string.flatMap(SchemaDialect.init) ?? .draft2020
    guard let declared = metaschema["$vocabulary"]?.members else {
      return SchemaVocabulary(dialect)
    }
    return SchemaVocabulary(dialect, addresses: declared.map { ($0.key, $0.value.bool == true) })
  }

  /// Returns a metaschema or a document that the loader offers, which is asked once for each.
  mutating func document(at address: SchemaAddress, path: String?) -> JSONValue? {
    if let value = Metaschemas.document(at: address.description) { return value }
    let request = SchemaDocumentRequest(address: address.description, path: path)
    guard !missingDocuments.contains(request) else { return nil }
    let value = loader(request)
    if value == nil { missingDocuments.insert(request) }
    return value
  }

  /// Returns the path of a relative reference from the folder of the schema, or `nil` if it leads
  /// out of that folder.
  func path(_ reference: SchemaAddress, from path: String?) -> String? {
    guard reference.scheme == nil, reference.authority == nil, !reference.path.hasPrefix("/"),
      !reference.path.isEmpty
    else { return nil }
    var segments = (path ?? "").split(separator: "/").dropLast().map(String.init)
    for segment in reference.decodedPath.split(separator: "/") where segment != "." {
      if segment == ".." {
        guard segments.popLast() != nil else { return nil }
      } else {
        segments.append(String(segment))
      }
    }
    return segments.joined(separator: "/")
  }

  // MARK: Schemas

  /// Adds a schema to those to be read, and returns its index.
  mutating func add(
    _ value: JSONValue, _ pointer: JSONPointer, document: Int, resource: Int
  ) throws(SchemaError) -> Int {
    if let known = model.documents[document].nodes[pointer] { return known }
    let path = model.documents[document].path
    let limits = options.limits
    guard pointer.tokens.count <= limits.depth else {
      throw SchemaError(reason: .tooDeep(limits.depth), position: value.position, path: path)
    }
    guard model.nodes.count < limits.nodeCount else {
      throw SchemaError(reason: .tooMany(limits.nodeCount), position: value.position, path: path)
    }
    var resource = resource
    if !pointer.tokens.isEmpty {
      resource = try addResource(value, pointer, document: document, parent: resource)
    }
    let node = model.nodes.count
    model.nodes.append(
      SchemaNode(
        location: SchemaLocation(path: path, pointer: pointer), content: value, resource: resource))
    model.documents[document].nodes[pointer] = node
    tasks.append(Task(node: node, value: value, document: document, resource: resource))
    return node
  }

  mutating func readAll() throws(SchemaError) {
    while let task = tasks.popLast() {
      var reader = SchemaReader(
        node: task.node, value: task.value, document: task.document,
        vocabulary: model.resources[task.resource].vocabulary)
      try reader.read(into: &self)
      addAnchors(of: task.node)
    }
  }

  /// Adds the resource that a schema begins, and returns the resource that the schema belongs to.
  private mutating func addResource(
    _ value: JSONValue, _ pointer: JSONPointer, document: Int, parent: Int
  ) throws(SchemaError) -> Int {
    let outer = model.resources[parent]
    guard let address = identifier(in: value, outer.vocabulary.dialect) else { return parent }
    var vocabulary = outer.vocabulary
    if value["$schema"]?.string != nil { vocabulary = self.vocabulary(of: value) }
    let own = outer.address.resolving(address).withoutFragment
    model.resources.append(
      SchemaResource(address: own, document: document, pointer: pointer, vocabulary: vocabulary))
    register(model.resources.count - 1, as: own)
    return model.resources.count - 1
  }

  /// Returns the address that a schema gives itself, or `nil`.
  private func identifier(in value: JSONValue, _ dialect: SchemaDialect) -> SchemaAddress? {
    guard let text = value[dialect.identifierKeyword]?.string else { return nil }
    if dialect.ignoresReferenceSiblings, value["$ref"] != nil { return nil }
    let address = SchemaAddress(text)
    return address.isFragment ? nil : address
  }

  private mutating func addAnchors(of index: Int) {
    let node = model.nodes[index]
    let dialect = model.resources[node.resource].vocabulary.dialect
    func name(_ keyword: String) -> ExactString? {
      node.content[keyword]?.string.map(ExactString.init)
    }
    if dialect <= .draft7 {
      guard let text = name(dialect.identifierKeyword)?.string, node.content["$ref"] == nil else {
        return
      }
      let fragment = SchemaAddress(text).decodedFragment
      if !fragment.isEmpty { model.resources[node.resource].anchors[ExactString(fragment)] = index }
      return
    }
    if let anchor = name("$anchor") { model.resources[node.resource].anchors[anchor] = index }
    if dialect == .draft2020, let anchor = name("$dynamicAnchor") {
      model.resources[node.resource].anchors[anchor] = index
      model.resources[node.resource].dynamicAnchors[anchor] = index
    }
    if dialect == .draft2019, node.content["$recursiveAnchor"]?.bool == true {
      model.resources[node.resource].dynamicAnchors[ExactString("")] = index
    }
  }

  // MARK: Notes

  mutating func note(_ reason: SchemaNote.Reason, _ location: SchemaLocation, _ value: JSONValue?) {
    note(reason, location, at: value?.position)
  }

  mutating func note(
    _ reason: SchemaNote.Reason, _ location: SchemaLocation, at position: JSONPosition?
  ) {
    model.notes.append(SchemaNote(reason: reason, location: location, position: position))
  }
}
