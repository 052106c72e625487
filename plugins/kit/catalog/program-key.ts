// Identifies the program of a library for any model, so that the program for a test model is recognized.

// FNV-1a, as in http://www.isthe.com/chongo/tech/comp/fnv/
const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

/** The key of a program: a hash of its text without the id of its model, and without line breaks, which depend on it. @internal */
export function programKey(content: string, model: string): string {
  const text = content
    .replaceAll(model, "{model}")
    .replaceAll(/\s+/g, "")
    .replaceAll(/,(?=[)\]}])/g, "");
  let hash = OFFSET;
  for (const char of text) hash = Math.imul(hash ^ char.codePointAt(0)!, PRIME);
  return (hash >>> 0).toString(36);
}
