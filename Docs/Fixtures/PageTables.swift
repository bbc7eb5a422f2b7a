// The cells that the samples about page tables name.

import RowKit

final class DuskBackground: PageCellBackground {}

final class DetailScreen: ScreenController {
  init(_ words: String, at path: RowPath) {
    super.init(title: words)
  }
}
