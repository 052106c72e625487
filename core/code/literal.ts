// Prints values as literals; a language only defines its strings, words and brackets.
import { MAX_DEPTH, type Printer, type Printing } from "./language.ts";
import { type Doc, type Group, groupOf, type GroupNode } from "./doc.ts";
import type { HoleContext } from "./template.ts";
import {
  type Base64,
  type Env,
  type FileRef,
  classNameOf,
  isRuntimeValue,
  kindSymbol,
  kindOf,
  type RuntimeValue,
  type Text,
  type Value,
  type ValueObject,
} from "./value.ts";

/** How a language writes literals. @public */
export interface LiteralForm {
  /** A string with its quotes, and every invisible character escaped. */
  quote(text: string, printing: Printing): string;
  /** A member's key with its separator; by default `quote` and a colon. */
  key?(key: string, printing: Printing): string;
  /** An expression: the value of an environment variable. Values without a printer are rejected. */
  env?(value: Env, printing: Printing): string;
  /** An expression: the content of a file. */
  file?(value: FileRef, printing: Printing): string | Group;
  /** An expression: the content of a file as a base64 string. */
  base64?(value: Base64, printing: Printing): string | Group;
  /** An expression: one string made of strings, variables and encoded files. */
  text?(value: Text, printing: Printing): string;
  /** Is a runtime value printed with an operator, such as `await`? */
  isOperation?(value: RuntimeValue): boolean;
  /** `null`, `true` and `false`; by default JSON's. */
  readonly words?: { readonly null: string; readonly true: string; readonly false: string };
  /** Negative zero; by default `-0.0`. */
  readonly minusZero?: string;
  /** A finite number; by default as in JSON. */
  number?(value: number, printing: Printing): string;
  /** The brackets of a list. */
  readonly list: readonly [open: string, close: string];
  /** The brackets of an object, if the language has object literals. */
  readonly object?: readonly [open: string, close: string, pad?: string];
  /** An object without members, if empty brackets mean something else. */
  readonly emptyObject?: string;
  /** Would an object at the start of a statement be read as a block? */
  readonly isBlock?: boolean;
  /** After the last item of a list that is broken over lines. */
  readonly last?: string;
  /** Are lists broken if they have several items, all objects or all lists with several members? */
  readonly breaksTables?: boolean;
  /** Does a list of numbers fill its lines if it is broken? */
  readonly fillsNumbers?: boolean;
}

/** Throws: the language has no literal for a value. @internal */
export function unsupported(language: string, what: string, instead: string): never {
  throw new TypeError(`${language} code cannot contain ${what}. ${instead}`);
}

const WORDS = { null: "null", true: "true", false: "false" } as const;

/** Makes a language's printer of values. @public */
export function literals(form: LiteralForm): Printer {
  const { words = WORDS, minusZero = "-0.0", last = "" } = form;
  const prefixOf = (key: string, printing: Printing): string =>
    form.key?.(key, printing) ?? `${form.quote(key, printing)}: `;
  const print = (value: Value, printing: Printing, depth: number): string | GroupNode => {
    if (typeof value === "string") return form.quote(value, printing);
    if (value === null) return words.null;
    if (typeof value === "boolean") return value ? words.true : words.false;
    if (typeof value === "number") {
      if (Number.isFinite(value)) {
        if (form.number !== undefined) return form.number(value, printing);
        return Object.is(value, -0) ? minusZero : String(value);
      }
      return printing.unsupported(String(value), "JSON has no such number.");
    }
    if (typeof value !== "object") return refuseType(value, printing);
    const kind = kindOf(value);
    if (kind === "code")
      return printing.unsupported("code inside a list or an object", "Give it its own hole.");
    if (kind !== undefined) return printSpecial(form, value as RuntimeValue, printing);
    if (depth >= MAX_DEPTH) {
      const what = `a value that is nested deeper than ${MAX_DEPTH} levels`;
      return printing.unsupported(what, "Print it in parts.");
    }
    const items: Doc[] = [];
    if (Array.isArray(value)) {
      // Not `map`, which would skip the holes of a sparse list.
      for (const item of value as readonly Value[]) items.push(print(item, printing, depth + 1));
      const fills = form.fillsNumbers === true && areNumbers(value);
      const made = groupOf(form.list[0], items, form.list[1], { last, fills });
      return form.breaksTables === true && isTable(value) ? { ...made, flat: undefined } : made;
    }
    if (form.object === undefined) return refuseObject("an object", printing);
    const instance = classNameOf(value);
    if (instance !== undefined) return refuseObject(`an instance of ${instance}`, printing);
    const [open, close, pad = ""] = form.object;
    const prefixes: string[] = [];
    for (const key of Object.keys(value)) {
      prefixes.push(prefixOf(key, printing));
      items.push(print((value as ValueObject)[key]!, printing, depth + 1));
    }
    if (items.length === 0 && form.emptyObject !== undefined) return form.emptyObject;
    return groupOf(open, items, close, { prefixes, pad, last });
  };
  return (value, printing, neighbours) => {
    const printed = print(value, printing, 0);
    const { inOperator, beforeDot, atStatementStart } = neighbours;
    const isTorn =
      (inOperator || beforeDot || atStatementStart) && needsParentheses(form, value, neighbours);
    return isTorn ? groupOf("(", [printed], ")") : printed;
  };
}

// Like Prettier, prints a table line by line.
function isTable(list: readonly Value[]): boolean {
  const kinds = list.map((item) => {
    if (typeof item !== "object" || item === null || isRuntimeValue(item)) return "other";
    return Object.keys(item).length < 2 ? "other" : Array.isArray(item) ? "list" : "object";
  });
  return list.length > 1 && kinds[0] !== "other" && kinds.every((kind) => kind === kinds[0]);
}

const areNumbers = (list: readonly Value[]): boolean =>
  list.length > 0 && list.every((item) => typeof item === "number");

function needsParentheses(
  form: LiteralForm,
  value: Value,
  { inOperator, beforeDot, atStatementStart }: HoleContext,
): boolean {
  if (typeof value === "number")
    return beforeDot || (inOperator && (value < 0 || Object.is(value, -0)));
  if (typeof value !== "object" || value === null) return false;
  if (isRuntimeValue(value)) return inOperator && form.isOperation?.(value) === true;
  return atStatementStart && form.isBlock === true && !Array.isArray(value);
}

function printSpecial(
  form: LiteralForm,
  value: RuntimeValue,
  printing: Printing,
): string | GroupNode {
  const instead = "The language has no literal for it. Print a string, or use another language.";
  switch (value[kindSymbol]) {
    case "env":
      return (
        form.env?.(value, printing) ?? printing.unsupported("an environment variable", instead)
      );
    case "file":
      return (
        (form.file?.(value, printing) as string | GroupNode | undefined) ??
        printing.unsupported("a file", instead)
      );
    case "base64":
      return (
        (form.base64?.(value, printing) as string | GroupNode | undefined) ??
        printing.unsupported("a file as base64", instead)
      );
    default:
      return (
        form.text?.(value, printing) ?? printing.unsupported("a string of several parts", instead)
      );
  }
}

function refuseObject(what: string, printing: Printing): never {
  return printing.unsupported(what, "Print its strings, numbers and lists one by one.");
}

function refuseType(value: unknown, printing: Printing): never {
  return printing.unsupported(
    value === undefined ? "undefined" : `a ${typeof value}`,
    "Remove the member, or use a string, number, boolean, null, list or plain object.",
  );
}
