// Prints values as literals; a language only defines its strings, words and brackets.
import { type HoleContext, MAX_CODE_DEPTH, type Printer, type Printing } from "#core/code/language";
import {
  type Doc,
  type Group,
  groupOf,
  type GroupNode,
  type Joined,
  joinedOf,
} from "#core/code/doc";
import { type EscapeTable, LONE_SURROGATE, quoteWith } from "./escape.ts";
import {
  type Base64,
  type Env,
  type FileRef,
  classNameOf,
  isBase64,
  isEnv,
  isFile,
  isRuntimeValue,
  isText,
  valueKind,
  type RuntimeValue,
  type Text,
  type Value,
  type ValueObject,
} from "#core/code/value";

/**
 * The text before and after an argument, and the modules that the expression needs.
 * @example
 * ```ts
 * import type { Wrapper } from "hubsmith/language";
 *
 * const read: Wrapper = ["open(", ', "rb").read()'];
 * ```
 * @public
 */
export type Wrapper = readonly [open: string, close: string, ...modules: readonly string[]];

/**
 * The brackets of an object, and what is inside them on one line. There, a line break in a bracket is a space.
 * @public
 */
export type Brackets = readonly [open: string, close: string, pad?: string];

/** How a language writes literals: its strings, constants and brackets. @public */
export interface LiteralForm {
  /**
   * How a string in double quotes escapes: `unicode` is `"u{}"` for `\u{1f}`, `"uU"` for `\u001f` and `\U0001f600`, or
   * `"u"` for `\u001f` and surrogate pairs; `more` has other characters that need a backslash, such as `$`; `single` prints
   * strings without escapes in single quotes. Or a function that returns the string with its quotes, and every invisible
   * character escaped.
   */
  readonly quote: ((text: string, printing: Printing) => string) | EscapeTable;
  /** A member's key, also given as a string in quotes, with its separator; or the strings before and after the key, by default a colon after it. */
  readonly key?:
    | ((key: string, printing: Printing, quoted: string) => string)
    | readonly [open: string, close: string];
  /**
   * An expression: the value of an environment variable; or the strings before and after its name, then the modules to
   * import. Values without a printer are rejected.
   */
  readonly env?: ((value: Env, printing: Printing) => string) | Wrapper;
  /** An expression: the content of a file; or the strings before and after its path, then the modules to import. */
  readonly file?: ((value: FileRef, printing: Printing) => string | Group) | Wrapper;
  /**
   * An expression: the content of a file as a base64 string; or the strings before and after its content, then the modules
   * to import.
   */
  readonly base64?: ((value: Base64, printing: Printing) => string | Group) | Wrapper;
  /**
   * The operator that joins strings, such as `" + "`; the strings before and after an expression in a string, such as
   * `#{` and `}`; or a function that returns one string made of strings, variables and encoded files.
   */
  readonly text?:
    | ((value: Text, printing: Printing) => string)
    | readonly [open: string, close: string]
    | string;
  /** Is a runtime value printed with an operator, such as `await`? By default, a string of several parts is. */
  isOperation?(value: RuntimeValue): boolean;
  /** `null`, `true` and `false`; by default JSON's. */
  readonly constants?: { readonly null: string; readonly true: string; readonly false: string };
  /** Negative zero; by default `-0.0`. */
  readonly minusZero?: string;
  /** A finite number; by default as in JSON. */
  number?(value: number, printing: Printing): string;
  /** The brackets of a list. */
  readonly list: readonly [open: string, close: string];
  /**
   * The brackets of an object, if the language has object literals; or a function of the keys: PHP prints `{"0": 1}` as
   * `(object) ['0' => 1]`, because an array would be a JSON list.
   */
  readonly object?: Brackets | ((keys: readonly string[]) => Brackets);
  /** An object without members, if empty brackets mean something else. */
  readonly emptyObject?: string;
  /** An empty list, if it is not printed as empty brackets. */
  readonly emptyList?: string;
  /** Would an object at the start of a statement be read as a block? */
  readonly isBlock?: boolean;
  /** After the last item of a list that is broken over lines. */
  readonly trailing?: string;
  /** Are lists broken if they have several items, all objects or all lists with several members? */
  readonly breaksTables?: boolean;
  /** Does a list of numbers fill its lines if it is broken? */
  readonly fillsNumbers?: boolean;
  /** How many objects and lists may be in each other, if what writes or reads their JSON has a limit. */
  readonly maxDepth?: number;
}

const WORDS = { null: "null", true: "true", false: "false" } as const;

/**
 * Makes the printer of a language from a description of its literals.
 * @param form - `quote` and `list` are required. A value without a description is rejected by `render`.
 * @returns The printer, for `print` of `defineLanguage`. A string, number, boolean or null is printed as a string, never
 * as a group.
 * @throws Does not throw itself. The printer throws a TypeError for a value that the language cannot write.
 * @example
 * ```ts
 * import { literals } from "hubsmith/language";
 *
 * const print = literals({
 *   quote: { unicode: "u{}" },
 *   list: ["[", "]"],
 *   constants: { null: "nil", true: "true", false: "false" },
 *   env: ["ENV.fetch(", ")"],
 * });
 * ```
 * @public
 */
export function literals(
  form: LiteralForm,
): ((
  value: string | number | boolean | null,
  printing: Printing,
  neighbors: HoleContext,
) => string) &
  Printer {
  const { constants: words = WORDS, minusZero = "-0.0", trailing: last = "" } = form;
  const { maxDepth = MAX_CODE_DEPTH } = form;
  const [keyOpen, keyClose] = typeof form.key === "object" ? form.key : ["", ": "];
  const quote = quoteOf(form.quote);
  const special = specialsOf(form, quote);
  const isOperation =
    form.isOperation ??
    ((value: RuntimeValue): boolean =>
      typeof form.text === "string" && isText(value) && value.parts.length > 1);
  const prefixOf = (key: string, printing: Printing): string => {
    const quoted = quote(key, printing);
    return typeof form.key === "function"
      ? form.key(key, printing, quoted)
      : keyOpen + quoted + keyClose;
  };
  const print = (value: Value, printing: Printing, depth: number): string | GroupNode => {
    if (typeof value === "string") return quote(value, printing);
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
    const kind = valueKind(value);
    if (kind === "code")
      return printing.unsupported("code inside a list or an object", "Give it its own ${…}.");
    if (kind !== undefined) return special(value as RuntimeValue, printing);
    if (depth >= maxDepth) {
      const what = `a value that is nested deeper than ${maxDepth} levels`;
      return printing.unprintable(what);
    }
    const items: Doc[] = [];
    if (Array.isArray(value)) {
      // Not `map`, which would skip the holes of a sparse list.
      for (const item of value as readonly Value[]) items.push(print(item, printing, depth + 1));
      if (items.length === 0 && form.emptyList !== undefined) return form.emptyList;
      const fills = form.fillsNumbers === true && areNumbers(value);
      const breaks = form.breaksTables === true && isTable(value);
      return groupOf(form.list[0], items, form.list[1], { last, fills, breaks });
    }
    if (form.object === undefined) return refuseObject("an object", printing);
    const instance = classNameOf(value);
    if (instance !== undefined) return refuseObject(`an instance of ${instance}`, printing);
    const keys = Object.keys(value);
    const [open, close, pad = ""] =
      typeof form.object === "function" ? form.object(keys) : form.object;
    const prefixes: string[] = [];
    for (const key of keys) {
      prefixes.push(prefixOf(key, printing));
      items.push(print((value as ValueObject)[key]!, printing, depth + 1));
    }
    if (items.length === 0 && form.emptyObject !== undefined) return form.emptyObject;
    return groupOf(open, items, close, { prefixes, pad, last });
  };
  const printer: Printer = (value, printing, neighbors) => {
    const printed = print(value, printing, 0);
    const { inOperator, beforeDot, atStatementStart } = neighbors;
    const isTorn =
      (inOperator || beforeDot || atStatementStart) &&
      needsParentheses(form.isBlock === true, isOperation, value, neighbors);
    if (!isTorn) return printed;
    return typeof value === "number" ? `(${printed as string})` : groupOf("(", [printed], ")");
  };
  return printer as ReturnType<typeof literals>;
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
  isBlock: boolean,
  isOperation: (value: RuntimeValue) => boolean,
  value: Value,
  { inOperator, beforeDot, atStatementStart }: HoleContext,
): boolean {
  if (typeof value === "number")
    return beforeDot || (inOperator && (value < 0 || Object.is(value, -0)));
  if (typeof value !== "object" || value === null) return false;
  if (isRuntimeValue(value)) return inOperator && isOperation(value);
  return atStatementStart && isBlock && !Array.isArray(value);
}

/** A function that prints strings. @internal */
export type Quote = (text: string, printing: Printing) => string;

/** The function that prints the strings of a language. @internal */
export function quoteOf(quote: Quote | EscapeTable): Quote {
  if (typeof quote === "function") return quote;
  return (text, printing) =>
    LONE_SURROGATE.test(text)
      ? printing.unprintable("half a surrogate pair")
      : quoteWith(text, quote);
}

function specialsOf(
  { base64, env, file, text }: LiteralForm,
  quote: Quote,
): (value: RuntimeValue, printing: Printing) => string | GroupNode {
  const printed = (form: Wrapper, argument: Doc, printing: Printing): string | Group => {
    const [open, close, ...modules] = form;
    for (const module of modules) printing.requires(module);
    return typeof argument === "string"
      ? open + argument + close
      : groupOf(open, [argument], close);
  };
  const refused = (what: string, printing: Printing): never =>
    printing.unsupported(
      what,
      "The language has no literal for it. Print a string, or use another language.",
    );
  const print = (value: RuntimeValue | string, printing: Printing): string | Group | Joined => {
    if (typeof value === "string") return quote(value, printing);
    if (isEnv(value)) {
      if (env === undefined) return refused("an environment variable", printing);
      if (typeof env === "function") return env(value, printing);
      return printed(env, quote(value.name, printing), printing);
    }
    if (isFile(value)) {
      if (file === undefined) return refused("a file", printing);
      if (typeof file === "function") return file(value, printing);
      return printed(file, quote(value.path, printing), printing);
    }
    if (isBase64(value)) {
      if (base64 === undefined) return refused("a file as base64", printing);
      if (typeof base64 === "function") return base64(value, printing);
      return printed(base64, print(value.file, printing) as Doc, printing);
    }
    if (text === undefined) return refused("a string of several parts", printing);
    if (typeof text === "function") return text(value, printing);
    if (typeof text === "object") {
      const inside = value.parts.map((part) =>
        typeof part === "string"
          ? quote(part, printing).slice(1, -1)
          : text[0] + (print(part, printing) as string) + text[1],
      );
      return `"${inside.join("")}"`;
    }
    return joinedText(
      value.parts.map((part) => print(part, printing)),
      text,
    );
  };
  return print as (value: RuntimeValue, printing: Printing) => string | GroupNode;
}

const joinedText = (
  parts: readonly (string | Group | Joined)[],
  operator: string,
): string | Joined =>
  parts.every((part) => typeof part === "string")
    ? parts.join(operator)
    : joinedOf(parts as readonly Doc[], operator);

const refuseObject = (what: string, printing: Printing): never =>
  printing.unsupported(what, "Print its strings, numbers and lists one by one.");

function refuseType(value: unknown, printing: Printing): never {
  return printing.unsupported(
    value === undefined ? "undefined" : `a ${typeof value}`,
    "Remove the member, or use a string, number, boolean, null, list or plain object.",
  );
}
