/// What models of a section have in common.
struct SectionKey {
  /// What tells it from others.
  let id: RowID

  /// The words above the section.
  let title: String

  /// The sign in the section index; nil leaves it out.
  let indexTitle: String?
}
