// Each message names the plugin, the field, what it must be, what it is, and what to write.
import { describe, expect, test } from "vitest";
import { js } from "hubsmith/code";
import { createHub } from "../checked/index.ts";
import {
  defineClient,
  defineLibrary,
  defineProvider,
  defineQuantization,
  defineTask,
  downloads,
  on,
  template,
} from "../index.ts";

const library = defineLibrary({
  id: "a",
  prettyLabel: "A",
  repoName: "a",
  repoUrl: "https://example.org/a",
  filter: false,
});
const task = defineTask({
  id: "count-words",
  label: "Count words",
  modality: "nlp",
  inputs: { text: "text", words: "texts" },
  output: "json",
  parameters: {
    top_k: { type: "count", label: "How many", example: 5 },
    more: { type: "json", label: "More", example: {} },
  },
  sample: () => ({ text: "a b", words: ["a"] }),
});
const listed = defineTask({ id: "listed", label: "Listed", modality: "rl", isPlaceholder: true });
const served = on(task, {
  request: () => ({ path: "count" }),
  answer: { as: "json", at: [[]] },
});
const provider = defineProvider({
  id: "acme",
  label: "Acme",
  baseUrl: "https://a.example",
  tasks: [served],
});
const client = defineClient({
  id: "js/acme",
  label: "Acme",
  language: js.language,
  order: 1,
  templates: [template(task, () => js`x()`)],
});
const quantization = defineQuantization({
  id: "q",
  label: "Q",
  sets: { types: [{ name: "F16", code: 1 }] },
  preference: ["F16"],
});
const rule = downloads.any(downloads.path("a"), downloads.all(downloads.exists("path_prefix")));
const full = { ...library, countDownloads: rule, install: { pip: ["a"], swift: [] } };

const told = (plugin: unknown): readonly string[] =>
  createHub([plugin]).diagnostics.map(({ message }) => message);

// What docs/plugins/versions.md promises; a plugin of another version costs its neighbours nothing.
test.each([
  [1, []],
  [2, ["unknown-version"]],
  [0, ["unknown-version"]],
  [undefined, ["not-a-plugin"]],
  ["1", ["not-a-plugin"]],
])("a plugin that says version %j", (version, codes) => {
  const stamp = { version, kind: "library" };
  const hub = createHub([{ ...library, id: "b", "~hub": stamp }, full]);
  expect(hub.diagnostics.map(({ code }) => code)).toEqual(codes);
  expect([...hub.libraries].map(({ id }) => id)).toEqual(
    codes.length === 0 ? ["a", "b"].sort() : [full.id],
  );
});

test("what is right is taken", () => {
  for (const plugin of [library, full, task, listed, provider, client, quantization])
    expect(told(plugin), plugin.id).toEqual([]);
});

test("a plugin needs the stamp alone, and nothing of this package", () => {
  const record = JSON.parse(JSON.stringify(library)) as object;
  expect(told(record)).toEqual([]);
  expect(told({ ...record, more: "fields", of: ["its", "own"] })).toEqual([]);
});

const WORD = "an id of letters, digits, dots, dashes and underscores";

describe("what is wrong", () => {
  test.each<readonly [object, string]>([
    [
      { repoUrl: 1 },
      'library/a: repoUrl must be a text, and is the number 1. Write `repoUrl: "…"`.',
    ],
    [
      { prettyLabel: undefined },
      'library/a: prettyLabel must be a text, and is missing. Add `prettyLabel: "…"`.',
    ],
    [
      { filter: "yes" },
      'library/a: filter must be true or false, and is the text "yes". Write `filter: true`.',
    ],
    [
      { docsUrl: null },
      'library/a: docsUrl must be a text, and is null. Write `docsUrl: "…"`, or leave it out.',
    ],
    [
      { snippets: {} },
      "library/a: snippets must be a function, and is an object. Write `snippets: …`, or leave it out.",
    ],
    [
      { aliases: "b" },
      'library/a: aliases must be a list, and is the text "b". Write `aliases: […]`, or leave it out.',
    ],
    [
      { aliases: [5] },
      `library/a: aliases[0] must be ${WORD}, and is the number 5. Write \`"my-plugin"\`.`,
    ],
    [
      { aliases: ["b", "c d"] },
      `library/a: aliases[1] must be ${WORD}, and is the text "c d". Write \`"my-plugin"\`.`,
    ],
    [
      { replaces: ["b"] },
      `library/a: replaces must be ${WORD}, and is a list. Write \`replaces: "my-plugin"\`, or leave it out.`,
    ],
    [
      { install: "pip install a" },
      'library/a: install must be an object, and is the text "pip install a". Write `install: { … }`, or leave it out.',
    ],
    [
      { install: { pip: "a" } },
      'library/a: install.pip must be a list, and is the text "a". Write `pip: […]`, or leave it out.',
    ],
    [
      { install: { swift: [{ url: "x" }] } },
      'library/a: install.swift[0].url must be an http or https URL, and is the text "x". Write `url: "https://…"`.',
    ],
    [
      { countDownloads: 'path:"a"' },
      'library/a: countDownloads must be a rule about files, and is the text "path:\\"a\\"". Write `countDownloads: downloads.path("config.json")`, or leave it out.',
    ],
    [
      { countDownloads: { any: [downloads.path("a"), { field: "name", is: "b" }] } },
      'library/a: countDownloads.any[1].field must be "path" or "path_prefix" or "path_filename" or "path_extension", and is the text "name". Write `field: "path"`.',
    ],
    [
      { extra: { big: [1n] } },
      "library/a: extra.big[0] is a bigint, and JSON has none. Write a text or a number.",
    ],
    [
      { id: "a b" },
      `library/a b: id must be ${WORD}, and is the text "a b". Write \`id: "my-plugin"\`.`,
    ],
    [{ id: "" }, `library/: id must be ${WORD}, and is the text "". Write \`id: "my-plugin"\`.`],
    [
      { id: "__proto__" },
      `library/__proto__: id must be ${WORD}, and is the text "__proto__". Write \`id: "my-plugin"\`.`,
    ],
    [
      { id: "../a" },
      `library/../a: id must be ${WORD}, and is the text "../a". Write \`id: "my-plugin"\`.`,
    ],
    [
      { id: "python/a" },
      'library/python/a: id must have no slash, which clients alone have, and is the text "python/a". Write `id: "python-a"`.',
    ],
    [
      { "~hub": { version: 2, kind: "library" } },
      "library/a is made for version 2 of the plugin API, and this hub knows version 1. Update hubsmith, or take an older version of the plugin.",
    ],
    [
      { "~hub": { version: 0, kind: "library" } },
      "library/a is made for version 0 of the plugin API, and this hub knows version 1. Update the plugin.",
    ],
    [
      { "~hub": { version: "1", kind: "library" } },
      'library/a says no version of the plugin API: "~hub".version is the text "1". Make the plugin with define… of this package, which writes the number.',
    ],
    [
      { "~hub": { version: 1, kind: "toString" } },
      "toString/a is of no kind that this hub knows. Kinds: task, library, provider, client, quantization.",
    ],
  ])("with a library: %#", (fields, message) => {
    expect(told({ ...library, ...fields })).toEqual([message]);
  });

  test.each<readonly [object, string]>([
    [
      { modality: "text" },
      'task/count-words: modality must be "audio" or "cv" or "multimodal" or "nlp" or "other" or "rl" or "tabular", and is the text "text". Write `modality: "audio"`.',
    ],
    [
      { inputs: { text: "string" } },
      'task/count-words: inputs.text must be "text" or "texts" or "json" or "image" or "audio" or "video", and is the text "string". Write `text: "text"`.',
    ],
    [
      { parameters: { top_k: { type: "count", label: "How many" } } },
      "task/count-words: parameters.top_k.example must be a value, and is missing. Add `example: …`.",
    ],
    [
      { hosted: { parameters: "outside" } },
      'task/count-words: hosted.parameters must be "inside" or "beside", and is the text "outside". Write `parameters: "inside"`, or leave it out.',
    ],
    [
      { sample: undefined },
      "task/count-words: a task that providers are called for has inputs, output, parameters and sample; sample must be there, too. Add what is missing, or leave out all four.",
    ],
    [
      { sample: undefined, inputs: undefined },
      "task/count-words: a task that providers are called for has inputs, output, parameters and sample; inputs and sample must be there, too. Add what is missing, or leave out all four.",
    ],
    [
      { inputs: "texxt" },
      'task/count-words: inputs must be "text" or "texts" or "json" or "image" or "audio" or "video", and is the text "texxt". Write `inputs: "text"`, or leave it out.',
    ],
    [
      { inputs: { text: "text", words: "words" } },
      'task/count-words: inputs.words must be "text" or "texts" or "json" or "image" or "audio" or "video", and is the text "words". Write `words: "text"`.',
    ],
    [
      { inputs: {} },
      'task/count-words: inputs must have at least one, and has none. Write `inputs: "text"`, or `inputs: { question: "text" }`.',
    ],
    [
      { output: "picture" },
      'task/count-words: output must be "json" or "image" or "audio" or "video", and is the text "picture". Write `output: "json"`, or leave it out.',
    ],
    [
      {
        parameters: {
          limit: { type: "count", label: "Limit", example: 1, aliases: ["top_k"] },
          top_k: { type: "count", label: "Top", example: 1 },
        },
      },
      'task/count-words: parameters has the name "top_k" twice, as a name or as an alias. Leave one out.',
    ],
  ])("with a task: %#", (fields, message) => {
    expect(told({ ...task, ...fields })).toEqual([message]);
  });

  test.each<readonly [object, string]>([
    [{ tasks: {} }, "provider/acme: tasks must be a list, and is an object. Write `tasks: […]`."],
    [
      { baseUrl: "a.example" },
      'provider/acme: baseUrl must be an http or https URL, and is the text "a.example". Write `baseUrl: "https://…"`, or leave it out.',
    ],
    [
      { tasks: [served, { ...served, request: undefined }] },
      'provider/acme: tasks[1].request must be a function, and is missing. Add `request: ({ providerId, inputs }) => ({ path: "…", json: { … } })`.',
    ],
    [
      { tasks: [{ ...served, job: {} }] },
      "provider/acme: tasks[0].job must be a function, and is an object. Write `job: ({ base }) => ({ … })`, or leave it out.",
    ],
    ...["count-words", { id: "count-words" }].map((task): readonly [object, string] => [
      { tasks: [{ ...served, task }] },
      `provider/acme: tasks[0].task must be the task itself, and is ${typeof task === "string" ? 'the text "count-words"' : "an object"}. Write \`on(countWords, …)\`, with \`import { countWords } from "hubsmith/tasks"\` or a task of your own.`,
    ]),
    ...[{ answer: { as: "json", at: [[]] } }, { answer: undefined }].map(
      (more): readonly [object, string] => [
        { tasks: [served, { ...served, ...more }] },
        'provider/acme: tasks[1] is not made with `on`, which completes it. Write `on(task, { … })`, with `on` of "hubsmith".',
      ],
    ),
    [
      { auth: "x-key" },
      'provider/acme: auth must be an object, and is the text "x-key". Write `auth: { header: "X-Key" }`, or leave it out.',
    ],
    [
      { tasks: [{ ...served, task: listed }] },
      "provider/acme: tasks[0].task must be a task that providers are called for, and is task/listed. Give one with inputs, output, parameters and sample.",
    ],
    [
      { tasks: [{ ...served, task: { ...task, label: 3 } }] },
      'provider/acme: tasks[0].task: task/count-words: label must be a text, and is the number 3. Write `label: "…"`.',
    ],
    [
      { tasks: [{ ...served, parameters: { top_k: 3 } }] },
      'provider/acme: tasks[0].parameters.top_k must be a name, true or false, and is the number 3. Write `top_k: "name"`.',
    ],
    [
      { tasks: [{ ...served, parameters: { top_k: { width: "w" } } }] },
      'provider/acme: tasks[0].parameters.top_k.height must be a text, and is missing. Add `height: "…"`.',
    ],
    [
      { auth: { header: 1 } },
      'provider/acme: auth.header must be the name of a header: letters, digits and dashes, and is the number 1. Write `header: "X-Api-Key"`, or leave it out.',
    ],
    [
      { auth: { header: "X-Key\r\nX-Other" } },
      'provider/acme: auth.header must be the name of a header: letters, digits and dashes, and is the text "X-Key\\r\\nX-Other". Write `header: "X-Api-Key"`, or leave it out.',
    ],
    [
      { auth: { scheme: "Bearer\n" } },
      'provider/acme: auth.scheme must be words without a line end or a blank around them, and is the text "Bearer\\n". Write `scheme: "Bearer"`, or leave it out.',
    ],
    [
      { auth: { query: "" } },
      'provider/acme: auth.query must be a text with something in it, and is the text "". Write `query: "…"`, or leave it out.',
    ],
    [
      { auth: { query: "key", header: "X-Key" } },
      "provider/acme: auth has a query beside a header or a scheme, and a key travels in one place. Leave the others out.",
    ],
    ...["https://a.example/", "https://a.example?v=1", "https://a.example#top"].map(
      (baseUrl): readonly [object, string] => [
        { baseUrl },
        `provider/acme: baseUrl must be a URL without a slash, a query or a fragment at its end, and is the text "${baseUrl}". Write \`baseUrl: "https://a.example"\`, or leave it out.`,
      ],
    ),
    // Whoever made the plugin, the token of Hugging Face goes to its own hosts alone.
    ...[
      "https://a.example",
      "http://router.huggingface.co/acme",
      "https://huggingface.co.a.example",
      "https://huggingface.co@a.example",
      "https://ahuggingface.co",
      "https://a.example/huggingface.co",
      "https://huggingface.co:8443",
      "https://acme.endpoints.huggingface.cloud",
    ].map((baseUrl): readonly [object, string] => [
      { baseUrl, isHuggingFace: true },
      `provider/acme: isHuggingFace is true, and baseUrl is "${baseUrl}", which would get the token of Hugging Face in direct requests. Leave isHuggingFace out, so that they take a key of its own, or write a baseUrl at https://huggingface.co or a host below it.`,
    ]),
    [
      { tasks: [served, served] },
      "provider/acme: tasks has count-words twice, and the first one alone would be asked. Leave one out.",
    ],
    [
      { tasks: [{ ...served, parameters: { topk: "k" } }] },
      'provider/acme: tasks[0].parameters (count-words) has "topk", which the task does not know. Did you mean "top_k"? Its parameters are top_k, more.',
    ],
    [
      { tasks: [{ ...served, parameters: { zzz: "k" } }] },
      'provider/acme: tasks[0].parameters (count-words) has "zzz", which the task does not know. Its parameters are top_k, more.',
    ],
    ...[
      { name: "more", convert: (value: unknown) => value },
      { width: "more", height: "h" },
      { width: "w", height: "more" },
    ].map((top_k): readonly [object, string] => [
      { tasks: [{ ...served, parameters: { top_k } }] },
      'provider/acme: tasks[0].parameters (count-words) sends both top_k and more as "more", and one would replace the other. Give each a name of its own, or `false` to the one that the service does not take.',
    ]),
    [
      { tasks: [{ ...served, parameters: { more: "top_k.x" } }] },
      'provider/acme: tasks[0].parameters (count-words) sends both top_k and more as "top_k.x", and one would replace the other. Give each a name of its own, or `false` to the one that the service does not take.',
    ],
    ...["more", "more.of_it"].map((top_k): readonly [object, string] => [
      { tasks: [{ ...served, parameters: { top_k } }] },
      'provider/acme: tasks[0].parameters (count-words) sends both top_k and more as "more", and one would replace the other. Give each a name of its own, or `false` to the one that the service does not take.',
    ]),
  ])("with a provider: %#", (fields, message) => {
    expect(told({ ...provider, ...fields })).toEqual([message]);
  });

  test.each<readonly [object, string]>([
    [
      { order: "1" },
      'client/js/acme: order must be a number, and is the text "1". Write `order: 1`.',
    ],
    [
      { order: Number.NaN },
      "client/js/acme: order must be a number, and is the number NaN. Write `order: 1`.",
    ],
    [
      { language: "js" },
      'client/js/acme: language must be an object, and is the text "js". Write `language: { … }`.',
    ],
    [
      { language: js },
      "client/js/acme: language must be a language, and is its tag. Write `language: js.language`.",
    ],
    [
      { templates: { basic: () => js`x()` } },
      "client/js/acme: templates must be a list, and is an object. Write `templates: […]`.",
    ],
    [
      { templates: [{ task }] },
      "client/js/acme: templates[0].print must be a function, and is missing. Add `print: …`.",
    ],
    [
      { templates: [template(task, () => js`x()`), template(task, () => js`y()`)] },
      "client/js/acme: templates has count-words twice, and the first one alone would print. Leave one out.",
    ],
    [
      { id: "acme" },
      'client/acme: id must begin with its language and a slash, and is the text "acme". Write `id: "js/acme"`.',
    ],
    [
      { id: "js/acme", extends: "js/acme" },
      "client/js/acme: extends is its own id. Write the id of the client that it brings its templates to.",
    ],
    [
      { extends: "js/base", templates: [] },
      'client/js/acme: templates is empty, and templates are what an extension brings to "js/base". Add one, made with template(task, print).',
    ],
    [
      { extends: "js/base", otherwise: () => js`x()` },
      'client/js/acme: otherwise would print every task of "js/base", and an extension prints its own tasks alone. Move it to `templates`, or leave `extends` out.',
    ],
    [
      { id: "python/acme" },
      'client/python/acme: id must begin with its language and a slash, and is the text "python/acme". Write `id: "js/acme"`.',
    ],
  ])("with a client: %#", (fields, message) => {
    expect(told({ ...client, ...fields })).toEqual([message]);
  });

  test.each<readonly [object, string]>([
    [
      { sets: { types: [{ name: "F16", code: "1" }] } },
      'quantization/q: sets.types[0].code must be a number, and is the text "1". Write `code: 1`, or leave it out.',
    ],
    [
      { sets: { types: [{ name: "F16", block: { weights: 1 } }] } },
      "quantization/q: sets.types[0].block.bytes must be a number, and is missing. Add `bytes: 1`.",
    ],
    [
      { files: { extensions: ["gguf"] } },
      'quantization/q: files.label must be a text, and is missing. Add `label: "…"`.',
    ],
    [
      { recognise: "F16" },
      'quantization/q: recognise must be a function, and is the text "F16". Write `recognise: …`, or leave it out.',
    ],
    [
      { preference: [1] },
      'quantization/q: preference[0] must be a text, and is the number 1. Write `"…"`.',
    ],
  ])("with a quantization: %#", (fields, message) => {
    expect(told({ ...quantization, ...fields })).toEqual([message]);
  });
});

test("data that no page could carry is found before it does harm", () => {
  const loop: Record<string, unknown> = {};
  loop["again"] = [loop];
  expect(told({ ...library, extra: loop })).toEqual([
    "library/a: extra.again[0] holds itself. Leave that out.",
  ]);
  let deep: unknown = 1;
  for (let level = 0; level < 5_000; level++) deep = { deep };
  expect(told({ ...library, extra: deep })[0]).toMatch(
    /^library\/a: extra\.deep.* is nested deeper than 150 levels\. Make it flatter\.$/,
  );
});

test("a plugin that is mended in place is taken then", () => {
  const odd: Record<string, unknown> = { ...library, filter: 1 };
  expect(told(odd)).toHaveLength(1);
  odd["filter"] = true;
  expect(told(odd)).toEqual([]);
});
