package import JSONText
import RowKit

extension JSONObjectText: StoreContents {
  package static func == (left: JSONObjectText, right: JSONObjectText) -> Bool {
    left.bytes == right.bytes
  }

  package func canReplace(_ name: String) -> Bool {
    isExact(name)
  }

  package func obstacle(to value: JSONValue, of name: String) -> String {
    "the new value has a key twice, or more than \(JSONValue.greatestDepth - 1) levels"
  }
}
