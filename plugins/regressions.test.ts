// Regressions that no page of a plugin, no check of the kit and no proof shows: the code of each refusal, and what a
// parameter or an odd input becomes in a request or a program.
import {
  createHub,
  inferenceCall,
  type InferenceOptions,
  inferenceSnippets,
  isAbsence,
  loadPlugins,
  parseModel,
} from "hubsmith";
import { file, type Value, type ValueObject } from "hubsmith/code";
import { entries } from "hubsmith/plugins";
import { sampled } from "#plugins/kit/testing/sampled";
import { expect, test } from "vitest";

const hub = createHub((await loadPlugins(entries)).plugins);

type Asked = InferenceOptions & {
  /** The provider's id of the model; null if it is unknown. */
  readonly as?: string | null;
  readonly id?: string;
};

function requestOf(pair: string, { as = "vendor/model", id = "acme/model-1", ...options }: Asked) {
  const [task, provider = ""] = pair.split(" ");
  const chat = { pipeline_tag: "text-generation", tags: ["conversational"] };
  const about = task === "chat" ? chat : { pipeline_tag: task };
  const { model } = parseModel({ id, ...about });
  return { model: model!, provider, options, ...(as === null ? {} : { providerId: as }) };
}

/** By client: the program, or the code of the reason why there is none. The pair is `task provider`. */
function programsFor(pair: string, options: Asked = {}): Readonly<Record<string, string>> {
  const { snippets, notOffered } = inferenceSnippets(hub, requestOf(pair, options));
  return Object.fromEntries([
    ...snippets.map((snippet) => [`${snippet.language}/${snippet.client}`, snippet.content]),
    ...notOffered.map((missing) => [`${missing.language}/${missing.client}`, missing.code]),
  ]) as Readonly<Record<string, string>>;
}

/** The JSON or the form of a request, or the code of the reason why there is none. */
function bodyOf(pair: string, options: Asked = {}): ValueObject | string {
  const call = inferenceCall(hub, requestOf(pair, options));
  const request = isAbsence(call) ? call : call.request;
  if (isAbsence(request)) return request.code;
  const { body } = request;
  return "json" in body ? (body.json as ValueObject) : "form" in body ? body.form : {};
}

const SPEECH = "automatic-speech-recognition";

test("each client is offered, or has a reason and a fix, with any options", () => {
  const tasks = sampled(hub.tasks, 6).map(({ id }) => id);
  for (const task of [...tasks, "robotics", "no-such-task", "chat"])
    for (const provider of [...[...hub.providers].map(({ id }) => id), "nobody"])
      for (const options of [
        {},
        { streaming: true },
        { directRequest: true },
        { endpointUrl: "https://e.example" },
      ]) {
        const request = requestOf(`${task} ${provider}`, options as Asked);
        const { snippets, notOffered } = inferenceSnippets(hub, request);
        expect(snippets.length + notOffered.length).toBe(hub.clients.size);
        for (const { code, reason, fix } of notOffered) {
          expect(code).toMatch(/^[a-z][a-z-]+$/);
          for (const words of [reason, fix]) expect(words).toMatch(/^\S.*\.$/s);
        }
      }
});

test.each([
  ["chat together", "model"],
  ["chat together", "messages"],
  ["chat together", "stream"],
  ["text-to-image together", "prompt"],
  ["text-to-image together", "response_format"],
  ["text-to-image fal-ai", "prompt"],
  ["text-to-image replicate", "prompt"],
  ["feature-extraction hf-inference", "inputs"],
  ["text-generation hf-inference", "prompt"],
  [`${SPEECH} together`, "file"],
  [`${SPEECH} together`, "model"],
  ["text-to-speech together", "input"],
  ["image-to-video fal-ai", "image_url"],
])("%s: the parameter %s never replaces a field of the request", (pair, name) => {
  for (const streaming of [false, true]) {
    const options = { parameters: { [name]: "EVIL" }, streaming };
    expect(bodyOf(pair, options)).toBe("parameter-clash");
    for (const program of Object.values(programsFor(pair, options)))
      expect(program).not.toContain("EVIL");
  }
});

const MINE = "https://mine.example";
const size = { width: 640, height: 512 };
test.each<readonly [code: string, pair: string, asked: Asked, client: string]>([
  [
    "parameter-clash",
    "text-to-image together",
    { parameters: { num_inference_steps: 3, steps: 4 } },
    "request",
  ],
  [
    "parameter-clash",
    "text-to-image fal-ai",
    { parameters: { ...size, image_size: "square" } },
    "request",
  ],
  ["half-a-size", "text-to-image fal-ai", { parameters: { height: 512 } }, "request"],
  [
    "half-a-size",
    "text-to-image fal-ai",
    { parameters: { image_size: { width: 640 } } },
    "request",
  ],
  // An option of the SDK, which would lead elsewhere, or an argument that is given twice.
  ...["accessToken", "endpointUrl", "provider", "urlTransform", "data"].flatMap((name) =>
    ["chat together", "feature-extraction hf-inference"].map((pair) => {
      const options = { parameters: { [name]: "https://evil.example" } };
      return ["bad-parameter-name", pair, options, "js/huggingface.js"] as const;
    }),
  ),
  ...["prompt", "model"].map((name) => {
    const options = { parameters: { [name]: "x" } };
    return [
      "bad-parameter-name",
      "text-to-image hf-inference",
      options,
      "python/huggingface_hub",
    ] as const;
  }),
  ["needs-provider-id", "text-to-image fal-ai", { as: null }, "python/requests"],
  ["bad-provider-id", "chat together", { as: "a/../b", directRequest: true }, "request"],
  ...["python/fal_client", "js/fal-client"].flatMap((client) => [
    ["token-mismatch", "text-to-image fal-ai", { accessToken: "hf_mine" }, client] as const,
    ["endpoint-with-provider", "text-to-image fal-ai", { endpointUrl: MINE }, client] as const,
    // The provider is wrong, and so is the token: the provider is reported.
    ["only-fal", "chat together", { accessToken: "sk-provider" }, client] as const,
  ]),
  [
    "not-a-base-url",
    "text-generation hf-inference",
    { endpointUrl: `${MINE}?v=/v1` },
    "js/huggingface.js",
  ],
  ...["python/openai", "js/openai", "js/huggingface.js"].map(
    (client) =>
      ["not-a-base-url", "chat hf-inference", { endpointUrl: `${MINE}/v1?v=[1]` }, client] as const,
  ),
])("%s: %s with %j", (code, pair, options, client) => {
  const result = client === "request" ? bodyOf(pair, options) : programsFor(pair, options)[client];
  expect(result).toBe(code);
});

test.each<readonly [pair: string, asked: Asked, body: object]>([
  [
    `${SPEECH} together`,
    { parameters: { language: "de", beams: [1], "x y": true } },
    { file: file("sample.mp3", "audio/mpeg"), language: "de", beams: "[1]", "x y": "true" },
  ],
  [`${SPEECH} deepinfra`, { parameters: { language: "de" } }, { language: "de" }],
  ["text-to-image hf-inference", { parameters: { model: "x" } }, { parameters: { model: "x" } }],
  ["text-to-image fal-ai", { parameters: { image_size: "square" } }, { image_size: "square" }],
  ["image-to-image fal-ai", { parameters: { target_size: size } }, { image_size: size }],
  ["text-to-image replicate", { as: "a/b:c:d" }, { version: "c:d" }],
  ["text-to-speech together", { id: "hexgrad/Kokoro-82M" }, { voice: "af_alloy" }],
  ...["together", "hf-inference", "deepinfra"].flatMap((provider) =>
    [
      { parameters: { max_new_tokens: 0 } },
      { parameters: { max_tokens: 0 } },
      { max_tokens: 0 },
    ].map((options) => [`text-generation ${provider}`, options, { max_tokens: 0 }] as const),
  ),
])("%s with %j sends %j", (pair, options, body) => {
  expect(bodyOf(pair, options)).toMatchObject(body);
  expect(bodyOf(pair, options)).not.toHaveProperty("max_new_tokens");
});

const odd = "a?b=c#d";
test.each<readonly [client: string, pair: string, asked: Asked, printed: RegExp]>([
  ["python/fal_client", "text-to-image fal-ai", { as: odd }, /"a%3Fb%3Dc%23d"/],
  ["js/fal-client", "text-to-image fal-ai", { as: odd }, /"a%3Fb%3Dc%23d"/],
  ["python/huggingface_hub", "text-to-image fal-ai", { as: null }, /text_to_image/],
  ["js/openai", "chat fastest", { as: null }, /"acme\/model-1:fastest"/],
  [
    "python/openai",
    "chat hf-inference",
    { endpointUrl: `${MINE}/` },
    /"https:\/\/mine.example\/v1"/,
  ],
  [
    "js/openai",
    "chat hf-inference",
    { endpointUrl: `${MINE}/v1/` },
    /"https:\/\/mine.example\/v1"/,
  ],
  [
    "python/huggingface_hub",
    "chat hf-inference",
    { endpointUrl: `${MINE}/v1/chat/completions/?v=[1]` },
    /base_url="https:\/\/mine.example\/v1\/chat\/completions\?v=%5B1%5D"/,
  ],
  ["sh/curl", "chat hf-inference", { endpointUrl: `${MINE}?v=[1]` }, /\?v=%5B1%5D/],
  [
    "js/huggingface.js",
    "text-generation hf-inference",
    { endpointUrl: MINE },
    /client\.textGeneration/,
  ],
])("%s prints %s with %j", (client, pair, options, printed) => {
  expect(programsFor(pair, options)[client]).toMatch(printed);
});

test.each(["headers=X-Evil", 'Headers="X-Evil: 1"', "encoder=base64", "filename=x", "a=b;type=x"])(
  "curl would read %s after a type in a form as an option, and gets only the type",
  (odd) => {
    const inputs = { path: "a.mp3", type: `audio/mpeg; ${odd}` };
    expect(programsFor(`${SPEECH} together`, { inputs })["sh/curl"]).toMatch(
      /=@a\.mp3;type=audio\/mpeg'(?: \\)?$/m,
    );
  },
);

test("140 levels are printed, and more than 150 are rejected with a reason", () => {
  const nested = (levels: number): Value => {
    let value: Value = "bottom";
    for (let level = 0; level < levels; level += 1)
      value = level % 2 === 0 ? [value] : { a: value };
    return value;
  };
  for (const [levels, inputs, parameter] of [
    [140, "printed", "printed"],
    [152, "wrong-inputs", "wrong-parameter"],
    [100_000, "wrong-inputs", "wrong-parameter"],
  ] as const) {
    const deep = nested(levels);
    const messages = [{ role: "user", content: deep }];
    for (const client of ["sh/curl", "js/fetch", "python/requests"]) {
      const programs = [{ messages }, { parameters: { deep } }].map((options) => {
        const program = programsFor("chat together", options)[client]!;
        return program.includes("bottom") ? "printed" : program;
      });
      expect(programs).toEqual([inputs, parameter]);
    }
  }
});

test.each(["", "messages", "responses"])(
  "an object in place of a string is printed as JSON, or has a reason: %s",
  (wire) => {
    const odd = { a: [1] };
    const contents: readonly Value[] = [
      odd,
      [{ type: "text", text: odd }],
      [{ type: "image_url", image_url: { url: odd } }],
      [{ type: "input_audio", input_audio: { data: odd, format: odd } }],
      [{ type: "input_audio", input_audio: { data: "UklGRg==" } }],
    ];
    for (const role of ["system", "user"])
      for (const content of contents) {
        const messages = [{ role, content }];
        const programs = programsFor("chat auto", { messages, ...(wire !== "" && { wire }) });
        expect(JSON.stringify(programs)).not.toMatch(/\[object |audio\/undefined/);
      }
  },
);

test("nobody knows which wire formats the newest server of an app lacks", () => {
  const model = { id: "a/b", pipeline_tag: "text-generation", tags: ["conversational", "gguf"] };
  const options = { wire: "messages" };
  const siblings = [{ rfilename: "b-Q4_K_M.gguf" }];
  const request = { model: { ...model, siblings }, provider: "koboldcpp", options };
  const reasons = inferenceSnippets(hub, request).notOffered.map(({ reason }) => reason);
  expect(new Set(reasons)).toEqual(
    new Set([expect.stringMatching(/ is not known to have the wire format Messages\.$/)]),
  );
});
