/// The common properties of the models in a section.
struct SectionKey {
  /// The identity of the section.
  let id: RowID

  /// The title above the section.
  let title: String

  /// The entry in the section index, or `nil` for none.
  let indexTitle: String?
}
