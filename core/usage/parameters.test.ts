// Parameters: what is asked for arrives under the service's names, and what does not arrive is said.
import { describe, expect, test } from "vitest";
import { js } from "hubsmith/code";
import { env, file, text } from "../code/index.ts";
import {
  answer,
  type Call,
  createHub,
  defineProvider,
  defineTask,
  type Diagnostic,
  inferenceCall,
  type InferenceOptions,
  on,
  parseModel,
  pathAt,
  template,
  defineClient,
  urlAt,
} from "../index.ts";
import { templateOf } from "../host.ts";
import type { Names, ServedSpec, UrlPiece } from "../types.ts";

const draw = defineTask({
  id: "draw",
  label: "Draw",
  modality: "cv",
  inputs: "text",
  output: "image",
  parameters: {
    prompt: { type: "text", label: "Prompt", example: "a fox", sample: () => "shown" },
    steps: { type: "count", label: "Steps", example: 9, aliases: ["num_steps"] },
    max_new_tokens: { type: "count", label: "Length", example: 9, aliases: ["max_tokens"] },
    scale: { type: "number", label: "Scale", example: 1.5 },
    labels: { type: "texts", label: "Labels", example: ["a"] },
    size: { type: "size", label: "Size", example: { width: 4, height: 3 } },
    sharp: { type: "boolean", label: "Sharp", example: true },
    seed: { type: "seed", label: "Seed", example: 7 },
  },
  sample: () => "a fox",
});

type Spec = Partial<ServedSpec<string, keyof typeof draw.parameters>>;

function callWith(
  options: InferenceOptions,
  parameters: Names<keyof typeof draw.parameters> = {},
  more: Spec = {},
): { readonly call: Call; readonly diagnostics: readonly Diagnostic[] } {
  const provider = defineProvider({
    id: "acme",
    label: "Acme",
    baseUrl: "https://api.acme.example",
    tasks: [
      on(draw, {
        parameters,
        request: (ask) => ({ path: "draw", json: { p: ask.inputs, ...ask.parameters } }),
        answer: answer.bytes("image/png"),
        ...more,
      }),
    ],
  });
  const diagnostics: Diagnostic[] = [];
  const { model } = parseModel({ id: "acme/model", pipeline_tag: "draw" });
  const request = { model: model!, provider: "acme", providerId: "x", options };
  const call = inferenceCall(createHub([draw, provider]), request, diagnostics);
  if ("reason" in call) throw new Error(`${call.code}: ${call.reason}`);
  return { call, diagnostics };
}

function bodyOf({ wire }: Call): unknown {
  if ("reason" in wire) throw new Error(wire.reason);
  return "json" in wire.body ? wire.body.json : wire.body;
}

describe("names", () => {
  test.each<[Names<keyof typeof draw.parameters>, object, object]>([
    [{}, { steps: 9 }, { steps: 9 }],
    [{ steps: true }, { steps: 0 }, { steps: 0 }],
    [{ steps: "n_steps" }, { steps: 9 }, { n_steps: 9 }],
    [{ steps: "n_steps" }, { num_steps: 9 }, { n_steps: 9 }],
    [{ steps: "a.b.c", seed: "a.seed" }, { steps: 9, seed: 7 }, { a: { b: { c: 9 }, seed: 7 } }],
    [{ size: { width: "w", height: "h" } }, { size: { width: 4, height: 3 } }, { w: 4, h: 3 }],
    [
      { size: { width: "image.w", height: "image.h" } },
      { size: { width: 4, height: 3 } },
      { image: { w: 4, h: 3 } },
    ],
    [{ scale: { name: "cfg", convert: (value) => Number(value) * 2 } }, { scale: 1.5 }, { cfg: 3 }],
    [{ steps: "__proto__" }, { steps: 9 }, JSON.parse('{"__proto__":9}') as object],
  ])("%j with %j", (names, given, expected) => {
    const { call, diagnostics } = callWith(
      { parameters: given as never },
      { prompt: false, ...names },
    );
    expect(bodyOf(call)).toEqual({ p: "a fox", ...expected });
    expect(diagnostics).toEqual([]);
  });

  test("options of chats find the parameter that a task has for them, and are said where it has none", () => {
    const { call, diagnostics } = callWith({ max_tokens: 0, temperature: 0.5 }, { prompt: false });
    expect(bodyOf(call)).toEqual({ p: "a fox", max_new_tokens: 0 });
    expect(diagnostics).toEqual([
      {
        code: "option-ignored",
        message: "draw has no temperature; it is left out.",
        path: "options.temperature",
      },
    ]);
  });

  test("what a service does not take is dropped everywhere, and said where it was asked for", () => {
    const { call, diagnostics } = callWith(
      { parameters: { steps: 9, seed: 7 } },
      { seed: false, prompt: false },
    );
    expect(bodyOf(call)).toEqual({ p: "a fox", steps: 9 });
    expect(call.parameters).toEqual({ steps: 9 });
    expect(diagnostics).toEqual([
      {
        code: "parameter-dropped",
        message: "Acme takes no seed for draw; it is left out.",
        path: "options.parameters.seed",
      },
    ]);
  });

  test("what nobody knows is sent as it is, and said", () => {
    const parameters = JSON.parse('{"x_unknown":[1],"__proto__":{"a":1},"toString":"b"}') as never;
    const { call, diagnostics } = callWith({ parameters }, { prompt: false });
    expect(JSON.stringify(bodyOf(call))).toBe(
      '{"p":"a fox","x_unknown":[1],"__proto__":{"a":1},"toString":"b"}',
    );
    expect(diagnostics.map(({ code }) => code)).toEqual(Array(3).fill("unknown-parameter"));
    expect(diagnostics[0]!.message).toBe(
      'draw has no parameter "x_unknown" that is known here; it is sent as it is.',
    );
  });

  test("a service that serves a task with some models alone is not asked for another", () => {
    expect(callWith({}, {}, { models: ["w", "x"] }).call.wire).toMatchObject({ method: "POST" });
    expect(callWith({}, {}, { models: ["w", "y"] }).call.wire).toMatchObject({
      code: "unfit-model",
      reason: "Acme serves draw with w, y alone, and not with x.",
    });
  });

  test("a service that takes no others gets none, and that is said", () => {
    const { call, diagnostics } = callWith(
      { parameters: { x_unknown: 1 } },
      { prompt: false },
      { takesOthers: false },
    );
    expect(bodyOf(call)).toEqual({ p: "a fox" });
    expect(diagnostics.map(({ code }) => code)).toEqual(["parameter-dropped"]);
  });

  test.each([
    ["p", {}, {}],
    ["n_steps", { steps: "n_steps" }, { steps: 9 }],
    ["n_steps", { steps: "n_steps" }, { n_steps: 1, steps: 9 }],
    ["image", { size: { width: "image.w", height: "image.h" } }, { size: { width: 4, height: 3 } }],
  ] as const)(
    "%s, which nobody knows, takes no place of the request's own",
    (name, names, given) => {
      const { call } = callWith(
        { parameters: { ...given, [name]: "mine" } as never },
        { prompt: false, ...(names as Names<keyof typeof draw.parameters>) },
      );
      expect(call.wire).toEqual({
        code: "parameter-clash",
        reason: `The request to Acme holds a "${name}" itself, which no parameter may replace.`,
        change: `Leave the parameter ${name} out.`,
      });
    },
  );

  test("a name of the request's own is taken where parameters have a place of theirs", () => {
    const request = ({ inputs, parameters }: { inputs: string; parameters: object }) => ({
      path: "draw",
      json: { p: inputs, more: parameters as never },
    });
    const { call } = callWith({ parameters: { p: "mine" } }, { prompt: false }, { request });
    expect(bodyOf(call)).toEqual({ p: "a fox", more: { p: "mine" } });
    for (const wire of [{ form: { p: "x" } }, { text: '{"p":1,"~":2}' }]) {
      const as = {
        request: (ask: { parameters: object }) => ({
          path: "",
          ...wire,
          ...("form" in wire ? { form: { ...wire.form, ...ask.parameters } } : {}),
        }),
      };
      expect(
        callWith({ parameters: { p: "mine" } }, { prompt: false }, as).call.wire,
      ).toMatchObject({
        code: "parameter-clash",
      });
    }
  });

  // A square of time would take minutes.
  test("a hundred thousand that a service does not take", { timeout: 60_000 }, () => {
    const parameters = Object.fromEntries(Array.from({ length: 100_000 }, (_, n) => [`x${n}`, n]));
    const { call } = callWith({ parameters }, { prompt: false }, { takesOthers: false });
    expect(call.parameters).toEqual({});
  });

  test("a sample is shown unless the caller chose", () => {
    expect(bodyOf(callWith({}).call)).toEqual({ p: "a fox", prompt: "shown" });
    expect(bodyOf(callWith({ parameters: { prompt: "" } }).call)).toEqual({
      p: "a fox",
      prompt: "",
    });
  });
});

describe("types", () => {
  test.each<[string, unknown]>([
    ["steps", -1],
    ["steps", 1.5],
    ["steps", "9"],
    ["seed", 2 ** 60],
    ["scale", "big"],
    ["scale", null],
    ["labels", [1]],
    ["labels", {}],
    ["sharp", 1],
    ["size", { width: 4 }],
    ["size", { width: 4, height: 3, depth: 1 }],
    ["size", [4, 3]],
    ["prompt", ["a"]],
  ])("%s: %j is refused with what it must be", (name, value) => {
    expect(() => callWith({ parameters: { [name]: value } as never })).toThrow(
      new RegExp(`^wrong-parameter: The parameter ${name} of draw must be `),
    );
  });

  test.each(["x", [1], { a: () => 1 }, { a: Number.NaN }])("%j as parameters", (given) => {
    const run = (): unknown => callWith({ parameters: given as never });
    expect(run).toThrow(/^wrong-parameter: /);
  });
});

describe("requests", () => {
  test.each(["..", "a/../b", "./a", "a/\ud800"])(
    "the provider's id %j is refused",
    (providerId) => {
      const { model } = parseModel({ id: "acme/model", pipeline_tag: "draw" });
      const provider = defineProvider({
        id: "acme",
        label: "Acme",
        baseUrl: "https://api.acme.example",
        tasks: [
          on(draw, {
            request: (ask) => ({ path: "draw", json: { model: ask.providerId } }),
            answer: answer.bytes("image/png"),
          }),
        ],
      });
      const diagnostics: Diagnostic[] = [];
      const request = { model: model!, provider: "acme", providerId };
      expect(inferenceCall(createHub([draw, provider]), request, diagnostics)).toMatchObject({
        wire: { code: "bad-provider-id", change: "Mend providerId, or the record's mapping." },
      });
      expect(diagnostics).toEqual([]);
    },
  );

  test("a provider may refuse inputs with a reason", () => {
    const refusal = { code: "no-flac", reason: "It takes no flac.", change: "Give an mp3." };
    const { call } = callWith({}, {}, { request: () => refusal });
    expect(call.wire).toEqual(refusal);
  });

  test("a key in the query goes along to the same server, and nowhere else", () => {
    const job = (status: readonly UrlPiece[]) => () => ({
      state: ["state"],
      waiting: ["busy"],
      status,
      interval: 1,
    });
    const wireOf = (status: readonly UrlPiece[]) => {
      const provider = defineProvider({
        id: "acme",
        label: "Acme",
        baseUrl: "https://api.acme.example",
        auth: { query: "key" },
        tasks: [
          on(draw, {
            request: () => ({ path: "draw", json: {} }),
            answer: answer.bytes("image/png"),
            job: job(status),
          }),
        ],
      });
      const { model } = parseModel({ id: "acme/model", pipeline_tag: "draw" });
      const options = { directRequest: true };
      const made = inferenceCall(createHub([draw, provider]), {
        model: model!,
        provider: "acme",
        providerId: "x",
        options,
      });
      if ("reason" in made || "reason" in made.wire) throw new Error("no call");
      return made.wire;
    };
    const key = text("key=", env("ACME_API_KEY"));
    const own: readonly UrlPiece[] = ["https://api.acme.example", pathAt("url")];
    expect(wireOf(own).url).toEqual(text("https://api.acme.example/draw?", key));
    expect(wireOf(own).headers).toEqual({});
    expect(wireOf(own).job!.status).toEqual([...own, text("?", key)]);
    const asked: readonly UrlPiece[] = ["https://api.acme.example/s?id=1"];
    expect(wireOf(asked).job!.status).toEqual([text("https://api.acme.example/s?id=1&", key)]);
    const other: readonly UrlPiece[] = [urlAt("polling_url")];
    expect(wireOf(other).job!.status).toEqual(other);
  });
});

describe("files", () => {
  const look = defineTask({
    id: "look",
    label: "Look",
    modality: "cv",
    inputs: { image: "image", question: "text" },
    output: "json",
    parameters: {},
    sample: () => ({ image: file("a.png", "image/png"), question: "?" }),
  });
  const provider = defineProvider({
    id: "acme",
    label: "Acme",
    baseUrl: "https://api.acme.example",
    tasks: [on(look, { request: () => ({ path: "x", json: {} }), answer: answer.json() })],
  });
  const called = (inputs: unknown): ReturnType<typeof inferenceCall> => {
    const { model } = parseModel({ id: "acme/model", pipeline_tag: "look" });
    const options = { inputs } as InferenceOptions;
    return inferenceCall(createHub([look, provider]), {
      model: model!,
      provider: "acme",
      providerId: "x",
      options,
    });
  };

  test.each([
    ["photo", "unknown-file-type"],
    ["photo.", "unknown-file-type"],
    ["photo.xyz", "unknown-file-type"],
    ["", "wrong-inputs"],
    [{ path: "photo", type: "image/png\r\nX-Evil: 1" }, "unknown-file-type"],
    [{ path: "photo", type: "image/*" }, "unknown-file-type"],
    [5, "wrong-inputs"],
  ])("the image %j is refused: %s", (image, code) => {
    expect(called({ image, question: "?" })).toMatchObject({ code });
  });

  test.each([
    ["photo.PNG", "image/png"],
    [{ path: "photo", type: "image/webp" }, "image/webp"],
  ])("the image %j is of the type %s", (image, type) => {
    expect(called({ image, question: "?" })).toMatchObject({ inputs: { image: { type } } });
  });

  test("an input that the task has not is said, not lost", () => {
    expect(called({ image: "a.png", question: "?", more: 1 })).toMatchObject({
      code: "wrong-inputs",
      reason: 'look has no input "more".',
    });
  });
});

test("what is of a class is no JSON, and the provider is not blamed for it", () => {
  const ask = defineTask({
    id: "ask",
    label: "Ask",
    modality: "nlp",
    inputs: "json",
    output: "json",
    parameters: { extra: { type: "json", label: "Extra", example: {} } },
    sample: () => [],
  });
  const provider = defineProvider({
    id: "acme",
    label: "Acme",
    baseUrl: "https://api.acme.example",
    tasks: [
      on(ask, {
        request: ({ inputs, parameters }) => ({ path: "ask", json: { inputs, ...parameters } }),
        answer: answer.json(["text"]),
      }),
    ],
  });
  const { model } = parseModel({ id: "acme/model", pipeline_tag: "ask" });
  const called = (options: object): unknown => {
    const diagnostics: Diagnostic[] = [];
    const request = { model: model!, provider: "acme", providerId: "x", options };
    const call = inferenceCall(createHub([ask, provider]), request, diagnostics);
    expect(diagnostics).toEqual([]);
    return call;
  };
  for (const odd of [new Date(0), new Map(), /x/]) {
    expect(called({ inputs: [{ odd }] })).toMatchObject({ code: "wrong-inputs" });
    expect(called({ messages: [odd] })).toMatchObject({ code: "wrong-inputs" });
    expect(called({ parameters: { extra: { odd } } })).toMatchObject({ code: "wrong-parameter" });
  }
  const plain = Object.assign(Object.create(null) as object, { a: 1 });
  expect(called({ inputs: [plain] })).toMatchObject({ inputs: [{ a: 1 }] });
});

test("a template that is not there says for what", () => {
  const client = defineClient({
    id: "js/one",
    label: "One",
    language: js.language,
    order: 1,
    templates: [template(draw, () => js`1`)],
  });
  expect(templateOf(client, draw)).toBeTypeOf("function");
  const chat = { ...draw, id: "text-to-speech" };
  expect(() => templateOf(client, chat)).toThrow("Template not found: js/one/textToSpeech");
  expect(() => templateOf(client, chat, true)).toThrow(
    "Template not found: js/one/textToSpeechStream",
  );
});
