public import RowKitCore

/// The sentences about keys that a person may press.
///
/// A `%` stands for a name or a list.
public enum KeySentences: String, StringKeys {
  case list = "Keys: %."
  case press = "press %:"
  case or = "or"
  case pressed = "Pressed %."
  case unused = "% does nothing here. b goes back, ? helps."
  case unknown = "% is not a key. Write for example: press right"
}
