import RowKit

/// Something that a person does to the fields of a machine.
enum FieldOperation: Hashable {
  case key(KeyPress)
  case paste(String)
  case mouse(MouseEvent.Action, ScreenPoint)

  /// The event that reaches the stage.
  var event: InputEvent {
    switch self {
    case .key(let key): .key(key)
    case .paste(let text): .paste(text)
    case .mouse(let action, let point): .mouse(MouseEvent(action, at: point))
    }
  }

  /// The piece of text that is typed or pasted; `nil` for anything else.
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
