// Rust: lists and objects are values of serde_json's macro `json!`; what may fail ends with `?`.
import {
  comment,
  defineLanguage,
  forbidden,
  importLines,
  literals,
  quoted,
  rustfmt,
  span,
  type Tag,
} from "hubsmith/language";
import { importRef } from "#core/code/imports";
import { NEUTRAL } from "#core/code/language";
import { isRuntimeValue, type Value } from "#core/code/value";
import { group } from "../language/group.ts";

const printPlain = literals({
  quote: { unicode: "u{}" },
  env: ["env::var(", ")?", "std::env"],
  file: ["fs::read(", ")?", "std::fs"],
  base64: ["BASE64_STANDARD.encode(", ")", "base64::prelude::*"],
  text: ({ parts }, printing) => {
    const format = parts.map((part) =>
      typeof part === "string" ? part.replace(/[{}]/g, "$&$&") : "{}",
    );
    const values = parts.filter((part) => typeof part !== "string");
    const printed = [format.join(""), ...values].map((value) =>
      printPlain(value, printing, NEUTRAL),
    );
    return `format!(${printed.join(", ")})`;
  },
  // Without a suffix, an integer has 32 bits.
  number: (value) => {
    if (Object.is(value, -0)) return "-0.0";
    if (!Number.isInteger(value) || Math.abs(value) < 2 ** 31) return String(value);
    return Math.abs(value) < 2 ** 63 ? `${value}_i64` : value.toExponential();
  },
  list: ["[", "]"],
  object: ["{", "}", " "],
  trailing: ",",
});

const isJson = (value: Value): boolean =>
  Array.isArray(value)
    ? value.some((item) => typeof item !== "string")
    : typeof value === "object" && !isRuntimeValue(value);

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
    if (!isJson(value)) return printPlain(value, printing, place);
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
