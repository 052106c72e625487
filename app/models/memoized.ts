// Memoizes derived values, so that selectors see a change only if there is one.
/** One value for each object, such as a state, for as long as it lives. */
export function byState<S extends object, T>(derive: (state: S) => T): (state: S) => T {
  const known = new WeakMap<S, { readonly value: T }>();
  return (state) => {
    const cached = known.get(state) ?? { value: derive(state) };
    known.set(state, cached);
    return cached.value;
  };
}

/** The last value, as long as the arguments are the same. */
export function byArguments<A extends readonly unknown[], T>(
  derive: (...given: A) => T,
): (...given: A) => T {
  let last: { readonly given: A; readonly value: T } | undefined;
  return (...given) => {
    if (last === undefined || given.some((argument, at) => argument !== last?.given[at]))
      last = { given, value: derive(...given) };
    return last.value;
  };
}
