// C#: lists are collection expressions, and objects are nodes of System.Text.Json.
import {
  camelCase,
  comment,
  defineLanguage,
  forbidden,
  importLines,
  interpolated,
  literals,
  quoted,
  type Tag,
} from "hubsmith/language";
import { hasObject, number64 } from "./files.ts";

const VALUES = {
  quote: { unicode: "uU" },
  env: ["Environment.GetEnvironmentVariable(", ")", "System"],
  file: ["File.ReadAllBytes(", ")", "System.IO"],
  base64: ["Convert.ToBase64String(", ")", "System"],
  text: " + ",
  number: number64(),
  list: ["[", "]"],
} as const;
const printValue = literals(VALUES);
const printObject = literals({
  ...VALUES,
  key: ["[", "] = "],
  list: ["new JsonArray([", "])"],
  object: ["new JsonObject\n{", "}", " "],
  emptyObject: "new JsonObject()",
  emptyList: "new JsonArray()",
  trailing: ",",
});

/**
 * The template tag for C# 12 and later. Lists are collection expressions, and objects are nodes of System.Text.Json.
 * @see https://learn.microsoft.com/en-us/dotnet/csharp/language-reference/
 * @example
 * ```ts
 * import { csharp, render } from "hubsmith/code";
 *
 * render(csharp`Console.WriteLine(${"a\nb"});`); // → 'Console.WriteLine("a\\nb");'
 * ```
 * @public
 */
export const csharp: Tag<"csharp"> = defineLanguage({
  id: "csharp",
  label: "C#",
  extension: ".cs",
  fileName: "Program.cs",
  order: 6,
  highlight: "csharp",
  check: { grammar: "c_sharp" },
  comment: "//",
  hasOperators: true,
  width: 100,
  print: (value, printing, place) => {
    if (!hasObject(value)) return printValue(value, printing, place);
    printing.requires("System.Text.Json.Nodes");
    return printObject(value, printing, place);
  },
  spans: [
    comment("//"),
    comment("/*", "*/"),
    forbidden(
      /@\$?"|\$@"|\$\$+"|\$?"""/,
      "a verbatim or raw string. Put its text in ${…}, or write a string with escapes.",
    ),
    interpolated("\\$", '"'),
    quoted('"'),
    quoted("'"),
  ],
  keywords:
    "abstract as base bool break byte case catch char checked class const continue decimal default delegate do double else enum event explicit extern false finally fixed float for foreach goto if implicit in int interface internal is lock long namespace new null object operator out override params private protected public readonly ref return sbyte sealed short sizeof stackalloc static string struct switch this throw true try typeof uint ulong unchecked unsafe ushort using virtual void volatile while",
  variable: camelCase,
  imports: importLines("using ", ";", /[A-Za-z_]\w*(?:\.\w+)*/, { groups: [/^System(\.|$)/] }),
});
