@_exported public import RowKitComposed
@_exported public import RowKitForms
@_exported public import RowKitModels
@_exported public import RowKitPages
