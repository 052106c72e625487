// One walk over values serves every language; a language says how its leaves and brackets are written.
import type { Printing } from "./language.ts";
import type { Doc } from "./layout.ts";
import { isSpecial, type Special, type Value } from "./value.ts";

/** How a language writes literals. @internal */
export interface LiteralForm {
  readonly language: string;
  quote(text: string): string;
  /** A member's key with its separator; `quote` and a colon unless told. */
  key?(key: string): string;
  special(value: Special, printing: Printing): Doc;
  readonly words: { readonly null: string; readonly true: string; readonly false: string };
  readonly minusZero: string;
  readonly list: readonly [open: string, close: string];
  /** Left out where the language has no object literals. */
  readonly object?: readonly [open: string, close: string, pad?: string];
  readonly emptyObject?: string;
  /** Behind the last item of a list that is broken over lines. */
  readonly last?: string;
}

/** The refusal of a value, in one form for all languages. @internal */
export function refuse(language: string, what: string, instead: string): never {
  throw new TypeError(`${language} code cannot hold ${what}. ${instead}`);
}

/** Makes a language's printer of whole values. @internal */
export function literals(form: LiteralForm): (value: Value, printing: Printing) => Doc {
  const last = form.last ?? "";
  const print = (value: Value, printing: Printing): Doc => {
    if (typeof value === "string") return form.quote(value);
    if (value === null) return form.words.null;
    if (typeof value === "boolean") return form.words[`${value}`];
    if (typeof value === "number") return printNumber(value);
    if (typeof value !== "object") return refuseType(value);
    if (isSpecial(value)) return form.special(value, printing);
    if (Array.isArray(value)) {
      // Not `map`, which would skip the holes of a sparse list.
      const items = Array.from(value as readonly Value[], (item) => print(item, printing));
      return { open: form.list[0], items, close: form.list[1], last };
    }
    const items = members(value).map(([key, member]): Doc => [
      form.key?.(key) ?? `${form.quote(key)}: `,
      print(member, printing),
    ]);
    const [open, close, pad = ""] = form.object!;
    if (items.length === 0 && form.emptyObject) return form.emptyObject;
    return { open, items, close, pad, last };
  };
  const printNumber = (value: number): string =>
    Number.isFinite(value)
      ? Object.is(value, -0)
        ? form.minusZero
        : String(value)
      : refuse(form.language, String(value), "No JSON number is infinite or not a number.");
  const refuseType = (value: unknown): never =>
    refuse(
      form.language,
      value === undefined ? "undefined" : `a ${typeof value}`,
      "Leave the member out, or give a string, number, boolean, null, list or plain object.",
    );
  const members = (value: object): readonly (readonly [string, Value])[] => {
    const prototype: unknown = Object.getPrototypeOf(value);
    if (form.object === undefined || (prototype !== Object.prototype && prototype !== null)) {
      const name = (value as { constructor?: { name?: string } }).constructor?.name;
      refuse(
        form.language,
        form.object === undefined ? "an object" : `an instance of ${name ?? "a class"}`,
        "Print the strings, numbers and lists in it one by one.",
      );
    }
    return Object.entries(value) as (readonly [string, Value])[];
  };
  return print;
}
