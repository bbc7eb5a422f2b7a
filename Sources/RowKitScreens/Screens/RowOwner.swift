/// An object that owns the rows bound to it, such as a screen.
///
/// Bindings refer to it weakly, so that object, groups, rows and bindings form no cycle.
@MainActor package protocol RowOwner: AnyObject {}
