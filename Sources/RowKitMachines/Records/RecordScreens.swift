import RowKit

/// A dialect in which a record machine shows its rows.
enum RecordDialect: String, CaseIterable, Sendable {
  case generic, composed, page, model, form

  /// Creates a screen that constructs its groups from rows.
  @MainActor func screen(_ rows: RecordRows) -> GenericTableController {
    switch self {
    case .generic: GenericRecordScreen(rows)
    case .composed: ComposedRecordScreen(rows)
    case .page: PageRecordScreen(rows)
    case .model: ModelRecordScreen(rows)
    case .form: FormRecordScreen(rows)
    }
  }
}

extension RecordRows {
  /// The groups, one for each section.
  var groups: [TableGroup] {
    book.sections.indices.map { section in
      TableGroup("S\(section)", id: RowID(section), rows: rows(of: section))
    }
  }
}

private final class GenericRecordScreen: GenericTableController {
  private let rows: RecordRows

  init(_ rows: RecordRows) {
    self.rows = rows
    super.init()
  }

  override func constructTableGroups() -> [TableGroup] { rows.groups }
}

private final class PageRecordScreen: PageTableController {
  private let rows: RecordRows

  init(_ rows: RecordRows) {
    self.rows = rows
    super.init(style: .plain)
  }

  override func constructTableGroups() -> [TableGroup] { rows.groups }
}

private final class ModelRecordScreen: ModelTableController {
  private let rows: RecordRows

  init(_ rows: RecordRows) {
    self.rows = rows
    super.init()
    refreshKey = nil
  }

  override func constructTableGroups() -> [TableGroup] {
    super.constructTableGroups() + rows.groups
  }
}

private final class ComposedRecordScreen: ComposedTableController {
  private let rows: RecordRows

  init(_ rows: RecordRows) {
    self.rows = rows
    super.init()
  }

  override func compose() {
    for section in rows.book.sections.indices {
      if section > 0 { addSection() }
      sectionHeader = "S\(section)"
      add(rows: RowList(rows.rows(of: section)))
    }
  }
}

private final class FormRecordScreen: FormController {
  private let rows: RecordRows

  init(_ rows: RecordRows) {
    self.rows = rows
    super.init(style: .plain)
  }

  override func constructFormGroups() -> [FormGroup] {
    let book = rows.book
    // Conditions are checked again when a value of the form has changed.
    let shape = FormField("shape", .text("Shape")) {
      .text("\(book.sections.map { $0.map(\.number) })")
    }
    return (book.pool ?? []).enumerated().map { section, persons in
      FormGroup("S\(section)") {
        for person in persons {
          for row in rows.rows(of: person) {
            FormField(row).visible { _ in book.sections[section].contains { $0 === person } }
          }
        }
      }
    } + [FormGroup { shape }]
  }
}
