/// The changes that were asked for in a closure, until it returns.
struct PendingBatch {
  var requests = TableStore.Batch()
  var animations = ChangeAnimations()
}
