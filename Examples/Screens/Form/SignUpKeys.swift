import RowKit

extension FormKey {
  static let name: FormKey = "name"
  static let user: FormKey = "user"
  static let email: FormKey = "email"
  static let age: FormKey = "age"
  static let website: FormKey = "website"
  static let plan: FormKey = "plan"
  static let company: FormKey = "company"
  static let seats: FormKey = "seats"
  static let password: FormKey = "password"
  static let passwordAgain: FormKey = "passwordAgain"
  static let note: FormKey = "note"
}
