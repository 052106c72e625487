// The browser's storage between visits, or in a tab, as JSON with our own key prefix. If it is blocked, nothing is stored.

type Place = "local" | "session";

const nameOf = (key: string): string => `hubsmith.${key}`;
// May throw.
const storeOf = (place: Place): Storage => (place === "local" ? localStorage : sessionStorage);

/** The stored value of a key; undefined if there is none, or if it is invalid JSON. */
export function recalled(key: string, place: Place = "local"): unknown {
  try {
    return JSON.parse(storeOf(place).getItem(nameOf(key)) ?? "null");
  } catch {
    return undefined;
  }
}

export function remember(key: string, value: unknown, place: Place = "local"): void {
  try {
    storeOf(place).setItem(nameOf(key), JSON.stringify(value));
  } catch {
    // Full, or forbidden: the page works without.
  }
}
