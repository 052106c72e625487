// Prints the commands that install a library or a client.
import type { Install } from "../kinds/install.ts";

const MANAGERS = {
  apt: "sudo apt-get install",
  brew: "brew install",
  pip: "pip install -U",
  npm: "npm install",
  cargo: "cargo add",
  go: "go get",
} as const;

/**
 * Prints the commands that install packages, one per line. Words that a shell would interpret are quoted. Never throws.
 * @param install - The packages of a library, a client or a load snippet.
 * @returns The commands; `undefined` if there are none.
 * @example
 * ```ts
 * import { installText } from "hubsmith";
 *
 * installText({ pip: ["transformers", "torch"] }); // → "pip install -U transformers torch"
 * installText({}); // → undefined
 * ```
 * @public
 */
export function installText(install: Install | undefined): string | undefined {
  if (install === undefined) return undefined;
  const { note, dotnet = [], swift = [] } = install;
  const lines: string[] = [];
  if (note !== undefined) lines.push(`# ${note.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")}`);
  for (const [manager, command] of Object.entries(MANAGERS)) {
    const names = install[manager as keyof typeof MANAGERS] ?? [];
    if (names.length > 0) lines.push([command, ...names.map(shellWord)].join(" "));
  }
  for (const name of dotnet) lines.push(`dotnet add package ${shellWord(name)}`);
  for (const { url, from } of swift)
    lines.push(`swift package add-dependency ${shellWord(url)} --from ${shellWord(from)}`);
  return lines.join("\n").trimEnd() || undefined;
}

const shellWord = (word: string): string =>
  /^[\w./:@%+,-][\w./:@%+,=-]*$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
