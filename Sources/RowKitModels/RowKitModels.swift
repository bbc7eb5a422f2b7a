@_exported public import RowLibrary
