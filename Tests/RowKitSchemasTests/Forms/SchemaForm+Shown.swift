import JSONSchema
import JSONText
import RowKit
import RowKitSchemas
import RowKitTesting

extension SchemaForm {
  /// Returns the form of a document with a schema, and the driver that shows it.
  static func shown(
    _ schema: String, _ text: String, width: Int, height: Int
  ) throws -> (SchemaForm, ScreenDriver) {
    let schema = try Schema(JSONValue(parsing: schema))
    let value = SchemaValue(try JSONDocument(parsing: text), schema: schema)
    let form = SchemaForm(value, title: "Form")
    return (form, ScreenDriver(form, size: ScreenSize(width: width, height: height)))
  }
}
