import AddressBook

extension ExampleScreen {
  /// The numbers from the named files, else the person's own, else invented ones.
  static let phoneNumbers = ExampleScreen(
    name: "phone-numbers", title: "Phone Numbers",
    summary: "your contacts' numbers, or those of vCard files you name", operands: "[FILE…]"
  ) { arguments throws(ExampleError) in
    let book = try addressBook(arguments)
    return { PhoneNumbersScreen(book) }
  }

  nonisolated private static func addressBook(
    _ arguments: ExampleArguments
  ) throws(ExampleError) -> AddressBookDataSource {
    guard arguments.operands.isEmpty else {
      do throws(ContactReadError) {
        return try arguments.files.cards(arguments.operands).get()
      } catch {
        throw .unreadableContacts(error)
      }
    }
    return arguments.files.ownCards(arguments.home) ?? .sample
  }
}
