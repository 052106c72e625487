// Commands for Windows: each word is printed so that PowerShell, cmd.exe and the programs that they start read it alike.
import { INVISIBLE } from "../language/escape.ts";

// A word of bash: plain characters, and strings in quotes without expansions.
const WORD = /(?:[\w./:@%+,=-]|'[^']*'|\\'|"[^"$`\\!]*")+/y;
const PART = /'([^']*)'|\\(')|"([^"]*)"|([^'"\\]+)/g;
const ASSIGNMENT = /^\w+=/;

/**
 * The words of each line of simple commands for bash; undefined if they have other syntax, such as variables, pipes or
 * assignments. A comment is one word.
 */
export function wordsOf(commands: string): readonly (readonly string[])[] | undefined {
  const lines: (readonly string[])[] = [];
  for (const line of linesOf(commands)) {
    const words = line.startsWith("# ") ? [line] : wordsOfLine(line);
    if (words === undefined) return undefined;
    lines.push(words);
  }
  return lines;
}

const linesOf = (commands: string): readonly string[] =>
  commands.replaceAll(/ \\\n\s*/g, " ").split("\n");

function wordsOfLine(line: string): readonly string[] | undefined {
  const words: string[] = [];
  for (let at = 0; at < line.length; at = WORD.lastIndex + 1) {
    WORD.lastIndex = at;
    const [raw] = WORD.exec(line) ?? [];
    const end = line[WORD.lastIndex];
    if (raw === undefined || (end !== undefined && end !== " ")) return undefined;
    if (words.length === 0 && ASSIGNMENT.test(raw)) return undefined;
    words.push(raw.replaceAll(PART, (_, ...parts) => parts.slice(0, 4).join("")));
  }
  return words;
}

/**
 * The same commands for Windows; undefined if bash does more than start programs there, or if a word has a character that
 * a shell of Windows reads as its own.
 */
export function windowsCommands(commands: string): string | undefined {
  const lines = linesOf(commands).map(
    (line) =>
      assignments(line) ??
      wordsOf(line)
        ?.map((words) => windowsLine(words))
        .join("\n"),
  );
  return lines.includes(undefined) || lines.includes("") ? undefined : lines.join("\n");
}

const EXPORT = /^export(?= )/;
const ASSIGNED = new RegExp(` (\\w+)=(?:"\\$\\{(\\w+):\\?\\}"|(${WORD.source}))`, "y");

/** Variables that are set, for PowerShell; undefined for another line. */
function assignments(line: string): string | undefined {
  const set: string[] = [];
  if (!EXPORT.test(line)) return undefined;
  for (let at = "export".length; at < line.length; at = ASSIGNED.lastIndex) {
    ASSIGNED.lastIndex = at;
    const [found, name, variable, raw = ""] = ASSIGNED.exec(line) ?? [];
    const [value = ""] = wordsOfLine(raw) ?? [];
    if (found === undefined || (variable === undefined && windowsWord(value) === undefined))
      return undefined;
    set.push(`$env:${name!} = ${variable === undefined ? `"${value}"` : `$env:${variable}`}`);
  }
  return set.join("\n");
}

function windowsLine(words: readonly string[]): string | undefined {
  const [first = ""] = words;
  if (first.startsWith("#")) return first;
  if (ONLY_UNIX.has(first)) return undefined;
  const printed = words.map((word) => windowsWord(word));
  // A program in quotes would be a string.
  if (printed.includes(undefined) || printed[0]?.startsWith('"') === true) return undefined;
  // Programs of the current folder need it in PowerShell, and with a backslash in cmd.exe.
  const program = ALIASES.get(first) ?? first.replace(/^\.\//, ".\\");
  return [program, ...printed.slice(1)].join(" ");
}

const ONLY_UNIX: ReadonlySet<string> = new Set(
  "alias bash brew chmod cp env eval exec export mkdir nohup rm set sh source sudo unset".split(
    " ",
  ),
);
// Windows PowerShell has its own commands of these names.
const ALIASES: ReadonlyMap<string, string> = new Map([
  ["curl", "curl.exe"],
  ["wget", "wget.exe"],
]);

// In quotes, cmd.exe expands %…% and !…!, and PowerShell $ and the backtick. A backslash may escape the quote. Programs
// that are batch files read & | < > ^ again. PowerShell also ends a string with the quotes “ ” „. URLs have %20.
const UNSAFE = /["$`!&|<>^\\“”„]|%(?![0-9A-F]{2})/;
const PLAIN = /^(?:\.|(?:--?|\.{0,2}\/)?\w[\w./:+=-]*)$/;
// PowerShell divides an option at a dot or a colon, reads two dashes as an operator, and may print a number otherwise.
const SPECIAL = /^-.*[.:=\d]|^--$|^0x|^\d+(?:\.\d*)?(?:e[+-]?\d+)?[dklmgtpb]*$/i;
const INTEGER = /^\d{1,9}$/;

/** A word as PowerShell and cmd.exe read it; undefined if they would read it otherwise. */
export function windowsWord(word: string): string | undefined {
  if (word === "" || UNSAFE.test(word) || word.search(INVISIBLE) >= 0) return undefined;
  const isPlain = INTEGER.test(word) || (PLAIN.test(word) && !SPECIAL.test(word));
  return isPlain ? word : `"${word}"`;
}
