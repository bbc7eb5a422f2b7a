import JSONText
import RowKitTesting
import TestTraits
import Testing

@Suite(.computes) struct JSONDocumentChangeTests {
  @Test(arguments: 0..<8)
  func `changes match those of a value, and keep the text of everything else`(part: Int) throws {
    for seed in part * 15..<part * 15 + 15 { try check(seed) }
  }

  private func check(_ seed: Int) throws {
    var dice = Dice(state: UInt64(seed) &* 977 &+ 3)
    let text = RandomJSON.text(&dice)
    var document = try JSONDocument(parsing: text)
    for step in 0..<25 {
      let before = document
      var model = document.value
      let keepsComments = change(&document, &model, &dice)
      let comment: Comment = "seed \(seed), step \(step):\n\(before.text)\nbecame\n\(document.text)"
      let value = document.value
      #expect(value == model, comment)
      let again = try JSONDocument(parsing: document.bytes).value
      #expect(again == model, comment)
      #expect(paths(again).map(\.1) == paths(value).map(\.1), comment)
      if keepsComments { checkComments(before.text, document.text, comment) }
      if value != model { return }
    }
  }

  // MARK: Changing

  /// Makes one random change of a document and of its value, and returns whether all comments must
  /// stay.
  private func change(
    _ document: inout JSONDocument, _ model: inout JSONValue, _ dice: inout Dice
  ) -> Bool {
    let all = paths(model)
    let (path, value) = all[dice.roll(all.count)]
    let new = scalar(&dice)
    let kind = dice.roll(6)
    let isScalar = value.array == nil && value.members == nil
    change(&document, &model, &dice, at: path, value, new, kind)
    return isScalar || kind != 2 && kind != 3 && (kind != 5 || document.value(at: path) != new)
  }

  private func change(
    _ document: inout JSONDocument, _ model: inout JSONValue, _ dice: inout Dice,
    at path: JSONPath, _ value: JSONValue, _ new: JSONValue, _ kind: Int
  ) {
    switch (value.content, kind) {
    case (.object(var members), 0), (.object(var members), 1):
      let key = "n\(dice.roll(1000))"
      guard !members.contains(where: { $0.key == key }) else { return }
      let place = dice.roll(members.count + 1)
      try? document.insert(new, forKey: key, at: place, in: path)
      members.insert(JSONMember(key, new), at: place)
      model = model.replacing(path.steps[...], with: JSONValue(.object(members)))
    case (.array(var elements), 0), (.array(var elements), 1):
      let place = dice.roll(elements.count + 1)
      try? document.insert(new, at: place, in: path)
      elements.insert(new, at: place)
      model = model.replacing(path.steps[...], with: JSONValue(.array(elements)))
    case (.object(var members), 2), (.object(var members), 3):
      guard !members.isEmpty else { return }
      let place = dice.roll(members.count)
      try? document.remove(at: path.appending(.index(place)))
      members.remove(at: place)
      model = model.replacing(path.steps[...], with: JSONValue(.object(members)))
    case (.array(var elements), 2), (.array(var elements), 3):
      guard !elements.isEmpty else { return }
      let place = dice.roll(elements.count)
      try? document.remove(at: path.appending(.index(place)))
      elements.remove(at: place)
      model = model.replacing(path.steps[...], with: JSONValue(.array(elements)))
    case (.object(var members), 4):
      guard !members.isEmpty else { return }
      let place = dice.roll(members.count)
      let destination = dice.roll(members.count)
      try? document.move(place, to: destination, in: path)
      members.insert(members.remove(at: place), at: destination)
      model = model.replacing(path.steps[...], with: JSONValue(.object(members)))
    case (.array(var elements), 4):
      guard !elements.isEmpty else { return }
      let place = dice.roll(elements.count)
      let destination = dice.roll(elements.count)
      try? document.move(place, to: destination, in: path)
      elements.insert(elements.remove(at: place), at: destination)
      model = model.replacing(path.steps[...], with: JSONValue(.array(elements)))
    case (.object(let members), 5) where !members.isEmpty:
      let place = dice.roll(members.count)
      let key = "r\(dice.roll(1000))"
      guard !members.contains(where: { $0.key == key }) else { return }
      try? document.rename(path.appending(.index(place)), to: key)
      let renamed = members.enumerated().map { index, member in
        index == place ? JSONMember(key, member.value) : member
      }
      model = model.replacing(path.steps[...], with: JSONValue(.object(renamed)))
    default:
      try? document.setValue(new, at: path)
      model = model.replacing(path.steps[...], with: new)
    }
  }

  private func scalar(_ dice: inout Dice) -> JSONValue {
    let texts = [
      "1.0", "true", "null", "\"é\"", "-0", "1e400", "{}", "[]", "[1, 2]", "{\"k\": []}",
    ]
    return (try? JSONValue(parsing: texts[dice.roll(texts.count)])) ?? JSONValue(.null)
  }

  /// Returns all values with their paths, containers before their contents.
  private func paths(_ value: JSONValue) -> [(JSONPath, JSONValue)] {
    func paths(_ value: JSONValue, _ path: JSONPath) -> [(JSONPath, JSONValue)] {
      let inside = value.array ?? value.members?.map(\.value) ?? []
      return [(path, value)]
        + inside.enumerated().flatMap { paths($1, path.appending(.index($0))) }
    }
    return paths(value, [])
  }

  /// Expects that no comment was lost.
  private func checkComments(_ before: String, _ after: String, _ comment: Comment) {
    func marks(_ text: String) -> Set<Substring> {
      Set(text.split { $0.isWhitespace || "*/]}".contains($0) }.filter { $0.hasPrefix("#") })
    }
    #expect(marks(before).subtracting(marks(after)).isEmpty, comment)
  }
}

extension JSONValue {
  /// Returns the value with another one at a path of indexes.
  fileprivate func replacing(
    _ steps: ArraySlice<JSONPath.Step>, with value: JSONValue
  ) -> JSONValue {
    guard case .index(let index)? = steps.first else { return value }
    let rest = steps.dropFirst()
    switch content {
    case .array(var elements):
      elements[index] = elements[index].replacing(rest, with: value)
      return JSONValue(.array(elements))
    case .object(var members):
      members[index] = JSONMember(
        members[index].key, members[index].value.replacing(rest, with: value))
      return JSONValue(.object(members))
    default: return value
    }
  }
}
