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
      start(line) ??
      wordsOf(line)
        ?.map((words) => windowsLine(words))
        .join("\n"),
  );
  return lines.includes(undefined) || lines.includes("") ? undefined : lines.join("\n");
}

const CHECKED = /^: "\$\{(\w+):\?\}" && (?=.)/;
const REMOVED = /^env((?: -u \w+)+) /;

/**
 * A program that starts only if a variable is set, without other variables; undefined for another line. One statement has
 * the check and the program, so cmd.exe and a shell that goes on after an error do not start it.
 */
function start(line: string): string | undefined {
  const [check = "", needed] = CHECKED.exec(line) ?? [];
  const [removal = "", names = ""] = REMOVED.exec(line.slice(check.length)) ?? [];
  if (check + removal === "") return undefined;
  const [words = [], ...more] = wordsOf(line.slice(check.length + removal.length)) ?? [];
  const command = words.length === 0 || more.length > 0 ? undefined : windowsLine(words);
  if (command === undefined) return undefined;
  return [
    ...names
      .split(" -u ")
      .slice(1)
      .map((name) => `$env:${name} = $null`),
    needed === undefined
      ? command
      : `if ($env:${needed}) { ${command} } else { throw "${needed} is not set." }`,
  ].join("\n");
}

const EXPORT = /^export(?= )/;
const ASSIGNED = new RegExp(` (\\w+)=(?:"\\$\\{(\\w+):\\?\\}"|(${WORD.source}))(?= |$)`, "gy");

/** Variables that are exported, or that are set for a program; undefined for another line. */
function assignments(line: string): string | undefined {
  const isExport = EXPORT.test(line);
  const text = isExport ? line.slice("export".length) : ` ${line}`;
  const found = [...text.matchAll(ASSIGNED)];
  const program = text.slice(found.map(([all]) => all).join("").length + 1);
  if (found.length === 0 || isExport !== (program === "")) return undefined;
  const words = isExport ? undefined : wordsOfLine(program);
  const lines = [
    ...found.map(([, name, variable, raw = ""]) => {
      if (variable !== undefined) return `$env:${name!} = $env:${variable}`;
      const [value = ""] = wordsOfLine(raw) ?? [];
      return windowsWord(value) && `$env:${name!} = "${value}"`;
    }),
    ...(isExport ? [] : [words && windowsLine(words)]),
  ];
  return lines.includes(undefined) ? undefined : lines.join("\n");
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

/** A variable that cmd.exe replaces, in quotes, too. Two hex digits are a character of a URL, except those of `%CD%`. */
export const WINDOWS_VARIABLE = /%(?:CD|(?![0-9A-F]{2}%)[A-Z_]\w*)%/i;

// In quotes, cmd.exe expands %…% and !…!, and PowerShell $ and the backtick. A backslash may escape the quote. Programs
// that are batch files read & | < > ^ again. PowerShell also ends a string with the quotes “ ” „. URLs have %20.
const UNSAFE = new RegExp(`["$\`!&|<>^\\\\“”„]|%(?![0-9A-F]{2})|${WINDOWS_VARIABLE.source}`);
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
