/// A result builder that lists the fields and other rows of a form's group in a block.
@MainActor @resultBuilder public enum FormBuilder {
  public static func buildExpression(_ field: FormField) -> [FormField] { [field] }

  public static func buildExpression(_ fields: [FormField]) -> [FormField] { fields }

  public static func buildExpression(_ row: any CellController) -> [FormField] { [FormField(row)] }

  public static func buildBlock(_ parts: [FormField]...) -> [FormField] { parts.flatMap { $0 } }

  public static func buildOptional(_ part: [FormField]?) -> [FormField] { part ?? [] }

  public static func buildEither(first part: [FormField]) -> [FormField] { part }

  public static func buildEither(second part: [FormField]) -> [FormField] { part }

  public static func buildArray(_ parts: [[FormField]]) -> [FormField] { parts.flatMap { $0 } }
}
