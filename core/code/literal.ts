// One walk over values serves every language; a language says how its leaves and brackets are written.
import { DEEPEST, type Printer, type Printing } from "./language.ts";
import { type Doc, makeGroup, type Group, type MadeGroup } from "./doc.ts";
import type { Neighbours } from "./template.ts";
import {
  type Base64,
  type Env,
  type FileRef,
  instanceOf,
  isSpecial,
  mark,
  markOf,
  type Special,
  type Text,
  type Value,
  type ValueObject,
} from "./value.ts";

/** How a language writes literals. @public */
export interface LiteralForm {
  /** A string with its quotes, every character that cannot be seen escaped. */
  quote(text: string, printing: Printing): string;
  /** A member's key with its separator; `quote` and a colon unless told. */
  key?(key: string, printing: Printing): string;
  /** How it reads an environment variable, a file, a file as base64, a text of parts. What is left out is refused. */
  env?(value: Env, printing: Printing): string;
  /** An expression: the content of a file. */
  file?(value: FileRef, printing: Printing): string | Group;
  /** An expression: the content of a file as base64 text. */
  base64?(value: Base64, printing: Printing): string | Group;
  /** An expression: one string made of texts, variables and encoded files. */
  text?(value: Text, printing: Printing): string;
  /** Is a special value an operation of several operands, or with a word before it? */
  isOperation?(value: Special): boolean;
  /** `null`, `true` and `false` as written here; those of JSON unless told. */
  readonly words?: { readonly null: string; readonly true: string; readonly false: string };
  /** Negative zero; `-0.0` unless told. */
  readonly minusZero?: string;
  /** A number that JSON can hold, and negative zero; as JSON writes it unless told. */
  number?(value: number, printing: Printing): string;
  /** What stands before and behind the items of a list. */
  readonly list: readonly [open: string, close: string];
  /** Left out where the language has no object literals. */
  readonly object?: readonly [open: string, close: string, pad?: string];
  /** An object without members, where brackets alone would be something else. */
  readonly emptyObject?: string;
  /** Would an object at the start of a statement be read as a block? */
  readonly isBlock?: boolean;
  /** Behind the last item of a list that is broken over lines. */
  readonly last?: string;
  /** Has each item of a list a line of its own where all of several are objects, or lists, with several members? */
  readonly breaksTables?: boolean;
  /** Does a list of numbers fill its lines where it is broken? */
  readonly fillsNumbers?: boolean;
}

/** The refusal of a value, in one form for all languages. @internal */
export function refuse(language: string, what: string, instead: string): never {
  throw new TypeError(`${language} code cannot hold ${what}. ${instead}`);
}

const WORDS = { null: "null", true: "true", false: "false" } as const;

/** Makes a language's printer of whole values. @public */
export function literals(form: LiteralForm): Printer {
  const { words = WORDS, minusZero = "-0.0", last = "" } = form;
  const leadOf = (key: string, printing: Printing): string =>
    form.key?.(key, printing) ?? `${form.quote(key, printing)}: `;
  const print = (value: Value, printing: Printing, depth: number): string | MadeGroup => {
    if (typeof value === "string") return form.quote(value, printing);
    if (value === null) return words.null;
    if (typeof value === "boolean") return value ? words.true : words.false;
    if (typeof value === "number") {
      if (Number.isFinite(value)) {
        if (form.number !== undefined) return form.number(value, printing);
        return Object.is(value, -0) ? minusZero : String(value);
      }
      return printing.refuse(String(value), "No JSON number is infinite or not a number.");
    }
    if (typeof value !== "object") return refuseType(value, printing);
    const kind = markOf(value);
    if (kind === "code")
      return printing.refuse("code inside a list or an object", "Give it a hole of its own.");
    if (kind !== undefined) return printSpecial(form, value as Special, printing);
    if (depth >= DEEPEST) {
      const what = `a value that is nested deeper than ${DEEPEST} levels`;
      return printing.refuse(what, "Print it in parts.");
    }
    const items: Doc[] = [];
    if (Array.isArray(value)) {
      // Not `map`, which would skip the holes of a sparse list.
      for (const item of value as readonly Value[]) items.push(print(item, printing, depth + 1));
      const made = makeGroup(form.list[0], items, form.list[1], [], "", last);
      if (form.breaksTables === true && isTable(value)) return { ...made, flat: undefined };
      return form.fillsNumbers === true && areNumbers(value) ? { ...made, fills: true } : made;
    }
    if (form.object === undefined) return refuseObject("an object", printing);
    const instance = instanceOf(value);
    if (instance !== undefined) return refuseObject(`an instance of ${instance}`, printing);
    const [open, close, pad = ""] = form.object;
    const leads: string[] = [];
    for (const key of Object.keys(value)) {
      leads.push(leadOf(key, printing));
      items.push(print((value as ValueObject)[key]!, printing, depth + 1));
    }
    if (items.length === 0 && form.emptyObject !== undefined) return form.emptyObject;
    return makeGroup(open, items, close, leads, pad, last);
  };
  return (value, printing, neighbours) => {
    const printed = print(value, printing, 0);
    const { bind, dot, block } = neighbours;
    const isTorn = (bind || dot || block) && needsParentheses(form, value, neighbours);
    return isTorn ? makeGroup("(", [printed], ")") : printed;
  };
}

// As Prettier has it: a table is read line by line.
function isTable(list: readonly Value[]): boolean {
  const kinds = list.map((item) => {
    if (typeof item !== "object" || item === null || isSpecial(item)) return "other";
    return Object.keys(item).length < 2 ? "other" : Array.isArray(item) ? "list" : "object";
  });
  return list.length > 1 && kinds[0] !== "other" && kinds.every((kind) => kind === kinds[0]);
}

const areNumbers = (list: readonly Value[]): boolean =>
  list.length > 0 && list.every((item) => typeof item === "number");

function needsParentheses(
  form: LiteralForm,
  value: Value,
  { bind, dot, block }: Neighbours,
): boolean {
  if (typeof value === "number") return dot || (bind && (value < 0 || Object.is(value, -0)));
  if (typeof value !== "object" || value === null) return false;
  if (isSpecial(value)) return bind && form.isOperation?.(value) === true;
  return block && form.isBlock === true && !Array.isArray(value);
}

function printSpecial(form: LiteralForm, value: Special, printing: Printing): string | MadeGroup {
  const instead = "It has no form for one: print a string, or use a language that has.";
  switch (value[mark]) {
    case "env":
      return form.env?.(value, printing) ?? printing.refuse("an environment variable", instead);
    case "file":
      return (
        (form.file?.(value, printing) as string | MadeGroup | undefined) ??
        printing.refuse("a file", instead)
      );
    case "base64":
      return (
        (form.base64?.(value, printing) as string | MadeGroup | undefined) ??
        printing.refuse("a file as base64", instead)
      );
    default:
      return form.text?.(value, printing) ?? printing.refuse("a text of several parts", instead);
  }
}

function refuseObject(what: string, printing: Printing): never {
  return printing.refuse(what, "Print the strings, numbers and lists in it one by one.");
}

function refuseType(value: unknown, printing: Printing): never {
  return printing.refuse(
    value === undefined ? "undefined" : `a ${typeof value}`,
    "Leave the member out, or give a string, number, boolean, null, list or plain object.",
  );
}
