/// Screens, their overlays and the stage that shows them on any host.
///
/// Values of ``CharacterScreen`` are part of its declarations: `import RowKitScreens` is enough.
@_exported public import CharacterScreen
