import JSONText

extension SchemaCompiler {
  /// Adds a reference to those to be resolved, and returns its index.
  mutating func addLink(_ link: SchemaLink) -> Int {
    model.links.append(link)
    openLinks.append(model.links.count - 1)
    return model.links.count - 1
  }

  /// Finds the schema that a reference leads to.
  ///
  /// A reference to an address that isn't known is tried again once it is: another reference may lead
  /// to the document with a path, or to one that contains it.
  mutating func resolve(_ index: Int) throws(SchemaError) {
    let link = model.links[index]
    let source = model.nodes[link.source]
    let reference = SchemaAddress(link.text)
    var resource: Int? = source.resource
    if !reference.isFragment {
      let address = model.resources[source.resource].address.resolving(reference).withoutFragment
      resource = try self.resource(at: address, path: path(reference, from: source.location.path))
      if resource == nil {
        failedLinks[ExactString(address.description), default: []].append(index)
        return
      }
    }
    if let resource, let target = try target(of: reference, in: resource) {
      model.links[index].target = target
      let name = ExactString(reference.decodedFragment)
      if link.keyword != "$ref", model.resources[resource].dynamicAnchors[name] == target {
        model.links[index].dynamicName = name
        model.hasDynamicReferences = true
      }
    } else {
      noteFailure(of: index)
    }
  }

  /// Adds a note about a reference that can't be followed.
  mutating func noteFailure(of index: Int) {
    let link = model.links[index]
    note(.reference(link.text), model.nodes[link.source].location, at: link.position)
  }

  private mutating func resource(
    at address: SchemaAddress, path: String?
  ) throws(SchemaError) -> Int? {
    let key = ExactString(address.description)
    if let known = resourcesByAddress[key] { return known }
    guard model.documents.count < options.limits.documentCount,
      let value = document(at: address, path: path)
    else { return nil }
    let root = try addDocument(value, path: path ?? address.description, address: address)
    return model.nodes[root].resource
  }

  private mutating func target(
    of reference: SchemaAddress, in resource: Int
  ) throws(SchemaError) -> Int? {
    let fragment = reference.decodedFragment
    let (document, start) = (model.resources[resource].document, model.resources[resource].pointer)
    if !fragment.isEmpty, !fragment.hasPrefix("/") {
      return model.resources[resource].anchors[ExactString(fragment)]
    }
    guard let pointer = JSONPointer(parsing: fragment) else { return nil }
    return try schema(at: JSONPointer(start.tokens + pointer.tokens), in: document, resource)
  }

  /// Returns the schema at a place of a document, which needs no keyword that says so.
  private mutating func schema(
    at pointer: JSONPointer, in document: Int, _ resource: Int
  ) throws(SchemaError) -> Int? {
    if let known = model.documents[document].nodes[pointer] { return known }
    var resource = resource
    var value = model.documents[document].value
    var place = JSONPointer()
    for token in pointer.tokens {
      guard let next = value.value(at: token) else { return nil }
      value = next
      place = place.appending(token)
      if let node = model.documents[document].nodes[place] { resource = model.nodes[node].resource }
    }
    guard value.members != nil || value.bool != nil else { return nil }
    let node = try add(value, pointer, document: document, resource: resource)
    try readAll()
    return node
  }
}
