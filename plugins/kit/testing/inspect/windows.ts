// Reads commands of Windows back to their words, for tests: as PowerShell, and as cmd.exe and the programs that it starts.
import { createRequire } from "node:module";
import { join } from "node:path";
import { Language, type Node, Parser } from "web-tree-sitter";

const folder = createRequire(import.meta.url).resolve("tree-sitter-powershell/package.json");
await Parser.init();
const parser = new Parser().setLanguage(
  await Language.load(join(folder, "../tree-sitter-powershell.wasm")),
);

const TOKENS: ReadonlySet<string> = new Set(["generic_token", "command_parameter"]);
/** Between a command and the program. */
const WRAPPERS: ReadonlySet<string> = new Set([
  "program",
  "statement_list",
  "pipeline",
  "pipeline_chain",
]);

/** Whether a grammar of PowerShell reads it. */
export function isPowerShell(text: string): boolean {
  const tree = parser.parse(text)!;
  const { hasError } = tree.rootNode;
  tree.delete();
  return !hasError;
}

/** The words of each command, as PowerShell reads them; undefined if it does more than start programs. */
export function powershellArguments(text: string): readonly (readonly string[])[] | undefined {
  const tree = parser.parse(text)!;
  const commands = tree.rootNode.hasError ? [undefined] : commandsIn(tree.rootNode);
  tree.delete();
  return commands.includes(undefined) ? undefined : (commands as readonly (readonly string[])[]);
}

function commandsIn(node: Node): readonly (readonly string[] | undefined)[] {
  if (node.type === "command") return [wordsOfCommand(node)];
  if (node.type === "comment") return [];
  if (!WRAPPERS.has(node.type) || node.children.some((child) => child?.text === "|"))
    return [undefined];
  return node.namedChildren.flatMap((child) => (child === null ? [] : commandsIn(child)));
}

function wordsOfCommand(command: Node): readonly string[] | undefined {
  const [name, elements, ...more] = command.namedChildren;
  if (name?.type !== "command_name" || more.length > 0) return undefined;
  const parts = (elements?.namedChildren ?? []).filter(
    (part) => part !== null && part.type !== "command_argument_sep",
  );
  const words = parts.map((part) => wordOf(part!));
  return words.includes(undefined) ? undefined : [name.text, ...(words as readonly string[])];
}

function wordOf({ type, text }: Node): string | undefined {
  if (TOKENS.has(type)) return /^[^'"`$,;(){}@#]*$/.test(text) ? text : undefined;
  if (/^\d+$/.test(text)) return text;
  const [, double] = /^"([^"`$“”„]*)"$/.exec(text) ?? [];
  const [, single] = /^'((?:[^'‘’‚‛]|['‘’‚‛]{2})*)'$/.exec(text) ?? [];
  return double ?? single?.replaceAll(/(['‘’‚‛])./g, "$1");
}

/**
 * The words of a command, as cmd.exe passes it on and `CommandLineToArgvW` divides it; undefined if cmd.exe reads a
 * character as its own.
 * @see https://learn.microsoft.com/windows/win32/api/shellapi/nf-shellapi-commandlinetoargvw
 */
export function cmdArguments(text: string): readonly string[] | undefined {
  if (/[\r\n]|%(?![\dA-F]{2})|%(?:CD|DATE)%|![^!]*!/i.test(text)) return undefined;
  const words: string[] = [];
  let word: string | undefined;
  let isQuoted = false;
  for (const [part] of text.matchAll(/\\*"|\\+|[^\\"]/g)) {
    const slashes = part.endsWith('"') ? part.length - 1 : 0;
    if (part.endsWith('"')) {
      word = `${word ?? ""}${"\\".repeat(slashes >> 1)}${slashes % 2 === 1 ? '"' : ""}`;
      // To cmd.exe, each quote begins or ends a string.
      isQuoted = !isQuoted;
      if (slashes % 2 === 1) return undefined;
    } else if (!isQuoted && /[&|<>^()]/.test(part)) return undefined;
    else if (!isQuoted && /[ \t]/.test(part)) {
      if (word !== undefined) words.push(word);
      word = undefined;
    } else word = (word ?? "") + part;
  }
  return isQuoted ? undefined : [...words, ...(word === undefined ? [] : [word])];
}
