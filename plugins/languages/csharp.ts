// C#: literals for load snippets.
import {
  comment,
  defineLanguage,
  forbidden,
  importLines,
  interpolated,
  literals,
  quoted,
  type Tag,
} from "hubsmith/code/language";

/** The template tag for C# 12 and later. @public */
export const csharp: Tag<"csharp"> = defineLanguage({
  id: "csharp",
  label: "C#",
  extension: ".cs",
  highlight: "csharp",
  check: { grammar: "c_sharp" },
  comment: "//",
  hasOperators: true,
  print: literals({
    quote: { unicode: "uU", halves: true },
    env: ["Environment.GetEnvironmentVariable(", ")", "System"],
    list: ["[", "]"],
  }),
  spans: [
    comment("//"),
    comment("/*", "*/"),
    forbidden(
      /@\$?"|\$@"|\$\$+"|\$?"""/,
      "a verbatim or raw string. Put its text in a hole, or write a string with escapes.",
    ),
    interpolated("\\$", '"'),
    quoted('"'),
    quoted("'"),
  ],
  keywords:
    "abstract as base bool break byte case catch char checked class const continue decimal default delegate do double else enum event explicit extern false finally fixed float for foreach goto if implicit in int interface internal is lock long namespace new null object operator out override params private protected public readonly ref return sbyte sealed short sizeof stackalloc static string struct switch this throw true try typeof uint ulong unchecked unsafe ushort using virtual void volatile while",
  imports: importLines("using ", ";", /[A-Za-z_]\w*(?:\.\w+)*/, { groups: [/^System(\.|$)/] }),
});
