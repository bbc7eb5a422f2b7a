public import RowKit

/// A question whose answer is chosen in a table made in place.
public final class QuestionScreen: ComposedTableController {
  public override func compose() {
    sectionHeader = "A question"
    let question = ActiveCell("Do you like tables?", value: "not answered") { question in
      let answers = ComposedTableController(title: question.key, style: .grouped)
      for answer in ["Yes", "No", "Only composed ones"] {
        let cell = ActiveCell(answer) { cell in
          question.value = cell.key
          cell.row?.pop()
        }
        cell.verb = "choose"
        answers.add(cell)
      }
      question.row?.push(answers)
    }
    question.verb = "answer"
    add(question)
  }
}
