// Notebooks: valid by the schema of nbformat 4.5, with unchanged programs.
import {
  createHub,
  inferenceSnippets,
  installText,
  loadPlugins,
  loadSnippets,
  parseModel,
} from "hubsmith";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { entries } from "../plugins.ts";
import { codeSpan, heading } from "./markdown.ts";
import { type Block, cellsOf, notebookOf } from "./notebook.ts";

const python = (content: string, more: Partial<Block> = {}): Block => ({
  of: "one",
  language: "python",
  content,
  ...more,
});
const shell = (content: string, more: Partial<Block> = {}): Block =>
  python(content, { language: "sh", ...more });
const sources = (...blocks: readonly Block[]): readonly string[] | undefined =>
  cellsOf("a/b", blocks)?.map(({ source }) => source.join(""));

/** The problems of a notebook, by the schema: required fields, no others, unique and valid ids. */
function wrongIn(text: string): readonly string[] {
  const notebook: Record<string, unknown> = JSON.parse(text);
  const wrong: string[] = [];
  const hold = (holds: boolean, what: string): void => {
    if (!holds) wrong.push(what);
  };
  const fields = (value: object): string => Object.keys(value).toSorted().join(" ");
  hold(fields(notebook) === "cells metadata nbformat nbformat_minor", "fields");
  hold(notebook["nbformat"] === 4 && notebook["nbformat_minor"] === 5, "format");
  const { kernelspec, language_info } = notebook["metadata"] as Record<
    string,
    Record<string, unknown>
  >;
  hold(typeof kernelspec?.["name"] === "string", "kernelspec.name");
  hold(typeof kernelspec?.["display_name"] === "string", "kernelspec.display_name");
  hold(language_info?.["name"] === "python", "language_info.name");
  const cells = notebook["cells"] as readonly Record<string, unknown>[];
  const ids = cells.map(({ id }) => String(id));
  hold(new Set(ids).size === ids.length, "ids are alike");
  for (const [at, cell] of cells.entries()) {
    hold(/^[\w-]{1,64}$/.test(ids[at]!), `id of ${at}`);
    const own = cell["cell_type"] === "code" ? "cell_type execution_count id" : "cell_type id";
    const outputs = cell["cell_type"] === "code" ? " outputs" : "";
    hold(fields(cell) === `${own} metadata${outputs} source`, `fields of ${at}`);
    hold(["code", "markdown"].includes(String(cell["cell_type"])), `type of ${at}`);
    if (cell["cell_type"] === "code") {
      hold(cell["execution_count"] === null, `count of ${at}`);
      hold(Array.isArray(cell["outputs"]) && cell["outputs"].length === 0, `outputs of ${at}`);
    }
    const source = cell["source"] as readonly unknown[];
    hold(Array.isArray(source) && source.every((line) => typeof line === "string"), `source ${at}`);
    // All lines except the last keep their ends.
    hold(
      source.slice(0, -1).every((line) => /^[^\n]*\n$/.test(String(line))),
      `lines of ${at}`,
    );
  }
  return wrong;
}

describe("a notebook", () => {
  test("has an introduction, the installation, and a cell for each program", () => {
    const blocks = [
      python("import x\nprint(x)", { title: "Print x", install: "pip install -U x" }),
      python("print(2)", { install: "pip install -U x\npip install -U 'y[z]<2'" }),
    ];
    expect(cellsOf("org/name", blocks)).toMatchObject([
      {
        cell_type: "markdown",
        source: [
          "# `org/name`\n",
          "\n",
          "[Model page on the Hub](<https://huggingface.co/org/name>)",
        ],
      },
      { cell_type: "code", source: ["%pip install -U x\n", "%pip install -U 'y[z]<2'"] },
      { cell_type: "markdown", source: ["## Print x"] },
      { cell_type: "code", source: ["import x\n", "print(x)"] },
      { cell_type: "code", source: ["print(2)"] },
    ]);
  });

  test("is for Python: other languages have none", () => {
    expect(notebookOf({ model: "a/b", of: [], blocks: [] })).toBeUndefined();
    expect(sources(shell("ls"))).toBeUndefined();
    expect(sources(python("1", { language: "js" }))).toBeUndefined();
  });

  test("includes shell programs of the same library as a Python program, and no other languages", () => {
    const blocks = [
      shell("hf download a/b"),
      python("print(1)"),
      shell("ls", { of: "other", install: "pip install -U other" }),
      python("go()", { language: "swift" }),
    ];
    expect(sources(...blocks)?.slice(1)).toEqual(["%%bash\nhf download a/b", "print(1)"]);
  });

  test("runs in a shell program's folder, and leaves out programs that serve", () => {
    const get = shell("git clone https://x.example/y\ncd y\n[ -d z ] || cd z");
    expect(sources(get, python("1"))?.slice(1)).toEqual([`%%bash\n${get.content}`, "%cd y", "1"]);
    const serve = shell("# It answers at http://localhost:8000.\nserve");
    const [, note, cell] = sources(serve, python("1"))!;
    expect(note).toContain("in the background");
    expect(cell).toBe(`%%bash --bg\n${serve.content}`);
    expect(sources(shell("curl http://localhost:8000"), python("1"))?.[1]).toMatch(/^%%bash\n/);
  });

  test("leaves installations that a notebook cannot do to the terminal, and braces unchanged", () => {
    const install = [
      "# It wants Python 3.10.",
      "sudo apt-get install ffmpeg",
      "pip install -U {x}",
      "pip install -U x",
    ].join("\n");
    expect(sources(python("1", { install }))?.[1]?.split("\n")).toEqual([
      "# It wants Python 3.10.",
      "# In a terminal: sudo apt-get install ffmpeg",
      "# In a terminal: pip install -U {x}",
      "%pip install -U x",
    ]);
  });

  test("names the required variables", () => {
    const [about] = sources(
      python(`os.environ["HF_TOKEN"]\nos.environ.get("HF_TOKEN")\nf"{os.environ['MY_KEY']}"`),
      shell('echo "${THIRD:?}"'),
    )!;
    expect(about).toContain("read `HF_TOKEN`, `MY_KEY` and `THIRD` from the environment");
    expect(sources(python("1"))?.[0]).not.toContain("environment");
  });

  test("is named after its programs", () => {
    const file = notebookOf({ model: "a/b", of: ["together", "requests"], blocks: [python("1")] });
    expect(file).toMatchObject({
      name: "b.together.requests.ipynb",
      type: "application/x-ipynb+json",
    });
  });
});

describe("an untrusted name", () => {
  const ids = fc.oneof(
    fc.string({ unit: "binary", maxLength: 60 }),
    fc.stringMatching(/^[`[\]()<>!*_#\n\r\\$&a ]{0,30}$/),
  );

  test("is text, with any content", () => {
    fc.assert(
      fc.property(ids, (id) => {
        const [about] = cellsOf(id, [python("1")])!;
        const [title, blank, link = "", ...rest] = about!.source.join("").split("\n");
        const [, fence = "", inner = ""] = /^# (`+)([^]*?[^`])\1$/.exec(title!) ?? [];
        expect(fence).not.toBe("");
        // No run of backticks inside is as long as the fence.
        expect(inner.match(/`+/g) ?? []).not.toContain(fence);
        expect(rest).toEqual([]);
        expect(blank ?? "").toBe("");
        expect(link).toMatch(
          /^(?:\[Model page on the Hub\]\(<https:\/\/huggingface\.co\/[\w./%!~*'()-]*>\))?$/,
        );
      }),
      { numRuns: 2000 },
    );
  });

  test("keeps its characters", () => {
    expect(codeSpan("a/b")).toBe("`a/b`");
    expect(codeSpan("](http://evil.example) `x`")).toBe("`` ](http://evil.example) `x` ``");
    expect(codeSpan("a\n\n# b")).toBe("`a # b`");
  });

  test("has no link if it is not a URL of the Hub", () => {
    expect(cellsOf("../login", [python("1")])?.[0]?.source).toEqual(["# `../login`"]);
    expect(cellsOf("a/\uD800", [python("1")])?.[0]?.source).toEqual(["# `a/\uFFFD`"]);
  });

  test("cannot add markup to a heading", () => {
    const text = heading("[x](http://e.example) *b* `c` <b> &amp; $y$ www.e.example a.\n# d");
    expect(text).not.toMatch(/[[\]()*`<>$:]|\.\S|\n/);
    expect(text).toMatch(/^## [^#]*(?:&#\d+;[^#]*)*$/);
    expect(heading("Load it, in half-precision.")).toBe("## Load it, in half-precision.");
    expect(heading("\n")).toBe("");
  });
});

describe("the schema", () => {
  test("has no problems, for any input", () => {
    const texts = fc.string({ unit: "binary", maxLength: 40 });
    const language = fc.constantFrom("python", "sh", "js");
    const block = fc.record({ of: texts, language, title: texts, install: texts, content: texts });
    fc.assert(
      fc.property(texts, fc.array(block, { maxLength: 5 }), (model, blocks) => {
        const file = notebookOf({ model, of: [], blocks: [...blocks, python("1")] })!;
        expect(wrongIn(file.text)).toEqual([]);
        // Files are UTF-8.
        expect(file.text).not.toMatch(/\p{Cs}/u);
        expect(file.text).not.toMatch(/\\ud[89a-f]/i);
      }),
    );
  });

  test("a problem would be found", () => {
    const { text } = notebookOf({ model: "a/b", of: [], blocks: [python("1")] })!;
    expect(wrongIn(text.replaceAll('"about"', '"no id"'))).toEqual(["id of 0"]);
    expect(wrongIn(text.replace('"outputs": [],', ""))).toContain("fields of 1");
  });

  test("the notebooks of this hub's programs are valid, with unchanged programs", async () => {
    const wanted =
      /^(?:library\/(?:transformers|vllm|sglang|mars5-tts)|provider\/|task\/|client\/)/;
    const { plugins } = await loadPlugins(
      entries.filter(({ kind, id }) => wanted.test(`${kind}/${id}`)),
    );
    const hub = createHub(plugins);
    let count = 0;
    const hold = (model: string, blocks: readonly Block[]): void => {
      const file = notebookOf({ model, of: [], blocks });
      if (file === undefined) return;
      expect(wrongIn(file.text)).toEqual([]);
      const cells = cellsOf(model, blocks)!.map(({ source }) => source.join(""));
      const own = blocks.filter(({ language }) => language === "python");
      expect(cells).toEqual(expect.arrayContaining(own.map(({ content }) => content)));
      count += 1;
    };
    const chat = { pipeline_tag: "text-generation", tags: ["conversational"] };
    for (const library of ["transformers", "vllm", "sglang", "mars5-tts"]) {
      const model = parseModel({ id: "org/name", library_name: library, ...chat }).model!;
      hold(
        model.id,
        loadSnippets(hub, model).snippets.map((one) => ({
          ...one,
          of: one.library,
          title: one.purpose,
        })),
      );
    }
    const model = parseModel({ id: "org/name", ...chat }).model!;
    for (const { language, client, content } of inferenceSnippets(hub, {
      model,
      provider: "hf-inference",
    }).snippets) {
      const install = installText(hub.clients.get(`${language}/${client}`)?.install);
      hold(model.id, [
        { of: client, language, content, ...(install === undefined ? {} : { install }) },
      ]);
    }
    expect(count).toBeGreaterThan(5);
  });
});
