// Snippets say the same few names over and over, and plugins stay what they are: what follows from one is worked out once.

const MOST = 500;
const LONGEST = 50;

/** Remembers what `make` makes of short texts; it must make the same of the same text, whatever else it is told. @internal */
export function remember<T, M = void>(
  make: (text: string, more: M) => T,
): (text: string, more: M) => T {
  const known = new Map<string, T>();
  return (text, more) => {
    let found = known.get(text);
    if (found === undefined) {
      found = make(text, more);
      if (known.size < MOST && text.length < LONGEST) known.set(text, found);
    }
    return found;
  };
}

/** Remembers what `make` makes of an object while the object lives, which must not change. @internal */
export function rememberOf<K extends object, T>(make: (of: K) => T): (of: K) => T {
  const known = new WeakMap<K, { readonly made: T }>();
  return (of) => {
    let found = known.get(of);
    if (found === undefined) known.set(of, (found = { made: make(of) }));
    return found.made;
  };
}
