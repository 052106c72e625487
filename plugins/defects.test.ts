// Regressions: the defects that snippet generators of this kind had, by name.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  answer,
  createHub,
  defineProvider,
  type Hub,
  type InferenceOptions,
  inferenceSnippets,
  loadPlugins,
  type Model,
  serves,
  parseModel,
} from "hubsmith";
import { dataUrl } from "hubsmith/code";
import { entries } from "hubsmith/plugins";
import { imageToImage } from "hubsmith/tasks";
import { beforeAll, describe, expect, it } from "vitest";

const FAL_ID = "fal-ai/flux/dev";
const HOSTILE = `it's "so" \`id\` $(touch pwned) ; \\ \u202e`;
const logged: string[] = [];
let hub: Hub;

beforeAll(async () => {
  const { plugins, diagnostics } = await loadPlugins(entries);
  expect(diagnostics).toEqual([]);
  hub = createHub(plugins, { logger: { error: (message) => void logged.push(message) } });
  expect(hub.diagnostics).toEqual([]);
});

function record(pipeline_tag: string, more: object = {}): Model {
  return parseModel({ id: "acme/model-1", pipeline_tag, ...more }).model!;
}
const chat = record("text-generation", { tags: ["conversational"] });

function offer(
  model: Model,
  provider: string,
  options: InferenceOptions = {},
  providerId?: string,
  on: Hub = hub,
): ReturnType<typeof inferenceSnippets> {
  return inferenceSnippets(on, {
    model,
    provider,
    options,
    ...(providerId === undefined ? {} : { providerId }),
  });
}

function contents(...args: Parameters<typeof offer>): Map<string, string> {
  const { snippets } = offer(...args);
  return new Map(
    snippets.map(({ language, client, content }) => [`${language}/${client}`, content]),
  );
}

function refusals(...args: Parameters<typeof offer>): Map<string, string> {
  const { notOffered } = offer(...args);
  return new Map(notOffered.map(({ language, client, code }) => [`${language}/${client}`, code]));
}

/** The arguments of each curl call in bash. */
function wordsGivenToCurl(snippet: string): readonly string[] {
  // Without the output, which a snippet may read; curl got no response, which is not a failure here.
  const stub = `curl() { printf '%s\\0' "$@" >&3; return 1; }\n`;
  const cwd = mkdtempSync(join(tmpdir(), "hubsmith-"));
  const { output } = spawnSync("bash", ["--norc", "-c", stub + snippet], {
    cwd,
    env: { PATH: process.env["PATH"], HF_TOKEN: "hf_x", API_TOKEN: "t" },
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  rmSync(cwd, { recursive: true });
  return output[3]!.toString("utf8").split("\0").slice(0, -1);
}

function bodyGivenToCurl(snippet: string): unknown {
  const words = wordsGivenToCurl(snippet);
  return JSON.parse(words[words.indexOf("-d") + 1]!);
}

const CHAT_CLIENTS = [
  "python/openai",
  "python/huggingface_hub",
  "python/requests",
  "js/openai",
  "js/huggingface.js",
  "js/fetch",
  "sh/curl",
  "go/net-http",
  "php/curl",
  "csharp/http-client",
];
const RAW = [
  "python/requests",
  "js/fetch",
  "sh/curl",
  "go/net-http",
  "php/curl",
  "csharp/http-client",
];
const THIRD_PARTY = [
  ["text-to-image", "fal-ai", FAL_ID],
  ["text-to-image", "together", "acme/turbo"],
  ["text-to-image", "replicate", "acme/fast"],
  ["automatic-speech-recognition", "fal-ai", "fal-ai/whisper"],
  ["automatic-speech-recognition", "together", "acme/ears"],
  ["automatic-speech-recognition", "replicate", "acme/ears:v1"],
] as const;

describe("regressions", () => {
  it("curl-quoting: text is sent unchanged byte by byte, and runs nothing", () => {
    const messages = [{ role: "user", content: HOSTILE }];
    const snippet = contents(chat, "together", { messages }).get("sh/curl")!;
    expect(bodyGivenToCurl(snippet)).toMatchObject({ messages });
  });

  it("third-party-raw-http: HTTP clients send the provider's own body, and poll its jobs", () => {
    for (const [tag, provider, id] of THIRD_PARTY) {
      const made = contents(record(tag), provider, {}, id);
      for (const client of RAW)
        expect(made.get(client), `${tag} ${provider} ${client}`).not.toMatch(/\binputs\b/);
    }
    const fal = contents(record("text-to-image"), "fal-ai", {}, FAL_ID);
    for (const client of RAW) expect(fal.get(client)).toMatch(/IN_PROGRESS/);
  });

  it("js-file-input: files are read, with their type, and the functions that read them are imported", () => {
    const made = contents(record("automatic-speech-recognition"), "hf-inference");
    for (const client of ["js/huggingface.js", "js/fetch"])
      expect(made.get(client)).toContain('import { readFile } from "node:fs/promises";');
    expect(made.get("js/huggingface.js")).toContain(
      'new Blob([await readFile("sample.mp3")], { type: "audio/mpeg" })',
    );
    expect(made.get("js/fetch")).toContain('"Content-Type": "audio/mpeg"');
  });

  it("fetch-image-to-x: an image and a prompt are sent in the provider's body", () => {
    const more = hub.with(
      defineProvider({
        id: "painter",
        label: "Painter",
        baseUrl: "https://painter.example",
        tasks: [
          serves(imageToImage, {
            request: ({ inputs, parameters }) => ({
              path: "edit",
              json: { image: dataUrl(inputs), ...parameters },
            }),
            answer: answer.bytes("image/png"),
          }),
        ],
      }),
    );
    const options = { inputs: "cat.png", parameters: { prompt: "A tiger" } };
    const snippet = contents(record("image-to-image"), "painter", options, "edit-1", more).get(
      "js/fetch",
    )!;
    expect(snippet).toContain(
      'image: `data:image/png;base64,${await readFile("cat.png", "base64")}`',
    );
    expect(snippet).toMatch(/^import \{ readFile, writeFile \}/);
    expect(snippet).toContain('prompt: "A tiger"');
    expect(snippet).toContain("body: JSON.stringify({");
  });

  it("fetch-audio-image: the file is sent, not its name", () => {
    const snippet = contents(record("automatic-speech-recognition"), "hf-inference").get(
      "js/fetch",
    )!;
    expect(snippet).toContain('body: await readFile("sample.mp3")');
    expect(snippet).not.toContain("JSON.stringify");
  });

  it("queue-exit: Node does not exit while the SDK waits for a job", () => {
    const queued = contents(record("text-to-image"), "fal-ai").get("js/huggingface.js")!;
    expect(queued.indexOf("setInterval")).toBeLessThan(queued.indexOf("client.textToImage"));
    expect(queued.indexOf("clearInterval")).toBeGreaterThan(queued.indexOf("client.textToImage"));
    const direct = contents(record("text-to-image"), "hf-inference").get("js/huggingface.js")!;
    expect(direct).not.toContain("setInterval");
  });

  it("literal-quotes: inputs are values, and are sent without extra quotes", () => {
    const inputs = 'A "quoted" text';
    const body = bodyGivenToCurl(
      contents(record("text-classification"), "hf-inference", { inputs }).get("sh/curl")!,
    );
    expect(body).toEqual({ inputs });
    const asked = bodyGivenToCurl(
      contents(record("question-answering"), "hf-inference").get("sh/curl")!,
    );
    expect(asked).toMatchObject({
      inputs: { question: expect.any(String), context: expect.any(String) },
    });
  });

  it("escaping: ids, names, tokens and prompts stay inside their literals", () => {
    expect(
      parseModel({ id: `acme/x"'\${1}`, pipeline_tag: "text-to-image" }).model,
    ).toBeUndefined();
    const made = contents(record("text-to-image"), "hf-inference", {
      inputs: HOSTILE,
      accessToken: `hf_"'$(id)`,
      billTo: `a"b'c`,
    });
    for (const client of ["python/huggingface_hub", "js/huggingface.js"]) {
      expect(made.get(client)).toContain(`"hf_\\"'$(id)"`);
      expect(made.get(client)).toContain(`"a\\"b'c"`);
    }
    expect(wordsGivenToCurl(made.get("sh/curl")!)).toContain(`X-HF-Bill-To: a"b'c`);
  });

  it("endpoint: a custom endpoint has its own URL, path and token", () => {
    for (const url of ["https://e.example", "https://e.example/", "https://e.example/v1"]) {
      const made = contents(chat, "hf-inference", { endpointUrl: url });
      expect([...made.keys()].sort()).toEqual([...CHAT_CLIENTS].sort());
      expect(wordsGivenToCurl(made.get("sh/curl")!)[0]).toBe(
        "https://e.example/v1/chat/completions",
      );
      for (const text of made.values()) {
        expect(text).toContain("API_TOKEN");
        expect(text).not.toContain("router.huggingface.co");
      }
      expect(made.get("js/huggingface.js")).not.toContain("provider:");
    }
    const other = contents(record("text-classification"), "hf-inference", {
      endpointUrl: "https://e.example/a?b=c",
    });
    expect(wordsGivenToCurl(other.get("sh/curl")!)[0]).toBe("https://e.example/a?b=c");
    expect(other.get("python/huggingface_hub")).not.toContain("model=");
    expect(
      new Set(refusals(chat, "together", { endpointUrl: "https://e.example" }).values()),
    ).toEqual(new Set(["endpoint-with-provider"]));
    expect(new Set(refusals(chat, "hf-inference", { endpointUrl: "acme/model" }).values())).toEqual(
      new Set(["bad-option"]),
    );
  });

  it("throws: no cell of the matrix throws", () => {
    const tags = [...hub.tasks].map(({ id }) => id);
    expect(tags.length).toBeGreaterThan(10);
    for (const tag of [...tags, "robotics", "no-such-task", ""]) {
      for (const provider of [...[...hub.providers].map(({ id }) => id), "nobody"]) {
        for (const options of [
          {},
          { streaming: true },
          { directRequest: true },
          { endpointUrl: "https://e.example" },
        ]) {
          const { snippets, notOffered } = offer(record(tag), provider, options);
          expect(snippets.length + notOffered.length).toBe(hub.clients.size);
        }
      }
    }
  });

  it("python-literals: null and booleans are Python's", () => {
    const messages = [
      { role: "user", content: "Hi", strict: true },
      { role: "assistant", content: null, tool_calls: [] },
    ];
    const made = contents(chat, "together", { messages });
    for (const client of ["python/openai", "python/huggingface_hub", "python/requests"]) {
      expect(made.get(client)).toContain('"strict": True');
      expect(made.get(client)).toContain('"content": None');
    }
  });

  it("stream: an empty delta and a chunk without choices are valid parts of a stream", () => {
    const made = contents(chat, "together", { streaming: true });
    expect([...made.keys()].sort()).toEqual([...CHAT_CLIENTS].sort());
    for (const client of ["python/openai", "python/huggingface_hub"])
      expect(made.get(client)).toMatch(
        /for choice in chunk\.choices:\n.*choice\.delta\.content or ""/,
      );
    for (const client of ["js/openai", "js/huggingface.js"])
      expect(made.get(client)).toMatch(/chunk\.choices\[0\]\?\.delta\.content \?\? ""/);
    expect(made.get("sh/curl")).toContain("-N");
  });

  it("tts: how media are read depends on the provider, never on the library", () => {
    const plain = contents(record("text-to-image"), "hf-inference");
    const named = contents(
      record("text-to-image", { library_name: "transformers" }),
      "hf-inference",
    );
    expect(named).toEqual(plain);
    expect(plain.get("python/requests")).toContain("write_bytes(response.content)");
    const base64 = contents(record("text-to-image"), "together", {}, "x").get("python/requests");
    expect(base64).toContain('response.json()["data"][0]["b64_json"]');
    expect(base64).toContain("base64.b64decode(");
  });

  it("sdk-mismatch: a pair that the SDK does not support is rejected with that reason", () => {
    const refused = refusals(record("automatic-speech-recognition"), "together", {}, "x");
    expect(refused.get("python/huggingface_hub")).toBe("sdk-lacks-pair");
    expect(
      contents(record("automatic-speech-recognition"), "together", {}, "x").has(
        "js/huggingface.js",
      ),
    ).toBe(true);
  });

  it("direct-stream: a direct stream names its provider, and uses its authentication scheme", () => {
    const options = { directRequest: true, streaming: true };
    const made = contents(chat, "together", options, "acme/turbo");
    for (const client of ["js/huggingface.js", "python/huggingface_hub"]) {
      expect(made.get(client)).toContain('"together"');
      expect(made.get(client)).toContain('"acme/model-1"');
    }
    const fal = contents(record("text-to-image"), "fal-ai", { directRequest: true }, FAL_ID);
    expect(fal.get("sh/curl")).toContain('"Authorization: Key ${FAL_AI_API_KEY:?}"');
  });

  it("options-dropped: every option is sent, also zero, null and false", () => {
    const parameters = { seed: 0, stop: ["\n"], my_own: false, response_format: null };
    const options = { temperature: 0, max_tokens: 0, top_p: 0, parameters };
    for (const [client, text] of contents(chat, "together", options)) {
      for (const name of ["temperature", "max_tokens", "top_p", ...Object.keys(parameters)])
        expect(text, client).toContain(name);
    }
    for (const text of contents(chat, "together").values())
      expect(text).not.toContain("temperature");
  });

  it.each([
    [
      "python/fal_client",
      `client.subscribe(\n    "${FAL_ID}"`,
      (key: string) => `SyncClient(key=${key})`,
      'os.environ["FAL_AI_API_KEY"]',
    ],
    [
      "js/fal-client",
      `fal.subscribe("${FAL_ID}"`,
      (key: string) => `fal.config({ credentials: ${key} })`,
      "process.env.FAL_AI_API_KEY",
    ],
  ])("%s: only for fal, with the provider's id and a fal key", (falClient, calls, signs, key) => {
    const refusal = (options: object, provider = "fal-ai"): string | undefined =>
      refusals(record("text-to-image"), provider, options, FAL_ID).get(falClient);
    for (const options of [{}, { directRequest: true }, { billTo: "acme" }, { accessToken: "k" }]) {
      const made = contents(record("text-to-image"), "fal-ai", options, FAL_ID).get(falClient);
      expect(made).toContain(calls);
      expect(made).toContain(signs("accessToken" in options ? '"k"' : key));
    }
    expect(refusal({ accessToken: "hf_mine" })).toBe("token-mismatch");
    expect(refusal({ endpointUrl: "https://e.example" })).toBe("endpoint-with-provider");
    expect(refusal({}, "together")).toBe("only-fal");
  });

  it("secret-routing: a token is only sent to its own server", () => {
    const key = { accessToken: "sk-provider" };
    const hf = { accessToken: "hf_mine" };
    expect(offer(chat, "together", key).snippets).toEqual([]);
    expect(offer(chat, "together", { ...hf, directRequest: true }, "x").snippets).toEqual([]);
    const refused = refusals(chat, "together", key);
    for (const client of ["python/fal_client", "js/fal-client"]) {
      expect(refused.get(client)).toBe("only-fal");
      refused.delete(client);
    }
    expect(new Set(refused.values())).toEqual(new Set(["token-mismatch"]));
    expect(contents(chat, "together", { ...key, directRequest: true }, "x").size).toBe(
      CHAT_CLIENTS.length,
    );
  });

  it("bill-to: on every routed request, on no other", () => {
    const cells = [
      [chat, "together"],
      [record("text-to-image"), "hf-inference"],
      [record("automatic-speech-recognition"), "hf-inference"],
    ] as const;
    for (const [model, provider] of cells) {
      for (const [client, text] of contents(model, provider, { billTo: "acme-org" }, "x"))
        expect(text, client).toContain("acme-org");
      const direct = offer(model, provider, { billTo: "acme-org", directRequest: true }, "x");
      for (const { content } of direct.snippets) expect(content).not.toContain("acme-org");
      expect(direct.diagnostics.map(({ code }) => code)).toEqual(["option-ignored"]);
    }
  });

  it("requests-keyerror: the body is the provider's, not rebuilt in Python", () => {
    const snippet = contents(record("question-answering"), "hf-inference").get("python/requests")!;
    expect(snippet).toMatch(/json=\{\s*"inputs": \{\s*"question": /);
    expect(snippet).not.toContain("payload");
  });

  it("inputs-override: inputs have the task's shape, or are rejected with a reason", () => {
    const inputs = { question: "Who?", context: "It was Ada." };
    const made = contents(record("question-answering"), "hf-inference", { inputs });
    expect(bodyGivenToCurl(made.get("sh/curl")!)).toEqual({ inputs });
    const refused = offer(record("question-answering"), "hf-inference", { inputs: "Who?" });
    expect(refused.snippets).toEqual([]);
    expect(refused.notOffered[0]).toMatchObject({
      code: "wrong-inputs",
      change: expect.stringContaining("question"),
    });
  });

  it("url-unquoted: a URL is one word of the shell", () => {
    const url = "https://e.example/x?a=1&b=(2);c=$(id)*";
    const snippet = contents(record("text-classification"), "hf-inference", {
      endpointUrl: url,
    }).get("sh/curl")!;
    expect(wordsGivenToCurl(snippet)[0]).toBe(url);
  });

  it("policy: the router's policies are supported, and a suffix is added once", () => {
    for (const policy of ["fastest", "cheapest", "preferred"])
      expect(contents(chat, policy).get("js/openai")).toContain(`"acme/model-1:${policy}"`);
    expect(contents(chat, "auto").get("js/openai")).toContain('"acme/model-1"');
    const suffixed = { ...chat, id: "acme/model-1:fastest" };
    expect(new Set(refusals(suffixed, "together").values())).toEqual(new Set(["bad-id"]));
  });

  it("env-name: every dash of a provider's id becomes an underscore", () => {
    const chatKey = hub.providers.get("together")!.tasks[0]!;
    const dashed = defineProvider({
      id: "my-two-dash",
      label: "x",
      baseUrl: "https://x.example",
      tasks: [chatKey],
    });
    for (const text of contents(
      chat,
      "my-two-dash",
      { directRequest: true },
      "m",
      hub.with(dashed),
    ).values())
      expect(text).toContain("MY_TWO_DASH_API_KEY");
  });

  it("prototype: names of Object.prototype are not tasks or providers", () => {
    for (const name of ["toString", "constructor", "__proto__", "hasOwnProperty"]) {
      expect(new Set(refusals(record(name), "together").values())).toEqual(
        new Set(["unknown-task"]),
      );
      expect(new Set(refusals(chat, name).values())).toEqual(new Set(["unknown-provider"]));
    }
  });

  it("state: results do not depend on earlier calls", () => {
    const cells = [...hub.tasks].flatMap(({ id }) =>
      [...hub.providers].flatMap((provider) =>
        [[], ["conversational"]].map((tags) => [record(id, { tags }), provider.id] as const),
      ),
    );
    const forth = cells.map(([model, provider]) => JSON.stringify(offer(model, provider)));
    const back = cells
      .toReversed()
      .map(([model, provider]) => JSON.stringify(offer(model, provider)));
    expect(back.toReversed()).toEqual(forth);
  });

  it("placeholder: a user's text that looks like the placeholder is unchanged", () => {
    const messages = [{ role: "user", content: "Is hf_YOUR_TOKEN a token?" }];
    for (const text of contents(chat, "together", { messages }).values())
      expect(text).toContain("Is hf_YOUR_TOKEN a token?");
    for (const text of contents(chat, "together", { tokenPlaceholder: true }).values())
      expect(text).toContain("hf_YOUR_TOKEN");
  });

  it("no-mapping: without the provider's id, snippets that need it are not offered", () => {
    const refused = refusals(record("text-to-image"), "fal-ai");
    for (const client of RAW) expect(refused.get(client)).toBe("needs-provider-id");
    expect(contents(record("text-to-image"), "fal-ai").has("python/huggingface_hub")).toBe(true);
  });

  it("no-error-handling: HTTP clients stop at an error response, and every snippet prints or saves something", () => {
    const checks = {
      "python/requests": /response\.raise_for_status\(\)/,
      "js/fetch": /response\.ok/,
      "sh/curl": /--fail-with-body|curl -fL /,
      "go/net-http": /response\.StatusCode >= 300/,
      "php/curl": /CURLINFO_RESPONSE_CODE\) >= 300/,
      "csharp/http-client": /!response\.IsSuccessStatusCode/,
    };
    for (const model of [chat, record("text-to-image"), record("question-answering")]) {
      const made = contents(model, "hf-inference");
      for (const [client, check] of Object.entries(checks)) expect(made.get(client)).toMatch(check);
      for (const [client, text] of made)
        expect(text, client).toMatch(
          /print\(|console\.log|write_bytes|writeFile|\.save\(|^curl |fmt\.Print|os\.WriteFile|print_r|echo|file_put|Console\.Write|File\.WriteAllBytes/m,
        );
    }
  });

  it("coverage: each client is offered, or has a reason, for each pair", () => {
    for (const provider of hub.providers) {
      for (const { id } of hub.tasks) {
        const { snippets, notOffered } = offer(
          record(id, { tags: ["conversational"] }),
          provider.id,
          {},
          "x",
        );
        expect(snippets.length + notOffered.length).toBe(hub.clients.size);
        for (const absence of notOffered) {
          expect(absence.reason).toMatch(/^\S.*\.$/s);
          expect(absence.fix).toMatch(/^\S.*\.$/s);
        }
      }
    }
  });

  it("fixed-details: the MIME type is that of the file", () => {
    const inputs = "speech.flac";
    const made = contents(record("automatic-speech-recognition"), "hf-inference", { inputs });
    for (const client of RAW) expect(made.get(client)).toContain("audio/flac");
    const fal = contents(record("automatic-speech-recognition"), "fal-ai", {}, "fal-ai/whisper");
    for (const client of RAW) expect(fal.get(client)).toContain("data:audio/mpeg;base64,");
  });

  it("noise: a cell that is not available is one line for the logger, and a value", () => {
    logged.length = 0;
    const { notOffered } = offer(record("question-answering"), "together");
    expect(notOffered).toHaveLength(hub.clients.size);
    expect(logged).toEqual(["Failed to get provider helper for together (question-answering)"]);
  });

  it("openai-direct: HTTP clients use the provider's model id, the Hub's SDKs use the Hub's", () => {
    const made = contents(chat, "together", { directRequest: true }, "acme/turbo");
    for (const client of [...RAW, "python/openai", "js/openai"]) {
      expect(made.get(client)).toContain("acme/turbo");
      expect(made.get(client)).not.toContain("acme/model-1");
    }
    for (const client of ["python/huggingface_hub", "js/huggingface.js"])
      expect(made.get(client)).toContain("acme/model-1");
  });
});
