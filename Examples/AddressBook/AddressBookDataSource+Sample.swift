extension AddressBookDataSource {
  /// Some forty invented people and organisations, with numbers that nobody has.
  ///
  /// They are written in many scripts, as real address books are, and are read by the same reader
  /// as everybody's own contacts. Use them where there are no contacts to show.
  public static let sample = AddressBookDataSource(
    contacts: VCardReader.read(Array(SampleCards.text.utf8), file: "sample").contacts,
    origin: .sample)
}
