// Python 3: literals, keyword arguments, and imports with the standard library first.
import {
  interpolated,
  comment,
  defineLanguage,
  literals,
  type Printing,
  quoted,
  ruff,
  type Tag,
} from "hubsmith/language";
import { type Code, codeOf, type Hole } from "#core/code/tag";
import { type FileRef, isEnv, type TextPart } from "#core/code/value";
import { hex, preferFewerEscapes, quoteString } from "../language/escape.ts";
import { type ImportForm, importRef } from "#core/code/imports";
import { splitList } from "../language/import-form.ts";

// As ruff and Black format it.
const WIDTH = 88;

function doubleQuoted(value: string): string {
  return quoteString(value, (char) => {
    const code = char.codePointAt(0)!;
    if (code < 0x100) return `\\x${hex(char, 2)}`;
    return code < 0x10000 ? `\\u${hex(char, 4)}` : `\\U${hex(char, 8)}`;
  });
}

const quote = (value: string): string => preferFewerEscapes(doubleQuoted(value));

function envExpression(name: string, printing: Printing, quote = '"'): string {
  printing.requires("os");
  return `os.environ[${quote}${name}${quote}]`;
}

function readBytes(file: FileRef, printing: Printing): string {
  printing.requires("pathlib", "Path");
  return `Path(${quote(file.path)}).read_bytes()`;
}

// A file is encoded once, in a variable named after its type: before Python 3.12, an f-string cannot have the same
// quotes in its braces.
function encode(file: FileRef, printing: Printing): string {
  printing.requires("base64");
  const [kind = ""] = file.type.split("/");
  const name = ["audio", "image", "video"].includes(kind) ? kind : "data";
  const read = readBytes(file, printing);
  const isLong = read.length > WIDTH - 40;
  const inner = isLong ? `\n    ${read}\n` : read;
  return printing.variable(name, `base64.b64encode(${inner}).decode()`);
}

const escapeForFString = (part: string): string =>
  doubleQuoted(part).slice(1, -1).replace(/[{}]/g, "$&$&");

function join(parts: readonly TextPart[], printing: Printing): string {
  let inner = "";
  for (const part of parts) {
    if (typeof part === "string") inner += escapeForFString(part);
    else if (isEnv(part)) inner += `{${envExpression(part.name, printing, "'")}}`;
    else inner += `{${encode(part.file, printing)}}`;
  }
  return `f"${inner}"`;
}

const F_PREFIX = "(?:[fFtT][rR]?|[rR][fFtT])";
const NAME = "[A-Za-z_]\\w*";

const imports: ImportForm = {
  pattern: /(?:import [^\n#;()]+|from [\w.\0]+ import (?:\([^()#;]*\)|[^\n#;()*]+))(?=\n|$)/,
  parse: (statement) => {
    const [, module, names = ""] = /^from (\S+) import \(?([^()]*)\)?$/.exec(statement) ?? [];
    return module === undefined
      ? splitList(statement.slice("import ".length)).map((name) => importRef(name))
      : splitList(names).map((name) => importRef(module, name));
  },
  print: (module, names) => {
    if (names.length === 0) return `import ${module}`;
    const line = `from ${module} import ${names.join(", ")}`;
    if (line.length <= WIDTH) return line;
    return `from ${module} import (\n${names.map((name) => `    ${name},\n`).join("")})`;
  },
  module: new RegExp(`^${NAME}(?:\\.${NAME})*(?: as ${NAME})?$`),
  name: new RegExp(`^${NAME}(?: as ${NAME})?$`),
  groups: [
    /^__future__$/,
    /^(asyncio|base64|contextlib|io|itertools|json|os|pathlib|re|sys|time|typing|urllib\.\w+)$/,
  ],
  prologue: /#![^\n]*|[rR]?("""|''')[^]*?\1(?=\n|$)/,
};

const tag: Tag<"python"> = defineLanguage({
  id: "python",
  label: "Python",
  extension: ".py",
  order: 1,
  highlight: "python",
  check: { parser: "python" },
  comment: "#",
  hasOperators: true,
  width: WIDTH,
  calls: { trailing: ",", brackets: true },
  formatter: ruff,
  print: literals({
    quote,
    env: ({ name }, printing) => envExpression(name, printing),
    file: readBytes,
    base64: ({ file }, printing) => encode(file, printing),
    text: ({ parts }, printing) => join(parts, printing),
    constants: { null: "None", true: "True", false: "False" },
    list: ["[", "]"],
    object: ["{", "}"],
    // ruff writes no plus before an exponent.
    number: (value) => (Object.is(value, -0) ? "-0.0" : String(value).replace("e+", "e")),
    trailing: ",",
  }),
  spans: [
    interpolated(F_PREFIX, '"""'),
    interpolated(F_PREFIX, "'''"),
    interpolated(F_PREFIX, '"'),
    interpolated(F_PREFIX, "'"),
    quoted('"""', { lines: true }),
    quoted("'''", { lines: true }),
    quoted('"'),
    quoted("'"),
    comment("#"),
  ],
  keywords:
    "False None True and as assert async await break class continue def del elif else except finally for from global if import in is lambda nonlocal not or pass raise return try while with yield",
  imports,
});

function prefixOf(name: string): string {
  // The error says what a valid name is.
  if (!tag.isName(name)) tag.name(name);
  return `${name}=`;
}

/**
 * The template tag for Python 3. Programs are formatted as by ruff.
 * @see https://docs.python.org/3/reference/
 * @see https://docs.astral.sh/ruff/formatter/
 * @example
 * ```ts
 * import { python, render } from "hubsmith/code";
 *
 * const load = python`load(${python.args(["owner/name"], { bits: 4 })})`;
 * render(load); // → 'load("owner/name", bits=4)'
 * ```
 * @public
 */
export const python: Tag<"python"> & {
  /** Call arguments: positional ones, then named ones. Throws a TypeError if a name is not an identifier. */
  args(
    positional: readonly Hole<"python">[],
    named?: Readonly<Record<string, Hole<"python">>>,
  ): Code<"python">;
} = Object.assign(tag, {
  args: (
    positional: readonly Hole<"python">[],
    named: Readonly<Record<string, Hole<"python">>> = {},
  ) => {
    const prefixes = [...positional.map(() => ""), ...Object.keys(named).map(prefixOf)];
    const shape = { form: "items", prefixes, isObject: false } as const;
    return codeOf(tag.language, shape, [...positional, ...Object.values(named)]);
  },
});
