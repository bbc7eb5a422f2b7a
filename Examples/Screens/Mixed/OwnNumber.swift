import RowKit

/// The number of the phone: a model that is its own row.
final class OwnNumber: Model, PhoneNumberRow {
  let name = "My number"
  let number = "+1 555 0100"
}
