// The page of the document cell.

import RowKit

class PaperCell: ActiveCell {
  static let margin = 2
  let page = TextContent("Dear Ada,")
}
