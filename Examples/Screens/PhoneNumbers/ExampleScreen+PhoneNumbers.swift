import AddressBook

extension ExampleScreen {
  /// The numbers from the named files, else the person's own, else invented ones.
  static let phoneNumbers = ExampleScreen(
    name: "phone-numbers", title: "Phone Numbers",
    summary: "your contacts' numbers, or those of vCard files you name", operands: "[FILE…]"
  ) { arguments throws(ExampleError) in
    PhoneNumbersScreen(try addressBook(arguments))
  }

  private static func addressBook(
    _ arguments: ExampleArguments
  ) throws(ExampleError) -> AddressBookDataSource {
    guard arguments.operands.isEmpty else {
      do throws(ContactReadError) {
        return try AddressBookDataSource.read(arguments.operands)
      } catch {
        throw .unreadableContacts(error)
      }
    }
    return AddressBookDataSource.personal(home: arguments.home) ?? .sample
  }
}
