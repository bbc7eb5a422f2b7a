import RowKit

/// An operation of a person on the fields of a machine.
enum FieldOperation: Hashable {
  case key(KeyPress)
  case paste(String)
  case mouse(MouseEvent.Action, ScreenPoint)

  /// The event for the stage.
  var event: InputEvent {
    switch self {
    case .key(let key): .key(key)
    case .paste(let text): .paste(text)
    case .mouse(let action, let point): .mouse(MouseEvent(action, at: point))
    }
  }

  /// The typed or pasted text, or `nil` for any other operation.
  var piece: String? {
    switch self {
    case .key(let key): key.typedCharacter.map { String($0) }
    case .paste(let text): text
    case .mouse: nil
    }
  }
}

// MARK: CustomStringConvertible

extension FieldOperation: CustomStringConvertible {
  var description: String {
    switch self {
    case .key(let key): "press \(key)"
    case .paste(let text): "paste \(text.debugDescription)"
    case .mouse(let action, let point): "mouse \(action) \(point.column) \(point.line)"
    }
  }
}
