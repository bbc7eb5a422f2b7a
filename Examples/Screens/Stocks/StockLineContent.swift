import RowKit

/// A line of the list of stocks, or the titles above them.
///
/// On a narrow screen first the symbol is left out, then the change, and the name is truncated. Where
/// names would be too short to tell, the symbol stands in their place. The trend goes last. Where not
/// even the price has room, it ends with an ellipsis.
struct StockLineContent: CellContent {
  /// The content of a column.
  struct Part {
    let text: String
    var style = Style.plain
  }

  let name: Part
  let symbol: Part
  let price: Part
  let trend: Part
  let change: Part

  private static let changeWidth = 9
  private static let priceWidth = 11
  private static let symbolWidth = 8
  private static let symbolMinimum = 50
  private static let changeMinimum = 32
  private static let nameMinimum = 28
  private static let shortPriceWidth = 8

  var plainText: String {
    [name, symbol, price, change].map(\.text).joined(separator: "\t")
  }

  func draw(on canvas: Canvas) {
    var end = canvas.width
    if canvas.width >= StockLineContent.changeMinimum {
      end = draw(change, before: end, width: StockLineContent.changeWidth, on: canvas)
    }
    if end - 2 >= price.text.count {
      canvas.text(trend.text, at: end - 1, style: trend.style)
      end -= 2
    }
    let isShort = canvas.width < StockLineContent.nameMinimum && !symbol.text.isEmpty
    let priceWidth =
      isShort ? StockLineContent.shortPriceWidth : StockLineContent.priceWidth - 2
    end = draw(price, before: end, width: priceWidth, on: canvas)
    if canvas.width >= StockLineContent.symbolMinimum {
      end -= StockLineContent.symbolWidth
      canvas.text(symbol.text, at: end + 2, style: symbol.style)
    }
    let title = isShort ? symbol : name
    canvas.truncatedText(title.text, width: end - 1, style: title.style)
  }

  /// Draws a part at the right edge of its column and returns the column where it starts.
  private func draw(_ part: Part, before end: Int, width: Int, on canvas: Canvas) -> Int {
    canvas.trailingText(part.text, endingAt: end, width: min(width, end), style: part.style)
    return end - width
  }
}
