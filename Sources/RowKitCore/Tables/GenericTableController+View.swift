/// The requirements of the table view.
extension GenericTableController: TableHost {
  final func willHandleClick() {
    focusSearch = nil
    typing.isPastLastField = false
  }

  final func textEditingDidChange() { dialect?.textEditingDidChange() }
}
