import JSONSchema
import RowKit
import RowKitSchemas
import RowKitStorage

extension ExampleScreen {
  /// A JSON file.
  static let edit = ExampleScreen(
    name: "edit", title: "Edit JSON", summary: "a JSON file as rows, edited in place",
    operands: "DOCUMENT", options: [.schema, .formats], isInGallery: false, readsInput: true,
    isFilter: true, hasValues: true
  ) { arguments throws(ExampleError) in
    guard let path = arguments.operands.first else {
      throw .noDocument(screen: "edit", what: "a JSON file")
    }
    if path == input { return try filter(arguments) }
    let calls = arguments.files.calls
    let file = StoreFile(path, calls: calls)
    do throws(JSONDocumentFileError) {
      let document = try JSONDocumentFile.opened(file)
      let (schema, remark) = try schema(of: document, in: file, arguments)
      let messages = [JSONDocumentFile.remarkOnWriting(file), remark].compactMap(\.self)
      return {
        let file = JSONDocumentFile(path: path, document, calls: calls)
        let form = DocumentForm(SchemaValue(document, schema: schema), title: name(of: path))
        form.save(in: file)
        form.remarks = notes(of: schema) + [remark].compactMap(\.self)
        form.firstMessage = messages.isEmpty ? nil : messages.joined(separator: " ")
        return form
      }
    } catch {
      let remark = JSONDocumentFile.remarkOnUnsavedDocument(of: file)
      throw .unusableDocument(
        [error.description, remark].compactMap(\.self).joined(separator: " "))
    }
  }

  /// Returns the maker of a form for the document on standard input, which the program prints.
  nonisolated private static func filter(
    _ arguments: ExampleArguments
  ) throws(ExampleError) -> Presenter {
    let calls = arguments.files.calls
    do throws(JSONDocumentFileError) {
      let document = try JSONDocumentFile.documentOnInput(calls)
      let (schema, remark) = try schema(of: document, in: StoreFile(input, calls: calls), arguments)
      return { () throws(ExampleError) in
        if let problem = document.problemsWithPrinting.first { throw .unusableDocument(problem) }
        return AskingForm(
          asking: SchemaValue(document, schema: schema),
          title: schema?.root.title ?? name(of: input),
          remarks: notes(of: schema) + [remark].compactMap(\.self), isFilter: true)
      }
    } catch {
      throw .unusableDocument(error.description)
    }
  }

  /// A document that is asked for.
  static let ask = ExampleScreen(
    name: "ask", title: "Ask", summary: "a form made from a JSON schema; prints the answer",
    operands: "SCHEMA", options: [.value, .formats], isInGallery: false, isQuestion: true,
    readsInput: true, hasValues: true
  ) { arguments throws(ExampleError) in
    guard let path = arguments.operands.first else {
      throw .noDocument(screen: "ask", what: "a JSON schema")
    }
    let calls = arguments.files.calls
    do throws(JSONDocumentFileError) {
      let document = try arguments.options["value"].map { path throws(JSONDocumentFileError) in
        path == input
          ? try JSONDocumentFile.documentOnInput(calls)
          : try JSONDocumentFile.opened(StoreFile(path, calls: calls))
      }
      let schema = try schema(at: path, arguments)
      let title = schema?.root.title ?? name(of: path)
      return {
        AskingForm(
          asking: SchemaValue(document, schema: schema), title: title, remarks: notes(of: schema))
      }
    } catch {
      throw .unusableDocument(error.description)
    }
  }

  /// A settings bundle.
  static let settingsBundle = ExampleScreen(
    name: "settings-bundle", title: "Settings Bundle",
    summary: "the pages of a Settings.bundle as rows", operands: "FOLDER",
    options: [.store, .platform, .language], isInGallery: false, hasValues: true
  ) { arguments throws(ExampleError) in
    guard let path = arguments.operands.first else {
      throw .noDocument(screen: "settings-bundle", what: "a settings bundle")
    }
    let calls = arguments.files.calls
    let bundle = BundleFiles.bundle(
      at: path, platform: arguments.options["platform"],
      languages: [arguments.options["language"] ?? "en"], calls)
    if let problem = bundle.rootProblem {
      throw .unusableDocument("“\(path)” is no settings bundle. \(problem)")
    }
    return try BundleScreens.reading(bundle, store: arguments.options["store"], calls)
  }

  nonisolated private static func schema(
    at path: String?, _ arguments: ExampleArguments
  ) throws(JSONDocumentFileError) -> Schema? {
    guard let path else { return nil }
    var options = SchemaOptions()
    options.assertsFormats = arguments.options["formats"] != nil
    let calls = arguments.files.calls
    return path == input
      ? try JSONDocumentFile.schemaOnInput(options: options, calls: calls)
      : try JSONDocumentFile.schema(path: path, options: options, calls: calls)
  }

  /// Returns the schema that the arguments or a document name, and a sentence about one that can't be read.
  nonisolated private static func schema(
    of document: JSONDocument, in file: StoreFile, _ arguments: ExampleArguments
  ) throws(JSONDocumentFileError) -> (schema: Schema?, remark: String?) {
    let named = arguments.options["schema"]
    let found = named ?? JSONDocumentFile.schemaPath(of: document, in: file)
    let schema = try schema(at: found, arguments)
    return (schema, found == nil ? JSONDocumentFile.remarkOnSchema(of: document, in: file) : nil)
  }

  nonisolated private static func notes(of schema: Schema?) -> [String] {
    schema?.notes.map(\.description) ?? []
  }

  /// The name of standard input among files.
  nonisolated private static let input = "-"

  nonisolated private static func name(of path: String) -> String {
    if path == input { return "Standard Input" }
    return path.split(separator: "/").last.map(String.init) ?? path
  }
}

extension ExampleOption {
  /// The schema of a document.
  static let schema = ExampleOption(
    "schema", valueName: "FILE", example: "schema.json",
    summary: "the JSON schema; without it, that of the file's $schema, or none", readsInput: true)

  /// Whether formats decide.
  static let formats = ExampleOption(
    "formats", summary: "a text without its format is an error, not a warning")

  /// The document to begin with.
  static let value = ExampleOption(
    "value", valueName: "FILE", example: "answers.json", summary: "the initial answers",
    readsInput: true)

  /// The device whose pages are preferred.
  static let platform = ExampleOption(
    "platform", valueName: "NAME", example: "ipad",
    summary: "prefer the pages of a device: iphone, ipad or vision")

  /// The language of the titles.
  static let language = ExampleOption(
    "language", valueName: "NAME", example: "de", summary: "the language of the titles")
}
