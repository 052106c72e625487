// Inputs are valid for the task with any URL; valid values are used unchanged.
import fc from "fast-check";
import {
  type Call,
  createHub,
  defineTask,
  type Hub,
  inferenceCall,
  loadPlugins,
  type Model,
  parseModel,
  isAbsence,
} from "hubsmith";
import type { Value } from "hubsmith/code";
import { beforeAll, expect, test } from "vitest";
import { loadModels } from "#models/records";
import { entries } from "../../plugins.ts";
import { smallEntries } from "../../testing/small-hub.ts";
import { type Field, fieldsOf, inputsOf } from "./fields.ts";
import { AUTO } from "../../models/providers.ts";

let hub: Hub;
/** A call of each task of the embedded models, and of each other sample of a chat. */
const calls: Call[] = [];
beforeAll(async () => {
  hub = createHub((await loadPlugins(entries)).plugins);
  const seen = new Set<string>();
  for (const model of loadModels()) {
    const call = callOf(hub, model);
    const kind = `${call?.task.id} ${JSON.stringify(call?.inputs)}`;
    if (call !== undefined && !seen.has(kind)) calls.push(call);
    seen.add(kind);
  }
  expect(calls.length).toBeGreaterThan(25);
});

function callOf(of: Hub, model: Model): Call | undefined {
  const call = inferenceCall(of, { model, provider: AUTO });
  return isAbsence(call) ? undefined : call;
}

// Names and texts that some field has, and others.
const NAMES =
  ",0,0.role,0.content,0.content.0.text,0.content.1.image_url.url,table,table.City,data,query,question,image,image.path,sentences,__proto__,constructor,length";
const TEXTS = [
  "",
  "photo.png",
  '[{"role":"user","content":"Hi"}]',
  '[{"role":"user","content":[{"type":"text","text":"Hi"}]}]',
  '[{"role":"user","content":null}]',
  "[[[[[[[",
  "a,b\n1,2",
  "__proto__\n1",
  "NaN",
];
const typed = fc.dictionary(
  fc.oneof(fc.string(), fc.constantFrom(...NAMES.split(","))),
  fc.oneof(fc.string(), fc.json(), fc.constantFrom(...TEXTS)),
);

const ask = ({ model }: Call, inputs: Value) =>
  inferenceCall(hub, { model, provider: AUTO, options: { inputs } });

test("no URL makes inputs that the task rejects, nor fields that cannot be rendered", () => {
  fc.assert(
    fc.property(fc.nat(), typed, (which, texts) => {
      const call = calls[which % calls.length]!;
      const inputs = inputsOf(call, texts);
      const fields = fieldsOf(call, texts);
      expect(new Set(fields.map(({ label }) => label)).size).toBe(fields.length);
      if (inputs === undefined) return;
      expect(ask(call, inputs)).not.toHaveProperty("reason");
    }),
    { numRuns: 600 },
  );
});

test("every sample of the embedded models has fields, whose values result in the same sample", () => {
  for (const call of calls) {
    expect(inputsOf(call, {})).toBeUndefined();
    expect(inputsOf(call, { "no.where": "x", constructor: "y" })).toEqual(call.inputs);
    const fields = fieldsOf(call, {});
    expect(fields.length).toBeGreaterThan(0);
    const texts = fields.map(({ name, text }) => [name, text] as const);
    const inputs = inputsOf(call, Object.fromEntries(texts)) ?? call.inputs;
    expect(ask(call, inputs)).toMatchObject({ inputs: call.inputs });
  }
});

/** A call of a task with JSON inputs and this sample. */
async function callWith(sample: Value, name?: string): Promise<Call> {
  const task = defineTask({
    id: "text-ranking",
    label: "Text Ranking",
    modality: "nlp",
    inputs: name === undefined ? "json" : { [name]: "json" },
    output: "json",
    parameters: {},
    sample: () => (name === undefined ? sample : { [name]: sample }),
  });
  const { plugins } = await loadPlugins(smallEntries(task).entries);
  const model = parseModel({ id: "example-org/own", pipeline_tag: task.id }).model!;
  return callOf(createHub(plugins), model)!;
}

test("a chat has a prompt and an image, which are of its last message of a user", async () => {
  const url = "https://example.com/cat.png";
  const chat = [
    { role: "system", content: "Be brief." },
    { role: "user", content: "Hello." },
    { role: "assistant", content: "Hi." },
    {
      role: "user",
      content: [
        { type: "image_url", image_url: { url } },
        { type: "text", text: "Why?" },
      ],
    },
    { role: "assistant", content: "" },
  ];
  const call = await callWith(chat, "turns");
  const [prompt, image] = ["turns.3.content.1.text", "turns.3.content.0.image_url.url"];
  expect(fieldsOf(call, {})).toEqual([
    { kind: "text", name: prompt, label: "Prompt", text: "Why?" },
    { kind: "url", name: image, label: "Image URL", text: url, placeholder: url },
  ]);
  const dog = "https://example.com/dog.png";
  const content = [
    { type: "image_url", image_url: { url: dog } },
    { type: "text", text: "How?" },
  ];
  expect(inputsOf(call, { [prompt]: "How?", [image]: dog, "turns.1.content": "x" })).toEqual({
    turns: chat.with(3, { role: "user", content }),
  });
  expect(inputsOf(call, { [image]: " " })).toEqual({ turns: chat });
  const single = await callWith(chat.slice(0, 3));
  expect(fieldsOf(single, {})).toMatchObject([{ name: "1.content", label: "Prompt" }]);
  expect(inputsOf(single, { "1.content": "" })).toMatchObject([{}, { content: "" }, {}]);
});

test("an array of strings that is empty in the sample can be filled", () => {
  const call = calls.find(({ task }) => task.id === "sentence-similarity")!;
  const empty: Call = { ...call, inputs: { source_sentence: "A", sentences: [] } };
  expect(fieldsOf(empty, {})[1]).toMatchObject({ kind: "texts", label: "Sentences" });
  expect(inputsOf(empty, { sentences: "B\nC" })).toMatchObject({ sentences: ["B", "C"] });
});

test("a file without a name is that of the sample", () => {
  const call = calls.find(({ task }) => task.id === "visual-question-answering")!;
  expect(inputsOf(call, { image: " " })).toEqual(call.inputs);
  expect(inputsOf(call, { image: "dog.png" })).toMatchObject({ image: "dog.png" });
  expect(fieldsOf(call, { image: "" })[0]).toMatchObject({ text: "", placeholder: "photo.jpg" });
});

// In a field of each medium, what works and what cannot: a program opens a file, and a server loads a URL.
const WORKS = {
  image: ["photo.jpg", String.raw`C:\photos\my cat.PNG`, "../in/cat.webp"],
  audio: ["talk.mp3", "/srv/talk.wav", "interview.mp4"],
  video: ["clip.mp4", "a b.mov"],
  url: ["https://example.org/cat.png", "HTTP://localhost:80/a?b", "data:image/png;base64,AAAA"],
};
const FAILS = ["javascript:alert(1)", "https://e.org/a b.png", "ftp://e.org/a.png", "notes.txt"];

test("a path is rejected where a URL is needed, a URL where a path is, and the sample is used", () => {
  const seen = new Set<string>();
  for (const call of calls) {
    for (const field of fieldsOf(call, {})) {
      const medium = mediumOf(call, field);
      if (medium === undefined) continue;
      seen.add(medium);
      const { name } = field;
      const others = medium === "url" ? WORKS.image : [...WORKS.url, "x.bin"];
      for (const text of WORKS[medium]) {
        const typed = { [name]: text };
        expect(JSON.stringify([fieldsOf(call, typed), text])).not.toContain("Until then");
        expect(JSON.stringify(inputsOf(call, typed))).toContain(JSON.stringify(text));
      }
      for (const text of [...FAILS, ...others]) {
        const typed = { [name]: text };
        const shown = fieldsOf(call, typed).find((other) => other.name === name);
        expect(shown!.error).toMatch(/^(?:This must be|A provider cannot) .*sample/);
        expect(inputsOf(call, typed)).toEqual(call.inputs);
      }
    }
  }
  expect([...seen].toSorted()).toEqual(["audio", "image", "url"]);
});

function mediumOf({ task: { inputs } }: Call, field: Field): keyof typeof WORKS | undefined {
  if (field.kind === "url") return "url";
  if (field.kind !== "file") return undefined;
  const type = typeof inputs === "string" ? inputs : inputs[field.name];
  return type as keyof typeof WORKS;
}
