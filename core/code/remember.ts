// Snippets say the same few names over and over: what a short text comes to is worked out once.

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
