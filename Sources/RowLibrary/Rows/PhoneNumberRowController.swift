/// A ready-made row that shows a name and a phone number.
public final class PhoneNumberRowController: PhoneNumberRow {
  public let name: String
  public let rowID: RowID?
  private let read: () -> String?

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - name: The name of the owner, with the kind of number.
  ///   - id: The row's identity across changes.
  ///   - number: Returns the number whenever the row is shown. `nil` is shown as a dash.
  public init(name: String, id: RowID? = nil, number: @escaping () -> String?) {
    self.name = name
    rowID = id
    read = number
  }

  /// Creates a row with a constant number.
  ///
  /// `nil` is shown as a dash.
  public convenience init(name: String, number: String?, id: RowID? = nil) {
    self.init(name: name, id: id) { number }
  }

  public var number: String { read() ?? Placeholder.missingValue }
}

extension CellController where Self == PhoneNumberRowController {
  /// Creates a ``RowLibrary/PhoneNumberRowController``.
  public static func phoneNumber(
    name: String, number: String?, id: RowID? = nil
  ) -> PhoneNumberRowController {
    PhoneNumberRowController(name: name, number: number, id: id)
  }

  /// Creates a ``RowLibrary/PhoneNumberRowController`` for a bound number.
  public static func phoneNumber<Value: BindableValue<String>>(
    name: String, number: Binding<Value>, id: RowID? = nil
  ) -> PhoneNumberRowController {
    PhoneNumberRowController(name: name, id: id) { number.value.asOptional }
  }

  /// Creates a ``RowLibrary/PhoneNumberRowController`` for a property of an object.
  public static func phoneNumber<Root: AnyObject, Value: BindableValue<String>>(
    name: String, _ object: Root, _ keyPath: KeyPath<Root, Value>, id: RowID? = nil
  ) -> PhoneNumberRowController {
    let read = WeakProperty.reader(object, keyPath)
    return PhoneNumberRowController(name: name, id: id) { read().asOptional }
  }
}
