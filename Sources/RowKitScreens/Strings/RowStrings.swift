/// The text of RowKit's own rows.
///
/// Replace it to localize an app.
public struct RowStrings: Hashable, Sendable {
  /// The titles of the actions on addresses and phone numbers.
  public var contacts = ContactStrings()

  /// The labels of color components, and of the keys that change a color.
  public var colors = ColorStrings()

  /// The spoken state of a switch or checkbox.
  public var on = "on"
  public var off = "off"

  /// Labels of the arrow keys: on a number or a slider, among segments, on an expandable row.
  public var lessAndMore = "less, more"
  public var choose = "choose"
  public var openAndClose = "open, close"

  /// Labels of the arrow keys while a row is expanded.
  public var changeDate = "change the open date"
  public var changeTime = "change the open time"

  /// The label for moving from a calendar to the time wheels below it.
  public var toTime = "to the time"

  /// The text after a percentage.
  public var percentSign = " %"

  /// The rate per second, and the remaining time.
  ///
  /// `%` is replaced with the amount.
  public var perSecond = "%/s"
  public var timeLeft = "% left"

  /// Creates the English words, which can then be changed.
  public init() {}
}
