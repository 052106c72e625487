// The Markdown of a notebook; names from outside are escaped, and never markup.
import { hubUrl } from "../routing/hub-url.ts";

/** The introduction of a notebook, and the required variables. */
export function aboutModel(model: string, variables: readonly string[]): string {
  const link = pageOf(model);
  return [
    `# ${codeSpan(model)}`,
    ...(link === undefined ? [] : [`[Model page on the Hub](<${link}>)`]),
    ...(variables.length === 0 ? [] : [settingOf(variables)]),
  ].join("\n\n");
}

/** For a program that runs until it is stopped. */
export const IN_BACKGROUND =
  "This server runs in the background. Wait until it responds before you run the next cell. Restart the kernel to stop it.";

/** A heading of plain text; empty for empty text. */
export function heading(text: string): string {
  const line = oneLine(text).trim();
  return line === "" ? "" : `## ${line.replace(MARKS, entity)}`;
}

/** Escaped text, for any input. */
export function codeSpan(text: string): string {
  const line = oneLine(text);
  let longest = 0;
  for (const [run] of line.matchAll(/`+/g)) longest = Math.max(longest, run.length);
  const fence = "`".repeat(longest + 1);
  // A space on both sides is removed again.
  const blank = /^[` ]|[` ]$|^$/.test(line) ? " " : "";
  return fence + blank + line + blank + fence;
}

function settingOf(variables: readonly string[]): string {
  const names = variables.map(codeSpan);
  const all = [names.slice(0, -1).join(", "), ...names.slice(-1)].filter((part) => part !== "");
  const each = variables.length === 1 ? "it" : "each";
  return `The programs read ${all.join(" and ")} from the environment. To set ${each} here, run \`%env ${variables[0]}=…\` in a separate cell, and delete that cell before you share the notebook.`;
}

function pageOf(model: string): string | undefined {
  try {
    return hubUrl("models", model);
  } catch {
    // An id that is not the Hub's may lead to another site, or to none.
    return undefined;
  }
}

// Characters that start inline markup, or make a link of a URL.
const MARKS = /[\\`*_[\]()<>&~$|#^=:@!]|\.(?=\S)/g;
const entity = (mark: string): string => `&#${mark.charCodeAt(0)};`;
const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ");
