// Programs as a Jupyter notebook (nbformat 4.5): an introduction, the installation, and a cell for each program.
import { fileName, type NamedFile } from "./file.ts";
import { aboutModel, heading, IN_BACKGROUND } from "./markdown.ts";

/** A program that may become a cell. */
export interface Block {
  /** The id of its client or library. */
  readonly of: string;
  /** The id of its language. */
  readonly language: string;
  /** Its purpose, for a heading. */
  readonly title?: string;
  /** Its install commands, as the kernel prints them. */
  readonly install?: string;
  readonly content: string;
}

/** A model and its programs. */
export interface Programs {
  /** The id of the model. */
  readonly model: string;
  /** For the file name: provider and client, or the library. */
  readonly of: readonly string[];
  readonly blocks: readonly Block[];
}

/** A cell. */
export type Cell = Markdown | Running;

interface Markdown {
  readonly cell_type: "markdown";
  readonly id: string;
  readonly metadata: object;
  readonly source: readonly string[];
}

interface Running extends Omit<Markdown, "cell_type"> {
  readonly cell_type: "code";
  readonly execution_count: null;
  readonly outputs: readonly [];
}

/** Can a notebook run programs of this language? */
export const isNotebookLanguage = (language: string): boolean => language === "python";

/** The notebook of these programs as a file; `undefined` if none is in Python. */
export function notebookOf({ model, of, blocks }: Programs): NamedFile | undefined {
  const cells = cellsOf(model, blocks);
  if (cells === undefined) return undefined;
  const notebook = {
    cells,
    metadata: {
      kernelspec: { display_name: "Python 3", language: "python", name: "python3" },
      language_info: {
        codemirror_mode: { name: "ipython", version: 3 },
        file_extension: ".py",
        mimetype: "text/x-python",
        name: "python",
        pygments_lexer: "ipython3",
      },
    },
    nbformat: 4,
    nbformat_minor: 5,
  };
  return {
    name: fileName(model, of, ".ipynb"),
    type: "application/x-ipynb+json",
    text: `${JSON.stringify(notebook, null, 1)}\n`,
  };
}

/**
 * The cells: programs in Python, and those in shell with the same client or library as one of them, in order.
 * Programs are unchanged.
 */
export function cellsOf(model: string, blocks: readonly Block[]): readonly Cell[] | undefined {
  const python = new Set(blocks.filter(isPython).map(({ of }) => of));
  if (python.size === 0) return undefined;
  const taken = blocks.filter((one) => isPython(one) || (isShell(one) && python.has(one.of)));
  const install = [...new Set(taken.flatMap((one) => (one.install ?? "").split("\n")))]
    .filter((line) => line !== "")
    .map(installing);
  return [
    markdown("about", aboutModel(model, variablesIn(taken))),
    ...(install.length === 0 ? [] : [code("install", install.join("\n"))]),
    ...taken.flatMap((one, at) => [...above(one, at + 1), ...running(one, at + 1)]),
  ];
}

const isPython = ({ language }: Block): boolean => isNotebookLanguage(language);
const isShell = ({ language }: Block): boolean => language === "sh";

// Other installers than pip may need a password, which a notebook cannot ask for, or another system. IPython would
// replace
// expressions in braces or after a dollar by its own variables.
function installing(line: string): string {
  if (line.startsWith("#")) return line;
  return /^pip install [^${}]*$/.test(line) ? `%${line}` : `# In a terminal: ${line}`;
}

const READ = /os\.environ(?:\.get)?[[(]["'](\w+)["']|\$\{(\w+):\?\}/g;

function variablesIn(blocks: readonly Block[]): readonly string[] {
  const found = blocks.flatMap(({ content }) => [...content.matchAll(READ)]);
  return [...new Set(found.map(([, inPython, inShell]) => inPython ?? inShell ?? ""))];
}

function above(block: Block, at: number): readonly Cell[] {
  const lines = [heading(block.title ?? ""), isServer(block) ? IN_BACKGROUND : ""];
  const text = lines.filter((line) => line !== "").join("\n\n");
  return text === "" ? [] : [markdown(`about-${at}`, text)];
}

function running(block: Block, at: number): readonly Cell[] {
  const { content } = block;
  if (isPython(block)) return [code(`program-${at}`, content)];
  const magic = isServer(block) ? "%%bash --bg" : "%%bash";
  const folders = [...content.matchAll(/^cd ([\w./-]+)$/gm)].map(([, folder]) => `%cd ${folder}`);
  // A cell in bash ends in its own folder, and later cells start in that of the notebook.
  return [
    code(`program-${at}`, `${magic}\n${content}`),
    ...(folders.length === 0 ? [] : [code(`folder-${at}`, folders.join("\n"))]),
  ];
}

// A shell program that prints a local URL is a server and does not end: later cells
// would never run.
const isServer = (block: Block): boolean =>
  isShell(block) && /\blocalhost\b/.test(block.content) && !/^curl\b/m.test(block.content);

const markdown = (id: string, text: string): Markdown => ({
  cell_type: "markdown",
  id,
  metadata: {},
  source: linesOf(text),
});

const code = (id: string, text: string): Running => ({
  cell_type: "code",
  execution_count: null,
  id,
  metadata: {},
  outputs: [],
  source: linesOf(text),
});

// Files are UTF-8, which has no half surrogate pairs.
const linesOf = (text: string): readonly string[] =>
  text.replace(/\p{Cs}/gu, "\uFFFD").split(/(?<=\n)/);
