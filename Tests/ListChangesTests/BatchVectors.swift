import Testing

/// A batch written down: the table before, the requests, and the table after.
///
/// Requests are `D`, `I`, `M`, `R` for rows and `SD`, `SI`, `SM`, `SR` for groups; removals, reloads
/// and sources of moves count in the table before, insertions and targets in the one after.
struct BatchVector: CustomTestStringConvertible, Sendable {
  var name: String
  var before: String
  var stages: [String]
  var after: String
  var code: String

  /// Reads `name | before | requests | after`, with ` | code` where there is something to repair.
  init(_ line: String) {
    let parts = line.split(separator: "|", omittingEmptySubsequences: false).map {
      Self.trimmed($0)
    }
    (name, before, after) = (parts[0], parts[1], parts[3])
    stages = parts[2].split(separator: "⇒").map { Self.trimmed($0) }
    code = parts.count > 4 ? parts[4] : ""
  }

  var testDescription: String { name }

  static func trimmed(_ text: Substring) -> String {
    text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed().map(String.init).joined()
  }

  /// Batches that say exactly what they mean.
  static let legal = """
    apple-states | s:[Arizona,California,Delaware,New Jersey,Washington] | D 0.2; D 0.4; I \
    0.0=Alaska; I 0.3=Georgia; I 0.5=Virginia | s:[Alaska,Arizona,California,Georgia,New \
    Jersey,Virginia]
    apple-states-call-order-reversed | s:[Arizona,California,Delaware,New Jersey,Washington] | D \
    0.4; D 0.2; I 0.5=Virginia; I 0.3=Georgia; I 0.0=Alaska | \
    s:[Alaska,Arizona,California,Georgia,New Jersey,Virginia]
    naive-sequential-would-differ | s:[0,1,2,3] | D 0.0; I 0.0=9 | s:[9,1,2,3]
    delete-and-insert-same-index | s:[a,b] | D 0.1; I 0.1=c | s:[a,c]
    insert-beyond-old-count | s:[a] | I 0.1=b; I 0.2=c; I 0.3=d | s:[a,b,c,d]
    insert-into-empty | s:[] | I 0.0=x | s:[x]
    delete-all-rows-keeps-section | s:[1,2] | D 0.0; D 0.1 | s:[]
    move-down | s:[0,1,2,3] | M 0.0→0.3 | s:[1,2,3,0]
    move-up | s:[0,1,2,3] | M 0.3→0.0 | s:[3,0,1,2]
    swap-with-two-moves | s:[0,1,2,3] | M 0.0→0.3; M 0.3→0.0 | s:[3,1,2,0]
    rotation-by-one-move | s:[0,1,2,3,4] | M 0.0→0.4 | s:[1,2,3,4,0]
    reverse-4 | s:[0,1,2,3] | M 0.1→0.2; M 0.2→0.1; M 0.3→0.0 | s:[3,2,1,0]
    move-plus-delete-plus-insert | s:[0,1,2,3,4] | D 0.1; I 0.2=9; M 0.4→0.0 | s:[4,0,9,2,3]
    identity-move | s:[0,1,2] | M 0.1→0.1 | s:[0,1,2]
    move-across-sections | a:[1,2] b:[3] | M 0.1→1.1 | a:[1] b:[3,2]
    swap-across-sections | a:[1] b:[2] | M 0.0→1.0; M 1.0→0.0 | a:[2] b:[1]
    section-delete-shifts-row-target-sections | a:[1] b:[2,3] | SD 0; D 1.0; I 0.1=4 | b:[3,4]
    section-insert-shifts-row-targets | a:[1,2] | SI 0 n:[9]; D 0.0; I 1.1=5 | n:[9] a:[2,5]
    bento-51-legal-form | s1:[1,2] s2:[3,4] | SI 1 new:[5]; I 2.0=6 | s1:[1,2] new:[5] s2:[6,3,4]
    section-move | a:[1] b:[2] c:[3] | SM 0→2 | b:[2] c:[3] a:[1]
    section-replace-as-delete-insert | a:[1] b:[2] | SD 1; SI 0 b:[2,9] | b:[2,9] a:[1]
    reload-row-in-old-space | s:[a,b,c] | D 0.0; R 0.2 | s:[b,c]
    reload-section | a:[1,2] b:[3] | SR 1 | a:[1,2] b:[3]
    row-leaves-deleted-section | a:[x] b:[y] | SD 0; I 0.0=x | b:[x,y]
    row-enters-inserted-section | a:[t1,t2] | SI 1 n:[t2]; D 0.1 | a:[t1] n:[t2]
    all-sections-replaced | a:[1] b:[2] | SD 0; SD 1; SI 0 c:[3]; SI 1 d:[4] | c:[3] d:[4]
    empty-batch | a:[1] |  | a:[1]
    moved-section-with-row-changes-in-two-stages | a:[1,2] b:[3,4] | D 0.1; I 1.2=5 ⇒ SM 1→0 | \
    b:[3,4,5] a:[1]
    cross-section-move-into-inserted-section-in-two-stages | a:[1,2] | SI 1 n:[] ⇒ M 0.1→1.0 | \
    a:[1] n:[2]
    row-saved-from-deleted-section-in-two-stages | a:[x] b:[y] | M 0.0→1.0 ⇒ SD 0 | b:[x,y]
    insert-into-inserted-section | a:[1] | SI 0 n:[2,3]; I 0.1=4 | n:[2,4,3] a:[1]
    """.split(separator: "\n").map { BatchVector(String($0)) }

  /// Batches to repair, and the one report that each is worth.
  static let illegal = """
    delete-row-out-of-bounds | s:[1] | D 0.1 | s:[1] | rowRemovalOutOfBounds
    delete-row-in-missing-section | s:[1] | D 3.0 | s:[1] | rowRemovalOutOfBounds
    insert-row-out-of-bounds | s:[1] | I 0.5=9 | s:[1,9] | rowInsertionOutOfBounds
    insert-section-out-of-bounds | a:[1] | SI 3 b:[2] | a:[1] b:[2] | groupInsertionOutOfBounds
    delete-and-reload-same-row | s:[1,2] | D 0.0; R 0.0 | s:[2] | rowRemovedAndReloaded
    move-and-reload-same-row | s:[1,2] | M 0.0→0.1; R 0.0 | s:[2,1] | rowReloadedAndMoved
    delete-and-move-same-row | s:[1,2] | D 0.0; M 0.0→0.1 | s:[2] | rowRemovedAndMoved
    insert-and-move-to-same-path | s:[1,2] | I 0.0=9; M 0.1→0.0 | s:[9,2,1] | rowInsertedAndMoved
    same-row-moved-twice | s:[1,2,3] | M 0.0→0.1; M 0.0→0.2 | s:[2,3,1] | rowMovedTwice
    two-rows-to-one-path | s:[1,2,3] | M 0.0→0.2; M 0.1→0.2 | s:[3,1,2] | twoRowsToOnePath
    row-deleted-twice | s:[1,2,3,4] | D 0.0; D 0.0 | s:[2,3,4] | rowRemovedTwice
    row-move-into-inserted-section | a:[1,2] | SI 1 n:[]; M 0.1→1.0 | a:[1] n:[2] | \
    rowMovedToInsertedGroup
    row-move-from-deleted-section | a:[1] b:[2] | SD 0; M 0.0→0.1 | b:[2,1] | \
    rowMovedFromRemovedGroup
    section-move-with-row-insert | s1:[1,2] s2:[3,4] | SI 1 new:[5]; SM 1→2; I 2.0=6 | s1:[1,2] \
    new:[5] s2:[6,3,4] | groupMovedWithRowChanges
    section-move-with-row-reload | a:[1] b:[2,3] | SM 1→0; R 1.0 | b:[2,3] a:[1] | \
    groupMovedWithRowChanges
    section-insert-and-move-to-same-index | a:[1] b:[2] | SI 0 n:[9]; SM 1→0 | n:[9] b:[2] a:[1] \
    | groupInsertedAndMoved
    section-delete-and-reload | a:[1] b:[2] | SD 0; SR 0 | b:[2] | groupRemovedAndReloaded
    section-delete-and-move | a:[1] b:[2] | SD 0; SM 0→1 | b:[2] | groupRemovedAndMoved
    negative-insert-appends | s:[1,2] | I 0.-1=3 | s:[1,2,3] | rowInsertionOutOfBounds
    insert-beyond-last-section | a:[1] b:[2] | I 7.0=3 | a:[1] b:[3,2] | rowInsertionOutOfBounds
    insert-before-first-section | a:[1] b:[2] | I -1.0=3 | a:[1] b:[2,3] | rowInsertionOutOfBounds
    insert-without-sections |  | I 0.0=3 | made:[3] | rowInsertionOutOfBounds
    insert-into-deleted-last-section | a:[1] | SD 0; I 0.0=3 | made:[3] | rowInsertionOutOfBounds
    move-beyond-the-end | s:[1,2] | M 0.0→0.9 | s:[2,1] | rowMoveOutOfBounds
    move-of-missing-row | s:[1,2] | M 0.7→0.0 | s:[1,2] | rowMoveOutOfBounds
    reload-of-missing-row | s:[1,2] | R 0.2 | s:[1,2] | rowReloadOutOfBounds
    delete-missing-section | a:[1] | SD 1 | a:[1] | groupRemovalOutOfBounds
    section-deleted-twice | a:[1] b:[2] | SD 0; SD 0 | b:[2] | groupRemovedTwice
    move-of-missing-section | a:[1] | SM 1→0 | a:[1] | groupMoveOutOfBounds
    section-moved-twice | a:[1] b:[2] c:[3] | SM 0→2; SM 0→1 | b:[2] c:[3] a:[1] | groupMovedTwice
    reload-of-missing-section | a:[1] | SR 4 | a:[1] | groupReloadOutOfBounds
    two-inserts-to-one-path | s:[1] | I 0.0=8; I 0.0=9 | s:[8,9,1] | twoRowsToOnePath
    two-sections-to-one-index | a:[1] | SI 0 b:[]; SI 0 c:[] | b:[] c:[] a:[1] | \
    twoGroupsToOnePosition
    """.split(separator: "\n").map { BatchVector(String($0)) }
}
