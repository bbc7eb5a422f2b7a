@_exported public import CharacterScreen
