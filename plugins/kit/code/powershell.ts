// PowerShell: strings in single quotes, and in double quotes if they have variables or invisible characters. Objects are
// strings with their JSON: hashtables have no order, and no keys that differ only in case.
import {
  camelCase,
  defineLanguage,
  forbidden,
  type Group,
  literals,
  type Printing,
  span,
  type Span,
  type Tag,
  type Text,
} from "hubsmith/language";
import type { Printer } from "#core/code/language";
import { isPlainObject, type Base64, isEnv, type TextPart } from "#core/code/value";
import { hex, INVISIBLE, LONE_SURROGATE } from "../language/escape.ts";
import { group, wrapGroup } from "../language/group.ts";
import { jsonDocument } from "../language/json-document.ts";
import { expressionsIn } from "./files.ts";

// PowerShell reads the quotes of typography like its own.
const SINGLE = /['‘’‚‛]/g;
const IN_DOUBLE = /["“”„$`]/g;

function quote(text: string, printing: Printing): string {
  if (LONE_SURROGATE.test(text)) return printing.unprintable("half a surrogate pair");
  return text.search(INVISIBLE) < 0 ? `'${inSingle(text)}'` : `"${inDouble(text)}"`;
}

const inSingle = (text: string): string => text.replace(SINGLE, "$&$&");

const inDouble = (text: string): string =>
  text.replace(IN_DOUBLE, "`$&").replace(INVISIBLE, (char) => SHORT.get(char) ?? numbered(char));

const SHORT: ReadonlyMap<string, string> = new Map([
  ["\n", "`n"],
  ["\r", "`r"],
  ["\t", "`t"],
  ["\0", "`0"],
]);

// Windows PowerShell 5.1 knows no `u{…}.
const numbered = (char: string): string => `$([char]::ConvertFromUtf32(0x${hex(char, 4)}))`;

function expansion(part: TextPart, printing: Printing): string {
  if (typeof part === "string") return inDouble(part);
  if (isEnv(part)) return `\${env:${part.name}}`;
  return printing.unsupported("a file inside a string", "Read the file into a variable first.");
}

const encoded = ({ file }: Base64, printing: Printing): string =>
  `[Convert]::ToBase64String([IO.File]::ReadAllBytes((Resolve-Path -LiteralPath ${quote(file.path, printing)})))`;

const print = literals({
  quote,
  constants: { null: "$null", true: "$true", false: "$false" },
  minusZero: "-0.0",
  env: ({ name }) => `$env:${name}`,
  file: ({ path }, printing) => quote(path, printing),
  base64: encoded,
  text: ({ parts }: Text, printing) =>
    `"${parts.map((part) => expansion(part, printing)).join("")}"`,
  list: ["@(", ")"],
});

// JSON in single quotes, which are closed and opened again around expressions.
const printJson = jsonDocument(inSingle, (value, printing) =>
  isEnv(value) ? `' + $env:${value.name} + '` : `' + ${encoded(value, printing)} + '`,
);

const printValue: Printer = (value, printing, neighbors) => {
  if (!isPlainObject(value)) return print(value, printing, neighbors);
  const document = wrapGroup(printJson(value, printing, neighbors) as Group, "'");
  return expressionsIn(value).length > 0 ? group("(", [document], ")") : document;
};

const spans: readonly Span[] = [
  // A block comment may end anywhere.
  span("comment", [/<#/, /(?!#>)[^\0]/, /#>/]),
  forbidden(/@['"]/, "a here-string. Put its text in ${…}."),
  span("string", [/'/, /[^'\0]|''/, /'/]),
  span("string", [/"/, /[^"`\0]|`[^\0]|""/, /"/]),
  span("other", [/\$\{/, /[^{}\0]/, /\}/]),
  span("comment", [/(?<![^\s;|({])#/, /[^\n\0]/, /(?=\n|$)/]),
];

/**
 * The template tag for PowerShell 5.1 and later. Objects are strings with their JSON. Commands of programs are simpler to
 * write with `sh`: apps print them for Windows, too.
 * @see https://learn.microsoft.com/powershell/module/microsoft.powershell.core/about/about_quoting_rules
 * @example
 * ```ts
 * import { powershell, render } from "hubsmith/code";
 *
 * render(powershell`Write-Output ${"it's"}`); // → "Write-Output 'it''s'"
 * ```
 * @public
 */
export const powershell: Tag<"powershell"> = defineLanguage({
  id: "powershell",
  label: "PowerShell",
  extension: ".ps1",
  order: 4,
  highlight: "powershell",
  check: { grammar: "powershell" },
  comment: "#",
  hasOperators: true,
  print: printValue,
  spans,
  variable: (words) => `$${camelCase(words)}`,
});
