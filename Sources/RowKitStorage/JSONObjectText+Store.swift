package import JSONText
import RowKit

extension JSONObjectText: StoreContents {
  package static func == (left: JSONObjectText, right: JSONObjectText) -> Bool {
    left.bytes == right.bytes
  }

  package func canReplace(_ name: String) -> Bool {
    isExact(name)
  }
}
