/// The words of the ready rows, to be replaced for another language.
public struct RowWords: Hashable, Sendable {
  /// What is said of a switch or a mark that is set, and of one that is not.
  public var on = "on"
  public var off = "off"

  /// What the arrow keys do: to a number or a track, among segments, to a row with others in it.
  public var lessAndMore = "less, more"
  public var choose = "choose"
  public var openAndClose = "open, close"

  /// What the arrow keys change while a row is open.
  public var changeDate = "change the open date"
  public var changeTime = "change the open time"
  public var changeColor = "change the open colour"

  /// Going from a calendar to the clock below it.
  public var toTime = "to the time"

  /// What can be done with an address.
  public var openAddress = "Open"
  public var copyAddress = "Copy"

  /// The parts of a colour, in a letter each.
  public var red = "R"
  public var green = "G"
  public var blue = "B"

  /// What stands after the number of hundredths that are done.
  public var percentSign = " %"

  /// How much is done in a second, and how long the rest takes; `%` stands for the number.
  public var perSecond = "%/s"
  public var timeLeft = "% left"

  /// Creates the English words, to be changed.
  public init() {}
}
