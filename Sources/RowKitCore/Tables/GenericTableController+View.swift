/// The requirements of the table view.
extension GenericTableController: TableHost {
  final func willHandleClick() {
    fields.search = nil
    fields.isPastLastField = false
  }

  final func textEditingDidChange() { dialect?.textEditingDidChange() }
}
