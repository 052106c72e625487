// The available memory: in GB in a field, and in the URL.

/** The text in the field, and its last valid number of GB. */
export interface Memory {
  readonly text: string;
  readonly gb?: number;
}

/** Amounts that many graphics cards and computers have. */
export const PRESETS: readonly number[] = [8, 12, 16, 24, 48, 80];

/** A GB in bytes. */
export const GB = 1e9;

const NAME = "memory";
const NONE: Memory = { text: "" };
const LEAST = 0.001;
const MOST = 1_000_000;

/** Parses an amount such as 24 or 7.5; undefined if it is invalid. */
export function readGb(text: string): number | undefined {
  const trimmed = text.trim();
  if (!/^(?:\d+(?:\.\d*)?|\.\d+)$/.test(trimmed)) return undefined;
  const gb = Number(trimmed);
  return gb >= LEAST && gb <= MOST ? gb : undefined;
}

/** The state after typing: an empty field has no amount, and invalid text keeps the last one. */
export function typed(text: string, before: Memory): Memory {
  if (text.trim() === "") return { text };
  const gb = readGb(text) ?? before.gb;
  return gb === undefined ? { text } : { text, gb };
}

/** Is the text in the field invalid? */
export const isWrong = ({ text }: Memory): boolean =>
  text.trim() !== "" && readGb(text) === undefined;

/** The state for an amount. */
export const chosen = (gb: number): Memory => ({ text: String(gb), gb });

/** The amount in a URL such as `?memory=24`. */
export function readMemory(search: string): Memory {
  const gb = readGb(new URLSearchParams(search).get(NAME) ?? "");
  return gb === undefined ? NONE : chosen(gb);
}

/** The URL with this amount; all else in it stays the same, character by character. */
export function writeMemory(search: string, { gb }: Memory): string {
  const pairs = search.replace(/^\?/, "").split("&").filter(Boolean);
  const at = pairs.findIndex(isMemory);
  const others = pairs.filter((pair) => !isMemory(pair));
  const parameters = gb === undefined ? [] : [`${NAME}=${gb}`];
  const all = others.toSpliced(at < 0 ? others.length : at, 0, ...parameters);
  return all.length === 0 ? "" : `?${all.join("&")}`;
}

const isMemory = (pair: string): boolean => new URLSearchParams(pair).has(NAME);
