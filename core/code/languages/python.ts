// Python 3: literals, keyword arguments, and imports with the standard library first.
import { type Code, codeOf, type Hole } from "../code.ts";
import { hex, quoteWith } from "../escape.ts";
import { hoistInto } from "../imports.ts";
import type { Language, Printing } from "../language.ts";
import { literals } from "../literal.ts";
import { createTag, type Tag } from "../tag.ts";
import { type FileRef, mark, type Special, type TextPart } from "../value.ts";

function quote(value: string): string {
  return quoteWith(value, (char) => {
    const code = char.codePointAt(0)!;
    if (code < 0x100) return `\\x${hex(char, 2)}`;
    return code < 0x10000 ? `\\u${hex(char, 4)}` : `\\U${hex(char, 8)}`;
  });
}

function special(value: Special, printing: Printing): string {
  switch (value[mark]) {
    case "env":
      printing.need("os");
      return `os.environ["${value.name}"]`;
    case "file":
      return readBytes(value, printing);
    case "base64":
      printing.need("base64");
      return `base64.b64encode(${readBytes(value.file, printing)}).decode()`;
    case "text":
      return join(value.parts, printing);
  }
}

function readBytes(file: FileRef, printing: Printing): string {
  printing.need("pathlib", "Path");
  return `Path(${quote(file.path)}).read_bytes()`;
}

// An f-string before Python 3.12 takes no backslash and no quote of its own kind between its braces, so only
// environment variables, whose names are plain, go there; file contents are added with a plus.
function join(parts: readonly TextPart[], printing: Printing): string {
  if (parts.some((part) => typeof part !== "string" && part[mark] === "base64")) {
    const operands = parts.filter((part) => part !== "");
    return operands
      .map((part) => (typeof part === "string" ? quote(part) : special(part, printing)))
      .join(" + ");
  }
  const inner = parts.map((part) =>
    typeof part === "string"
      ? quote(part).slice(1, -1).replace(/[{}]/g, "$&$&")
      : `{${special(part, printing).replaceAll('"', "'")}}`,
  );
  return `f"${inner.join("")}"`;
}

const language: Language<"python"> = {
  id: "python",
  spans: [
    { open: '"""', close: '"""', escapes: true, manyLines: true },
    { open: "'''", close: "'''", escapes: true, manyLines: true },
    { open: '"', close: '"', escapes: true },
    { open: "'", close: "'", escapes: true },
    { open: "#", close: "\n", comment: true },
  ],
  print: literals({
    language: "python",
    quote,
    special,
    words: { null: "None", true: "True", false: "False" },
    minusZero: "-0.0",
    list: ["[", "]"],
    object: ["{", "}"],
    last: ",",
  }),
  keywords:
    "False None True and as assert async await break class continue def del elif else except finally for from global " +
    "if import in is lambda nonlocal not or pass raise return try while with yield",
  hoist: (text, needs) =>
    hoistInto(text, needs, {
      bare: /^import (?<module>[\w.]+)$/,
      named: /^from (?<module>[\w.]+) import (?<names>[\w, ]+)$/,
      write: (module, names) =>
        names.length > 0 ? `from ${module} import ${names.join(", ")}` : `import ${module}`,
      standard: /^(base64|io|json|os|pathlib|sys|time|urllib\.\w+)$/,
    }),
};

/** Arguments by name. @public */
export type NamedArguments = Readonly<Record<string, Hole<"python">>>;

/** The template tag for Python 3. @public */
export const python: Tag<"python"> & {
  /** Call arguments: positional ones, then named ones. Throws a TypeError where a name is no identifier. */
  args(positional: readonly Hole<"python">[], named?: NamedArguments): Code<"python">;
} = Object.assign(createTag(language), {
  args: (positional: readonly Hole<"python">[], named: NamedArguments = {}) =>
    codeOf("python", {
      form: "items" as const,
      items: [
        ...positional.map((value) => python`${value}`),
        ...Object.entries(named).map(([name, value]) => python`${python.name(name)}=${value}`),
      ],
    }),
});
