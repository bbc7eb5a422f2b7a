@_exported public import ListChanges
@_exported public import RowKitScreens
