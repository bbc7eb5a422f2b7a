@_exported public import CharacterScreen
@_exported public import ListChanges
