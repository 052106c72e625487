// Java: lists are those of java.util, and objects are strings with their JSON, in text blocks.
import { NEUTRAL } from "#core/code/language";
import { isPlainObject, type Value } from "#core/code/value";
import {
  camelCase,
  comment,
  defineLanguage,
  googleJavaFormat,
  type Group,
  importLines,
  literals,
  type Printer,
  type Printing,
  quoted,
  type Tag,
} from "hubsmith/language";
import { group, stacked } from "../language/group.ts";
import { jsonDocument, printedText } from "../language/json-document.ts";
import { quoteOf } from "../language/literal.ts";
import { expressionsIn, number64 } from "./files.ts";

// A constant has at most 65,535 bytes, of which a character needs up to three, and a pair of them six.
const MAX_CONSTANT = 20_000;
const CHUNK = /[^]{1,10000}/gu;

const quoteShort = quoteOf({ unicode: "u" });

// The compiler would join the operands of a sum.
function quote(text: string, printing: Printing): string {
  if (text.length <= MAX_CONSTANT) return quoteShort(text, printing);
  const chunks = text.match(CHUNK)!.map((chunk) => quoteShort(chunk, printing));
  return `String.join("", ${chunks.join(", ")})`;
}

const call = (open: string, argument: string | Group): Group => group(open, [argument], ")");

const printValue = literals({
  quote,
  env: ({ name }, printing) => {
    printing.requires("java.util.Objects");
    return `Objects.requireNonNull(System.getenv("${name}"), "${name}")`;
  },
  file: ({ path }, printing) => {
    printing.requires("java.nio.file.Files");
    printing.requires("java.nio.file.Path");
    return call("Files.readAllBytes(", call("Path.of(", quote(path, printing)));
  },
  base64: ["Base64.getEncoder().encodeToString(", ")", "java.util.Base64"],
  text: " + ",
  number: number64("L"),
  list: ["List.of(", ")"],
});

// Expressions are the arguments of a format, in which a percent sign is doubled.
const escape = (json: string): string => json.replaceAll("\\", "\\\\");
const escapeFormat = (json: string): string => json.replaceAll("%", "%%");
const documentOf = (escape: (json: string) => string): Printer =>
  jsonDocument(escape, () => "%s") as Printer;
const inBlock = documentOf(escape);
const inFormatBlock = documentOf((json) => escape(escapeFormat(json)));
const asJson = documentOf((json) => json);
const asFormat = documentOf(escapeFormat);

// An object, or a list that `List.of` cannot make.
const isJson = (value: Value): boolean =>
  Array.isArray(value) ? value.some((item) => item === null || isJson(item)) : isPlainObject(value);

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
    const [json, block] = (
      expressions.length > 0 ? [asFormat, inFormatBlock] : [asJson, inBlock]
    ).map((print) => print(value, printing, NEUTRAL));
    const text = printedText(json!, java.language);
    const constant =
      text.length > MAX_CONSTANT ? quote(text, printing) : stacked('"""', [block!, '"""']);
    if (expressions.length === 0) return constant;
    const values = expressions.map((one) => printValue(one, printing, NEUTRAL));
    return stacked(constant, [group(".formatted(", values, ")", { role: "call" })], "    ");
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
