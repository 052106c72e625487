// Escapes name every character a reader cannot see or a terminal would act on.

/** Controls, bidi and zero-width marks, line and paragraph separators, lone surrogates. @public */
export const UNSEEN: RegExp = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

/** Half a surrogate pair, which UTF-8 has no bytes for. @public */
export const LONE: RegExp = /\p{Cs}/u;

// Most strings are these characters alone, and one test spares them all others.
const PLAIN = /^[ !#-[\]-~]*$/;
const VISIBLE = /^[ -~]*$/;
/** Characters that JSON's own quoting does not look at. */
const BEYOND = /[^\0-~]/;

/** A code point as hexadecimal digits, at least `digits` of them. @public */
export function hex(char: string, digits: number): string {
  return char.codePointAt(0)!.toString(16).padStart(digits, "0");
}

/** A string in JSON's double quotes, unseen characters escaped as UTF-16 units; also JavaScript's. @public */
export function quoteJson(value: string): string {
  if (PLAIN.test(value)) return `"${value}"`;
  const quoted = JSON.stringify(value);
  return BEYOND.test(quoted) ? quoted.replace(UNSEEN, units) : quoted;
}

function units(char: string): string {
  const first = `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`;
  return char.length === 1 ? first : first + units(char.slice(1));
}

/**
 * A string in double quotes, with `\n`, `\r` and `\t`; backslashes and quotes take a backslash, and any other
 * character that cannot be seen becomes what `point` makes of it.
 * @public
 */
export function quoteWith(value: string, point: (char: string) => string): string {
  if (PLAIN.test(value)) return `"${value}"`;
  if (VISIBLE.test(value)) return JSON.stringify(value);
  const escaped = value.replace(/[\\"]/g, "\\$&");
  return `"${escaped.replace(UNSEEN, (char) => COMMON.get(char) ?? point(char))}"`;
}

/** The same string in single quotes where these take fewer backslashes, as formatters of Python and JavaScript prefer. @public */
export function inFewerEscapes(quoted: string): string {
  if (!quoted.includes('\\"')) return quoted;
  // Between two backslashes that stand for one, a backslash before a quote is the quote's own.
  const parts = quoted.slice(1, -1).split("\\\\");
  const count = (mark: string): number =>
    parts.reduce((sum, part) => sum + part.split(mark).length - 1, 0);
  if (count('\\"') <= count("'")) return quoted;
  const single = parts.map((part) => part.replaceAll('\\"', '"').replaceAll("'", "\\'"));
  return `'${single.join("\\\\")}'`;
}

const COMMON: ReadonlyMap<string, string> = new Map([
  ["\n", "\\n"],
  ["\r", "\\r"],
  ["\t", "\\t"],
]);
