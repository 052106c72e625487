// Escapes every character that is invisible or that a terminal would interpret.

/** Controls, bidi and zero-width marks, line and paragraph separators, lone surrogates. @internal */
export const INVISIBLE: RegExp = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

/** Half a surrogate pair, which UTF-8 cannot encode. @internal */
export const LONE_SURROGATE: RegExp = /\p{Cs}/u;

const NEEDS_ESCAPE = /['\\\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u;

// Most strings have only these characters and need no other test.
const NEEDS_NO_ESCAPE = /^[ !#-[\]-~]*$/;
const VISIBLE = /^[ -~]*$/;
/** Characters that JSON.stringify does not escape. */
const OUTSIDE_ASCII = /[^\0-~]/;

/** A code point as hexadecimal digits, at least `digits` of them. @internal */
export const hex = (char: string, digits: number): string =>
  char.codePointAt(0)!.toString(16).padStart(digits, "0");

/** A string in double quotes for JSON and JavaScript; invisible characters are escaped as UTF-16 units. @internal */
export function quoteJson(value: string): string {
  if (NEEDS_NO_ESCAPE.test(value)) return `"${value}"`;
  const quoted = JSON.stringify(value);
  return OUTSIDE_ASCII.test(quoted) ? quoted.replace(INVISIBLE, asUtf16) : quoted;
}

function asUtf16(char: string): string {
  const first = `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`;
  return char.length === 1 ? first : first + asUtf16(char.slice(1));
}

/** A string in double quotes; `escape` escapes invisible characters other than `\n`, `\r` and `\t`. @internal */
export function quoteString(value: string, escape: (char: string) => string): string {
  if (NEEDS_NO_ESCAPE.test(value)) return `"${value}"`;
  if (VISIBLE.test(value)) return JSON.stringify(value);
  const text = value.replace(/[\\"]/g, "\\$&");
  return `"${text.replace(INVISIBLE, (char) => SHORT_ESCAPES.get(char) ?? escape(char))}"`;
}

/** The same string in single quotes if that needs fewer backslashes, as ruff and Prettier prefer. @internal */
export function preferFewerEscapes(quoted: string): string {
  if (!quoted.includes('\\"')) return quoted;
  // Without escaped backslashes, a backslash before a quote escapes the quote.
  const parts = quoted.slice(1, -1).split("\\\\");
  const count = (mark: string): number =>
    parts.reduce((sum, part) => sum + part.split(mark).length - 1, 0);
  if (count('\\"') <= count("'")) return quoted;
  const single = parts.map((part) => part.replaceAll('\\"', '"').replaceAll("'", "\\'"));
  return `'${single.join("\\\\")}'`;
}

/** How a language escapes characters in a string in double quotes. @public */
export interface EscapeTable {
  /**
   * An invisible character: `\\u{1f}`; or `\\u001f`, and outside the first plane `\\U0001f600` or, with `"u"`, a surrogate
   * pair.
   */
  readonly unicode: "u{}" | "uU" | "u";
  /** More characters that need a backslash, such as `$`. */
  readonly more?: string;
  /** Does a string without escapes have single quotes? */
  readonly single?: boolean;
}

/** A string, by the table of its language. @internal */
export function quoteWith(value: string, { unicode, more = "", single }: EscapeTable): string {
  if (single === true && value.search(NEEDS_ESCAPE) < 0) return `'${value}'`;
  const quoted = quoteString(value, (char) => {
    if (unicode === "u{}") return `\\u{${hex(char, 1)}}`;
    if (unicode === "u") return asUtf16(char);
    return char.codePointAt(0)! < 0x10000 ? `\\u${hex(char, 4)}` : `\\U${hex(char, 8)}`;
  });
  return [...more].reduce((text, char) => text.replaceAll(char, () => `\\${char}`), quoted);
}

const SHORT_ESCAPES: ReadonlyMap<string, string> = new Map([
  ["\n", "\\n"],
  ["\r", "\\r"],
  ["\t", "\\t"],
]);
