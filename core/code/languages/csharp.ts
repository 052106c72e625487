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
  keywords:
    "abstract as base bool break byte case catch char checked class const continue decimal default delegate do double " +
    "else enum event explicit extern false finally fixed float for foreach goto if implicit in int interface internal is " +
    "lock long namespace new null object operator out override params private protected public readonly ref return sbyte " +
    "sealed short sizeof stackalloc static string struct switch this throw true try typeof uint ulong unchecked unsafe " +
    "ushort using virtual void volatile while",
};

/** The template tag for C# 12 and later. @public */
export const csharp: Tag<"csharp"> = createTag(language);
