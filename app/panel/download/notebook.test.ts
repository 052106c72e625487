// Notebooks: valid by the schema of nbformat 4.5, with unchanged programs.
import fc from "fast-check";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { codeSpan } from "../../markdown-text.ts";
import { DownloadButtons } from "./download-buttons.tsx";
import { type Block, type Cell, cellsOf, heading, notebookOf } from "./notebook.ts";

const python = (content: string, more: Partial<Block> = {}): Block => ({
  of: "one",
  language: "python",
  content,
  ...more,
});
const shell = (content: string, more: Partial<Block> = {}): Block =>
  python(content, { language: "sh", ...more });
const sources = (...blocks: readonly Block[]): readonly string[] =>
  cellsOf("a/b", blocks).map(({ source }) => source.join(""));

describe("a notebook", () => {
  test("has an introduction, the installation, and a cell for each program", () => {
    const blocks = [
      python("import x\nprint(x)", { title: "Print x", install: "pip install -U x" }),
      python("print(2)", { install: "pip install -U x\npip install -U 'y[z]<2'" }),
    ];
    expect(sources(...blocks)).toEqual([
      "# `a/b`\n\n[Model page on the Hub](<https://huggingface.co/a/b>)",
      "%pip install -U x\n%pip install -U 'y[z]<2'",
      "## Print x",
      "import x\nprint(x)",
      "print(2)",
    ]);
    expect(notebookOf({ model: "a/b", of: ["together", "requests"], blocks })).toMatchObject({
      name: "b.together.requests.ipynb",
      type: "application/x-ipynb+json",
    });
  });

  test("is for Python, with shell programs of the same library, and no other languages", () => {
    const other = shell("ls", { of: "other", install: "pip install -U other" });
    const swift = python("go()", { language: "swift" });
    const all = [shell("hf download a/b"), python("print(1)"), other, swift];
    expect(sources(...all).slice(1)).toEqual(["%%bash\nhf download a/b", "print(1)"]);
  });

  test("continues in a shell program's folder, and runs servers in the background", () => {
    const get = shell("git clone https://x.example/y\ncd y\n[ -d z ] || cd z");
    expect(sources(get, python("1")).slice(1)).toEqual([`%%bash\n${get.content}`, "%cd y", "1"]);
    const serve = shell("# It answers at http://localhost:8000.\nserve");
    const [, note, cell] = sources(serve, python("1"));
    expect(note).toContain("in the background");
    expect(cell).toBe(`%%bash --bg\n${serve.content}`);
    expect(sources(shell("curl http://localhost:8000"), python("1"))[1]).toMatch(/^%%bash\n/);
  });

  test("leaves installations that a notebook cannot do to the terminal", () => {
    const install =
      "# It wants Python 3.10.\nsudo apt-get install ffmpeg\npip install {x}\npip install -U x";
    expect(sources(python("1", { install }))[1]?.split("\n")).toEqual([
      "# It wants Python 3.10.",
      "# In a terminal: sudo apt-get install ffmpeg",
      "# In a terminal: pip install {x}",
      "%pip install -U x",
    ]);
  });

  test("names the required variables", () => {
    const program = `os.environ["HF_TOKEN"]\nos.environ.get("HF_TOKEN")\nf"{os.environ['MY_KEY']}"`;
    const [about] = sources(python(program), shell('echo "${THIRD:?}"'));
    expect(about).toContain("read `HF_TOKEN`, `MY_KEY`, and `THIRD` from the environment");
  });
});

test.each([
  ["python", true],
  ["sh", false],
])("a program in %s has a notebook: %j", (language, has) => {
  const about = { model: "a/b", of: ["one"] };
  const program = { ...about, extension: ".txt", content: "1" };
  const notebook = { ...about, blocks: [python("1", { language })] };
  const buttons = createElement(DownloadButtons, { what: "it", program, notebook });
  expect(renderToStaticMarkup(buttons).includes("Notebook")).toBe(has);
});

const texts = fc.oneof(
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.stringMatching(/^[`[\]()<>!*_#\n\r\\$&a ]{0,30}$/),
);

test("an untrusted id is text, with any content", () => {
  fc.assert(
    fc.property(texts, (id) => {
      const [about] = cellsOf(id, [python("1")]);
      const [title, blank = "", link = "", ...rest] = about!.source.join("").split("\n");
      const [, fence = "", inner = ""] = /^# (`+)([^]*?[^`])\1$/.exec(title!) ?? [];
      // No run of backticks inside is as long as the fence.
      expect(["", ...(inner.match(/`+/g) ?? [])]).not.toContain(fence);
      expect([blank, ...rest]).toEqual([""]);
      expect(link).toMatch(
        /^(?:\[Model page on the Hub\]\(<https:\/\/hugging[\w./%!~*'()-]*>\))?$/,
      );
    }),
    { numRuns: 2000 },
  );
  expect(codeSpan("](http://evil.example) `x`\n\n# b")).toBe("``](http://evil.example) `x` # b``");
  expect(cellsOf("../login", [python("1")])[0]?.source).toEqual(["# `../login`"]);
});

test("an untrusted title cannot add markup", () => {
  const text = heading("[x](http://e.example) *b* `c` <b> &amp; $y$ www.e.example a.\n# d");
  expect(text).toMatch(/^## (?:[^[\]*`<>$#\n]|&#\d+;)*$/);
  expect(heading("Load it, in half-precision.")).toBe("## Load it, in half-precision.");
  expect(heading("\n")).toBe("");
});

test("is valid by the schema, with unchanged programs, for any input", () => {
  const language = fc.constantFrom("python", "sh", "js");
  const block = fc.record({ of: texts, language, title: texts, install: texts, content: texts });
  fc.assert(
    fc.property(texts, fc.array(block, { maxLength: 5 }), (model, blocks) => {
      const { text } = notebookOf({ model, of: [], blocks: [...blocks, python("last()")] });
      // Files are UTF-8.
      expect(text).not.toMatch(/\p{Cs}|\\ud[89a-f]/iu);
      const { cells, ...rest } = JSON.parse(text) as { readonly cells: readonly Cell[] };
      expect(rest).toMatchObject({ nbformat: 4, nbformat_minor: 5 });
      expect(new Set(cells.map(({ id }) => id)).size).toBe(cells.length);
      for (const { id, source, ...cell } of cells) {
        expect(id).toMatch(/^[\w-]{1,64}$/);
        expect(cell).toEqual({
          cell_type: cell.cell_type,
          metadata: {},
          ...(cell.cell_type === "code" ? { execution_count: null, outputs: [] } : {}),
        });
        for (const line of source.slice(0, -1)) expect(line).toMatch(/^[^\n]*\n$/);
      }
      expect(cells.at(-1)?.source).toEqual(["last()"]);
    }),
  );
});
