// The code of Docs/ComposedTables.md that is in no example screen.

import RowKit

extension ComposedTableController {
  fileprivate func change(_ cell: ActiveCell, _ other: ActiveCell) {
    let answers = addSection()
    insert(cell, before: other)
    replace(cell, with: other)
    remove(cell, animation: .left)
    setHeader("2 answers", of: answers)
  }
}
