// Python 3: literals, keyword arguments, and imports with the standard library first.
import {
  braced,
  type Code,
  comment,
  defineLanguage,
  type FileRef,
  hex,
  type Hole,
  type ImportForm,
  inFewerEscapes,
  isEnv,
  listOf,
  literals,
  need,
  type Printing,
  quoted,
  quoteWith,
  type Tag,
  type TextPart,
  itemList,
} from "hubsmith/code/language";

// As ruff and Black have it.
const WIDTH = 88;

function doubleQuoted(value: string): string {
  return quoteWith(value, (char) => {
    const code = char.codePointAt(0)!;
    if (code < 0x100) return `\\x${hex(char, 2)}`;
    return code < 0x10000 ? `\\u${hex(char, 4)}` : `\\U${hex(char, 8)}`;
  });
}

const quote = (value: string): string => inFewerEscapes(doubleQuoted(value));

function variable(name: string, printing: Printing, quote = '"'): string {
  printing.need("os");
  return `os.environ[${quote}${name}${quote}]`;
}

function readBytes(file: FileRef, printing: Printing): string {
  printing.need("pathlib", "Path");
  return `Path(${quote(file.path)}).read_bytes()`;
}

// A file is encoded once, and named after what it is: an f-string before Python 3.12 takes no quotes between its braces.
function encode(file: FileRef, printing: Printing): string {
  printing.need("base64");
  const [kind = ""] = file.type.split("/");
  const name = ["audio", "image", "video"].includes(kind) ? kind : "data";
  const read = readBytes(file, printing);
  const isLong = read.length > WIDTH - 40;
  const inner = isLong ? `\n    ${read}\n` : read;
  return printing.variable(name, `base64.b64encode(${inner}).decode()`);
}

const inFString = (part: string): string =>
  doubleQuoted(part).slice(1, -1).replace(/[{}]/g, "$&$&");

function join(parts: readonly TextPart[], printing: Printing): string {
  let inner = "";
  for (const part of parts) {
    if (typeof part === "string") inner += inFString(part);
    else if (isEnv(part)) inner += `{${variable(part.name, printing, "'")}}`;
    else inner += `{${encode(part.file, printing)}}`;
  }
  return `f"${inner}"`;
}

const F = "(?:[fFtT][rR]?|[rR][fFtT])";
const NAME = "[A-Za-z_]\\w*";

const imports: ImportForm = {
  statement: /(?:import [^\n#;()]+|from [\w.\0]+ import (?:\([^()#;]*\)|[^\n#;()*]+))(?=\n|$)/,
  read: (statement) => {
    const [, module, names = ""] = /^from (\S+) import \(?([^()]*)\)?$/.exec(statement) ?? [];
    return module === undefined
      ? listOf(statement.slice("import ".length)).map((one) => need(one))
      : listOf(names).map((one) => need(module, one));
  },
  write: (module, names) => {
    if (names.length === 0) return `import ${module}`;
    const line = `from ${module} import ${names.join(", ")}`;
    if (line.length <= WIDTH) return line;
    return `from ${module} import (\n${names.map((name) => `    ${name},\n`).join("")})`;
  },
  module: new RegExp(`^${NAME}(?:\\.${NAME})*(?: as ${NAME})?$`),
  name: new RegExp(`^${NAME}(?: as ${NAME})?$`),
  blocks: [/^__future__$/, /^(base64|io|json|os|pathlib|sys|time|urllib\.\w+)$/],
  below: /#![^\n]*|[rR]?("""|''')[^]*?\1(?=\n|$)/,
};

const tag: Tag<"python"> = defineLanguage({
  id: "python",
  label: "Python",
  extension: ".py",
  order: 1,
  highlight: "python",
  check: { parser: "python" },
  comment: "#",
  expressions: true,
  width: WIDTH,
  calls: { last: ",", brackets: true },
  assigns: "in parentheses",
  print: literals({
    quote,
    env: ({ name }, printing) => variable(name, printing),
    file: readBytes,
    base64: ({ file }, printing) => encode(file, printing),
    text: ({ parts }, printing) => join(parts, printing),
    words: { null: "None", true: "True", false: "False" },
    list: ["[", "]"],
    object: ["{", "}"],
    // ruff writes no plus before an exponent.
    number: (value) => (Object.is(value, -0) ? "-0.0" : String(value).replace("e+", "e")),
    last: ",",
  }),
  spans: [
    braced(F, '"""'),
    braced(F, "'''"),
    braced(F, '"'),
    braced(F, "'"),
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

function leadOf(name: string): string {
  // Its refusal says what a name is.
  if (!tag.isName(name)) tag.name(name);
  return `${name}=`;
}

/** The template tag for Python 3. @public */
export const python: Tag<"python"> & {
  /** Call arguments: positional ones, then named ones. Throws a TypeError where a name is no identifier. */
  args(
    positional: readonly Hole<"python">[],
    named?: Readonly<Record<string, Hole<"python">>>,
  ): Code<"python">;
} = Object.assign(tag, {
  args: (
    positional: readonly Hole<"python">[],
    named: Readonly<Record<string, Hole<"python">>> = {},
  ) => {
    const items = positional.map((hole) => ({ lead: "", hole }));
    for (const name of Object.keys(named)) items.push({ lead: leadOf(name), hole: named[name]! });
    return itemList(tag, items);
  },
});
