// The browser's storage between visits, as JSON with our own key prefix. If it is blocked, nothing is stored.

const nameOf = (key: string): string => `hubsmith.${key}`;

/** The stored value of a key; undefined if there is none, or if it is invalid JSON. */
export function recalled(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(nameOf(key)) ?? "null");
  } catch {
    return undefined;
  }
}

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(nameOf(key), JSON.stringify(value));
  } catch {
    // Full, or forbidden: the page works without.
  }
}
