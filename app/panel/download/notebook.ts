// Programs as a Jupyter notebook (nbformat 4.5): an introduction, the installation, and a cell for each program.
import { codeSpan, escapeMarkdown } from "../../markdown-text.ts";
import { hubUrl } from "../../routing/hub-url.ts";
import { fileName, isPython, type NamedFile, type Program } from "./file.ts";

/** A program that may become a cell. */
export interface Block {
  /** The id of its client or library. */
  readonly of: string;
  /** The id of its language. */
  readonly language: string;
  /** Its purpose, for a heading. */
  readonly title?: string;
  /** Its install commands, as the kernel prints them. */
  readonly install?: string | undefined;
  readonly content: string;
}

/** The programs of a model; `of` is for the file name: provider and client, or the library. */
export interface Programs extends Pick<Program, "model" | "of"> {
  readonly blocks: readonly Block[];
}

/** A cell. */
export interface Cell {
  readonly cell_type: "markdown" | "code";
  readonly id: string;
  readonly metadata: object;
  readonly source: readonly string[];
  readonly execution_count?: null;
  readonly outputs?: readonly [];
}

/** The notebook of these programs as a file. */
export function notebookOf({ model, of, blocks }: Programs): NamedFile {
  const cells = cellsOf(model, blocks);
  const metadata = {
    kernelspec: { display_name: "Python 3", language: "python", name: "python3" },
    language_info: { name: "python" },
  };
  return {
    name: fileName(model, of, ".ipynb"),
    type: "application/x-ipynb+json",
    text: `${JSON.stringify({ cells, metadata, nbformat: 4, nbformat_minor: 5 }, null, 1)}\n`,
  };
}

/**
 * The cells: programs in Python, and those in shell with the same client or library as one of them, in order.
 * Programs are unchanged.
 */
export function cellsOf(model: string, blocks: readonly Block[]): readonly Cell[] {
  const python = new Set(blocks.filter(isPython).map(({ of }) => of));
  const used = blocks.filter(
    (block) => isPython(block) || (isShell(block) && python.has(block.of)),
  );
  const install = new Set(used.flatMap((block) => (block.install ?? "").split("\n")));
  return [
    markdown("about", [`# ${codeSpan(model)}`, linkTo(model), variablesText(used)]),
    code("install", [...install].filter((line) => line !== "").map(installLine)),
    ...used.flatMap((block, at) => [
      markdown(`about-${at + 1}`, [
        heading(block.title ?? ""),
        isServer(block) ? IN_BACKGROUND : "",
      ]),
      code(`program-${at + 1}`, [isPython(block) ? "" : bashOf(block), block.content]),
      // A cell in bash ends in its own folder, and later cells start in that of the notebook.
      code(
        `folder-${at + 1}`,
        isPython(block) ? [] : foldersOf(block).map((path) => `%cd ${path}`),
      ),
    ]),
  ].filter(({ source }) => source.length > 0);
}

const isShell = ({ language }: Block): boolean => language === "sh";

// A shell program that prints a local URL is a server and does not end: later cells would never run.
const isServer = (block: Block): boolean =>
  isShell(block) && /\blocalhost\b/.test(block.content) && !/^curl\b/m.test(block.content);
const IN_BACKGROUND =
  "This server runs in the background. Wait until it responds before you run the next cell. Restart the kernel to stop it.";

const bashOf = (block: Block): string => (isServer(block) ? "%%bash --bg" : "%%bash");
const foldersOf = ({ content }: Block): readonly string[] =>
  [...content.matchAll(/^cd ([\w./-]+)$/gm)].map(([, folder]) => folder!);

// Other installers than pip may need a password or another system. IPython would replace expressions in braces or after
// a dollar.
function installLine(line: string): string {
  if (line.startsWith("#")) return line;
  return /^pip install [^${}]*$/.test(line) ? `%${line}` : `# In a terminal: ${line}`;
}

const READ = /os\.environ(?:\.get)?[[(]["'](\w+)["']|\$\{(\w+):\?\}/g;
const AND = new Intl.ListFormat("en", { type: "conjunction" });

function variablesText(blocks: readonly Block[]): string {
  const matches = blocks.flatMap(({ content }) => [...content.matchAll(READ)]);
  const names = [...new Set(matches.map(([, inPython, inShell]) => inPython ?? inShell ?? ""))];
  if (names.length === 0) return "";
  return `The programs read ${AND.format(names.map(codeSpan))} from the environment. To set a variable here, run \`%env ${names[0]}=…\` in a separate cell, and delete that cell before you share the notebook.`;
}

function linkTo(model: string): string {
  try {
    return `[Model page on the Hub](<${hubUrl("models", model)}>)`;
  } catch {
    // An id that is not the Hub's may lead to another site, or to none.
    return "";
  }
}

/** A heading of plain text; empty for empty text. */
export function heading(text: string): string {
  const line = escapeMarkdown(text).trim();
  return line && `## ${line}`;
}

const markdown = (id: string, paragraphs: readonly string[]): Cell => ({
  cell_type: "markdown",
  id,
  metadata: {},
  source: linesOf(paragraphs, "\n\n"),
});

const code = (id: string, parts: readonly string[]): Cell => ({
  cell_type: "code",
  execution_count: null,
  id,
  metadata: {},
  outputs: [],
  source: linesOf(parts, "\n"),
});

// Files are UTF-8, which has no half surrogate pairs.
const linesOf = (parts: readonly string[], between: string): readonly string[] =>
  parts
    .filter((part) => part !== "")
    .join(between)
    .replace(/\p{Cs}/gu, "\uFFFD")
    .split(/(?<=\n)/)
    .filter((line) => line !== "");
