// JavaScript: ES modules for Node; files are Blobs, which every SDK and fetch accept.
import {
  camelCase,
  comment,
  defineLanguage,
  isText,
  type LanguageSpec,
  literals,
  prettier,
  type Printing,
  quoted,
  forbidden,
  type Span,
  span,
  type Tag,
  type Text,
} from "hubsmith/language";
import {
  type Code,
  type CodeNode,
  codeOf,
  type Hole,
  isCode,
  joinOf,
  unsafe,
} from "#core/code/tag";
import { type FileRef, isBase64, isEnv, type TextPart } from "#core/code/value";
import type { Group } from "#core/code/doc";
import { type ImportForm, importRef } from "#core/code/imports";
import { group } from "../language/group.ts";
import { splitList } from "../language/import-form.ts";
import { preferFewerEscapes, quoteJson } from "../language/escape.ts";

const quote = (value: string): string => preferFewerEscapes(quoteJson(value));

const envExpression = (name: string): string => `process.env.${name}`;

function read({ path }: FileRef, printing: Printing): string {
  printing.requires("node:fs/promises", "readFile");
  return `await readFile(${quote(path)}`;
}

function blob(file: FileRef, printing: Printing): Group {
  const type = group("{", [quote(file.type)], "}", { prefixes: ["type: "], pad: " ", last: "," });
  const items = [`[${read(file, printing)})]`, type];
  return group("new Blob(", items, ")", { last: ",", role: "call" });
}

const escapeForTemplate = (part: string): string =>
  quoteJson(part).slice(1, -1).replace(/[`$]/g, "\\$&");

function join(parts: readonly TextPart[], printing: Printing): string {
  let inner = "";
  for (const part of parts) {
    if (typeof part === "string") inner += escapeForTemplate(part);
    else if (isEnv(part)) inner += `\${${envExpression(part.name)} ?? ""}`;
    else inner += `\${${read(part.file, printing)}, "base64")}`;
  }
  return `\`${inner}\``;
}

// Prettier treats no character outside the first plane as a letter. A name may contain invisible characters.
const NAME = /^(?!.*[^\0-\uffff]|.*\p{Cf})[\p{ID_Start}$_][\p{ID_Continue}$]*$/u;

// Prettier removes the quotes of names and of numbers. A plain `__proto__` key in a literal sets the prototype
// instead of a member; a computed one does not.
function key(name: string): string {
  if (name === "__proto__") return '["__proto__"]: ';
  const isNumber = /^\d+(?:\.\d+)?$/.test(name) && String(Number(name)) === name;
  return `${NAME.test(name) || isNumber ? name : quote(name)}: `;
}

const DEFAULT = "default as ";
const ALL = "* as ";

const imports: ImportForm = {
  pattern:
    /import\b\s*(?:[^"'`;()]*?\bfrom\s*|[^"'`;()]*?\}\s*from\s*)?(?:"[^"\n\0]+"|'[^'\n\0]+'|\0);?(?=\n|$)/,
  parse: (statement) => {
    const [, clause = "", module = ""] =
      /^import\s*(?:([^]*?)\s*from\s*)?["'](.*)["'];?$/.exec(statement) ?? [];
    const [, whole = "", names = ""] = /^([^{}]*)(?:\{([^{}]*)\})?$/.exec(clause) ?? [];
    const all = [
      ...splitList(whole).map((name) => (name.startsWith("*") ? name : DEFAULT + name)),
      ...splitList(names),
    ];
    return all.length === 0 ? [importRef(module)] : all.map((name) => importRef(module, name));
  },
  print: (module, names) => {
    const named = names.filter((name) => !name.startsWith(DEFAULT) && !name.startsWith(ALL));
    const lines = names.filter((name) => name.startsWith(ALL));
    const whole = names
      .filter((name) => name.startsWith(DEFAULT))
      .map((name) => name.slice(DEFAULT.length));
    const head = [...whole.slice(0, 1), `{ ${named.join(", ")} }`].join(", ");
    // Prettier breaks a line of several names, but not one with a single name.
    const isLong =
      `import ${head} from "${module}";`.length > 80 && whole.length + named.length > 1;
    const list = isLong
      ? `{\n${named.map((name) => `  ${name},\n`).join("")}}`
      : `{ ${named.join(", ")} }`;
    const clause = [...whole.slice(0, 1), ...(named.length > 0 ? [list] : [])];
    const clauses = [clause.join(", "), ...whole.slice(1), ...lines].filter((text) => text !== "");
    if (names.length === 0) return `import "${module}";`;
    return clauses.map((text) => `import ${text} from "${module}";`).join("\n");
  },
  module: /^[\w@./:-]+$/,
  name: /^(?:\*|[A-Za-z_$][\w$]*)(?: as [A-Za-z_$][\w$]*)?$/,
  groups: [/^node:/],
  prologue: /#![^\n]*|["']use strict["'];?(?=\n|$)/,
  hoisted: true,
};

// A slash opens a regular expression where a value is expected, and divides between spaces.
const spans: readonly Span[] = [
  comment("#!"),
  comment("//"),
  comment("/*", "*/"),
  quoted('"'),
  quoted("'"),
  span(
    "string",
    [/`/, /[^`\\$\0]|\\[^\0]|\$(?!\{)|\$\{(?:[^{}"'`\\]|"[^"\\\n\0]*"|'[^'\\\n\0]*')*\}/, /`/],
    {
      code: /(?<=(?<!\\)\$\{)([^{}]*)(?=\})/,
      instead: "Assign the expression in its braces to a variable first.",
    },
  ),
  span(
    "other",
    [
      /(?<=(?:^|[\n(,=:[!&|?{;]|=>|\b(?:return|typeof|case|in|of|await|yield))[ \t]*)\//,
      /[^\\/[\n\0]|\\[^\n\0]|\[(?:[^\]\\\n\0]|\\[^\n\0])*\]/,
      /\/[a-z]*/,
    ],
    { instead: "a regular expression with ${…}, or without an end. Write new RegExp(…)." },
  ),
  span("other", [/(?<=[^ \n] )\/=?(?= )/, /(?!)/, /(?:)/]),
  forbidden(
    /\//,
    "a slash that may divide or open a regular expression. Put spaces around a division, and assign a regular expression to a variable first: const pattern = /…/;",
  ),
];

const printValue = literals({
  quote,
  key,
  env: ({ name }) => envExpression(name),
  file: blob,
  base64: ({ file: { path } }, printing) => {
    printing.requires("node:fs/promises", "readFile");
    return group("await readFile(", [quote(path), '"base64"'], ")", { last: "," });
  },
  text: ({ parts }, printing) => join(parts, printing),
  isOperation: isBase64,
  list: ["[", "]"],
  object: ["{", "}", " "],
  // Prettier writes no plus before an exponent.
  number: (value) => (Object.is(value, -0) ? "-0" : String(value).replace("e+", "e")),
  isBlock: true,
  trailing: ",",
  breaksTables: true,
  fillsNumbers: true,
});

/** A tag of JavaScript or TypeScript. @public */
export interface ScriptTag<L extends string> extends Tag<L> {
  /** An object whose members may be code. */
  object(members: Readonly<Record<string, Hole<L>>>): Code<L>;
  /** A template literal of strings and expressions. */
  template(parts: readonly (string | Text | Code<L>)[]): Code<L>;
}

function scriptTag<L extends string>(
  spec: Pick<LanguageSpec<L>, "id" | "label" | "extension" | "order" | "highlight" | "check">,
): ScriptTag<L> {
  const tag = defineLanguage<L>({
    ...spec,
    comment: "//",
    hasOperators: true,
    indent: "  ",
    calls: { trailing: "," },
    formatter: prettier,
    print: (value, printing, place) =>
      value === "__proto__" && place.isKey ? `["__proto__"]` : printValue(value, printing, place),
    spans,
    variable: camelCase,
    keywords:
      "arguments await break case catch class const continue debugger default delete do else enum eval export extends false finally for function if implements import in instanceof interface let new null package private protected public return static super switch this throw true try typeof var void while with yield",
    imports,
  });
  return Object.assign(tag, {
    template: (parts: readonly (string | Text | Code<L>)[]) => {
      const raw = (text: string): Code<L> => unsafe(tag, text);
      const pieces = parts.flatMap((part): readonly (TextPart | Code<L>)[] =>
        isText(part) ? part.parts : [part],
      );
      const codes = pieces.flatMap((part): readonly Code<L>[] =>
        typeof part === "string"
          ? [raw(escapeForTemplate(part))]
          : [raw("${"), isCode(part) ? (part as Code<L>) : tag.value(part), raw("}")],
      );
      return codeOf(tag.language, joinOf(""), [raw("`"), ...codes, raw("`")]);
    },
    object: (members: Readonly<Record<string, Hole<L>>>) => {
      const prefixes = Object.entries(members).map(([name, value]) =>
        isNamed(value, name) ? "" : key(name),
      );
      const shape = { form: "items", prefixes, isObject: true } as const;
      return codeOf(tag.language, shape, Object.values(members));
    },
  });
}

/**
 * The template tag for JavaScript modules. Programs are formatted as by Prettier.
 * @see https://tc39.es/ecma262/
 * @see https://prettier.io/docs/
 * @example
 * ```ts
 * import { js, render } from "hubsmith/code";
 *
 * render(js`console.log(${{ id: 1, tags: ["a"] }});`); // → 'console.log({ id: 1, tags: ["a"] });'
 * ```
 * @public
 */
export const js: ScriptTag<"js"> = scriptTag({
  id: "js",
  label: "JavaScript",
  extension: ".mjs",
  order: 2,
  highlight: "javascript",
  check: { parser: "javascript" },
});

/**
 * The template tag for TypeScript modules, in which types are mostly inferred.
 * @see https://www.typescriptlang.org/docs/
 * @example
 * ```ts
 * import { render, ts } from "hubsmith/code";
 *
 * render(ts`console.log(${{ id: 1 }});`); // → "console.log({ id: 1 });"
 * ```
 * @public
 */
export const ts: ScriptTag<"ts"> = scriptTag({
  id: "ts",
  label: "TypeScript",
  extension: ".ts",
  order: 2.5,
  highlight: "typescript",
  check: { grammar: "typescript" },
});

// A variable with the name of its member.
const isNamed = (value: Hole<string>, name: string): boolean => {
  const { shape } = isCode(value) ? (value as CodeNode) : {};
  if (shape?.form === "raw") return shape.text === name;
  return shape?.form === "template" && shape.whole === name;
};
