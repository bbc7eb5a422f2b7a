@_exported public import RowKitRows
