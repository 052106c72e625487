// Shell: every hole is one word, quoted in one place; lists and objects are the word that holds their JSON.
import { type Code, codeOf } from "../code.ts";
import { LONE, quoteJson, UNSEEN } from "../escape.ts";
import type { Language } from "../language.ts";
import { literals, refuse } from "../literal.ts";
import { createTag, type Tag } from "../tag.ts";
import { isSpecial, mark, type Special, type TextPart } from "../value.ts";
import { JSON_FORM } from "./json.ts";

/** One word that the shell reads as exactly this text. */
function word(text: string): string {
  if (/^[\w./:@%+,-][\w./:@%+,=-]*$/.test(text)) return text;
  if (LONE.test(text) || text.includes("\0")) {
    const what = "a word with a NUL or half a surrogate pair";
    refuse("sh", what, "No command can be given one; send it inside JSON.");
  }
  return text.search(UNSEEN) < 0
    ? `'${text.replaceAll("'", "'\\''")}'`
    : `$'${text.replace(/[\\']/g, "\\$&").replace(UNSEEN, bytes)}'`;
}

// As UTF-8 bytes, because the bash of macOS knows no \u.
function bytes(char: string): string {
  const encoded = encodeURIComponent(char);
  return encoded.replaceAll("%", "\\x").toLowerCase();
}

function special(value: Special): string {
  if (value[mark] === "file") return word(value.path);
  const parts = partsOf(value);
  const isPlain = (part: TextPart): boolean =>
    typeof part !== "string" || (!/["$`\\!]/.test(part) && part.search(UNSEEN) < 0);
  if (!parts.every(isPlain)) {
    return parts
      .map((part) => (typeof part === "string" ? word(part) : `"${expand(part)}"`))
      .join("");
  }
  const inner = parts.map((part, at) => {
    if (typeof part === "string") return part;
    const next = parts[at + 1] ?? "";
    // Without braces, zsh would read a colon or a bracket behind the name as part of it.
    const isAlone = part[mark] === "env" && !(typeof next === "string" && /^[\w[:]/.test(next));
    return isAlone ? `$${part.name}` : expand(part);
  });
  return `"${inner.join("")}"`;
}

function partsOf(value: Special): readonly TextPart[] {
  if (value[mark] === "text") return value.parts;
  return value[mark] === "file"
    ? refuse("sh", "a file inside JSON", "Say how: base64(file) or dataUrl(file).")
    : [value];
}

function expand(part: Exclude<TextPart, string>): string {
  return part[mark] === "env"
    ? `\${${part.name}}`
    : `$(base64 < ${word(part.file.path)} | tr -d '\\n')`;
}

// JSON text inside the word's single quotes; what the shell expands stands between closed and reopened ones.
const inQuotes = (json: string): string => json.replaceAll("'", "'\\''");
const printDocument = literals({
  ...JSON_FORM,
  language: "sh",
  quote: (text) => inQuotes(quoteJson(text)),
  special: (value) => {
    const inner = partsOf(value).map((part) =>
      typeof part === "string" ? inQuotes(quoteJson(part).slice(1, -1)) : `'"${expand(part)}"'`,
    );
    return `"${inner.join("")}"`;
  },
});

const language: Language<"sh"> = {
  id: "sh",
  spans: [
    { open: "$'", close: "'", escapes: true, manyLines: true },
    { open: '"', close: '"', escapes: true, manyLines: true },
    { open: "'", close: "'", escapes: false, manyLines: true },
    // A heredoc's end is a word of its own choosing: it is never found, so that a template with one is refused.
    { open: "<<", close: "\0", manyLines: true },
    { open: "#", close: "\n", comment: true },
  ],
  print: (value, printing) => {
    if (typeof value === "string") return word(value);
    if (isSpecial(value)) return special(value);
    const document = printDocument(value, printing);
    return typeof value === "object" && value !== null ? ["'", document, "'"] : document;
  },
};

/** The template tag for shell, as bash and zsh read it. @public */
export const sh: Tag<"sh"> & {
  /** One command over several lines: a part on each, a backslash behind all but the last. */
  command(parts: readonly Code<"sh">[]): Code<"sh">;
} = Object.assign(createTag(language), {
  command: (parts: readonly Code<"sh">[]) =>
    codeOf("sh", { form: "join" as const, parts, separator: " \\\n    " }),
});
