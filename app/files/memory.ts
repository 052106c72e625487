// How much memory there is: in GB as a visitor writes it, and in the address beside whatever else stands there.

/** What is in the field, and the last number of GB that could be read in it. */
export interface Memory {
  readonly text: string;
  readonly gb?: number;
}

/** Amounts that many graphics cards and computers have. */
export const PRESETS: readonly number[] = [8, 12, 16, 24, 48, 80];

/** A GB, as sizes of files are told in. */
export const GB = 1e9;

const NAME = "memory";
const NONE: Memory = { text: "" };
const LEAST = 0.001;
const MOST = 1_000_000;

/** Reads an amount such as 24 or 7.5; nothing where it is none. */
export function readGb(text: string): number | undefined {
  const trimmed = text.trim();
  if (!/^(?:\d+(?:\.\d*)?|\.\d+)$/.test(trimmed)) return undefined;
  const gb = Number(trimmed);
  return gb >= LEAST && gb <= MOST ? gb : undefined;
}

/** What is in the field after it was typed in: an empty field asks for nothing, and what cannot be read changes nothing. */
export function typed(text: string, before: Memory): Memory {
  if (text.trim() === "") return { text };
  const gb = readGb(text) ?? before.gb;
  return gb === undefined ? { text } : { text, gb };
}

/** Is something in the field that cannot be read? */
export const isWrong = ({ text }: Memory): boolean =>
  text.trim() !== "" && readGb(text) === undefined;

/** An amount as it is chosen. */
export const chosen = (gb: number): Memory => ({ text: String(gb), gb });

/** The amount that an address such as `?memory=24` asks for. */
export function readMemory(search: string): Memory {
  const gb = readGb(new URLSearchParams(search).get(NAME) ?? "");
  return gb === undefined ? NONE : chosen(gb);
}

/** The address with this amount; all else in it stays as it is written, letter by letter. */
export function writeMemory(search: string, { gb }: Memory): string {
  const pairs = search.replace(/^\?/, "").split("&").filter(Boolean);
  const at = pairs.findIndex(isMemory);
  const others = pairs.filter((pair) => !isMemory(pair));
  const told = gb === undefined ? [] : [`${NAME}=${gb}`];
  const all = others.toSpliced(at < 0 ? others.length : at, 0, ...told);
  return all.length === 0 ? "" : `?${all.join("&")}`;
}

const isMemory = (pair: string): boolean => new URLSearchParams(pair).has(NAME);
