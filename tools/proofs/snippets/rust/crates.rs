// Empty: only the dependencies of this package are compiled.
