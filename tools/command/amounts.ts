// Amounts of memory, as people write them and as they read them.
import { failure } from "./io.ts";

const UNITS: Readonly<Record<string, number>> = {
  "": 1024 ** 3,
  gib: 1024 ** 3,
  g: 1024 ** 3,
  mib: 1024 ** 2,
  m: 1024 ** 2,
  tib: 1024 ** 4,
  t: 1024 ** 4,
  gb: 1e9,
  mb: 1e6,
  tb: 1e12,
};

/** The bytes of an amount such as `16GiB`, `24GB` or `8`, which is in GiB. */
export function bytesOf(flag: string, text: string): number {
  const [, digits, unit = ""] = /^\s*(\d+(?:\.\d+)?)\s*([a-z]*)\s*$/i.exec(text) ?? [];
  const factor = Object.hasOwn(UNITS, unit.toLowerCase()) ? UNITS[unit.toLowerCase()] : undefined;
  const bytes = Number(digits) * (factor ?? NaN);
  if (!(bytes > 0) || !Number.isFinite(bytes))
    throw failure(`${flag}: "${text}" is not an amount of memory. Use e.g. 16GiB, 24GB or 800MiB.`);
  return bytes;
}

/** An integer above zero. */
export function countOf(flag: string, text: string): number {
  const count = Number(text);
  if (!Number.isSafeInteger(count) || count < 1 || !/^\d+$/.test(text.trim()))
    throw failure(`${flag}: "${text}" is not a positive integer. Use e.g. 8192.`);
  return count;
}

/** Bytes for a person, in the unit in which they are between 1 and 1,024. */
export function sizeText(bytes: number): string {
  const units = ["bytes", "KiB", "MiB", "GiB", "TiB"];
  const step = Math.min(units.length - 1, Math.floor(Math.log2(Math.max(1, bytes)) / 10));
  const amount = bytes / 1024 ** step;
  if (step === 0) return amount === 1 ? "1 byte" : `${amount} bytes`;
  return `${amount.toPrecision(3)} ${units[step]}`;
}

/** Two bounds for a person, or one where they read alike. */
export function rangeText({ min, max }: { readonly min: number; readonly max: number }): string {
  const [from, to] = [sizeText(min), sizeText(max)];
  return from === to ? from : `${from} to ${to}`;
}
