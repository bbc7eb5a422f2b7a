@_exported public import CharacterScreen
@_exported public import JSONText
@_exported public import RowKitCore
