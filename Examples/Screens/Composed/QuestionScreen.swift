public import RowKit

/// A question whose answer is chosen in a table made in place.
public final class QuestionScreen: ComposedTableController {
  public override func compose() {
    sectionHeader = "A question"
    add(
      ActiveCell("Do you like tables?", value: "not answered") { question in
        let answers = ComposedTableController(title: question.key, style: .grouped)
        for answer in ["Yes", "No", "Only composed ones"] {
          answers.add(
            ActiveCell(answer) { cell in
              question.value = cell.key
              cell.row?.pop()
            })
        }
        question.row?.push(answers)
      })
  }
}
