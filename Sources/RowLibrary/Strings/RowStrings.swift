public import RowKitCore

/// The text of RowKit's own rows.
///
/// Replace it to localize an app.
public struct RowStrings: StringTable, Hashable {
  public static let english = RowStrings()

  /// The titles of the actions on addresses and phone numbers.
  public var contacts = ContactStrings()

  /// The labels of color components, and of the keys that change a color.
  public var colors = ColorStrings()

  /// Labels of the arrow keys: on a number or a slider, and among segments.
  public var lessAndMore = "less, more"
  public var choose = "choose"

  /// Labels of the arrow keys while a row is expanded.
  public var changeDate = "change the open date"
  public var changeTime = "change the open time"

  /// The label of the keys that move by years in a calendar.
  public var changeYear = "change the year"

  /// The label for moving from a calendar to the time wheels below it.
  public var toTime = "to the time"

  /// The text after a percentage.
  public var percentSign = " %"

  /// The rate per second, and the remaining time.
  ///
  /// `%` is replaced with the amount.
  public var perSecond = "%/s"
  public var timeLeft = "% left"
}

extension LocalizedStrings {
  /// The text of RowKit's own rows.
  public var rows: RowStrings {
    get { self[RowStrings.self] }
    set { self[RowStrings.self] = newValue }
  }
}

/// The labels of color components, and of the keys that change a color.
///
/// Replace it to localize an app.
public struct ColorStrings: Hashable, Sendable {
  /// One-letter labels of the color components.
  public var red = "R"
  public var green = "G"
  public var blue = "B"
  public var changeColor = "change the open colour"
}

/// The titles of the actions on addresses and phone numbers.
///
/// Replace it to localize an app.
public struct ContactStrings: Hashable, Sendable {
  /// The titles of the actions on an address.
  public var openAddress = "Open"
  public var copyAddress = "Copy"

  /// The titles of the actions on a phone number.
  public var call = "Call"
  public var sendText = "Send Text"
  public var copyNumber = "Copy"
  public var showContact = "Show Contact"
}
