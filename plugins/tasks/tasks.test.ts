// Every task has samples of its declared types, valid parameter examples, and a real sample response.
import {
  answer,
  type Call,
  createHub,
  defineProvider,
  type Diagnostic,
  inferenceCall,
  type Model,
  serves,
  parseModel,
  type Plugin,
  type Task,
  valueIn,
  isAbsence,
} from "hubsmith";
import { isCallable, type Output } from "#core/kinds/task";
import type { Inputs, InputType } from "#core/kinds/inputs";
import { isFile, type Value, type ValueObject } from "hubsmith/code";
import type { Reply } from "hubsmith/contract";
import { describe, expect, it } from "vitest";
import conversational from "./conversational.ts";
import fillMask from "./fill-mask.ts";
import imageTextToText from "./image-text-to-text.ts";
import * as media from "../kit/samples/response-media.ts";
import { tableIn } from "../kit/samples/tables.ts";
import { textsIn } from "../kit/samples/text-lists.ts";
import tableQuestionAnswering from "./table-question-answering.ts";
import tabularRegression from "./tabular-regression.ts";
import textClassification from "./text-classification.ts";
import text2textGeneration from "./text2text-generation.ts";
import textGeneration from "./text-generation.ts";
import textToImage from "./text-to-image.ts";
import zeroShotClassification from "./zero-shot-classification.ts";

const defaults = <T>(
  modules: Readonly<Record<string, { readonly default: T }>>,
): ReadonlyMap<string, T> =>
  new Map(
    Object.entries(modules).map(([path, module]) => [/[^/.]+/.exec(path)![0], module.default]),
  );

const all = defaults(
  import.meta.glob<{ readonly default: Plugin<"task"> }>(["./*.ts", "!./*.*.ts"], { eager: true }),
);
const replies = defaults(
  import.meta.glob<{ readonly default: Reply }>("./*.contract.ts", { eager: true }),
);
const tasks = [...all.values()].filter(isCallable);
// Sends the inputs unchanged, so that the request shows how the kernel changed them.
const echo = defineProvider({
  id: "echo",
  label: "Echo",
  baseUrl: "https://echo.example",
  tasks: [],
  handlerOf: (task) =>
    serves(task, {
      request: ({ parameters }) => ({ path: "", json: parameters }),
      answer: answer.json(),
    }),
});
const hub = createHub([...tasks, echo]);

const record = (fields: object): Model => parseModel({ id: "acme/model", ...fields }).model!;

function call(task: Task, options: object): Call {
  const diagnostics: Diagnostic[] = [];
  const model = record({ pipeline_tag: task.id });
  const result = inferenceCall(
    hub,
    {
      model,
      provider: "echo",
      providerId: "acme/model",
      options: { directRequest: true, ...options },
    },
    diagnostics,
  );
  expect(diagnostics).toEqual([]);
  if (isAbsence(result)) throw new Error(result.reason);
  return result;
}

const records: Readonly<Record<string, object>> = {
  "no widget data": {},
  "widget data": {
    widgetData: [
      {
        text: "Where is the key?",
        context: "The key is under the mat.",
        prompt: "Open the door",
        source_sentence: "It rains.",
        sentences: ["Water falls.", "The sun shines."],
        candidate_labels: "owl, bat",
        table: { Owl: ["barn", "snowy"], Length: [36, 59.5] },
        structuredData: { Wing: ["long"], Weight: [410] },
        messages: [{ role: "user", content: "Where is the key?" }],
        src: "https://example.org/key.jpg",
      },
    ],
    cardData: { instance_prompt: "a photo of a key" },
  },
  "empty widget data": {
    widgetData: [
      {
        text: "",
        context: "",
        prompt: "",
        source_sentence: "",
        sentences: [],
        candidate_labels: " ,",
        table: {},
        structuredData: { Wing: [] },
        messages: [],
      },
    ],
    cardData: { instance_prompt: "" },
  },
  "half of the widget data": {
    widgetData: [{ text: "Where is the key?", source_sentence: "It rains.", sentences: [] }],
  },
  "hostile widget data": {
    widgetData: [
      {
        text: 42,
        context: ["x"],
        prompt: { toString: "x" },
        source_sentence: null,
        sentences: [1, "two"],
        candidate_labels: [["x"]],
        table: { Owl: ["barn", null], Length: [36] },
        structuredData: [["Wing"], [410]],
        messages: "none",
        src: null,
        ["__proto__"]: null,
      },
      { text: '"); print("PWNED"); ("', context: false, messages: {} },
    ],
    cardData: { instance_prompt: { toString: "x" } },
    mask_token: "</s>\u0000",
    pipeline_tag: "constructor",
  },
};

it("has a response for each task that Hugging Face's servers run, and for no other", () => {
  const hosted = tasks.filter((task) => task.hubServers !== undefined).map(({ id }) => id);
  expect([...replies.keys()].toSorted()).toEqual(hosted.toSorted());
});

describe.each(tasks.map((task) => [task.id, task] as const))("the task %s", (_, task) => {
  it.each(Object.keys(records))("makes a valid sample: %s", (name) => {
    const model = record(records[name]!);
    const inputs = task.sample(model) as Value;
    expect(mediaOf(task.inputs, inputs)).toEqual([]);
    const shown = Object.fromEntries(
      Object.entries(task.parameters).flatMap(([parameter, { sample }]) => {
        const value = sample?.(model);
        return value === undefined ? [] : [[parameter, value] as const];
      }),
    );
    const result = call(task, { inputs, parameters: shown });
    expect(result.inputs).toEqual(inputs);
    // Most services reject an empty string.
    expect(JSON.stringify([inputs, shown])).not.toMatch(/""|\[\]/);
  });

  it("has a sample that a saved result would not overwrite", () => {
    const inputs = task.sample(record({}));
    const files = [inputs, ...Object.values(inputs as object)].filter(isFile);
    expect(files.filter(({ path }) => path.startsWith(`${task.output}.`))).toEqual([]);
  });

  it("has parameters with distinct labels and examples", () => {
    const parameters = Object.values(task.parameters);
    const labels = parameters.map(({ label }) => label);
    const examples = parameters
      .filter(({ type }) => type !== "boolean")
      .map(({ example }) => example);
    expect(new Set(labels).size).toBe(labels.length);
    expect(new Set(examples.map((example) => JSON.stringify(example))).size).toBe(examples.length);
  });

  it("accepts its parameters by their aliases", () => {
    for (const [name, { aliases = [], example }] of Object.entries(task.parameters))
      for (const alias of aliases)
        expect(sent(call(task, { parameters: { [alias]: example } }))).toMatchObject({
          [name]: example,
        });
  });
});

it.each([...replies])("the response of %s has the task's output type", (id, reply) => {
  expect(faultsOf(reply, all.get(id)!)).toEqual([]);
});

function faultsOf(reply: Reply, { hubServers: hosted, output }: Plugin<"task">): readonly string[] {
  if (!("json" in reply)) return faultsOfFile(reply.base64, reply.type, output!);
  const reading = hosted?.answer;
  if (reading?.kind === "file") {
    const value = valueIn(reply.json, ...reading.at[0]!);
    const isSaved = typeof value === "string" && value === reply.saves;
    return isSaved ? faultsOfFile(value, reading.type, output!) : ["it saves something else"];
  }
  const shows = reply.shows ?? "";
  const isThere = shows !== "" && JSON.stringify(reply.json).includes(shows);
  return output === "json" && isThere ? [] : [`${output} does not show ${shows}`];
}

function faultsOfFile(base64: string, type: string, output: Output): readonly string[] {
  const isReal = STARTS[type]?.test(bytesOf(base64)) === true;
  return type.startsWith(`${output}/`) && isReal ? [] : [`${output} is no ${type}`];
}

const STARTS: Readonly<Record<string, RegExp>> = {
  "image/png": /^\u0089PNG/,
  "image/jpeg": /^\u00ff\u00d8\u00ff/,
  "image/webp": /^RIFF[^]{4}WEBP/,
  "audio/flac": /^fLaC/,
  "audio/wav": /^RIFF[^]{4}WAVE/,
  "audio/mpeg": /^\u00ff\u00fb/,
  "video/mp4": /^[^]{4}ftyp/,
};

it("has samples of media with one known type each", () => {
  const types = Object.values<unknown>(media).map(
    (base64) =>
      Object.entries(STARTS).find(([, start]) => start.test(bytesOf(base64 as string)))?.[0],
  );
  expect(types.toSorted()).toEqual(Object.keys(STARTS).toSorted());
});

describe("the task that a model is called as", () => {
  const chat = { chat_template: "{{ messages }}" };
  it.each([
    [
      "text generation that converses",
      textGeneration,
      { tags: ["conversational"] },
      conversational,
    ],
    ["text generation", textGeneration, {}, undefined],
    [
      "a chat about images",
      imageTextToText,
      { tags: ["conversational"], config: { processor_config: chat } },
      conversational,
    ],
    ["image-text-to-text that does not converse", imageTextToText, {}, undefined],
    ["a text made of another", text2textGeneration, {}, textGeneration],
    [
      "a text made of another in a conversation",
      text2textGeneration,
      { tags: ["conversational"] },
      conversational,
    ],
  ] as const)("%s", (_, task, fields, expected) => {
    expect(task.callAs?.(record(fields))).toBe(expected);
  });
});

describe("the model's own samples", () => {
  const model = (fields: object): Model => record(fields);
  it("a chat uses the first example that has messages, and an image for vision models", () => {
    const messages = [{ role: "user", content: "Where?" }];
    expect(conversational.sample(model({ widgetData: [{ text: "x" }, { messages }] }))).toEqual(
      messages,
    );
    const seen = JSON.stringify(
      conversational.sample(model({ pipeline_tag: "image-text-to-text" })),
    );
    expect(seen).toContain('"image_url":{"url":"https://');
  });

  it("a prompt is the example's, else the one that the model was trained on", () => {
    const card = { cardData: { instance_prompt: "a photo of sks" } };
    expect(textToImage.sample(model(card))).toBe("a photo of sks");
    expect(textToImage.sample(model({ ...card, widgetData: [{ text: "a boat" }] }))).toBe("a boat");
  });

  it("a mask is the model's, in an example that has it once", () => {
    const shown = (mask_token: string | undefined, ...texts: readonly Value[]): string =>
      fillMask.sample(
        model({
          ...(mask_token === undefined ? {} : { mask_token }),
          widgetData: texts.map((text) => ({ text })),
        }),
      );
    expect(shown("<mask>")).toBe("The sun rises in the <mask>.");
    expect(shown(undefined)).toBe("The sun rises in the [MASK].");
    expect(shown("", 7)).toBe("The sun rises in the [MASK].");
    expect(shown("<mask>", "No [MASK].", "<mask> <mask>.", "A <mask>.")).toBe("A <mask>.");
    expect(shown("<mask>", "No [MASK].")).toBe("The sun rises in the <mask>.");
    expect(shown(undefined, "None.", "A <mask>.")).toBe("A <mask>.");
  });

  it("a table has cells that are strings, and its own question or none", () => {
    const table = { Owl: ["barn", "snowy"], Length: [36, 59.5] };
    const shown = (...given: readonly object[]): Value =>
      tableQuestionAnswering.sample(model({ widgetData: given }));
    expect(shown({ text: "Which is longer?", table })).toEqual({
      query: "Which is longer?",
      table: { Owl: ["barn", "snowy"], Length: ["36", "59.5"] },
    });
    const ours = shown();
    for (const odd of [{ table }, { text: "Which?" }, { text: "Which?", table: { Owl: [null] } }])
      expect(shown(odd)).toEqual(ours);
    expect(tabularRegression.sample(model({ widgetData: [{ structuredData: table }] }))).toEqual({
      data: { Owl: ["barn", "snowy"], Length: ["36", "59.5"] },
    });
    for (const odd of ["x", [], {}, { a: [] }, { a: ["1"], b: ["1", "2"] }, { a: [[1]] }, { a: 1 }])
      expect(tableIn(odd)).toBeUndefined();
  });

  it("a model of instructions gets one, and its base does not", () => {
    const sampleOf = (id: string): unknown =>
      textGeneration.sample(model({ id, pipeline_tag: "text2text-generation" }));
    expect(sampleOf("acme/flan-t5-base")).toContain("Translate");
    expect(sampleOf("acme/mt5-base")).not.toContain("Translate");
  });

  it.each([
    ["xlm-roberta", ["xnli"], " </s></s> "],
    ["bert", ["xnli"], " [SEP] "],
    ["bert", ["imdb"], undefined],
  ])("two texts in one string: %s with %j", (type, tags, separator) => {
    const classifier = model({ pipeline_tag: "text-classification", tags: [type, ...tags] });
    const sample = String(textClassification.sample(classifier));
    expect(/ (?:<\/s>|\[SEP\])+ /.exec(sample)?.[0]).toBe(separator);
    const gliclass = { ...classifier, library_name: "gliclass" };
    expect(textClassification.sample(gliclass)).not.toMatch(/SEP|<\/s>/);
  });

  it.each([
    [true, { tags: ["conversational"] }],
    [true, { id: "acme/R1-Distill-Qwen-9B" }],
    [false, { id: "acme/otter-base", tags: ["conversational"] }],
    [false, { id: "Qwen/Qwen2.5-3B", tags: ["conversational"] }],
    [false, { id: "acme/otter-instruct" }],
  ])("is called as a chat: %s for %j", (isChat, fields) => {
    const called = textGeneration.callAs?.(model({ pipeline_tag: "text-generation", ...fields }));
    expect(called === conversational).toBe(isChat);
  });

  it("labels are parsed from a string with commas or from an array", () => {
    const labels = (given: Value): unknown =>
      zeroShotClassification.parameters.candidate_labels.sample?.(
        model({ widgetData: [{ candidate_labels: given }] }),
      );
    expect(labels("owl, bat ,,")).toEqual(["owl", "bat"]);
    expect(labels(["owl", "bat"])).toEqual(["owl", "bat"]);
    expect(labels(7)).toEqual(["refund", "legal", "faq"]);
    expect(textsIn(["owl", 7])).toEqual([]);
  });
});

function sent({ request }: Call): ValueObject {
  if (isAbsence(request) || !("json" in request.body)) throw new Error("no JSON was sent");
  return request.body.json;
}

// The kernel checks the types of inputs, but not the media type of a file.
function mediaOf(shape: Inputs, given: Value): readonly string[] {
  const members: readonly (readonly [InputType, unknown])[] =
    typeof shape === "string"
      ? [[shape, given]]
      : Object.entries(shape).map(([name, type]) => [type, (given as ValueObject)[name]]);
  return members.flatMap(([type, value]) => {
    const isMedium = ["image", "audio", "video"].includes(type);
    const isRight = isFile(value) ? value.type.startsWith(`${type}/`) : !isMedium;
    return isRight ? [] : [`not ${type}: ${JSON.stringify(value)}`];
  });
}

function bytesOf(base64: string): string {
  return Buffer.from(base64, "base64").toString("latin1");
}
