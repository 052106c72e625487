// Every task has a complete page: its references exist, its demo is consistent, and its sentences are unique.
import { librariesFor, loadTaskPage, type TaskPage } from "hubsmith/catalog";
import type { DemoItem } from "../kit/catalog/task-page.ts";
import { libraryEntries, taskEntries } from "hubsmith/plugins";
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const MEDIA = new URL("../kit/tasks/media/", import.meta.url);
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 480"';
// An image is embedded in other pages: no scripts, no handlers, no network.
const UNSAFE_SVG = /<script|<foreignObject|\son\w+=|(?:href="|url\(|@import)(?!#)/i;
const MOST_BYTES = 800_000;
const MOST_BYTES_OF_FILE = 50_000;

const media = readdirSync(MEDIA);
const known = new Set<string>(taskEntries.map(({ id }) => id));
const shown = taskEntries.filter(({ isInternal }) => isInternal !== true);
const pages = await Promise.all(
  taskEntries
    .filter(({ page }) => page !== undefined)
    .map(async (entry) => {
      const { id, isPlaceholder = false } = entry;
      return { id, isPlaceholder, page: (await loadTaskPage(entry))! };
    }),
);

it("every listed task has a page, and no other", () => {
  expect(pages.map(({ id }) => id)).toEqual(shown.map(({ id }) => id));
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
  const items = pages.flatMap(({ page }) => itemsOf(page));
  const named = new Set(items.flatMap((item) => ("filename" in item ? [item.filename] : [])));

  it("exist, and all are used", () => {
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
    const odd = items.flatMap((item) =>
      "filename" in item && item.filename.endsWith(".mp3") !== (item.type === "audio")
        ? [item.filename]
        : [],
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

describe.each(pages)("the page $id", ({ id, page, isPlaceholder }) => {
  it("has all parts, or is a placeholder that describes the task", () => {
    const { uses, choosing, related, models, demo } = page;
    const has = {
      uses: uses.length >= 3,
      choosing: choosing.length >= 3,
      models: models.length >= 1,
      inputs: demo.inputs.length >= 1,
      outputs: demo.outputs.length >= 1,
    };
    const isWhole = !isPlaceholder;
    expect(related.length).toBeGreaterThanOrEqual(2);
    expect(has).toEqual({
      uses: isWhole,
      choosing: isWhole,
      models: isWhole,
      inputs: isWhole,
      outputs: isWhole,
    });
  });

  it("refers to existing tasks, and not to itself", () => {
    const others = [...page.related.map((one) => one.id), page.canonicalId ?? []].flat();
    expect(others.filter((other) => !known.has(other) || other === id)).toEqual([]);
  });

  it("has no duplicates", () => {
    const lists = [page.subtasks, page.related, page.datasets, page.models, page.spaces];
    const ids = [...lists, page.metrics].map((list) => list.map((one) => one.id));
    for (const list of [...ids, page.widgetModels, page.uses.map(({ title }) => title)])
      expect(list.filter((one, at) => one === "" || list.indexOf(one) !== at)).toEqual([]);
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

/** The inconsistencies of a demo. */
function faultsOf(item: DemoItem): readonly string[] {
  switch (item.type) {
    case "text":
      return item.label?.trim() === "" || item.content.trim() === "" ? ["a text is empty"] : [];
    case "img":
    case "audio":
      return /^.{15,300}$/.test(item.alt) ? [] : [`${item.filename}: its alt is too short or long`];
    case "chart":
      return faultsOfChart(item.data.map(({ label, score }) => [label, score] as const));
    case "tabular":
      return item.table.length > 1 &&
        item.table.every((row) => row.length === item.table[0]!.length)
        ? []
        : ["a table is not rectangular"];
    case "text-with-tokens":
      return faultsOfTokens(item);
  }
}

function faultsOfChart(
  data: readonly (readonly [label: string, score: number])[],
): readonly string[] {
  const scores = data.map(([, score]) => score);
  const isApart = new Set(data.map(([label]) => label)).size === data.length;
  return [
    ...(data.length < 2 ? ["a chart has one bar"] : []),
    ...(scores.every((score) => score >= -1 && score <= 1) ? [] : ["a score is invalid"]),
    ...(isApart ? [] : ["two bars have one label"]),
  ];
}

function faultsOfTokens({
  text,
  tokens,
}: Extract<DemoItem, { readonly type: "text-with-tokens" }>): readonly string[] {
  return tokens.flatMap(({ type, start, end }, at) => {
    const word = text.slice(start, end);
    const isWhole =
      /^[\p{L}\p{N}](.*[\p{L}\p{N}.])?$/u.test(word) &&
      !/[\p{L}\p{N}]$/u.test(text.slice(0, start)) &&
      !/^[\p{L}\p{N}]/u.test(text.slice(end));
    const isBehind = at === 0 || start >= tokens[at - 1]!.end;
    return isWhole && isBehind ? [] : [`${type} marks ${JSON.stringify(word)}`];
  });
}

it("an inconsistent demo is found", () => {
  const wrong: readonly DemoItem[] = [
    { type: "text", label: " ", content: "x" },
    { type: "img", filename: "a.svg", alt: "short" },
    { type: "chart", data: [{ label: "a", score: 0.2 }] },
    {
      type: "chart",
      data: [
        { label: "a", score: 0.8 },
        { label: "a", score: 0.2 },
      ],
    },
    {
      type: "chart",
      data: [
        { label: "a", score: 8 },
        { label: "b", score: 0.2 },
      ],
    },
    { type: "tabular", table: [["a", "b"], ["1"]] },
    { type: "text-with-tokens", text: "An owl", tokens: [{ type: "X", start: 3, end: 5 }] },
    { type: "text-with-tokens", text: "An owl", tokens: [{ type: "X", start: 2, end: 6 }] },
    {
      type: "text-with-tokens",
      text: "An owl",
      tokens: [
        { type: "X", start: 3, end: 9 },
        { type: "Y", start: 0, end: 2 },
      ],
    },
  ];
  expect(wrong.filter((item) => faultsOf(item).length === 0)).toEqual([]);
});

// A plugin that imports a task must not load its page.
it("no task imports a page", () => {
  const folders = readdirSync(new URL(".", import.meta.url), { withFileTypes: true });
  const indexes = folders.filter((one) => one.isDirectory() && known.has(one.name));
  expect(indexes.length).toBe(known.size);
  for (const { name } of indexes)
    expect(readFileSync(new URL(`${name}/index.ts`, import.meta.url), "utf8")).not.toMatch(
      /page\.ts/,
    );
});
