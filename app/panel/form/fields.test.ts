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
import { loadModels } from "../../catalog/records.ts";
import { entries } from "../../plugins.ts";
import { smallEntries } from "../../testing/small-hub.ts";
import { fieldsOf, inputsOf } from "./fields.ts";
import { AUTO } from "../providers/providers.ts";

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
      const first = ask(call, inputs);
      // A file of an unknown type or of another medium is reported; then the other fields are tried without it.
      const files = new Set(fields.flatMap(({ kind, name }) => (kind === "file" ? [name] : [])));
      const others = Object.entries(texts).filter(([name]) => !files.has(name));
      const rest = files.size > 0 ? inputsOf(call, Object.fromEntries(others)) : inputs;
      const result = isAbsence(first) && rest !== inputs ? ask(call, rest ?? call.inputs) : first;
      expect(result).not.toHaveProperty("reason");
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
    const texts = fields.flatMap((field) =>
      "text" in field ? [[field.name, field.text] as const] : [],
    );
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

test("a table has a grid under the name of its input", async () => {
  const sample = { n: [1, 2], t: ["a", "b"] };
  const call = await callWith(sample, "rows");
  expect(fieldsOf(call, {})).toMatchObject([{ kind: "table", name: "rows", label: "Rows" }]);
  expect(inputsOf(call, { rows: "n,t\n3,4" })).toEqual({ rows: { n: [3], t: ["4"] } });
  expect(inputsOf(call, { rows: "n" })).toEqual({ rows: sample });
});

test("other JSON is one field; invalid JSON is reported, and the sample is used", async () => {
  const sample = { top: 1, names: [{ first: "A" }] };
  const call = await callWith(sample);
  const [field] = fieldsOf(call, {});
  expect(field).toMatchObject({ kind: "json", name: "", label: "JSON" });
  expect(field).not.toHaveProperty("error");
  expect(inputsOf(call, { "": '{"top": 2}' })).toEqual({ top: 2 });
  const error = "Invalid JSON. The sample value is used.";
  expect(fieldsOf(call, { "": "{top" })).toMatchObject([{ text: "{top", error }]);
  expect(inputsOf(call, { "": "{top" })).toEqual(sample);
});

test("a chat accepts single texts, or a complete chat, which then replaces them", async () => {
  const [system, hello] = [
    { role: "system", content: "Be brief." },
    { role: "user", content: "Hello." },
  ];
  const TALK = [system, hello];
  const ALONE = [{ role: "user", content: "Alone." }];
  const whole = JSON.stringify(ALONE);
  const call = await callWith(TALK);
  expect(inputsOf(call, { "1.content": "Hi." })).toEqual([system, { ...hello, content: "Hi." }]);
  expect(inputsOf(call, { "": whole, "1.content": "Hi." })).toEqual(ALONE);
  expect(fieldsOf(call, { "": whole })[0]).toMatchObject({ isWhole: true });
  expect(fieldsOf(call, { "": "nonsense" })[0]).toMatchObject({ isWhole: false, chat: TALK });
  expect(inputsOf(call, { "": "nonsense" })).toEqual(TALK);
  const named = await callWith(TALK, "turns");
  expect(inputsOf(named, { "turns.1.content": "Hi." })).toMatchObject({
    turns: [system, { content: "Hi." }],
  });
  expect(inputsOf(named, { turns: whole })).toEqual({ turns: ALONE });
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
