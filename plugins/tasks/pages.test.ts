// Every task has a complete page: the kit finds nothing, its demo shows enough, and its sentences are unique.
import { loadPlugins } from "hubsmith";
import { librariesFor, loadTaskPage, type TaskPage } from "hubsmith/catalog";
import type { DemoItem } from "../kit/catalog/task-page.ts";
import { libraryEntries, taskEntries } from "hubsmith/plugins";
import { checkPlugins } from "hubsmith/testing";
import { readdirSync, readFileSync } from "node:fs";
import { demoCheck } from "#plugins/kit/testing/checks/demo";
import { describe, expect, it } from "vitest";

const MEDIA = new URL("../kit/samples/media/", import.meta.url);
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 480"';
// An image is embedded in other pages: no scripts, no handlers, no network.
const UNSAFE_SVG = /<script|<foreignObject|\son\w+=|(?:href="|url\(|@import)(?!#)/i;
const MOST_BYTES = 800_000;
const MOST_BYTES_OF_FILE = 50_000;

const media = readdirSync(MEDIA);
const known = new Set<string>(taskEntries.map(({ id }) => id));
// The other wire formats of a chat are no tasks of their own.
const shown = taskEntries.filter(({ wireOf }) => wireOf === undefined);
const pages = await Promise.all(
  taskEntries
    .filter(({ page }) => page !== undefined)
    .map(async (entry) => ({ id: entry.id, page: (await loadTaskPage(entry))! })),
);

it("every listed task has a page, and no other", () => {
  expect(pages.map(({ id }) => id)).toEqual(shown.map(({ id }) => id));
});

it("the kit finds nothing", async () => {
  const { plugins: companions } = await loadPlugins(taskEntries);
  const options = {
    companions,
    pages: Object.fromEntries(pages.map(({ id, page }) => [id, page])),
    checks: [demoCheck],
  };
  expect(await checkPlugins(companions, options)).toEqual([]);
});

describe("tasks and libraries", () => {
  it("libraries refer to existing tasks", () => {
    const dangling = libraryEntries.flatMap(({ id, tasks = [] }) =>
      tasks.filter((task) => !known.has(task)).map((task) => `${id}: ${task}`),
    );
    expect(dangling).toEqual([]);
    const twice = libraryEntries.filter(({ tasks = [] }) => new Set(tasks).size < tasks.length);
    expect(twice).toEqual([]);
  });

  it("are found from both sides", () => {
    const fromLibraries = libraryEntries.flatMap(({ id, tasks = [] }) =>
      tasks.map((task) => `${task} ${id}`),
    );
    const fromTasks = taskEntries.flatMap((task) =>
      librariesFor(libraryEntries, task.id).map(({ id }) => `${task.id} ${id}`),
    );
    expect(fromTasks.length).toBeGreaterThan(100);
    expect(fromTasks.toSorted()).toEqual(fromLibraries.toSorted());
    expect(librariesFor(libraryEntries, "object-detection").map(({ id }) => id)).toEqual([
      "transformers",
      "transformers.js",
      "ultralytics",
    ]);
  });
});

describe("demo media", () => {
  it("exist, and all are used", () => {
    const named = new Set(mediaItems().map(({ filename }) => filename));
    expect([...named].toSorted()).toEqual(media.toSorted());
  });

  it("have the type of their file extension, and are not too large", () => {
    const files = media.map((name) => ({ name, bytes: readFileSync(new URL(name, MEDIA)) }));
    const odd = files.filter(
      ({ name, bytes }) => !isWhatItSays(name, bytes) || bytes.length > MOST_BYTES_OF_FILE,
    );
    expect(odd.map(({ name }) => name)).toEqual([]);
    expect(files.reduce((sum, { bytes }) => sum + bytes.length, 0)).toBeLessThan(MOST_BYTES);
  });

  it("match their descriptions in the demo", () => {
    const odd = mediaItems().filter(
      ({ filename, type }) => filename.endsWith(".mp3") !== (type === "audio"),
    );
    expect(odd).toEqual([]);
  });
});

it("has unique sentences", () => {
  const seen = new Map<string, string>();
  const repeated: string[] = [];
  for (const { id, page } of pages) {
    for (const [where, text] of textsOf(page)) {
      const before = seen.get(text);
      if (before !== undefined) repeated.push(`${before} and ${id}/${where}: ${text}`);
      seen.set(text, `${id}/${where}`);
    }
  }
  expect(repeated).toEqual([]);
});

describe.each(pages)("the page $id", ({ page }) => {
  it("has all parts", () => {
    const { uses, choosing, related, models, demo } = page;
    expect(related.length).toBeGreaterThanOrEqual(2);
    expect(uses.length).toBeGreaterThanOrEqual(3);
    expect(choosing.length).toBeGreaterThanOrEqual(3);
    for (const part of [models, demo.inputs, demo.outputs])
      expect(part.length).toBeGreaterThanOrEqual(1);
  });

  it("is written in short sentences", () => {
    expect(page.summary).toMatch(/^\p{Lu}.{38,398}\.$/u);
    const odd = textsOf(page).filter(([, text]) => !/^\S.{18,258}[.?!]$/u.test(text));
    expect(odd).toEqual([]);
    expect(page.metrics.filter(({ description }) => /\.\s/.test(description))).toEqual([]);
  });

  it("has a consistent demo", () => {
    expect(itemsOf(page).flatMap(faultsOf)).toEqual([]);
  });
});

const mediaItems = (): readonly Extract<DemoItem, { readonly filename: string }>[] =>
  pages.flatMap(({ page }) => itemsOf(page)).filter((item) => "filename" in item);

function itemsOf({ demo }: TaskPage): readonly DemoItem[] {
  return [...demo.inputs, ...demo.outputs];
}

function textsOf(page: TaskPage): readonly (readonly [where: string, text: string])[] {
  const described = (["datasets", "models", "spaces", "metrics"] as const).flatMap((list) =>
    page[list].map(({ id, description }) => [`${list}/${id}`, description] as const),
  );
  return [
    ...described,
    ...page.uses.map(({ title, text }) => [`uses/${title}`, text] as const),
    ...page.choosing.map((text, at) => [`choosing/${at}`, text] as const),
    ...page.related.map(({ id, when }) => [`related/${id}`, when] as const),
  ];
}

function isWhatItSays(name: string, bytes: Buffer): boolean {
  const text = bytes.toString();
  if (name.endsWith(".svg"))
    return text.startsWith(SVG) && /<\/svg>\s*$/.test(text) && !UNSAFE_SVG.test(text);
  // A frame of MPEG audio begins with eleven bits that are set.
  return name.endsWith(".mp3") && bytes[0] === 0xff && (bytes[1]! & 0xe0) === 0xe0;
}

/** What a demo of the first party must show in addition to what the kit checks. */
function faultsOf(item: DemoItem): readonly string[] {
  switch (item.type) {
    case "text":
      return [];
    case "img":
    case "audio":
      return /^.{15,300}$/.test(item.alt) ? [] : [`${item.filename}: its alt is too short or long`];
    case "chart":
      return item.data.length < 2 ? ["a chart has one bar"] : [];
    case "tabular":
      return item.table.length < 2 ? ["a table has only one row"] : [];
    case "text-with-tokens":
      return item.tokens
        .filter(({ start, end }) => !isWhole(item.text, start, end))
        .map(({ type, start }) => `${type} at ${start} does not mark whole words`);
  }
}

const isWhole = (text: string, start: number, end: number): boolean =>
  /^[\p{L}\p{N}](.*[\p{L}\p{N}.])?$/u.test(text.slice(start, end)) &&
  !/[\p{L}\p{N}]$/u.test(text.slice(0, start)) &&
  !/^[\p{L}\p{N}]/u.test(text.slice(end));

it("a demo that shows too little is found", () => {
  const wrong: readonly DemoItem[] = [
    { type: "img", filename: "a.svg", alt: "short" },
    { type: "chart", data: [{ label: "a", score: 0.2 }] },
    { type: "tabular", table: [["a", "b"]] },
    { type: "text-with-tokens", text: "An owl", tokens: [{ type: "X", start: 3, end: 5 }] },
    { type: "text-with-tokens", text: "An owl", tokens: [{ type: "X", start: 2, end: 6 }] },
  ];
  expect(wrong.filter((item) => faultsOf(item).length === 0)).toEqual([]);
});
