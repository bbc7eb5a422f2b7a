extension AddressBookDataSource {
  /// Some forty invented people and organisations, with unassigned numbers.
  ///
  /// Their names are written in many scripts, as in real address books, and they are read by the
  /// same reader. Use the sample if there are no contacts to show.
  public static let sample = AddressBookDataSource(
    contacts: VCardReader.read(Array(SampleCards.text.utf8), file: "sample").contacts,
    origin: .sample)
}
