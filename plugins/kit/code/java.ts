// Java: lists are those of java.util, and objects are strings with their JSON, in text blocks.
import { NEUTRAL } from "#core/code/language";
import { isRuntimeValue, type Value } from "#core/code/value";
import {
  camelCase,
  comment,
  defineLanguage,
  googleJavaFormat,
  type Group,
  importLines,
  literals,
  quoted,
  type Tag,
} from "hubsmith/language";
import { quoteWith } from "../language/escape.ts";
import { group, stacked } from "../language/group.ts";
import { jsonDocument } from "../language/json-document.ts";
import { expressionsIn } from "./files.ts";

const QUOTE = { unicode: "u" } as const;

const call = (open: string, argument: string | Group): Group => group(open, [argument], ")");

const printValue = literals({
  quote: QUOTE,
  env: ["Objects.requireNonNull(System.getenv(", "))", "java.util.Objects"],
  file: ({ path }, printing) => {
    printing.requires("java.nio.file.Files");
    printing.requires("java.nio.file.Path");
    return call("Files.readAllBytes(", call("Path.of(", quoteWith(path, QUOTE)));
  },
  base64: ["Base64.getEncoder().encodeToString(", ")", "java.util.Base64"],
  text: " + ",
  // An integer constant has at most 64 bits, and a suffix if it has more than 32.
  number: (value) => {
    if (Object.is(value, -0)) return "-0.0";
    if (!Number.isInteger(value) || Math.abs(value) < 2 ** 31) return String(value);
    return Math.abs(value) < 2 ** 63 ? `${value}L` : value.toExponential();
  },
  list: ["List.of(", ")"],
});

// Expressions are the arguments of a format, in which a percent sign is doubled.
const escape = (json: string): string => json.replaceAll("\\", "\\\\");
const printJson = jsonDocument(escape, () => "%s");
const printFormat = jsonDocument(
  (json) => escape(json).replaceAll("%", "%%"),
  () => "%s",
);

// An object, or a list that `List.of` cannot make.
const isJson = (value: Value): boolean =>
  Array.isArray(value)
    ? value.some((item) => item === null || isJson(item))
    : typeof value === "object" && value !== null && !isRuntimeValue(value);

/**
 * The template tag for Java 17 and later. Objects are strings with their JSON.
 * @see https://docs.oracle.com/javase/specs/jls/se17/html/
 * @example
 * ```ts
 * import { java, render } from "hubsmith/code";
 *
 * render(java`System.out.println(${"hello"});`); // → 'System.out.println("hello");'
 * ```
 * @public
 */
export const java: Tag<"java"> = defineLanguage({
  id: "java",
  label: "Java",
  extension: ".java",
  order: 8,
  highlight: "java",
  check: { grammar: "java" },
  comment: "//",
  hasOperators: true,
  width: 100,
  indent: "  ",
  calls: { trailing: "" },
  formatter: googleJavaFormat,
  print: (value, printing, place) => {
    if (Array.isArray(value)) printing.requires("java.util.List");
    if (!isJson(value)) return printValue(value, printing, place);
    const expressions = expressionsIn(value);
    const print = expressions.length > 0 ? printFormat : printJson;
    const block = stacked('"""', [print(value, printing, NEUTRAL), '"""']);
    if (expressions.length === 0) return block;
    const values = expressions.map((one) => printValue(one, printing, NEUTRAL));
    return stacked(block, [group(".formatted(", values, ")", { role: "call" })], "    ");
  },
  spans: [
    comment("//"),
    comment("/*", "*/"),
    quoted('"""', { lines: true }),
    quoted('"'),
    quoted("'"),
  ],
  keywords:
    "abstract assert boolean break byte case catch char class const continue default do double else enum extends final finally float for goto if implements import instanceof int interface long native new package private protected public return short static strictfp super switch synchronized this throw throws transient try void volatile while _ true false null",
  variable: camelCase,
  imports: importLines("import ", ";", /(?:static )?[A-Za-z_]\w*(?:\.\w+)*/),
});
