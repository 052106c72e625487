// C#: literals for load snippets.
import { hex, quoteWith } from "../escape.ts";
import { C_LIKE, type Language } from "../language.ts";
import { literals, refuse } from "../literal.ts";
import { createTag, type Tag } from "../tag.ts";
import { mark } from "../value.ts";

function quote(value: string): string {
  return quoteWith(value, (char) =>
    char.codePointAt(0)! < 0x10000 ? `\\u${hex(char, 4)}` : `\\U${hex(char, 8)}`,
  );
}

const language: Language<"csharp"> = {
  id: "csharp",
  spans: C_LIKE,
  print: literals({
    language: "csharp",
    quote,
    special: (value) =>
      value[mark] === "env"
        ? `Environment.GetEnvironmentVariable(${quote(value.name)})`
        : refuse("csharp", `a ${value[mark]}`, "Write the path as a string."),
    words: { null: "null", true: "true", false: "false" },
    minusZero: "-0.0",
    list: ["[", "]"],
  }),
};

/** The template tag for C# 12 and later. @public */
export const csharp: Tag<"csharp"> = createTag(language);
