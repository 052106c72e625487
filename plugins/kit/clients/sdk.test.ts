// The abilities of Hugging Face's SDKs decide which arguments their clients print, and which calls they reject.
import { expect, test } from "vitest";
import {
  createHub,
  type InferenceOptions,
  inferenceSnippets,
  loadPlugins,
  parseModel,
} from "hubsmith";
import { entries } from "hubsmith/plugins";

const hub = createHub((await loadPlugins(entries)).plugins);

/** The call of a task at a provider, and the differences from a plain record. */
type CallArgs = readonly [call: string, options?: InferenceOptions, record?: object];

/** The program of an SDK, or the code and the reason why there is none. */
function printed(sdk: string, [call, options = {}, record = {}]: CallArgs): string {
  const [task, provider] = call.split(" ") as [string, string];
  const mapping = { provider, providerId: "m/n", task, status: "live", ...record };
  const { model } = parseModel({
    id: "owner/name",
    pipeline_tag: task,
    inferenceProviderMapping: [mapping],
    ...record,
  });
  const result = inferenceSnippets(hub, { model: model!, provider, options });
  const isIts = ({ client }: { readonly client?: string }): boolean => client === sdk;
  const absent = result.notOffered.find(isIts);
  return result.snippets.find(isIts)?.content ?? `${absent?.code}: ${absent?.reason}`;
}

const given = (parameters: NonNullable<InferenceOptions["parameters"]>): InferenceOptions => ({
  parameters,
});
const at = (endpointUrl: string): InferenceOptions => ({ endpointUrl });
const sound = (path: string, type?: string): InferenceOptions => ({
  inputs: type === undefined ? path : { path, type },
});
const labels = (...names: readonly string[]): InferenceOptions => ({
  parameters: { candidate_labels: names },
});
const [english, german] = [{ src_lang: "eng_Latn" }, { tgt_lang: "deu_Latn" }];
const chat = { tags: ["conversational"], inferenceProviderMapping: undefined };
const direct: InferenceOptions = { directRequest: true };
const ON_HUB = { provider: "hf-inference", providerId: "owner/name" };
const hosts = (...ids: readonly string[]): object => ({
  inferenceProviderMapping: ids.map((provider) => ({
    provider,
    providerId: "m/n",
    task: ids[0] === "hf-inference" ? "text-to-image" : "automatic-speech-recognition",
    status: "live",
  })),
});
/** A record that names no providers. */
const UNKNOWN = { inferenceProviderMapping: undefined };
const lora = { adapter: "lora", adapterWeightsPath: "w.safetensors" };

type Case = readonly [program: string, ...args: CallArgs];

const PYTHON: readonly Case[] = [
  // An argument that the method has is passed by name.
  ["max_new_tokens=48", "text-generation hf-inference", { max_tokens: 48 }],
  ['candidate_labels=["a", "b"]', "zero-shot-classification hf-inference", labels("a", "b")],
  // An argument that it does not have is passed in extra_body, or by name if the method accepts any.
  ['extra_body={"voice": "nova"}', "text-to-speech fal-ai", given({ voice: "nova" })],
  [
    '9,\n    extra_body={"odd": 1}',
    "text-to-image together",
    given({ odd: 1, num_inference_steps: 9 }),
  ],
  ['extra_body={"a-b": 1}', "text-to-image together", given({ "a-b": 1 })],
  ["strength=0.5", "image-to-image fal-ai", given({ strength: 0.5 })],
  ["width=640,\n    height=512", "text-to-image fal-ai", given({ width: 640, height: 512 })],
  [
    'sentence="a",\n    other_sentences=["b"]',
    "sentence-similarity hf-inference",
    { inputs: { source_sentence: "a", sentences: ["b"] } },
  ],
  ['tgt_lang="deu_Latn"', "translation hf-inference", given({ ...english, ...german })],
  ['labels=["a", "b"]', "zero-shot-image-classification hf-inference", labels("a", "b")],
  // A result that is a string is printed as one.
  ["print(result.summary_text)", "summarization hf-inference"],
  ["print(result.translation_text)", "translation hf-inference"],
  ["print(result)", "text-generation hf-inference"],
  ["print(result.answer)", "question-answering hf-inference"],
  // Other calls that work.
  ["text_to_image", "text-to-image wavespeed"],
  ["text_to_image", "text-to-image fal-ai", {}, lora],
  ["chat.completions.create(", "text-generation hf-inference", direct, chat],
  ["chat.completions.create(", "image-text-to-text hf-inference", direct, chat],
  ["chat.completions.create(", "text2text-generation hf-inference", {}, chat],
  ['recognition("a.mp3"', "automatic-speech-recognition fal-ai", sound("a.mp3")],
  // In JSON, a recording has no type.
  [
    '"a.m4a"',
    "automatic-speech-recognition hf-inference",
    { inputs: "a.m4a", parameters: { return_timestamps: true } },
  ],
  ['"a.m4a"', "automatic-speech-recognition replicate", sound("a.m4a")],
  ['"a.wav"', "automatic-speech-recognition hf-inference", sound("a.wav")],
  ['"./http://a.mp3"', "automatic-speech-recognition hf-inference", sound("http://a.mp3")],
  ['base_url="https://a.example.com"', "text-generation hf-inference", at("https://a.example.com")],
  ["text_generation", "text-generation hf-inference", at("https://a.example.com/v10/?x=1")],
  ["text_generation", "text-generation hf-inference", at("https://a.example.com/p?x=/v1")],
  // An empty `api_key` would be the saved login, which an endpoint must not get.
  [
    `headers={"Authorization": f"Bearer {os.environ['API_TOKEN']}"}`,
    "text-to-image hf-inference",
    at("https://a.example.com"),
  ],
  // Of the providers of a record, it calls one that it supports.
  ["sdk-lacks-pair: ", "automatic-speech-recognition auto", {}, hosts("together")],
  ['provider="deepinfra"', "automatic-speech-recognition auto", {}, hosts("together", "deepinfra")],
  ['provider="auto"', "automatic-speech-recognition auto", {}, hosts("deepinfra", "together")],
  // It does not poll, and a provider may wait only a minute.
  ["sdk-lacks-polling: ", "text-to-video replicate"],
  ["text_to_video(", "text-to-video together"],
  // Calls that it would send incorrectly.
  ["question_answering does not accept odd.", "question-answering hf-inference", given({ odd: 1 })],
  ["in an unsupported format.", "text-generation together", given({ max_new_tokens: 48 })],
  ["sdk-lacks-parameter: ", "translation hf-inference", given(english)],
  ["sdk-lacks-parameter: ", "translation hf-inference", given(german)],
  ["sdk-lacks-parameter: ", "zero-shot-image-classification hf-inference", labels("a")],
  [
    'bad-parameter-name: huggingface_hub reads "self" as',
    "image-to-image fal-ai",
    given({ self: 1 }),
  ],
  [
    'accepts only Python identifiers as parameter names, not "a-b".',
    "image-to-image fal-ai",
    given({ "a-b": 1 }),
  ],
  ["does not support text-to-image on DeepInfra.", "text-to-image deepinfra"],
  ["sdk-lacks-pair: ", "tabular-regression hf-inference"],
  ["sdk-lacks-pair: ", "text2text-generation hf-inference", direct, chat],
  ["huggingface_hub sends table next to", "tabular-classification hf-inference"],
  ["sdk-misplaces-input: ", "visual-question-answering hf-inference"],
  ["sdk-misplaces-input: ", "visual-question-answering hf-inference", at("https://a.example.com")],
  ["sdk-misplaces-input: ", "visual-question-answering auto"],
  ["sdk-lacks-lora: ", "text-to-image wavespeed", {}, lora],
  ["sdk-mistakes-type: ", "automatic-speech-recognition fal-ai", sound("a.wav")],
  ["sdk-mistakes-type: ", "automatic-speech-recognition hf-inference", sound("a", "audio/wav")],
  ["as audio/mp4, which it does not", "automatic-speech-recognition hf-inference", sound("a.m4a")],
  ["as video/webm, which it does not", "audio-classification hf-inference", sound("a.webm")],
  ["sdk-mistakes-type: ", "automatic-speech-recognition auto", sound("a.m4a"), ON_HUB],
  [
    "as audio/mp4, which it does not",
    "automatic-speech-recognition hf-inference",
    { endpointUrl: "https://a.example.com", inputs: "a.m4a" },
  ],
  ...["/v1", "/v1/", "/v1/completions", "/v1?x=1"].map((path): readonly [string, ...CallArgs] => [
    "not-a-root-url: ",
    "text-generation hf-inference",
    at(`https://a.example.com${path}`),
  ]),
];

const JAVASCRIPT: readonly Case[] = [
  ["sdk-lacks-polling: ", "text-to-video replicate"],
  ["client.textToImage(", "text-to-image replicate"],
  ["client.textToVideo(", "text-to-video together"],
  // It keeps Node running only if it may poll.
  ["setInterval", "text-to-image fal-ai"],
  ["setInterval", "text-to-image auto", {}, UNKNOWN],
  ["setInterval", "text-to-image auto", {}, hosts("hf-inference", "fal-ai")],
  ["\n\nconst image", "text-to-image hf-inference"],
  ["\n\nconst image", "text-to-image replicate"],
  ["\n\nconst image", "text-to-image auto", {}, hosts("hf-inference", "replicate")],
  // It expects an object, and the servers return an array.
  ["sdk-misreads-answer: ", "image-to-text hf-inference"],
  ["sdk-misreads-answer: ", "image-to-text auto", {}, UNKNOWN],
  ["sdk-misreads-answer: ", "image-to-text hf-inference", at("https://a.example.com")],
  // It expects groups of tokens.
  [
    "sdk-misreads-answer: ",
    "token-classification hf-inference",
    given({ aggregation_strategy: "none" }),
  ],
  [
    "client.tokenClassification(",
    "token-classification hf-inference",
    given({ aggregation_strategy: "simple" }),
  ],
  ["sdk-lacks-pair: ", "automatic-speech-recognition auto", {}, hosts("nobody")],
  ["sdk-lacks-parameter: ", "text-to-image fal-ai", given({ width: 64, height: 64 })],
  ["sdk-lacks-parameter: ", "text-generation together", given({ max_new_tokens: 9 })],
  ["client.textToImage(", "text-to-image together", given({ num_inference_steps: 9, width: 64 })],
  ["client.textGeneration(", "text-generation deepinfra", given({ max_new_tokens: 9 })],
  ["client.textGeneration(", "text-generation hf-inference", given({ max_new_tokens: 9, odd: 1 })],
  ["client.textToImage(", "text-to-image hf-inference", given({ odd: 1 })],
];

const CASES = Object.entries({ huggingface_hub: PYTHON, "huggingface.js": JAVASCRIPT });

test.each(
  CASES.flatMap(([sdk, cases]) => cases.map(([program, ...args]) => ({ sdk, program, args }))),
)("$sdk, $args.0: $program", ({ sdk, program, args }) => {
  expect(printed(sdk, args)).toContain(program);
});
