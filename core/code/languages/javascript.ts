// JavaScript: ES modules under Node; files come as Blobs, which every SDK and fetch accept.
import { quoteJson } from "../escape.ts";
import { hoistInto } from "../imports.ts";
import { C_LIKE, type Language, type Printing } from "../language.ts";
import { literals } from "../literal.ts";
import { createTag, type Tag } from "../tag.ts";
import { mark, type Special, type TextPart } from "../value.ts";

function special(value: Special, printing: Printing): string {
  if (value[mark] === "env") return `process.env.${value.name}`;
  if (value[mark] === "text") return join(value.parts, printing);
  printing.need("node:fs/promises", "readFile");
  return value[mark] === "file"
    ? `new Blob([await readFile(${quoteJson(value.path)})], { type: ${quoteJson(value.type)} })`
    : `await readFile(${quoteJson(value.file.path)}, "base64")`;
}

function join(parts: readonly TextPart[], printing: Printing): string {
  const inner = parts.map((part) =>
    typeof part === "string"
      ? quoteJson(part).slice(1, -1).replace(/[`$]/g, "\\$&")
      : `\${${special(part, printing)}}`,
  );
  return `\`${inner.join("")}\``;
}

// A plain `__proto__` key in a literal sets the prototype instead of a member; a computed one does not.
function key(name: string): string {
  if (name === "__proto__") return '["__proto__"]: ';
  return `${/^[A-Za-z_$][\w$]*$/.test(name) ? name : quoteJson(name)}: `;
}

const language: Language<"js"> = {
  id: "js",
  spans: C_LIKE,
  print: literals({
    language: "js",
    quote: quoteJson,
    key,
    special,
    words: { null: "null", true: "true", false: "false" },
    minusZero: "-0",
    list: ["[", "]"],
    object: ["{", "}", " "],
    last: ",",
  }),
  keywords:
    "arguments await break case catch class const continue debugger default delete do else enum eval export extends " +
    "false finally for function if implements import in instanceof interface let new null package private protected " +
    "public return static super switch this throw true try typeof var void while with yield",
  hoist: (text, needs) =>
    hoistInto(text, needs, {
      bare: /^import "(?<module>[^"]+)";$/,
      named: /^import \{ (?<names>[\w$, ]+) \} from "(?<module>[^"]+)";$/,
      write: (module, names) =>
        names.length > 0
          ? `import { ${names.join(", ")} } from "${module}";`
          : `import "${module}";`,
      standard: /^node:/,
    }),
};

/** The template tag for JavaScript. @public */
export const js: Tag<"js"> = createTag(language);
