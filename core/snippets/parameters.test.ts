// Parameters reach the request under the provider's names; ignored ones are reported.
import { isAbsence } from "../base/issue.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { file, type Value } from "../code/value.ts";
import {
  type Absence,
  answer,
  type Call,
  createHub,
  defineProvider,
  defineTask,
  type Diagnostic,
  inferenceCall,
  type InferenceOptions,
  serves,
  type TaskHandlerSpec,
} from "../index.ts";
import { label, model, serving } from "#plugins/kit/testing/samples/small";
import { fileNameFor } from "#plugins/kit/clients/response";
import { mediaType } from "../kinds/inputs.ts";
import type { ParameterMappings } from "../kinds/parameters.ts";

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
    heat: { type: "number", label: "Heat", example: 1, range: [0, 2] },
    runs: { type: "count", label: "Runs", example: 2, range: [1] },
    labels: { type: "texts", label: "Labels", example: ["a"] },
    size: { type: "size", label: "Size", example: { width: 4, height: 3 } },
    sharp: { type: "boolean", label: "Sharp", example: true },
    seed: { type: "seed", label: "Seed", example: 7 },
  },
  sample: () => "a fox",
});

const REQUEST = { provider: "acme", providerId: "x" };
type Spec = Partial<TaskHandlerSpec<string, keyof typeof draw.parameters>>;

function callWith(
  options: InferenceOptions,
  parameters: ParameterMappings<keyof typeof draw.parameters> = {},
  more: Spec = {},
): { readonly call: Call; readonly diagnostics: readonly Diagnostic[] } {
  const provider = defineProvider({
    id: "acme",
    label: "Acme",
    baseUrl: "https://api.acme.example",
    tasks: [
      serves(draw, {
        parameters,
        request: (ask) => ({ path: "draw", json: { p: ask.inputs, ...ask.parameters } }),
        answer: answer.bytes("image/png"),
        ...more,
      }),
    ],
  });
  const diagnostics: Diagnostic[] = [];
  const request = { ...REQUEST, model: model({ pipeline_tag: "draw" }), options };
  const call = inferenceCall(createHub([draw, provider]), request, diagnostics);
  if (isAbsence(call)) throw new Error(`${call.code}: ${call.reason}`);
  return { call, diagnostics };
}

function bodyOf({ request }: Call): unknown {
  if (isAbsence(request)) throw new Error(request.reason);
  return "json" in request.body ? request.body.json : request.body;
}

describe("names", () => {
  test.each<[ParameterMappings<keyof typeof draw.parameters>, object, object]>([
    [{ steps: true }, { steps: 0 }, { steps: 0 }],
    [{ steps: "n_steps" }, { steps: 9 }, { n_steps: 9 }],
    [{ steps: "n_steps" }, { num_steps: 9 }, { n_steps: 9 }],
    [{ steps: "a.b.c", seed: "a.seed" }, { steps: 9, seed: 7 }, { a: { b: { c: 9 }, seed: 7 } }],
    [{ size: { width: "w", height: "h" } }, { size: { width: 4, height: 3 } }, { w: 4, h: 3 }],
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

  test("that are not supported are left out and reported", () => {
    const given = { max_tokens: 0, temperature: 0.5, parameters: { steps: 9, seed: 7, x: 1 } };
    const names = { seed: false, prompt: false } as const;
    const { call, diagnostics } = callWith(given, names, { acceptsUnknown: false });
    expect(bodyOf(call)).toEqual({ p: "a fox", max_new_tokens: 0, steps: 9 });
    const dropped = (name: string) => ({
      code: "parameter-dropped",
      message: `Acme does not support \`${name}\` for draw. It was ignored.`,
      path: `options.parameters.${name}`,
    });
    const message = "draw does not support temperature. It was ignored.";
    const ignored = { code: "option-ignored", message, path: "options.temperature" };
    expect(diagnostics).toEqual([ignored, dropped("seed"), dropped("x")]);
  });

  test.for<readonly [parameters: Readonly<Record<string, number>>, message?: string]>([
    [{ heat: 99999 }, "heat must be between 0 and 2; 99999 is sent unchanged."],
    [{ heat: -1 }, "heat must be between 0 and 2; -1 is sent unchanged."],
    [{ runs: 0 }, "runs must be at least 1; 0 is sent unchanged."],
    [{ heat: 0, runs: 1 }],
    [{ heat: 2 }],
  ])("that are out of range are sent unchanged, and reported: %j", ([parameters, message]) => {
    const { call, diagnostics } = callWith({ parameters }, { prompt: false });
    expect(bodyOf(call)).toMatchObject(parameters);
    const path = `options.parameters.${Object.keys(parameters)[0]}`;
    expect(diagnostics).toEqual(message ? [{ code: "parameter-range", message, path }] : []);
  });

  test("that are unknown are sent unchanged, and reported", () => {
    const parameters = JSON.parse('{"x_unknown":[1],"__proto__":{"a":1},"toString":"b"}') as never;
    const { call, diagnostics } = callWith({ parameters }, { prompt: false });
    expect(JSON.stringify(bodyOf(call))).toBe(
      '{"p":"a fox","x_unknown":[1],"__proto__":{"a":1},"toString":"b"}',
    );
    expect(diagnostics.map(({ code }) => code)).toEqual(Array(3).fill("unknown-parameter"));
    expect(diagnostics[0]!.message).toBe(
      'Unknown parameter "x_unknown" for draw. It is sent unchanged.',
    );
  });

  test("a provider that supports a task with some models has a reason for all others", () => {
    expect(callWith({}, {}, { models: ["w", "x"] }).call.request).toMatchObject({ method: "POST" });
    expect(callWith({}, {}, { models: ["w", "y"] }).call.request).toMatchObject({
      code: "unfit-model",
      reason: "Acme supports draw only with w, y, not with x.",
    });
  });

  test.each([
    ["p", {}, {}],
    ["n_steps", { steps: "n_steps" }, { steps: 9 }],
    ["image", { size: { width: "image.w", height: "image.h" } }, { size: { width: 4, height: 3 } }],
  ] as const)("%s cannot replace a field of the request", (name, names, given) => {
    const { call } = callWith(
      { parameters: { ...given, [name]: "mine" } as never },
      { prompt: false, ...(names as ParameterMappings<keyof typeof draw.parameters>) },
    );
    expect(call.request).toEqual({
      code: "parameter-clash",
      reason: `The request to Acme already contains "${name}", which a parameter cannot replace.`,
      fix: `Remove the parameter ${name}.`,
    });
  });

  test("a parameter may have the name of a field in another object", () => {
    const request = ({ inputs, parameters }: { inputs: string; parameters: object }) => ({
      path: "draw",
      json: { p: inputs, more: parameters as never },
    });
    const { call } = callWith({ parameters: { p: "mine" } }, { prompt: false }, { request });
    expect(bodyOf(call)).toEqual({ p: "a fox", more: { p: "mine" } });
    const form = (ask: { parameters: object }) => ({ form: { p: "x", ...ask.parameters } });
    const as = { request: (ask: { parameters: object }) => ({ path: "", ...form(ask) }) };
    const { request: sent } = callWith({ parameters: { p: "mine" } }, { prompt: false }, as).call;
    expect(sent).toMatchObject({ code: "parameter-clash" });
  });

  const VALUES =
    'null -1 0 1.5 1152921504606847000 "a" [] ["a"] [1] {} true {"width":4} {"width":4,"height":3} {"width":4,"height":-3} {"width":4,"height":3,"depth":1}';
  test.each([
    ["prompt", '"a"'],
    ["labels", '"a" [] ["a"]'],
    ["scale", "-1 0 1.5 1152921504606847000"],
    ["steps", "0"],
    ["seed", "0"],
    ["sharp", "true"],
    ["size", '{"width":4,"height":3}'],
  ])("of %s accept %s, and no other value", (name, accepted) => {
    const sent = (value: string): string => {
      try {
        const { call } = callWith({ parameters: { [name]: JSON.parse(value) as Value } });
        return JSON.stringify((bodyOf(call) as Record<string, Value>)[name]);
      } catch (error) {
        return (error as Error).message.split(" must be ")[0]!;
      }
    };
    const refused = `wrong-parameter: The parameter ${name} of draw`;
    for (const value of VALUES.split(" "))
      expect(sent(value)).toBe(accepted.split(" ").includes(value) ? value : refused);
  });

  test("have samples, unless the request has a value", () => {
    expect(bodyOf(callWith({}).call)).toEqual({ p: "a fox", prompt: "shown" });
    expect(bodyOf(callWith({ parameters: { prompt: "" } }).call)).toEqual({
      p: "a fox",
      prompt: "",
    });
  });
});

test.each(["x", [1], { a: () => 1 }, { a: Number.NaN }])(
  "parameters that are no JSON object are rejected: %j",
  (parameters) => {
    expect(() => callWith({ parameters: parameters as never })).toThrow("wrong-parameter: ");
  },
);

test("the type of a file depends on its extension, and on the medium of the task", () => {
  const types = [
    mediaType("a.webm", "audio"),
    mediaType("a.WEBM", "video"),
    mediaType("a.webm"),
    mediaType("a.mp3", "video"),
    mediaType("webm", "video"),
    mediaType("a.x", "image"),
  ];
  const webm = ["audio/webm", "video/webm", "audio/webm"];
  expect(types).toEqual([...webm, "audio/mpeg", undefined, undefined]);
  const names = ["image/jpeg", "audio/webm", "video/webm", "image/x"].map(fileNameFor);
  expect(names).toEqual(["image.jpg", "audio.webm", "video.webm", "image.bin"]);
});

describe("inputs", () => {
  const served = { request: () => ({ path: "x", json: {} }), answer: answer.json() };
  const look = {
    ...label,
    id: "look",
    inputs: { image: "image", question: "text" },
    parameters: {},
    sample: () => ({ image: file("a.png", "image/png"), question: "?" }),
  } as const;
  const talk = {
    ...label,
    id: "talk",
    inputs: "json",
    parameters: { extra: { type: "json", label: "Extra", example: {} } },
    sample: () => [],
  } as const;
  const tasks = [look, talk].map((task) => ({ ...serves(label, served), task }));
  const hub = createHub([{ ...serving(), tasks }]);
  const called = (task: string, options: object): Call | Absence => {
    const diagnostics: Diagnostic[] = [];
    const request = { ...REQUEST, model: model({ pipeline_tag: task }), options };
    const call = inferenceCall(hub, request, diagnostics);
    expect(diagnostics).toEqual([]);
    return call;
  };

  test.each<readonly [string, unknown, object]>([
    ["unknown-file-type", "photo", {}],
    ["unknown-file-type", "photo.xyz", {}],
    ["unknown-file-type", { path: "photo", type: "image/png\r\nX-Evil: 1" }, {}],
    ["unknown-file-type", { path: "photo", type: "image/*" }, {}],
    ["wrong-inputs", "", {}],
    ["wrong-inputs", "song.mp3", {}],
    ["wrong-inputs", { path: "clip", type: "video/mp4" }, {}],
    ["wrong-inputs", "a.png", { question: 5 }],
    ["wrong-inputs", "a.png", { more: 1 }],
  ])("are rejected as %s: %j with %j", (code, image, more) => {
    expect(called("look", { inputs: { image, question: "?", ...more } })).toMatchObject({ code });
  });

  test("are files with the type of their extension, or a custom type", () => {
    for (const image of ["photo.PNG", { path: "photo", type: "image/png" }])
      expect(called("look", { inputs: { image, question: "?" } })).toMatchObject({
        inputs: { image: { type: "image/png" } },
      });
  });

  test("of JSON arrive unchanged, frozen, and nothing else is JSON", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (json) => {
        const call = called("talk", { inputs: { json } }) as Call;
        expect([call.inputs, Object.isFrozen(call.inputs)]).toEqual([{ json }, true]);
      }),
      { seed: 21, numRuns: 200 },
    );
    let deep: unknown = 1;
    for (let level = 0; level < 10_000; level++) deep = [deep];
    const loop: unknown[] = [];
    loop.push(loop);
    const plain = [Number.NaN, undefined, () => 1, 1n, new Date(0), new Map(), /x/];
    for (const odd of [deep, loop, ...plain]) {
      expect(called("talk", { inputs: [{ odd }] })).toMatchObject({ code: "wrong-inputs" });
      expect(called("talk", { messages: [odd] })).toMatchObject({ code: "wrong-inputs" });
      const parameters = { extra: { odd } };
      expect(called("talk", { parameters })).toMatchObject({ code: "wrong-parameter" });
    }
    const bare = Object.assign(Object.create(null) as object, { a: 1 });
    expect(called("talk", { inputs: [bare] })).toMatchObject({ inputs: [{ a: 1 }] });
  });
});
