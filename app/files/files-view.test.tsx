// The view shows the files of any record, and reports missing data.
import {
  createHub,
  type Diagnostic,
  type Hub,
  loadPlugins,
  type Model,
  parseModel,
} from "hubsmith";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, expect, test } from "vitest";
import { Router } from "wouter";
import { entries } from "../plugins.ts";
import { allRecords } from "../catalog/records.ts";
import { createHost, PanelHost } from "../stores/host.ts";
import { FILE_RECORDS } from "../testing/file-records.ts";
import { FilesView } from "./files-view.tsx";
import { nothing } from "../own-models.ts";

const records = allRecords();

let hub: Hub;
beforeAll(async () => {
  const wanted = entries.filter(({ kind }) => kind === "quantization" || kind === "library");
  hub = createHub((await loadPlugins(wanted)).plugins);
});

const host = createHost(entries, nothing);
const modelOf = (id: string): Model =>
  parseModel([...FILE_RECORDS, ...records].find((record) => record.id === id)).model!;
const htmlOf = (model: Model, lost: readonly Diagnostic[] = []): string =>
  renderToStaticMarkup(
    <PanelHost value={host}>
      <Router ssrPath="/models/a/b">
        <FilesView hub={hub} model={model} lost={lost} />
      </Router>
    </PanelHost>,
  );
const textOf = (html: string): string => html.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ");

test("all parts are shown", () => {
  const html = htmlOf(modelOf("made-up/everything"));
  expect([...html.matchAll(/<h3>(.*?)<\/h3>/g)].map(([, title]) => title)).toEqual([
    "Files in GGUF",
    "Companion files",
    "Formats in the record",
    "What counts as a download",
  ]);
  const text = textOf(html);
  expect(text).toContain("F16 16.0 to 16.3 GB, estimated exactly 16 2 parts");
  expect(text).toContain("Q8_0 8.54 GB exactly 8.5 1 file");
  expect(text).toContain("Q3_K_M unknown mostly 3.44, measured 4 1 part, 2 missing");
  expect(text).toContain("8030261760 weights × 16 bits ÷ 8");
  expect(text).toContain("projector, F16 : 900 MB, is loaded with the model");
  expect(text).toContain("awq-4bit Quantization config config.quantization_config unknown");
  expect(text).toContain("16.1 GB = 8,030,261,248 weights × 16 bits ÷ 8");
  expect(text).toMatch(/of 9 files count\./);
  expect(text).toContain("model.nemo counts as a download");
  expect(text).toContain("3 other files are listed");
  expect(html).toContain('href="/quantizations?weights=8.03026176B#gguf-ladder"');
});

test("a record without files has a message with advice", () => {
  const html = htmlOf(modelOf("made-up/silent"));
  expect(textOf(html)).toContain("This record lists no files.");
  expect(html).toContain('href="https://huggingface.co/api/models/made-up/silent?blobs=true"');
  expect(textOf(html)).toContain("so the counted files are unknown");
  expect(html).not.toContain("<table");
  expect(textOf(htmlOf(modelOf("made-up/empty")))).toContain("The repository has no files.");
});

test("if no file counts, there is a reason", () => {
  expect(textOf(htmlOf(modelOf("made-up/uncounted")))).toMatch(
    /asks for the file config\.json or .*None of the 1 file in the record matches/,
  );
});

test("file names are only text", () => {
  const html = htmlOf(modelOf("made-up/hostile"));
  expect(html).not.toContain("<img");
  expect(html).toContain("&lt;img src=x onerror=alert(1)&gt;.gguf");
  for (const name of ["__proto__.gguf", "constructor-Q8_0.gguf", "../../etc/passwd"])
    expect(html).toContain(`>${name}</code>`);
  expect(html).toContain(">\\u202egpj.exe.gguf</code>");
  expect(textOf(html)).toContain("2 files, 99,998 missing");
  expect(textOf(html)).toContain("more than 1,000,000 TB, estimated");
  expect(textOf(html)).not.toMatch(/not known, estimated|e\+\d+ TB/);
});

test("of ten thousand files a page shows some, and the total", () => {
  const html = htmlOf(modelOf("made-up/many"));
  expect(html.match(/<li/g)!.length).toBeLessThan(300);
  expect(textOf(html)).toContain("5,000 other files are listed");
  expect(textOf(html)).toContain("Show 500 more of 4,950 files");
});

test("every record can be rendered", () => {
  for (const record of [...records, ...FILE_RECORDS])
    expect(textOf(htmlOf(modelOf(record.id)))).toContain("What counts as a download");
});

test("failures are reported", () => {
  const lost: readonly Diagnostic[] = [
    { code: "load-failed", message: "library/nemo did not load." },
  ];
  expect(htmlOf(modelOf("made-up/everything"), lost)).toContain("library/nemo did not load.");
});
