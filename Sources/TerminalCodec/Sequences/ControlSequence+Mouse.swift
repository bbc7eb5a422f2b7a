import CharacterScreen

extension ControlSequence {
  /// The mouse event of `ESC [ < button ; column ; line` followed by `M` or `m`.
  var mouse: MouseEvent? {
    guard marker == UInt8(ascii: "<"), let button = self[0], let column = self[1],
      let line = self[2]
    else { return nil }
    let isPress = final == UInt8(ascii: "M")
    guard isPress || final == UInt8(ascii: "m") else { return nil }
    return ControlSequence.mouse(button: button, column: column, line: line, isPress: isPress)
  }

  /// Returns the mouse event for the values that all encodings share.
  ///
  /// Positions are counted from 1.
  static func mouse(button: Int, column: Int, line: Int, isPress: Bool) -> MouseEvent? {
    guard let action = action(button: button, isPress: isPress) else { return nil }
    var modifiers: KeyModifiers = []
    if button & 4 != 0 { modifiers.insert(.shift) }
    if button & 8 != 0 { modifiers.insert(.alt) }
    if button & 16 != 0 { modifiers.insert(.control) }
    let point = ScreenPoint(column: max(0, column - 1), line: max(0, line - 1))
    return MouseEvent(action, at: point, modifiers)
  }

  private static func action(button: Int, isPress: Bool) -> MouseEvent.Action? {
    let number = button & 3
    switch (kind: button & ~0b1_1111, isPress) {
    case (0, true): return number == 0 ? .press : number < 3 ? .otherPress(number) : nil
    case (0, false): return number == 0 ? .release : nil
    case (32, true): return number == 0 ? .drag : nil
    case (64, true): return [.wheelUp, .wheelDown, .wheelLeft, .wheelRight][number]
    case (128, true): return .otherPress(number + 7)
    default: return nil
    }
  }
}
