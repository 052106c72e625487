// Prints the commands that install a library or a client.
import type { Install, Requirement } from "../kinds/install.ts";

/** A package manager whose packages are only names. @internal */
export type Manager = Exclude<keyof Install, "note" | "page" | "script" | "swift">;

// Packages are appended, and Maven's has no space before it.
const COMMANDS: Readonly<Record<Manager, string>> = {
  apt: "sudo apt-get install ",
  brew: "brew install ",
  winget: "winget install ",
  pip: "pip install -U ",
  npm: "npm install ",
  cargo: "cargo add ",
  go: "go get ",
  gem: "gem install ",
  composer: "composer require ",
  maven: "mvn dependency:get -Dartifact=",
  nuget: "dotnet add package ",
};
export const MANAGERS: readonly Manager[] = Object.keys(COMMANDS) as Manager[];

// Their commands accept only one package.
const SINGLE: readonly Manager[] = ["maven", "nuget"];

/**
 * Prints the commands that install packages, one per line. Packages of one manager share a command, except those with
 * flags. Words that a shell would interpret are quoted. Never throws.
 * @param install - The packages of a library, a client or a load snippet.
 * @param program - A program of the client: packages that it does not need are left out. By default, none is.
 * @returns The commands; `undefined` if there are none.
 * @example
 * ```ts
 * import { installText } from "hubsmith";
 *
 * installText({ pip: ["numpy", "torch"] }); // → "pip install -U numpy torch"
 * installText({ cargo: [{ name: "reqwest", flags: ["--features", "json"] }] }); // → "cargo add reqwest --features json"
 * ```
 * @public
 */
export function installText(install: Install | undefined, program?: string): string | undefined {
  if (install === undefined) return undefined;
  const { note, page, script = [], swift = [] } = install;
  const lines: string[] = [];
  if (note !== undefined) lines.push(`# ${note.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")}`);
  if (page !== undefined) lines.push(`# Install it from ${page}`);
  for (const manager of MANAGERS)
    lines.push(...commandsOf(manager, install[manager] ?? [], program));
  for (const { url, from } of swift)
    lines.push(`swift package add-dependency ${shellWord(url)} --from ${shellWord(from)}`);
  lines.push(...script);
  return lines.join("\n").trimEnd() || undefined;
}

function commandsOf(
  manager: Manager,
  requirements: readonly Requirement[],
  program?: string,
): readonly string[] {
  const command = COMMANDS[manager];
  const shared: string[] = [];
  const commands: string[] = [];
  for (const requirement of requirements) {
    const {
      name,
      flags = [],
      ifProgramHas = "",
    } = typeof requirement === "string" ? { name: requirement } : requirement;
    if (program?.includes(ifProgramHas) === false) continue;
    const text = [name, ...flags].map(shellWord).join(" ");
    if (flags.length === 0 && !SINGLE.includes(manager)) shared.push(text);
    else commands.push(command + text);
  }
  return shared.length === 0 ? commands : [command + shared.join(" "), ...commands];
}

// In double quotes, bash, PowerShell and cmd.exe read most words alike.
function shellWord(word: string): string {
  if (/^[\w./:@%+,-][\w./:@%+,=-]*$/.test(word)) return word;
  return /["$`\\!%“”„]/.test(word) ? `'${word.replaceAll("'", "'\\''")}'` : `"${word}"`;
}
