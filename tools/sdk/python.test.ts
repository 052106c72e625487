// What is written down of Python's SDKs is what they can do, and decides which arguments a client prints.
import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import {
  createHub,
  type Hub,
  type InferenceOptions,
  inferenceSnippets,
  loadPlugins,
  parseModel,
} from "hubsmith";
import { entries } from "hubsmith/plugins";
import { pythonSdks } from "./python.ts";

let hub: Hub;
beforeAll(async () => {
  hub = createHub((await loadPlugins(entries)).plugins);
});

/** What huggingface_hub prints, or the code and the reason why it does not. */
function printed(
  provider: string,
  task: string,
  options: InferenceOptions = {},
  mapping: object = {},
): string {
  const own = { provider, providerId: "m/n", task, status: "live", ...mapping };
  const { model } = parseModel({
    id: "owner/name",
    pipeline_tag: task,
    inferenceProviderMapping: [own],
  });
  const made = inferenceSnippets(hub, { model: model!, provider, options });
  const isOurs = ({ client }: { readonly client?: string }): boolean =>
    client === "huggingface_hub";
  const absent = made.notOffered.find(isOurs);
  return made.snippets.find(isOurs)?.content ?? `${absent?.code}: ${absent?.reason}`;
}

test("the file is in step with the SDKs that are installed", async () => {
  const { path, text } = await pythonSdks();
  expect(readFileSync(path, "utf8")).toBe(text);
}, 240_000);

describe("an argument", () => {
  test.each<[string, string, InferenceOptions, string]>([
    [
      "of the method goes by name",
      "text-generation hf-inference",
      { max_tokens: 48 },
      "max_new_tokens=48",
    ],
    [
      "that it lacks goes to extra_body",
      "text-to-speech fal-ai",
      { parameters: { voice: "nova" } },
      'extra_body={"voice": "nova"}',
    ],
    [
      "of an image that it lacks, too",
      "text-to-image together",
      { parameters: { odd: 1, num_inference_steps: 9 } },
      'num_inference_steps=9,\n    extra_body={"odd": 1}',
    ],
    [
      "that is no name goes there, and not by name",
      "text-to-image together",
      { parameters: { "a-b": 1 } },
      'extra_body={"a-b": 1}',
    ],
    [
      "goes beside the others where the method takes any",
      "image-to-image fal-ai",
      { parameters: { strength: 0.5 } },
      "strength=0.5",
    ],
    [
      "of a task that Hugging Face's SDK has among the inputs goes by name",
      "zero-shot-classification hf-inference",
      { parameters: { candidate_labels: ["a", "b"] } },
      'candidate_labels=["a", "b"]',
    ],
    [
      "that a service takes under two names is sent as both",
      "text-to-image fal-ai",
      { parameters: { width: 640, height: 512 } },
      "width=640,\n    height=512",
    ],
    [
      "that the method lacks is a reason",
      "question-answering hf-inference",
      { parameters: { odd: 1 } },
      "sdk-lacks-parameter: huggingface_hub's question_answering does not accept odd.",
    ],
    [
      "that would reach the service under another name is a reason",
      "text-generation together",
      { parameters: { max_new_tokens: 48 } },
      "sdk-lacks-parameter: huggingface_hub sends max_new_tokens to Together AI in another form",
    ],
    [
      "beside the others is none of the method's own",
      "image-to-image fal-ai",
      { parameters: { self: 1 } },
      'bad-parameter-name: huggingface_hub takes "self" for a word to itself',
    ],
    [
      "beside the others is a name of Python",
      "image-to-image fal-ai",
      { parameters: { "a-b": 1 } },
      'bad-parameter-name: huggingface_hub accepts only Python identifiers as names, and "a-b" is not one.',
    ],
  ])("%s", (_, pair, options, expected) => {
    const [task, provider] = pair.split(" ");
    expect(printed(provider!, task!, options)).toContain(expected);
  });
});

test("inputs have the SDK's names", () => {
  const options = { inputs: { source_sentence: "a", sentences: ["b"] } };
  const program = printed("hf-inference", "sentence-similarity", options);
  expect(program).toContain('sentence="a",\n    other_sentences=["b"]');
});

test("a result that is a text is printed as one", () => {
  const last = (task: string): string =>
    printed("hf-inference", task).trimEnd().split("\n").at(-1)!;
  expect(last("summarization")).toBe("print(result.summary_text)");
  expect(last("translation")).toBe("print(result.translation_text)");
  expect(last("text-generation")).toBe("print(result)");
  expect(last("question-answering")).toBe("print(result)");
});

describe("what it would send wrong is a reason", () => {
  test("a pair that it does not have", () => {
    expect(printed("deepinfra", "text-to-image")).toBe(
      "sdk-lacks-pair: huggingface_hub does not support text-to-image on DeepInfra.",
    );
  });

  test("inputs that it would put where the servers do not look", () => {
    const odd = (task: string, options: InferenceOptions = {}): string =>
      printed("hf-inference", task, options);
    expect(odd("tabular-classification")).toBe(
      "sdk-misplaces-input: huggingface_hub sends table beside the inputs of tabular-classification, where the servers do not look.",
    );
    for (const options of [{}, { endpointUrl: "https://a.example.com" }])
      expect(odd("visual-question-answering", options)).toMatch(
        /^sdk-misplaces-input: .* image and question beside/,
      );
    expect(printed("auto", "visual-question-answering")).toMatch(/^sdk-misplaces-input: /);
    expect(odd("zero-shot-image-classification")).toContain("zero_shot_image_classification");
    expect(odd("tabular-regression")).toMatch(/^sdk-lacks-pair: /);
  });

  test("a parameter that it takes only with another, and a label with nothing to compare it to", () => {
    const given = (task: string, parameters: InferenceOptions["parameters"]): string =>
      printed("hf-inference", task, { parameters: parameters! });
    const [english, german] = [{ src_lang: "eng_Latn" }, { tgt_lang: "deu_Latn" }];
    expect(given("translation", { ...english, ...german })).toContain('tgt_lang="deu_Latn"');
    for (const one of [english, german])
      expect(given("translation", one)).toMatch(/^sdk-lacks-parameter: .* only together\.$/);
    const labels = (...all: readonly string[]): string =>
      given("zero-shot-image-classification", { candidate_labels: all });
    expect(labels("owl", "bat")).toContain('candidate_labels=["owl", "bat"]');
    expect(labels("owl")).toMatch(/^sdk-lacks-parameter: .* this is one\.$/);
  });

  test("a chat with a model that it thinks has none", () => {
    const chat = (pipeline_tag: string, options: InferenceOptions): string => {
      const { model } = parseModel({ id: "owner/name", pipeline_tag, tags: ["conversational"] });
      const made = inferenceSnippets(hub, { model: model!, provider: "hf-inference", options });
      const reasons = made.notOffered.filter(({ client }) => client === "huggingface_hub");
      return reasons.map(({ code }) => code).join();
    };
    const direct = { directRequest: true };
    expect(chat("text2text-generation", direct)).toBe("sdk-lacks-pair");
    expect(chat("text2text-generation", {})).toBe("");
    for (const tag of ["text-generation", "image-text-to-text"]) expect(chat(tag, direct)).toBe("");
  });

  test("a LoRA that it would leave out", () => {
    const lora = { adapter: "lora", adapterWeightsPath: "w.safetensors" };
    expect(printed("wavespeed", "text-to-image", {}, lora)).toMatch(/^sdk-lacks-lora: /);
    expect(printed("wavespeed", "text-to-image")).toContain("text_to_image");
    expect(printed("fal-ai", "text-to-image", {}, lora)).toContain("text_to_image");
  });

  test("a file that it would give another type", () => {
    const sound = (path: string, type?: string): InferenceOptions => ({
      inputs: type === undefined ? path : { path, type },
    });
    const task = "automatic-speech-recognition";
    expect(printed("fal-ai", task, sound("a.mp3"))).toContain('recognition("a.mp3"');
    expect(printed("fal-ai", task, sound("a.wav"))).toMatch(
      /^sdk-mistakes-type: .* as audio\/mpeg/,
    );
    expect(printed("hf-inference", task, sound("a.wav"))).toContain('"a.wav"');
    expect(printed("hf-inference", task, sound("a", "audio/wav"))).toMatch(/^sdk-mistakes-type: /);
    expect(printed("hf-inference", task, sound("http://a.mp3"))).toContain('"./http://a.mp3"');
  });

  test("text at an endpoint that is given with more than its root", () => {
    const at = (endpointUrl: string): string =>
      printed("hf-inference", "text-generation", { endpointUrl });
    expect(at("https://a.example.com")).toContain('base_url="https://a.example.com"');
    for (const path of ["/v10/?x=1", "/p?x=/v1"])
      expect(at(`https://a.example.com${path}`)).toContain("text_generation");
    for (const path of ["/v1", "/v1/", "/v1/completions", "/v1?x=1"])
      expect(at(`https://a.example.com${path}`)).toMatch(/^not-a-root-url: /);
  });
});
