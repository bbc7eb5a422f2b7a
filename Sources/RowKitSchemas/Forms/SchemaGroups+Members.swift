import JSONSchema
import JSONText
import RowKit

/// The members of objects that a schema describes.
extension SchemaGroups {
  /// A member that has rows.
  struct ShownMember {
    let member: SchemaRules.Member

    /// The place of its value.
    let place: FormPlace

    /// Whether it has a value.
    let isPresent: Bool
  }

  /// Returns the members that have rows: deprecated and forbidden ones only if they are present.
  func shownMembers(
    of place: FormPlace, _ shape: SchemaShape, _ isPresent: Set<JSONPath.Step>
  ) -> [ShownMember] {
    zip(shape.members, session.places(of: shape, in: place)).compactMap { member, child in
      let isPresent = !isPresent.isEmpty && isPresent.contains(child.step)
      guard isPresent || !absence(of: child).isHidden else { return nil }
      return ShownMember(member: member, place: child, isPresent: isPresent)
    }
  }

  /// Returns what the rules of a member say while it has no value.
  func absence(of place: FormPlace) -> MemberAbsence {
    if let known = place.absence { return known }
    let absence = MemberAbsence(place.rules?.rules(for: nil))
    place.absence = absence
    return absence
  }

  /// Returns the title of a member: that of its rules, or its key in words.
  func title(of place: FormPlace, key: String) -> String {
    if let known = place.title { return known }
    let title = absence(of: place).title ?? SchemaText.readable(key)
    place.title = title
    return title
  }

  // MARK: Kept rows

  /// The size, in bytes, of the largest value whose rows are kept.
  private static let largestKeptSize = 256

  /// Returns what the rows of a member depend on, or `nil` if that is more than can be compared.
  func circumstances(
    of place: FormPlace, _ member: SchemaRules.Member, _ title: String, in parent: FormPlace
  ) -> FormKeptRows.Circumstances? {
    let document = session.document
    let node = session.node(of: place)
    if let node,
      document.isObject(node) || document.isArray(node)
        || document.size(of: node) > SchemaGroups.largestKeptSize || !document.isExact(node)
    {
      return nil
    }
    let findings = session.findings(at: parent)
    if node != nil, findings.violations(at: place.path).contains(where: { _ in true }) {
      return nil
    }
    let isMissing = node == nil && findings.isMissing(member.key)
    return FormKeptRows.Circumstances(
      value: node.map { document.plainValue(of: $0) }, title: title, isRequired: member.isRequired,
      missing: isMissing ? words[SchemaStrings.required] : nil,
      isReadOnly: session.isReadOnly(parent), isSecret: session.isSecret(parent),
      chosen: place.chosen)
  }

  /// Keeps the rows of a member, unless they tell about a check or an app registered its own.
  func keep(
    _ rows: [any CellController], of place: FormPlace, _ circumstances: FormKeptRows.Circumstances?
  ) {
    guard registry.isStandard, let circumstances,
      rows.count <= (circumstances.missing == nil ? 1 : 2)
    else { return }
    keptRows.keep(rows, of: place, circumstances)
  }
}
