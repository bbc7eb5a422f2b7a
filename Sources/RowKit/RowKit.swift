@_exported public import CharacterScreen
@_exported public import JSONText
@_exported public import RowKitComposed
@_exported public import RowKitCore
@_exported public import RowKitForms
@_exported public import RowKitModels
@_exported public import RowKitPages
@_exported public import RowLibrary
