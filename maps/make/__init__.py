"""Drawing and data of the sample maps."""
