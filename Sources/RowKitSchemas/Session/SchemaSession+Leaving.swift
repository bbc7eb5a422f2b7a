import JSONSchema
import JSONText
import RowKit

/// The places that cease to exist while their screens are open.
extension SchemaSession {
  /// Returns whether a value can be stored at a place.
  ///
  /// A member can be added to an object that doesn't exist yet. An element can't be added by storing
  /// its value, so it must exist.
  func canHoldValue(at place: FormPlace) -> Bool {
    guard let parent = place.parent else { return place.isRoot }
    guard case .key = place.step else { return node(of: place) != nil }
    switch type(at: parent) {
    case .object: return true
    case nil, .null: return canHoldValue(at: parent)
    default: return false
    }
  }

  /// Returns whether the screens below that of a place lead to it: whether there is a value, or rules
  /// describe one.
  private func isReachable(_ place: FormPlace) -> Bool {
    guard let parent = place.parent else { return place.isRoot }
    if node(of: place) != nil { return true }
    guard case .key(let key) = place.step, canHoldValue(at: place), isReachable(parent) else {
      return false
    }
    guard let member = shape(of: parent).member(key) else { return false }
    return !MemberAbsence(member.place.rules(for: nil)).isHidden
  }

  /// Leaves the screens of values that are gone, with those pushed on them, and lets the others
  /// follow their values.
  ///
  /// - Parameter stage: The stage that shows the document.
  /// - Returns: A sentence about it, with the texts that rows of these screens had refused, or `nil`
  ///   if no screen was left.
  func leaveScreensOfGoneValues(on stage: Stage) -> String? {
    var refused: [String] = []
    var isLeft = false
    for navigation in stage.navigations {
      let screens = navigation.screens
      let first = screens.firstIndex { screen in
        (screen as? any DocumentScreen).map { $0.session === self && !isReachable($0.place) }
          ?? false
      }
      // The first screen of a navigation stays, and its rows refuse what is typed.
      if let first, first > 0 {
        for screen in screens[first...] {
          screen.interaction?.endEditing()
          refused += screen.interaction?.textRefusals ?? []
        }
        navigation.pop(to: screens[first - 1])
        isLeft = true
      }
      for case let screen as any DocumentScreen in navigation.screens
      where screen.session === self { screen.placeDidMove() }
    }
    return isLeft ? ([words[SchemaStrings.gone]] + refused).joined(separator: " ") : nil
  }
}
