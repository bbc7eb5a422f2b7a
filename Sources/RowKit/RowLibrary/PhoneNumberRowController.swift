/// The ready row that shows whose a telephone number is.
public final class PhoneNumberRowController: PhoneNumberRow {
  public let name: String
  public let rowID: RowID?
  private let read: () -> String?

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - name: Whose number it is, and of which kind.
  ///   - id: What makes it the same row after a change.
  ///   - number: Gives the number whenever the row is shown; nil is shown as a dash.
  public init(name: String, id: RowID? = nil, number: @escaping () -> String?) {
    self.name = name
    rowID = id
    read = number
  }

  /// Creates a row of a number that stays; nil is shown as a dash.
  public convenience init(name: String, number: String?, id: RowID? = nil) {
    self.init(name: name, id: id) { number }
  }

  public var number: String { read() ?? ValueRowController.nothing }
}

extension CellController where Self == PhoneNumberRowController {
  /// Creates a ``PhoneNumberRowController``.
  public static func phoneNumber(
    name: String, number: String?, id: RowID? = nil
  ) -> PhoneNumberRowController {
    PhoneNumberRowController(name: name, number: number, id: id)
  }

  /// Creates a ``PhoneNumberRowController`` of a bound number.
  public static func phoneNumber<Value: BindableValue<String>>(
    name: String, number: Binding<Value>, id: RowID? = nil
  ) -> PhoneNumberRowController {
    PhoneNumberRowController(name: name, id: id) { number.value.orNil }
  }

  /// Creates a ``PhoneNumberRowController`` of a property of an object.
  public static func phoneNumber<Root: AnyObject, Value: BindableValue<String>>(
    name: String, _ object: Root, _ keyPath: KeyPath<Root, Value>, id: RowID? = nil
  ) -> PhoneNumberRowController {
    PhoneNumberRowController(name: name, id: id) { object[keyPath: keyPath].orNil }
  }
}
