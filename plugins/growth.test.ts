// The work for a record grows like its size. It is counted, because times depend on the machine.
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { beforeAll, expect, test } from "vitest";
import {
  appSnippets,
  createHub,
  defineLibrary,
  type Hub,
  inferenceSnippets,
  loadPlugins,
  loadSnippets,
  type Model,
  parseModel,
  type Plugin,
} from "hubsmith";
import { entries } from "hubsmith/plugins";

let plugins: readonly Plugin[];
let hub: Hub;
beforeAll(async () => {
  plugins = (await loadPlugins(entries)).plugins as readonly Plugin[];
  hub = createHub(plugins);
});

type Method = (this: readonly unknown[], ...args: readonly unknown[]) => unknown;

const LOOPS = ["every", "filter", "find", "findIndex", "findLast", "flatMap", "map", "some"];

/** Counts the items of arrays that a function reads with their methods. */
function itemsRead(run: () => unknown): number {
  const methods = Array.prototype as unknown as Record<string, Method>;
  const originals = ["includes", "indexOf", ...LOOPS].map(
    (name) => [name, methods[name]!] as const,
  );
  const { indexOf } = Array.prototype;
  let count = 0;
  for (const [name, original] of originals) {
    methods[name] = LOOPS.includes(name)
      ? function (call, ...more) {
          const counted: Method = function (...args) {
            count += 1;
            return Reflect.apply(call as Method, this, args);
          };
          return Reflect.apply(original, this, [counted, ...more]);
        }
      : function (...args) {
          const at = Reflect.apply(indexOf, this, args as [unknown]);
          count += at < 0 ? this.length : at + 1;
          return Reflect.apply(original, this, args);
        };
  }
  try {
    run();
  } finally {
    for (const [name, original] of originals) methods[name] = original;
  }
  return count;
}

const listed = (length: number, nameOf: (at: number) => string): Model["siblings"] =>
  Array.from({ length }, (_, at) => ({ rfilename: nameOf(at), size: 1e9 }));

const number = (at: number): string => String(at).padStart(5, "0");

// As the Hub tags a model.
const CHAT = (
  "transformers safetensors qwen3 text-generation conversational en de arxiv:2505.09388 base_model:Qwen/Qwen3-8B " +
  "base_model:finetune:Qwen/Qwen3-8B license:apache-2.0 text-generation-inference endpoints_compatible region:us"
).split(" ");

const RECORDS: Readonly<Record<string, (count: number) => object>> = {
  "files of one model": (count) => ({
    library_name: "transformers",
    tags: ["transformers", "safetensors"],
    siblings: listed(count, (at) => `model-${number(at + 1)}-of-${number(count)}.safetensors`),
  }),
  "files in folders": (count) => ({
    tags: [],
    siblings: listed(count, (at) => `${at % 100}/file-${at}.bin`),
  }),
  "parts of a GGUF file": (count) => ({
    tags: ["gguf", "conversational"],
    siblings: listed(count, (at) => `m-Q4_K_M-${number(at + 1)}-of-${number(count)}.gguf`),
  }),
  "GGUF files": (count) => ({
    tags: ["gguf", "conversational"],
    siblings: listed(count, (at) => `m-${at}-Q4_K_M.gguf`),
  }),
  mappings: (count) => ({
    tags: ["conversational"],
    inferenceProviderMapping: Array.from({ length: count }, (_, at) => ({
      provider: ["together", "novita", `other-${at}`][at % 3],
      providerId: "example/model",
      status: "live",
      task: "conversational",
    })),
  }),
  tags: (count) => ({ tags: Array.from({ length: count }, (_, at) => `tag-${at}`) }),
};

function printAll(record: object): void {
  const { model } = parseModel({ id: "owner/name", pipeline_tag: "text-generation", ...record });
  loadSnippets(hub, model!);
  appSnippets(hub, model!);
  for (const { id } of hub.providers.list) inferenceSnippets(hub, { model: model!, provider: id });
}

test.each(Object.entries(RECORDS))("work grows like the number of %s", (_, recordOf) => {
  const work = (count: number): number => itemsRead(() => printAll(recordOf(count)));
  work(10);
  expect(work(10_000)).toBeLessThan(work(1_000) * 10.5);
});

// What was measured on 2026-12-01, and a tenth more. The sizes of the files say how many GPUs a server needs.
test.each([
  ["files of one model", 48],
  ["files in folders", 36],
  ["GGUF files", 113],
  ["tags", 278],
] as const)("each of the %s is read at most %i times for all that is printed", (name, most) => {
  const work = (count: number): number => itemsRead(() => printAll(RECORDS[name]!(count)));
  work(10);
  expect((work(2_000) - work(1_000)) / 1_000).toBeLessThanOrEqual(most);
});

const READ_WHOLE = ["includes", "match", "matchAll", "replace", "replaceAll", "split", "trim"];

/** Counts the characters that a function reads with methods of strings and patterns, and the patterns that it tries. */
function textRead(run: () => unknown): { readonly characters: number; readonly patterns: number } {
  const texts = String.prototype as unknown as Record<string, Method>;
  const { exec } = RegExp.prototype;
  const originals = READ_WHOLE.map((name) => [name, texts[name]!] as const);
  let [characters, patterns] = [0, 0];
  for (const [name, original] of originals)
    texts[name] = function (...args) {
      characters += this.length;
      return Reflect.apply(original, this, args);
    };
  RegExp.prototype.exec = function (text) {
    const from = this.lastIndex;
    const found = exec.call(this, text);
    // A sticky pattern reads what it matches, others read up to that.
    patterns += 1;
    if (this.sticky) characters += found === null ? 1 : found[0].length;
    else characters += found === null ? text.length - from : found.index + found[0].length - from;
    return found;
  };
  try {
    run();
  } finally {
    for (const [name, original] of originals) texts[name] = original;
    RegExp.prototype.exec = exec;
  }
  return { characters, patterns };
}

test("a long prompt is read a fixed number of times", () => {
  const { model } = parseModel({
    id: "a/b",
    pipeline_tag: "text-generation",
    tags: ["conversational"],
  });
  const work = (length: number): number => {
    const content = "A sentence of a prompt, 'quoted'.\n".repeat(length / 34);
    const read = textRead(() =>
      inferenceSnippets(hub, {
        model: model!,
        provider: "groq",
        providerId: "x",
        options: { messages: [{ role: "user", content }] },
      } as never),
    );
    return read.characters;
  };
  work(340);
  expect(work(1_020_000)).toBeLessThan(work(102_000) * 10.1);
});

test("other libraries add no work to a record that names its own", () => {
  const named = hub.libraries.list.filter(
    ({ isTriedUnnamed, isFallback }) => isTriedUnnamed !== true && isFallback !== true,
  );
  const copies = Array.from({ length: 100 }, (_, copy) =>
    named.map((library) => defineLibrary({ ...library, id: `${library.id}-${copy}`, aliases: [] })),
  ).flat();
  const work = (of: Hub): number => {
    const model = parseModel({ id: "owner/name", library_name: "timm", tags: ["timm"] }).model!;
    loadSnippets(of, model);
    return itemsRead(() => loadSnippets(of, model));
  };
  const many = createHub([...plugins, ...copies]);
  expect(many.libraries.list.length).toBeGreaterThan(hub.libraries.list.length * 50);
  expect(work(many)).toBe(work(hub));
});

test.each([
  { library_name: "transformers", tags: ["transformers", "pytorch", "bert"] },
  { tags: [] },
  { library_name: "unknown", tags: ["en"] },
])("each library is asked at most once for %j", (fields) => {
  const asked: string[] = [];
  const counted = hub.libraries.list.map((library) =>
    defineLibrary({
      ...library,
      snippets: (model) => {
        asked.push(library.id);
        return library.snippets?.(model) ?? [];
      },
    }),
  );
  loadSnippets(createHub(counted), parseModel({ id: "owner/name", ...fields }).model!);
  expect(asked.toSorted()).toEqual([...new Set(asked)].toSorted());
  expect(asked).toContain("transformers");
});

test("a record is read once for all libraries", () => {
  const modelOf = (id: string): Model =>
    parseModel({ id, tags: ["en"], pipeline_tag: "fill-mask" }).model!;
  loadSnippets(hub, modelOf("owner/first"));
  const model = modelOf("owner/second");
  const first = itemsRead(() => loadSnippets(hub, model));
  expect(itemsRead(() => loadSnippets(hub, model))).toBeLessThan(first * 0.85);
});

// What was measured on 2026-12-01.
test.each([
  ["a chat of Transformers", { library_name: "transformers", tags: CHAT }, 1100],
  ["a GGUF file", { tags: ["gguf", ...CHAT] }, 1127],
  ["a record without a library", { tags: ["en"] }, 201],
])("%s needs few patterns", (_, fields, most) => {
  const ask = (id: string): number => {
    const { model } = parseModel({ id, pipeline_tag: "text-generation", ...fields });
    return textRead(() => {
      loadSnippets(hub, model!);
      inferenceSnippets(hub, { model: model!, provider: "auto" });
    }).patterns;
  };
  ask("owner/first");
  expect(ask("owner/second")).toBeLessThanOrEqual(most);
});

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;

/** The kilobytes that a function allocates once it is compiled. It must be too little for a collection while it runs. */
function allocated(run: () => unknown): number {
  for (let round = 0; round < 8; round += 1) run();
  const rounds = Array.from({ length: 3 }, () => {
    collect();
    const before = process.memoryUsage().heapUsed;
    run();
    return (process.memoryUsage().heapUsed - before) / 1000;
  });
  return Math.max(...rounds);
}

test("a program of a page allocates at most 32 kB", () => {
  let key = 0;
  const { model } = parseModel({
    id: "a/b",
    pipeline_tag: "text-generation",
    tags: ["conversational"],
  });
  const page = (): number =>
    hub.providers.list.reduce((sum, { id }) => {
      const options = { messages: [{ role: "user", content: `key ${(key += 1)}` }] };
      const request = { model: model!, provider: id, providerId: "a/b", options };
      return sum + inferenceSnippets(hub, request as never).snippets.length;
    }, 0);
  const programs = page();
  expect(programs).toBeGreaterThan(200);
  // 21 on 2026-11-28; 29 since HTTP clients are made of the statements of their languages.
  expect(allocated(page) / programs).toBeLessThan(32);
});
