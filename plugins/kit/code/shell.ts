// Shell: every hole is one word, quoted in one place; lists and objects are a word with their JSON.
import {
  defineLanguage,
  isText,
  type Printing,
  quoted,
  forbidden,
  type Span,
  span,
  type Tag,
} from "hubsmith/language";
import { type Code, codeOf, joinOf } from "#core/code/tag";
import { isEnv, isFile, isRuntimeValue, type RuntimeValue, type TextPart } from "#core/code/value";
import { INVISIBLE, LONE_SURROGATE } from "../language/escape.ts";
import { wrapGroup } from "../language/group.ts";
import { jsonDocument } from "../language/json-document.ts";
import { windowsCommands } from "./windows-command.ts";
import type { Printer } from "#core/code/language";

const RESERVED: ReadonlySet<string> = new Set(
  "case coproc do done elif else esac fi for function if in select then time until while".split(
    " ",
  ),
);

/** One word that the shell reads as exactly this string. */
function shellWord(text: string, printing: Printing): string {
  if (/^[\w./:@%+,-][\w./:@%+,=-]*$/.test(text) && !RESERVED.has(text)) return text;
  if (/^[ -~]*$/.test(text)) return `'${inQuotes(text)}'`;
  if (LONE_SURROGATE.test(text) || text.includes("\0"))
    return printing.unprintable("a word with a NUL or half a surrogate pair");
  return text.search(INVISIBLE) < 0
    ? `'${inQuotes(text)}'`
    : `$'${text.replace(/[\\']/g, "\\$&").replace(INVISIBLE, bytes)}'`;
}

// As UTF-8 bytes, because the bash of macOS knows no \u.
function bytes(char: string): string {
  const encoded = encodeURIComponent(char);
  return encoded.replaceAll("%", "\\x").toLowerCase();
}

function printSpecial(value: RuntimeValue, printing: Printing): string {
  if (isFile(value)) return shellWord(value.path, printing);
  const parts = isText(value) ? value.parts : [value];
  const isPlain = (part: TextPart): boolean =>
    typeof part !== "string" || (!/["$`\\!]/.test(part) && part.search(INVISIBLE) < 0);
  if (!parts.every(isPlain)) {
    return parts
      .map((part) =>
        typeof part === "string" ? shellWord(part, printing) : `"${expansion(part, printing)}"`,
      )
      .join("");
  }
  return `"${parts.map((part) => (typeof part === "string" ? part : expansion(part, printing))).join("")}"`;
}

// If a variable is not set, or empty, the command ends with a message that names it.
function expansion(part: Exclude<TextPart, string>, printing: Printing): string {
  return isEnv(part)
    ? `\${${part.name}:?}`
    : `$(base64 <${shellWord(part.file.path, printing)} | tr -d '\\n')`;
}

// JSON in the word's single quotes, which are closed and reopened around expansions.
const inQuotes = (text: string): string =>
  text.includes("'") ? text.replaceAll("'", "'\\''") : text;
const printDocument = jsonDocument(
  inQuotes,
  (value, printing) => `'"${expansion(value, printing)}"'`,
);

const print: Printer = (value, printing, neighbors) => {
  if (typeof value === "string") return shellWord(value, printing);
  if (isRuntimeValue(value)) return printSpecial(value, printing);
  const document = printDocument(value, printing, neighbors);
  if (typeof document === "string") return document;
  return wrapGroup(document, "'");
};

const DOUBLE_EVALUATION = "The shell evaluates it a second time and could run the value.";
const NAME_FIRST = "Assign it to a variable first: name=$(…).";

const spans: readonly Span[] = [
  forbidden(/[$~]\0/, "${…} directly after a dollar or a tilde. It is a complete word."),
  span("other", [/\\/, /(?!)/, /[^\0]/]),
  span("other", [/\$?\(\(/, /[^()"'`\0]|\([^()"'`\0]*\)/, /\)\)/], {
    instead: `\${…} or a quote inside ((…)). ${DOUBLE_EVALUATION} Calculate the number in TypeScript.`,
  }),
  span("other", [/(?<![^\s;&|(!])\[\[(?=\s)/, /"[^"\0]*"|'[^'\0]*'|(?!\]\])[^"'\0]/, /\]\]/], {
    instead: `\${…} inside [[ … ]]. ${DOUBLE_EVALUATION} Write [ … ].`,
  }),
  span("other", [/\w\[/, /[^\]\0"'`$]/, /\]/], {
    instead: `\${…} or a quote inside a subscript. ${DOUBLE_EVALUATION} ${NAME_FIRST}`,
  }),
  span("other", [/\$\{/, /[^{}"'`$\\\0]/, /\}/], {
    instead: `\${…} or a quote inside a parameter expansion. ${NAME_FIRST}`,
  }),
  forbidden(
    /(?<=(?:^|[\n;&|(]|\b(?:then|do|else)\b)[ \t]*)(?:let|eval|declare|typeset|unset|trap)\b/,
    `let, eval, declare, typeset, unset and trap. ${DOUBLE_EVALUATION} Write the command directly.`,
  ),
  // A here-string is one word.
  span("other", [/<<</, /(?!)/, /(?:)/]),
  forbidden(/<</, "a heredoc, whose text is not quoted. Write printf '%s' ${text} | command."),
  forbidden(/`/, "backquotes. Write $(…)."),
  span("string", [/\$'/, /[^'\\\0]|\\[^\0]/, /'/]),
  quoted("'", { lines: true, escapes: false }),
  // A command in a string has no parentheses of its own, and quotes only around plain text and variables.
  span(
    "string",
    [
      /"/,
      /[^"\\`$\0]|\\[^\0]|\$(?![({])|\$\{[^{}"'`$\\\0]*\}|\$\(\([^()"'`\0]*\)\)|\$\((?!\()(?:(?!\bcase\b)[^()"'`\\#]|'[^'()\0]*'|"(?:[^"\\$`()\0]|\$\w+)*")*\)/,
      /"/,
    ],
    {
      code: /(?<=(?<!\\)\$\((?!\())([^()]*)(?=\))/,
      instead: `Move a command with quotes or parentheses out of it. ${NAME_FIRST}`,
    },
  ),
  // A number sign inside a word, as in `$#` or a URL, does not start a comment.
  span("comment", [/(?<![^\s;&|()])#/, /[^\0]/, /(?=\n|$)/]),
];

const tag: Tag<"sh"> = defineLanguage({
  id: "sh",
  label: "Shell",
  extension: ".sh",
  order: 3,
  highlight: "shellscript",
  check: { parser: "shell" },
  comment: "#",
  print,
  spans,
  windows: { language: "powershell", translate: windowsCommands },
});

/**
 * The template tag for shell, as bash and zsh read it.
 * @see https://www.gnu.org/software/bash/manual/bash.html
 * @example
 * ```ts
 * import { render, sh } from "hubsmith/code";
 *
 * render(sh`echo ${"two words"}`); // → "echo 'two words'"
 * ```
 * @public
 */
export const sh: Tag<"sh"> & {
  /** One command over several lines, with a backslash after each line except the last. */
  command(parts: readonly Code<"sh">[]): Code<"sh">;
} = Object.assign(tag, {
  command: (parts: readonly Code<"sh">[]) => codeOf(tag.language, joinOf(" \\\n    "), parts),
});
