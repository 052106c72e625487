// Regressions: defects found by running snippets against services, and similar ones, by name.
//
// If a row is about a running program, or about one part only, its test is next to that part:
//
// | row                                                       | where it is tested                                                        |
// | --------------------------------------------------------- | ------------------------------------------------------------------------- |
// | a variable of another service is never sent               | clients/js/sdk.test.ts; prove "without"                                   |
// | the hostile check attacks every field that is read        | core/testing/check-plugin.test.ts                                         |
// | a poll or media URL on another host gets no token         | clients/sh/wire.test.ts; prove                                            |
// | curl: brackets in a URL, a body over 100 kB               | clients/sh/wire.test.ts                                                   |
// | huggingface_hub: arguments that a method lacks            | tools/sdk/python.test.ts; prove "parameters"                              |
// | an error status, an error event or a failed job is an     | wire.test.ts, sdk.test.ts; prove "refused",                               |
// | exit code that is not 0                                   | "error event", "failed job"                                               |
// | a chat that answers with tool calls                       | wire.test.ts, sdk.test.ts; prove                                          |
// | `replaces`, conflicts, names in another case, chains      | core/hub/registry.test.ts                                                 |
// | the kit: companions, fields never read, grouped faults    | core/testing/check-plugin.test.ts                                         |
// | pages of new and of removed plugins                       | plugins.test.ts, tools/generate.test.ts                                   |
// | neither generator throws                                  | core/snippets/faults.test.ts                                              |
// | a page that uses one kind bundles one kind                | tools/size/indexes.test.ts                                                |
// | holes, the text around them, `\$`, neighbors             | core/code/{holes,holes-random,layout}.test.ts                             |
// | imports: `from __future__`, docstring, `#!`, twice        | core/code/imports.test.ts                                                 |
// | a plugin fault loses only its own snippets                | core/testing/faults/faults.test.ts, core/snippets/faults.test.ts          |
// | a cyclic record; too deep; ids                            | core/record/model.test.ts                                                 |
// | 130,000 backticks                                         | tools/command/snippets.test.ts                                            |
// | more than a string can hold                               | tools/command/stream.test.ts                                              |
// | large values, and calls in calls                          | core/code/refusals.test.ts                                                |
import {
  type Absence,
  type Call,
  createHub,
  type Diagnostic,
  type Hub,
  inferenceCall,
  type InferenceOptions,
  inferenceSnippets,
  loadPlugins,
  loadSnippets,
  parseModel,
  type HttpRequest,
  isAbsence,
} from "hubsmith";
import { carriesToken } from "#core/http/response";
import { base64, file, type Value, type ValueObject } from "hubsmith/code";
import { entries } from "hubsmith/plugins";
import { beforeAll, describe, expect, it } from "vitest";

let hub: Hub;
beforeAll(async () => {
  hub = createHub((await loadPlugins(entries)).plugins, { logger: { error: () => undefined } });
});

type Asked = InferenceOptions & {
  /** The provider's id of the model. */
  readonly as?: string;
  readonly record?: object;
};

interface Made {
  readonly call: Call | Absence;
  readonly diagnostics: readonly Diagnostic[];
  /** By client: the program, or the code of the reason why there is none. */
  readonly by: ReadonlyMap<string, string>;
}

/** The pair as `task provider`; `chat` is a task, too. */
function make(pair: string, { as = "vendor/model", record = {}, ...options }: Asked = {}): Made {
  const [task = "", provider = ""] = pair.split(" ");
  const chat = { pipeline_tag: "text-generation", tags: ["conversational"] };
  const about = task === "chat" ? chat : { pipeline_tag: task };
  const { model } = parseModel({ id: "acme/model-1", ...about, ...record });
  const diagnostics: Diagnostic[] = [];
  const request = { model: model!, provider, providerId: as, options };
  const call = inferenceCall(hub, request, diagnostics);
  const { snippets, notOffered } = inferenceSnippets(hub, request);
  const by = new Map([
    ...snippets.map((one) => [`${one.language}/${one.client}`, one.content] as const),
    ...notOffered.map((one) => [`${one.language}/${one.client}`, one.code] as const),
  ]);
  return { call, diagnostics, by };
}

function wireOf(pair: string, asked?: Asked): HttpRequest {
  const { call } = make(pair, asked);
  if (isAbsence(call)) throw new Error(call.reason);
  if (isAbsence(call.request)) throw new Error(call.request.reason);
  return call.request;
}

function bodyOf(pair: string, parameters: ValueObject = {}, asked: Asked = {}): ValueObject {
  const { body } = wireOf(pair, { ...asked, parameters });
  return ("json" in body ? body.json : "form" in body ? body.form : {}) as ValueObject;
}

/** Why there is no request. */
function refusal(pair: string, asked?: Asked): string {
  const { call } = make(pair, asked);
  const absence = isAbsence(call) ? call : call.request;
  if (!isAbsence(absence)) throw new Error("There is a request.");
  expect(absence.fix).toMatch(/^[A-Z].*\.$/s);
  return absence.code;
}

const SPEECH = "automatic-speech-recognition";

describe("keys and security", () => {
  const ENDPOINT = { endpointUrl: "https://mine.example" };
  const READS: Readonly<Record<string, (name: string) => RegExp>> = {
    go: (name) => RegExp(`os\\.Getenv\\("${name}"\\)`),
    csharp: (name) => RegExp(`GetEnvironmentVariable\\("${name}"\\)`),
    php: (name) => RegExp(`getenv\\('${name}'\\)`),
    js: (name) => RegExp(`process\\.env\\.${name}\\b`),
    python: (name) => RegExp(`os\\.environ\\[["']${name}["']\\]`),
    sh: (name) => RegExp(`\\$\\{${name}:\\?\\}`),
  };

  it("a program reads its own variable, and no other", () => {
    for (const [provider, asked, name] of [
      ["together", {}, "HF_TOKEN"],
      ["together", { directRequest: true }, "TOGETHER_API_KEY"],
      ["hf-inference", ENDPOINT, "API_TOKEN"],
    ] as const) {
      const { by } = make(`chat ${provider}`, asked);
      const programs = [...by].filter(([client]) => !/fal.client/.test(client));
      expect(programs).toHaveLength(10);
      for (const [client, program] of programs) {
        const [language = ""] = client.split("/");
        expect(program, client).toMatch(READS[language]!(name));
        const read = program.matchAll(
          /(?:environ\[["']|etenv\(["']|EnvironmentVariable\("|process\.env\.|\$\{)([A-Z]\w+)/g,
        );
        expect(new Set([...read].map(([, one]) => one))).toEqual(new Set([name]));
      }
    }
  });

  it("a parameter never sends the token elsewhere, and never replaces a field of the request", () => {
    const words = ["accessToken", "endpointUrl", "provider", "urlTransform", "data"];
    for (const pair of ["chat together", "feature-extraction hf-inference"])
      for (const name of words)
        expect(
          make(pair, { parameters: { [name]: "https://evil.example" } }).by.get(
            "js/huggingface.js",
          ),
        ).toBe("bad-parameter-name");
    for (const [pair, name] of [
      ["chat together", "model"],
      ["chat together", "messages"],
      ["chat together", "stream"],
      ["text-to-image together", "prompt"],
      ["text-to-image together", "response_format"],
      ["text-to-image fal-ai", "prompt"],
      ["text-to-image replicate", "prompt"],
      ["feature-extraction hf-inference", "inputs"],
      ["text-generation hf-inference", "prompt"],
      ["automatic-speech-recognition together", "file"],
      ["automatic-speech-recognition together", "model"],
      ["text-to-speech together", "input"],
      ["image-to-video fal-ai", "image_url"],
    ] as const) {
      for (const streaming of [false, true]) {
        const asked = { parameters: { [name]: "EVIL" }, streaming };
        expect(refusal(pair, asked), `${pair} ${name}`).toBe("parameter-clash");
        for (const program of make(pair, asked).by.values()) expect(program).not.toContain("EVIL");
      }
    }
    expect(bodyOf("text-to-image hf-inference", { model: "x" })["parameters"]).toEqual({
      model: "x",
    });
  });

  it("two names for one parameter are rejected, and neither is lost silently", () => {
    for (const parameters of [
      { num_inference_steps: 3, steps: 4 },
      { steps: 4, num_inference_steps: 3 },
    ])
      expect(refusal("text-to-image together", { parameters })).toBe("parameter-clash");
    const size = { width: 640, height: 512, image_size: "square" };
    expect(refusal("text-to-image fal-ai", { parameters: size })).toBe("parameter-clash");
    expect(bodyOf("text-to-image fal-ai", { image_size: "square" })["image_size"]).toBe("square");
  });

  it("an argument is given once in Python", () => {
    for (const name of ["prompt", "model", "self"])
      expect(
        make("text-to-image hf-inference", { parameters: { [name]: "x" } }).by.get(
          "python/huggingface_hub",
        ),
      ).toBe("bad-parameter-name");
    const labels = { candidate_labels: ["a"] };
    expect(
      make("zero-shot-classification hf-inference", { parameters: labels }).by.get(
        "python/huggingface_hub",
      ),
    ).toContain('candidate_labels=["a"]');
  });
});

describe("sent incorrectly or not at all", () => {
  const recording = file("sample.mp3", "audio/mpeg");

  it("Together speech: language and any other parameter are fields of the form", () => {
    const sent = bodyOf(`${SPEECH} together`, { language: "de", beams: [1], "x y": true });
    expect(sent).toEqual({
      model: "vendor/model",
      file: recording,
      language: "de",
      beams: "[1]",
      "x y": "true",
    });
    expect(bodyOf(`${SPEECH} deepinfra`, { language: "de" })).toMatchObject({ language: "de" });
  });

  it("HF Inference speech: raw bytes, base64 with parameters", () => {
    expect(wireOf(`${SPEECH} hf-inference`).body).toEqual({ file: recording });
    const parameters = { return_timestamps: true, odd: 1 };
    expect(bodyOf(`${SPEECH} hf-inference`, parameters)).toEqual({
      inputs: base64(recording),
      parameters,
    });
  });

  it.each(["together", "hf-inference", "deepinfra"])(
    "text generation: max_new_tokens is max_tokens at %s, under either name",
    (provider) => {
      const pair = `text-generation ${provider}`;
      for (const asked of [
        { parameters: { max_new_tokens: 0 } },
        { parameters: { max_tokens: 0 } },
        { max_tokens: 0 },
      ]) {
        const { json } = wireOf(pair, asked).body as { readonly json: ValueObject };
        expect(json).toMatchObject({ max_tokens: 0 });
        expect(json).not.toHaveProperty("max_new_tokens");
      }
    },
  );

  it("fal images: width and height are image_size, together", () => {
    const parameters = { width: 640, height: 512 };
    expect(bodyOf("text-to-image fal-ai", parameters)["image_size"]).toEqual(parameters);
    for (const half of [{ width: 640 }, { height: 512 }, { image_size: { width: 640 } }])
      expect(refusal("text-to-image fal-ai", { parameters: half })).toBe("half-a-size");
    expect(bodyOf("image-to-image fal-ai", { target_size: parameters })["image_size"]).toEqual(
      parameters,
    );
  });

  it.each([
    ["a.mp3", "audio/mpeg"],
    ["a.MP3", "audio/mpeg"],
    ["a.wav", "audio/x-wav"],
    ["a.webm", "video/webm"],
    [{ path: "a", type: "audio/x-wav" }, "audio/x-wav"],
    [{ path: "a", type: "video/webm" }, "video/webm"],
    [{ path: "a", type: "AUDIO/WAV; codecs=1" }, "audio/x-wav"],
  ])("fal speech sends %j as %s", (inputs, type) => {
    const body = bodyOf(`${SPEECH} fal-ai`, {}, { inputs });
    expect(JSON.stringify(body["audio_url"])).toContain(`"data:${type};base64,"`);
  });

  it.each([
    ["a.flac", "unfit-file-type"],
    ["a.ogg", "unfit-file-type"],
    ["a.m4a", "unfit-file-type"],
    [{ path: "a.mp3", type: "audio/flac" }, "unfit-file-type"],
    ["a", "unknown-file-type"],
    ["a.", "unknown-file-type"],
    [".mp3x", "unknown-file-type"],
    ["a.mp3/b", "unknown-file-type"],
  ])("fal speech rejects %j: %s", (inputs, code) => {
    expect(refusal(`${SPEECH} fal-ai`, { inputs })).toBe(code);
  });

  const lora = (provider: string, adapterWeightsPath?: string): Asked => {
    const served = { provider, providerId: "vendor/model", task: "text-to-image", status: "live" };
    const mapping = { ...served, adapter: "lora", adapterWeightsPath };
    return { record: { inferenceProviderMapping: [JSON.parse(JSON.stringify(mapping))] } };
  };

  it("WaveSpeed with a LoRA is rejected if an SDK would leave it out", () => {
    const { by } = make("text-to-image wavespeed", lora("wavespeed", "w.safetensors"));
    expect(by.get("python/huggingface_hub")).toBe("sdk-lacks-lora");
    for (const client of ["python/requests", "js/fetch", "sh/curl"])
      expect(by.get(client)).toMatch(/"?loras"?: ?\[/);
  });

  it.each(["../x", "a/../../x", "./x", "a/.", "\ud800", undefined])(
    "a LoRA's weights at %j cannot leave the repository",
    (path) => {
      expect(refusal("text-to-image fal-ai", lora("fal-ai", path))).toMatch(/^(bad|no)-weights$/);
    },
  );

  it.each(["%2e%2e/x", "a b?c#d", "..\\x", "http://evil.example/x", "/x", "...", "x\n", "é"])(
    "the path %j of a LoRA's weights is unchanged",
    (path) => {
      const { loras } = bodyOf("text-to-image fal-ai", {}, lora("fal-ai", path));
      const url = new URL((loras as readonly { readonly path: string }[])[0]!.path);
      const root = "/acme/model-1/resolve/main/";
      expect(url.host + url.hash + url.search).toBe("huggingface.co");
      expect(url.pathname.startsWith(root)).toBe(true);
      expect(decodeURIComponent(url.pathname.slice(root.length))).toBe(path);
    },
  );

  const PATHS = ["", "/", "//", "/v1", "/v1/", "/v1/completions", "/v1/completions/"];

  it("text at an endpoint: its root, with /v1, or complete", () => {
    const asked = (path: string): Asked => ({ endpointUrl: `https://mine.example${path}` });
    const pair = "text-generation hf-inference";
    for (const path of PATHS) {
      expect(wireOf(pair, asked(path)).url).toBe("https://mine.example/v1/completions");
      expect(wireOf(pair, asked(`${path}?v=/v1`)).url).toBe(
        "https://mine.example/v1/completions?v=/v1",
      );
      for (const end of ["", "?v=/v1"]) {
        const { by } = make(pair, asked(path + end));
        expect(by.get("python/huggingface_hub"), path + end).toMatch(
          path.includes("v1") ? /^not-a-root-url$/ : /client\.text_generation/,
        );
        expect(by.get("js/huggingface.js"), path + end).toMatch(
          end === "" ? /client\.textGeneration/ : /^not-a-base-url$/,
        );
      }
    }
  });

  it("a chat at an endpoint: the same, and OpenAI's SDKs get its base", () => {
    const pair = "chat hf-inference";
    for (const path of [
      "",
      "/",
      "//",
      "/v1",
      "/v1/",
      "/v1/chat/completions",
      "/v1/chat/completions/",
    ]) {
      const { by } = make(pair, { endpointUrl: `https://mine.example${path}` });
      for (const client of ["python/openai", "js/openai"])
        expect(by.get(client)).toContain('"https://mine.example/v1"');
      const asked = { endpointUrl: `https://mine.example${path}?v=[1]` };
      expect(wireOf(pair, asked).url).toBe("https://mine.example/v1/chat/completions?v=[1]");
      const withQuery = make(pair, asked).by;
      for (const client of ["python/openai", "js/openai", "js/huggingface.js"])
        expect(withQuery.get(client)).toBe("not-a-base-url");
      expect(withQuery.get("python/huggingface_hub")).toMatch(/base_url=".*[^/]\/*\?v=\[1\]"/);
      expect(withQuery.get("python/huggingface_hub")).not.toContain("completions/?");
      expect(withQuery.get("sh/curl")).toContain("--globoff");
    }
  });

  it("speech models whose voices are known get one, and Together requires one of the others", () => {
    for (const [id, voice] of [
      ["hexgrad/Kokoro-82M", "af_alloy"],
      ["canopylabs/orpheus-3b-0.1-ft", "tara"],
    ] as const) {
      const { call, by } = make("text-to-speech together", { record: { id } });
      expect(call).toHaveProperty("request.body.json.voice", voice);
      const offered = [...by.values()].filter((program) => program.includes("\n"));
      expect(offered.length).toBeGreaterThan(5);
      for (const program of offered) expect(program).toContain(voice);
    }
    expect(refusal("text-to-speech together")).toBe("needs-parameter");
  });

  it("huggingface_hub: parameters that a method does not declare are sent in extra_body, or not at all", () => {
    const client = "python/huggingface_hub";
    const asked = { parameters: { language: "de" } };
    for (const provider of ["fal-ai", "replicate"])
      expect(make(`${SPEECH} ${provider}`, asked).by.get(client)).toContain(
        'extra_body={"language": "de"}',
      );
    // Hugging Face's own servers have no `language`.
    const own = make(`${SPEECH} hf-inference`, asked);
    expect(own.by.get(client)).not.toContain("language");
    expect(own.diagnostics).toMatchObject([{ code: "parameter-dropped" }]);
    expect(make("question-answering hf-inference", asked).by.get(client)).toBe(
      "sdk-lacks-parameter",
    );
    expect(make("text-to-image hf-inference", { parameters: { odd: 1 } }).by.get(client)).toContain(
      'extra_body={"odd": 1}',
    );
    expect(make("text-generation hf-inference", { max_tokens: 9 }).by.get(client)).toContain(
      "max_new_tokens=9",
    );
  });
});

describe("jobs", () => {
  const jobs = (): readonly (readonly [string, HttpRequest])[] =>
    hub.providers.list.flatMap((provider) =>
      provider.tasks.flatMap(({ task }) => {
        const { call } = make(`${task.id} ${provider.id}`, { directRequest: true });
        if (isAbsence(call) || isAbsence(call.request) || call.request.job === undefined) return [];
        return [[`${task.id} ${provider.id}`, call.request] as const];
      }),
    );

  it("every job is polled after a pause, while its state is one that every program names", () => {
    expect(jobs().length).toBeGreaterThan(10);
    for (const [pair, { job }] of jobs()) {
      expect(job!.waiting.length, pair).toBeGreaterThan(0);
      expect(job!.interval, pair).toBeGreaterThan(0);
      const { by } = make(pair, { directRequest: true });
      for (const client of ["python/requests", "js/fetch", "sh/curl"])
        for (const word of job!.waiting)
          expect(by.get(client), `${pair} ${client}`).toContain(word);
    }
  });

  it("polls send the token only to the server of the request", () => {
    for (const [pair, { job, url, headers }] of jobs()) {
      const { host } = new URL(String(url));
      for (const pieces of [job!.status, job!.result ?? []].filter(carriesToken)) {
        expect(new URL(String(pieces[0])).host, pair).toBe(host);
        const [, ...others] = pieces;
        expect(others.some((piece) => typeof piece === "object" && "urlAt" in piece)).toBe(false);
      }
      expect(Object.keys(headers).length, pair).toBeGreaterThan(0);
    }
  });
});

describe("hostile records", () => {
  it.each(["http://host/x", "//host/x", "org/m:groq", "-rf", "org/-m", "a?b", "a/../b", "a/b/c"])(
    "the id %j is rejected by the parser, and by the generators",
    (id) => {
      expect(parseModel({ id }).diagnostics.map(({ code }) => code)).toEqual(["bad-id"]);
      const raw = { id, pipeline_tag: "text-to-image", tags: [], library_name: "diffusers" };
      const made = inferenceSnippets(hub, { model: raw, provider: "hf-inference" });
      expect(made.snippets).toEqual([]);
      expect(new Set(made.notOffered.map(({ code }) => code))).toEqual(new Set(["bad-id"]));
      expect(loadSnippets(hub, raw).snippets).toEqual([]);
    },
  );

  const PLACED = [
    "text-to-image hf-inference",
    "text-to-image fal-ai",
    "text-to-image replicate",
    "text-to-image black-forest-labs",
    "text-to-image wavespeed",
    "text-to-video novita",
  ];

  it.each(["..", "a/../b", "a/.", "a\ud800"])(
    "the provider's id %j leads to no other server",
    (as) => {
      for (const pair of [...PLACED, "chat together", "text-to-image together"]) {
        const asked = { as, directRequest: true };
        expect(refusal(pair, asked), pair).toBe("bad-provider-id");
        expect(make(pair, asked).diagnostics).toEqual([]);
      }
    },
  );

  it.each(["a?b=c", "a#b", "a b", "%2e%2e", "a\\b", "a//b", "é", "a\nb", "a@b"])(
    "the provider's id %j keeps its position in a URL",
    (as) => {
      for (const pair of PLACED) {
        const { url } = wireOf(pair, { as, directRequest: true });
        const { pathname, search, hash } = new URL(url as string);
        expect(decodeURIComponent(pathname), pair).toContain(as);
        expect(search + hash, pair).toBe("");
      }
      const { by } = make("text-to-image fal-ai", { as, directRequest: true });
      for (const client of ["python/fal_client", "js/fal-client"])
        expect(by.get(client)).toContain(
          JSON.stringify(encodeURIComponent(as).replaceAll("%2F", "/")),
        );
    },
  );

  it("the version of a Replicate model is everything after the first colon", () => {
    expect(bodyOf("text-to-image replicate", {}, { as: "a/b:c:d" })["version"]).toBe("c:d");
  });

  it.each([
    "image/png\r\nX-Evil: 1",
    "image/png\n",
    "image/png; a=\nb",
    "image/png\0",
    "image",
    "image/*",
    "",
    "image/png; headers=X: 1",
  ])("the MIME type %j is invalid", (type) => {
    for (const pair of ["image-to-image fal-ai", "image-to-image hf-inference"])
      expect(refusal(pair, { inputs: { path: "a.png", type } })).toBe("unknown-file-type");
  });

  it.each(["headers=X-Evil", 'Headers="X-Evil: 1"', "encoder=base64", "filename=x", "a=b;type=x"])(
    "curl would read %s after a type in a form as an option, and gets only the type",
    (odd) => {
      const inputs = { path: "a.mp3", type: `audio/mpeg; ${odd}` };
      const form = make(`${SPEECH} together`, { inputs }).by.get("sh/curl");
      expect(form).toMatch(/=@a\.mp3;type=audio\/mpeg'(?: \\)?$/m);
      expect(make(`${SPEECH} hf-inference`, { inputs }).by.get("sh/curl")).toContain(
        "--data-binary @a.mp3",
      );
    },
  );

  it("names of Object.prototype are parameters like others, and change nothing", () => {
    const parameters = JSON.parse('{"__proto__": {"polluted": 1}, "constructor": 2}') as never;
    for (const pair of ["chat together", "text-to-image hf-inference", "text-to-image fal-ai"]) {
      const { body } = wireOf(pair, { parameters });
      expect(JSON.stringify(body)).toContain('"__proto__":{"polluted":1}');
      expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
    }
  });
});

describe("nesting", () => {
  const nested = (levels: number): Value => {
    let value: Value = "bottom";
    for (let level = 0; level < levels; level += 1)
      value = level % 2 === 0 ? [value] : { a: value };
    return value;
  };

  const codes = (levels: number): readonly string[] =>
    [
      make("chat together", { messages: [{ role: "user", content: nested(levels) }] }),
      make("chat together", { parameters: { deep: nested(levels) } }),
    ].map(({ call }) => (isAbsence(call) ? call.code : "made"));

  it("140 levels are printed, which CPython parses, and more than 150 are rejected with a reason", () => {
    expect(codes(140)).toEqual(["made", "made"]);
    const messages = [{ role: "user", content: nested(140) }];
    const { by } = make("chat together", { messages });
    for (const client of ["sh/curl", "js/fetch", "python/requests"])
      expect(by.get(client), client).toContain("bottom");
    for (const levels of [152, 300, 100_000])
      expect(codes(levels)).toEqual(["wrong-inputs", "wrong-parameter"]);
  });
});
