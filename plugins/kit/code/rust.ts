// Rust: lists and objects are values of serde_json's macro `json!`, or parsed strings if they are large; what may fail ends with `?`.
import {
  comment,
  defineLanguage,
  forbidden,
  type Group,
  importLines,
  literals,
  quoted,
  rustfmt,
  span,
  type Printing,
  type Tag,
} from "hubsmith/language";
import { importRef } from "#core/code/imports";
import { NEUTRAL } from "#core/code/language";
import { isRuntimeValue, isText, type RuntimeValue, type Text, type Value } from "#core/code/value";
import { group, stacked } from "../language/group.ts";
import { jsonDocument, printedText } from "../language/json-document.ts";
import { number64 } from "./files.ts";

const printPlain = literals({
  quote: { unicode: "u{}" },
  env: ({ name }, printing) => {
    printing.requires("std::env");
    return `env::var("${name}").expect("${name}")`;
  },
  file: ["fs::read(", ")?", "std::fs"],
  base64: ["BASE64_STANDARD.encode(", ")", "base64::prelude::*"],
  text: (value, printing) => `format!(${formatArguments(value, printing).join(", ")})`,
  number: number64("_i64"),
  list: ["[", "]"],
  object: ["{", "}", " "],
  trailing: ",",
});

function formatArguments({ parts }: Text, printing: Printing): readonly string[] {
  const format = parts.map((part) =>
    typeof part === "string" ? part.replace(/[{}]/g, "$&$&") : "{}",
  );
  const values = parts.filter((part) => typeof part !== "string");
  return [format.join(""), ...values].map(
    (value) => printPlain(value, printing, NEUTRAL) as string,
  );
}

const isJson = (value: Value): boolean =>
  Array.isArray(value)
    ? value.some((item) => typeof item !== "string")
    : typeof value === "object" && !isRuntimeValue(value);

// How deeply the compiler expands `json!`: it takes up to two steps an item and three a member, and then those of the deepest.
function expansion(value: Value): number {
  if (typeof value !== "object" || value === null || isRuntimeValue(value)) return 1;
  const values: readonly Value[] = Object.values(value);
  const deepest = values.reduce<number>((most, one) => Math.max(most, expansion(one)), 0);
  return 2 + values.length * (Array.isArray(value) ? 2 : 3) + deepest;
}

// The compiler stops at 128.
const MAX_EXPANSION = 120;

function parsed(value: Value, printing: Printing): Group {
  printing.requires("serde_json", "Value");
  const values: string[] = [];
  // JSON has no such character. A value of `json!` is printed with its quotes and escapes.
  const keep = (one: RuntimeValue): string => {
    printing.requires("serde_json", "json");
    values.push(`json!(${printPlain(one as never, printing, NEUTRAL)}),`);
    return "\0";
  };
  // serde_json reads no deeper values.
  const printJson = jsonDocument(
    (one) => one,
    () => "",
    { maxDepth: 127, env: keep, base64: keep, text: keep },
  );
  const json = printedText(printJson(value as never, printing, NEUTRAL), rust.language);
  const marks = json.match(/(?<=")#+/g) ?? [];
  const hashes = "#".repeat(1 + Math.max(0, ...marks.map((mark) => mark.length)));
  const raw = (text: string): readonly string[] => [
    `r${hashes}"`,
    ...text.split("\n"),
    `"${hashes},`,
  ];
  const call = (open: string, lines: readonly string[], close: string): Group =>
    stacked(stacked(open, lines, "    "), [close]);
  if (values.length === 0) return call("serde_json::from_str::<Value>(", raw(json), ")?");
  // Expressions are the arguments of a format, in which braces are doubled.
  const format = json.replace(/[{}]/g, "$&$&").replaceAll("\0", "{}");
  return call("serde_json::from_str::<Value>(&format!(", [...raw(format), ...values], "))?");
}

const PATH = /[A-Za-z_]\w*(?:::\w+)*(?:::\*)?/;

// The names of a module of a crate share a line. Those of the standard library are modules, which have lines of their own.
const imports = importLines("use ", ";", PATH, {
  pattern: new RegExp(`use ${PATH.source}(?:::\\{[\\w, ]+\\})?;(?=\\n|$)`),
  parse: (statement) => {
    const [, module = "", names = ""] = /^use (.*?)(?:::\{(.*)\})?;$/.exec(statement) ?? [];
    if (names !== "") return names.split(",").map((name) => importRef(module, name.trim()));
    const [, parent, name] = /^(?!std::)(.*)::(\w+)$/.exec(module) ?? [module, module];
    return [importRef(parent!, name)];
  },
  print: (module, names) => {
    if (names.length === 0) return `use ${module};`;
    return `use ${module}::${names.length === 1 ? names[0]! : `{${names.join(", ")}}`};`;
  },
  name: /^[A-Za-z_]\w*$/,
  groups: [/^base64/, /^reqwest/, /^serde/],
});

/**
 * The template tag for Rust 1.85 and later, edition 2024. Lists and objects are values of serde_json.
 * @see https://doc.rust-lang.org/reference/
 * @example
 * ```ts
 * import { render, rust } from "hubsmith/code";
 *
 * render(rust`println!("{}", ${"hello"});`); // → 'println!("{}", "hello");'
 * ```
 * @public
 */
export const rust: Tag<"rust"> = defineLanguage({
  id: "rust",
  label: "Rust",
  extension: ".rs",
  fileName: "main.rs",
  order: 7,
  highlight: "rust",
  check: { grammar: "rust" },
  comment: "//",
  hasOperators: true,
  width: 100,
  calls: { trailing: "," },
  formatter: rustfmt,
  print: (value, printing, place) => {
    // Inside of `json!`, rustfmt leaves the line as it is.
    if (isText(value))
      return group("format!(", formatArguments(value, printing), ")", { role: "call" });
    if (!isJson(value)) return printPlain(value, printing, place);
    if (expansion(value) > MAX_EXPANSION) return parsed(value, printing);
    printing.requires("serde_json", "json");
    return group("json!(", [printPlain(value, printing, NEUTRAL)], ")", { role: "call" });
  },
  spans: [
    comment("//"),
    forbidden(/\/\*/, "a block comment, which may contain others. Write it with //."),
    forbidden(/\b(?:br|cr|r)#*"/, "a raw string. Put its text in ${…}."),
    quoted('"', { lines: true }),
    // A lifetime has no second quote.
    span("string", [/'(?![A-Za-z_]\w*\b(?!'))/, /[^'\\\n\0]|\\[^\n\0]/, /'/]),
  ],
  keywords:
    "Self abstract as async await become box break const continue crate do dyn else enum extern false final fn for gen if impl in let loop macro match mod move mut override priv pub ref return self static struct super trait true try type typeof unsafe unsized use virtual where while yield",
  imports,
});
