// Apps find the sentences of the linear mode, `words.linear`, where they find the terminal.
@_exported public import RowKitLinear
