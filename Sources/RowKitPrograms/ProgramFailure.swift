/// An error that ends a program with a status and sentences of its own.
///
/// ```swift
/// enum ContactError: ProgramFailure, CustomStringConvertible {
///   case noContact(String)
///
///   var exitStatus: Int32 { 64 }
///
///   var description: String {
///     switch self {
///     case .noContact(let name): "There is no contact called “\(name)”."
///     }
///   }
/// }
/// ```
public protocol ProgramFailure: Error {
  /// The exit status. The default is 1.
  var exitStatus: Int32 { get }

  /// The sentences for standard error, one a line. The default is the description of the error.
  var sentences: [String] { get }
}

extension ProgramFailure {
  public var exitStatus: Int32 { 1 }
  public var sentences: [String] { ["\(self)"] }
}

// MARK: ScreenOptionsError

extension ScreenOptionsError: ProgramFailure {
  /// 64, for wrong usage.
  public var exitStatus: Int32 { 64 }
}

// MARK: OutputError

extension OutputError: ProgramFailure {
  /// 0 for a reader that is gone, which isn't a failure, and otherwise 1.
  package var exitStatus: Int32 { self == .closed ? 0 : 1 }

  package var sentences: [String] { self == .closed ? [] : [description] }
}

/// Sentences about a screen that was shown or printed.
struct ScreenProblems: ProgramFailure {
  let sentences: [String]
}
