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
