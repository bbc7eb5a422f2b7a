extension JSONDocument {
  /// Sets the value at a path.
  ///
  /// A value that differs only in parts changes only those parts. Members that stay keep their order. An
  /// object to which more than 256 members are added or from which they are removed is written as a whole,
  /// without its comments, if a value can represent it. A member that doesn't exist is added at the end of
  /// its object, together with the objects on the way to it.
  ///
  /// - Throws: ``JSONEditError`` if there is no such element of an array, or the path leads through
  ///   something other than a container.
  public mutating func setValue(
    _ value: JSONValue, at path: JSONPath
  ) throws(JSONEditError) {
    if let node = node(at: path) {
      try change(node, to: value, at: path, depth: 0)
      return
    }
    guard let parent = path.parent, let last = path.steps.last else { return }
    guard case .key(let key) = last else { throw .missing(path) }
    guard let container = node(at: parent) else {
      return try setValue(JSONValue(.object([JSONMember(key, value)])), at: parent)
    }
    guard isObject(container) else { throw .wrongContainer(parent) }
    try insert(value, forKey: key, in: parent)
  }

  /// The maximum number of members that are added and removed one by one.
  package static let greatestMemberChanges = 256

  /// Changes the parts of a value that differ.
  ///
  /// Parts that stay equal keep their bytes, also those that a value can't represent.
  private mutating func change(
    _ node: Int, to value: JSONValue, at path: JSONPath, depth: Int
  ) throws(JSONEditError) {
    // Far below, a value is replaced as a whole.
    switch (nodes[node].kind, value.content) {
    case (.object, .object(let members)) where depth < 64:
      try change(members, of: node, at: path, depth: depth)
    case (.array, .array(let elements)) where depth < 64:
      try change(elements, of: node, at: path, depth: depth)
    default: try replace(node, with: value, at: path)
    }
  }

  private mutating func change(
    _ members: [JSONMember], of node: Int, at path: JSONPath, depth: Int
  ) throws(JSONEditError) {
    // Each removal renumbers the nodes, so the keys are read before.
    var keys = items(of: node).map { item in
      JSONPath.Step.key(item.key.map { string(of: $0) } ?? "")
    }
    let (kept, former) = (Set(members.map { JSONPath.Step.key($0.key) }), Set(keys))
    let count = keys.count { !kept.contains($0) } + kept.subtracting(former).count
    // Each of them takes a time in proportion to the object.
    if count > JSONDocument.greatestMemberChanges, isExact(node) {
      return try replace(node, with: JSONValue(.object(members)), at: path)
    }
    for index in keys.indices.reversed() where !kept.contains(keys[index]) {
      try remove(at: path.appending(.index(index)))
      keys.remove(at: index)
    }
    var place = 0
    for member in members {
      if let index = keys.lastIndex(of: .key(member.key)) {
        let path = path.appending(.index(index))
        guard let node = self.node(at: path) else { throw .missing(path) }
        try change(node, to: member.value, at: path, depth: depth + 1)
        place = index + 1
      } else {
        try insert(member.value, forKey: member.key, at: place, in: path)
        keys.insert(.key(member.key), at: place)
        place += 1
      }
    }
  }

  private mutating func change(
    _ elements: [JSONValue], of node: Int, at path: JSONPath, depth: Int
  ) throws(JSONEditError) {
    let former = items(of: node).map { plainValue(of: $0.value) }
    let start = zip(former, elements).prefix { $0 == $1 }.count
    let common = min(former.count, elements.count) - start
    let end = zip(former.reversed(), elements.reversed()).prefix { $0 == $1 }.count
    let rest = min(end, common)
    let replaced = common - rest
    for index in start..<start + replaced {
      let place = path.appending(.index(index))
      guard let node = self.node(at: place) else { throw .missing(place) }
      try change(node, to: elements[index], at: place, depth: depth + 1)
    }
    for index in stride(from: former.count - rest - 1, through: start + replaced, by: -1) {
      try remove(at: path.appending(.index(index)))
    }
    for index in start + replaced..<max(start + replaced, elements.count - rest) {
      try insert(elements[index], at: index, in: path)
    }
  }

  /// Replaces the text of a value.
  private mutating func replace(
    _ node: Int, with value: JSONValue, at path: JSONPath
  ) throws(JSONEditError) {
    if plainValue(of: node) == value { return }
    let style = style()
    let former = nodes[node]
    let spelling = former.kind == .string ? spelling(of: node) : JSONSpelling()
    let text = style.text(
      of: value, after: lineIndentation(of: former.range.lowerBound), hasLines: style.hasLines,
      spelling: spelling)
    guard replace([Splice(range: former.range, text: text)], in: node) else {
      throw .unsafe(path)
    }
  }

  // MARK: Keys

  /// Renames a member, or all members with its key if that is repeated.
  ///
  /// - Throws: ``JSONEditError`` if there is no such member, or another one has the key.
  public mutating func rename(_ path: JSONPath, to key: String) throws(JSONEditError) {
    let (container, indices) = try places(of: path)
    let items = Array(items(of: container))
    guard let last = indices.last, items[last].key != nil else { throw .wrongContainer(path) }
    guard !hasKey(key, items[last]) else { return }
    guard !items.contains(where: { hasKey(key, $0) }) else { throw .repeatedKey(key) }
    let splices = indices.compactMap { items[$0].key }.map { node in
      Splice(range: nodes[node].range, text: Array(spelling(of: node).text(of: key).utf8))
    }
    guard replace(splices, in: container) else { throw .unsafe(path) }
  }

  /// Returns the container of a path and the places in it: several for a repeated key.
  func places(of path: JSONPath) throws(JSONEditError) -> (container: Int, indices: [Int]) {
    guard let parent = path.parent, let step = path.steps.last, let container = node(at: parent)
    else { throw .missing(path) }
    let items = Array(items(of: container))
    let indices =
      switch step {
      case .key(let key): items.indices.filter { hasKey(key, items[$0]) }
      case .index(let index): items.indices.contains(index) ? [index] : []
      }
    guard !indices.isEmpty else { throw .missing(path) }
    return (container, indices)
  }
}
