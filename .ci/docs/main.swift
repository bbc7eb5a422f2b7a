import Foundation

// Checks the documents against the modules that were built before.
//
//   docs BUILD-FOLDER [--record] [links|samples|comments|tutorial|template|pictures|commands|topics]… [PAGE.md]…

setvbuf(stdout, nil, _IOLBF, 0)
var arguments = CommandLine.arguments.dropFirst()
let records = arguments.contains("--record")
arguments.removeAll { $0 == "--record" }
let build = URL(filePath: arguments.popFirst() ?? ".build/debug").path
let scratch = NSTemporaryDirectory() + "rowkit-docs-\(getpid())"
try? FileManager.default.createDirectory(atPath: scratch, withIntermediateDirectories: true)
defer { try? FileManager.default.removeItem(atPath: scratch) }

let only = arguments.filter { !$0.hasSuffix(".md") }
let named = arguments.filter { $0.hasSuffix(".md") }
let pages =
  named.isEmpty
  ? ["README.md", "CONTRIBUTING.md"] + Tools.files(in: "Docs", ".md")
    + Tools.files(in: "Sources", ".md").filter { $0.contains(".docc/") }
  : Array(named)
let modules = Modules(build: build, scratch: scratch)
let samples = SampleCheck(modules: modules, records: records)
var problems: [String] = []

func step(_ name: String, _ work: () -> [String]) {
  guard only.isEmpty || only.contains(name) else { return }
  let start = Date()
  let found = work()
  problems += found
  for problem in found { print(problem) }
  print("   \(name): \(found.count) problems, \(Int(Date().timeIntervalSince(start))) s")
}

step("links") {
  let length = Page.lines(of: "README.md").count
  let long = length > 121 ? ["README.md: error: \(length) lines, of 120 at most"] : []
  return long + LinkCheck().pages(pages)
}
step("samples") { samples.pages(pages) }
step("comments") { samples.comments(in: ["Sources"]) }
step("tutorial") { samples.tutorial() }
step("template") { TemplateCheck(modules: modules).problems() }
step("pictures") {
  PictureCheck(build: build, scratch: scratch, records: records).pages(pages)
}
step("commands") { CommandCheck(build: build, scratch: scratch, records: records).pages(pages) }
step("topics") {
  let folder = scratch + "/graphs"
  let topics = TopicCheck(modules: modules)
  let found = topics.graphs(in: folder) + topics.types(folder, pages: pages)
  return found + Reference.problems(graphs: folder, scratch: scratch)
}
try? FileManager.default.removeItem(atPath: scratch)
exit(problems.isEmpty ? 0 : 1)
