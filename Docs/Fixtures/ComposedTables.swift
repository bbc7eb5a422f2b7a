// The page of the document cell.

import RowKit

class PaperCell: ActiveCell {
  static let margin = 2
  let page = TextContent("Dear Ada,")
}

extension Int {
  var grouped: String { NumberFormat.fixed(0, grouped: true).format(Double(self)) }
}
