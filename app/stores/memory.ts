// What the browser remembers between visits, as JSON below names of our own. A browser may forbid it, and then nothing is.

const nameOf = (key: string): string => `hubsmith.${key}`;

/** What was remembered under a key; nothing where nothing was, or where it is no JSON any more. */
export function recalled(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(nameOf(key)) ?? "null");
  } catch {
    return undefined;
  }
}

/** Remembers a value. */
export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(nameOf(key), JSON.stringify(value));
  } catch {
    // Full, or forbidden: the page works without.
  }
}
