// Apps find the sentences of the linear mode where they find the terminal.
@_exported public import RowKitLinear
