/// The controller as its view sees it.
extension GenericTableController: TableHost {
  final func willHandleClick() {
    focusSearch = nil
    typing.isPastLastField = false
  }

  final func textEditingDidChange() { dialect?.textEditingDidChange() }
}
