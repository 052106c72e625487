// C#: literals for load snippets.
import {
  interpolated,
  comment,
  defineLanguage,
  hex,
  literals,
  importRef,
  type Printing,
  quoted,
  quoteString,
  forbidden,
  type Tag,
} from "hubsmith/code/language";

function quote(value: string): string {
  return quoteString(value, (char) =>
    char.codePointAt(0)! < 0x10000 ? `\\u${hex(char, 4)}` : `\\U${hex(char, 8)}`,
  );
}

function envExpression(name: string, printing: Printing): string {
  printing.requires("System");
  return `Environment.GetEnvironmentVariable("${name}")`;
}

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
    quote,
    env: ({ name }, printing) => envExpression(name, printing),
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
  imports: {
    pattern: /using [\w.]+;(?=\n|$)/,
    parse: (statement) => [importRef(statement.slice("using ".length, -1))],
    print: (module) => `using ${module};`,
    module: /^[A-Za-z_]\w*(?:\.\w+)*$/,
    groups: [/^System(\.|$)/],
  },
});
