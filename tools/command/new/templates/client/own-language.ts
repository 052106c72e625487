// The language Mylang: how its values print, and what its quotes and comments look like.
import {
  comment,
  defineLanguage,
  isEnv,
  literals,
  quoted,
  quoteJson,
  type Tag,
  type TextPart,
} from "hubsmith/code";

const variable = (name: string): string => `env(${quoteJson(name)})`;
const fileText = (path: string): string => `base64(read(${quoteJson(path)}))`;
const part = (one: TextPart): string =>
  typeof one === "string"
    ? quoteJson(one)
    : isEnv(one)
      ? variable(one.name)
      : fileText(one.file.path);

/** The template tag for Mylang. */
export const mylang: Tag<"mylang"> = defineLanguage({
  id: "mylang",
  label: "Mylang",
  extension: ".mylang",
  // Where tree-sitter has a grammar of it, `check: { grammar: "…" }` lets the kit parse what is printed.
  check: { parser: "none" },
  comment: "#",
  expressions: true,
  print: literals({
    // A string with its quotes: every character that means something, or cannot be seen, is escaped.
    quote: quoteJson,
    env: ({ name }) => variable(name),
    file: ({ path }) => `read(${quoteJson(path)})`,
    base64: ({ file }) => fileText(file.path),
    text: ({ parts }) => parts.map(part).join(" + "),
    isOperation: (value) => "parts" in value && value.parts.length > 1,
    list: ["[", "]"],
    object: ["{", "}"],
  }),
  spans: [quoted('"'), comment("#")],
});
