// What people type finds what they mean: facts that the first three models must have, among the real models.
import { describe, expect, it } from "vitest";
import { type Facts, tasksOf } from "../catalog/card.ts";
import { allFacts } from "../catalog/records.ts";
import { EVERYTHING, searchOf } from "../catalog/search.ts";
import { WISHES } from "../catalog/wishes.ts";
import { entries } from "../plugins.ts";

type Fact = (model: Facts) => boolean;
type Case = readonly [query: string, ...facts: readonly Fact[]];

const models = allFacts();
const search = searchOf(models, entries, WISHES);

const task =
  (...ids: readonly string[]): Fact =>
  (model) =>
    ids.some((id) => tasksOf(model).includes(id));
const speaks =
  (...codes: readonly string[]): Fact =>
  ({ tags }) =>
    codes.every((code) => tags.includes(code));
const tagged =
  (word: string): Fact =>
  ({ tags, library, quantization }) =>
    [...tags, library, ...quantization].includes(word);
const isNamed =
  (name: RegExp): Fact =>
  ({ id }) =>
    name.test(id);
const notNamed =
  (name: RegExp): Fact =>
  ({ id }) =>
    !name.test(id);
const hostedBy =
  (provider: string): Fact =>
  ({ providers }) =>
    providers.includes(provider);
const atMost =
  (billions: number): Fact =>
  ({ parameters = Infinity }) =>
    parameters <= billions * 1e9;
const atLeast =
  (billions: number): Fact =>
  ({ parameters = 0 }) =>
    parameters >= billions * 1e9;
const costsAtMost =
  (dollars: number): Fact =>
  ({ hosting }) =>
    Math.max(hosting?.cheapest?.input ?? Infinity, hosting?.cheapest?.output ?? Infinity) <=
    dollars;
const reads =
  (tokens: number): Fact =>
  ({ hosting }) =>
    (hosting?.context ?? 0) >= tokens;
const callsTools: Fact = ({ hosting }) => hosting?.features.includes("tools") === true;

const thinks: Fact = ({ hosting }) => hosting?.features.includes("reasoning") === true;
const feels: Fact = ({ id, tags }) => `${id} ${tags.join(" ")}`.includes("sentiment");

const chats = task("conversational");
const writes = task("text-generation", "conversational");
const sees = task("image-text-to-text");
const detects = task("object-detection");
const says = task("text-to-speech");
const hears = task("automatic-speech-recognition");
const embeds = task("feature-extraction", "sentence-similarity");
const draws = task("text-to-image");
const translates = task("translation");
const summarizes = task("summarization");

const CASES: Readonly<Record<string, readonly Case[]>> = {
  "the issue": [
    ["detect objects in a photo on my laptop", detects, notNamed(/table/)],
    ["summarise", summarizes],
    ["find cats in a picture", detects, notNamed(/table/)],
    ["free chat model", chats, costsAtMost(0.05)],
    ["ollama", tagged("gguf")],
    ["text to speech german", says, speaks("de")],
    ["small llm for phone", writes, atMost(4)],
    ["rtx 4090 chat", chats, atMost(48)],
    ["coding agent 24gb", chats, isNamed(/coder/i), atMost(48)],
    ["agent on my mac 24 gb", chats, atMost(48)],
    ["rtx 4090 agent", chats, atMost(48)],
  ],
  "a task in other words": [
    ["make a song", task("text-to-audio")],
    ["turn speech into text", hears],
    ["subtitles for a film", hears],
    ["remove noise from a recording", task("audio-to-audio")],
    ["who speaks when", task("voice-activity-detection")],
    ["find people in a picture", detects],
    ["cut out the background of an image", task("image-segmentation")],
    ["draw a picture", draws],
    ["animate a picture", task("image-to-video")],
    ["read an invoice", task("document-question-answering", "image-text-to-text")],
    ["predict sales", task("time-series-forecasting")],
    ["speech recognition", hears, notNamed(/diarization/)],
    ["is this comment toxic", task("text-classification")],
    ["chat with pictures", sees],
    ["best model for writing stories", writes],
    ["grammar correction", writes],
    ["photo restoration", task("image-to-image")],
    ["object tracking", task("object-detection", "mask-generation")],
    ["face recognition", task("image-feature-extraction")],
    ["pii detection", task("token-classification"), isNamed(/pii/i)],
    ["emotion detection", task("text-classification", "audio-classification")],
    ["text to video", task("text-to-video"), notNamed(/lora/i)],
    ["reasoning model", chats, thinks],
    ["math model", isNamed(/math/i)],
    ["quantized llama", isNamed(/llama/i), tagged("gguf")],
  ],
  "what only some models of a task are made for": [
    ["sentiment", task("text-classification"), feels],
    ["sentiment analysis", task("text-classification"), feels],
    ["ocr", sees, isNamed(/ocr/i)],
    ["read text from image", sees, isNamed(/ocr/i)],
    ["sentiment german", task("text-classification"), feels],
    ["spam filter", task("text-classification"), notNamed(/guard/i)],
    ["moderation", task("text-classification"), isNamed(/guard/i)],
    ["gpt4", chats, isNamed(/gpt-oss/)],
    ["gpt-4o", chats, isNamed(/gpt-oss/)],
    ["chatgpt", chats, isNamed(/gpt-oss/)],
  ],
  "a size": [
    ["tiny chat model", chats, atMost(4)],
    ["lightweight embeddings", embeds, atMost(4)],
    ["llm under 3b", writes, atMost(3)],
    ["less than 1 billion parameters llm", writes, atMost(1)],
    ["biggest chat model", chats, atLeast(400)],
    ["qwen smaller than 2B", isNamed(/qwen/i), atMost(2)],
    ["small vision model", sees, atMost(4)],
    ["whisper tiny", isNamed(/whisper.*tiny/i)],
    ["mistral small", isNamed(/mistral-small/i)],
  ],
  "a device": [
    ["speech to text on iphone", hears, atMost(4)],
    ["llm for raspberry pi", writes, atMost(4)],
    ["chat on a macbook", chats, atMost(10)],
    ["coding model for 16 GB ram", writes, atMost(20)],
    ["llm for 8gb vram", writes, atMost(16)],
    ["vision model that fits on an rtx 3060 12gb", sees, atMost(24)],
    ["chat M4 Max 64GB", chats, atMost(100)],
    ["qwen for my laptop", isNamed(/qwen/i), atMost(12)],
    ["browser", tagged("transformers.js")],
    ["speech to text in the browser", hears, tagged("transformers.js")],
    ["run llama locally", isNamed(/llama/i), atMost(12)],
  ],
  "a price": [
    ["cheapest chat", chats, costsAtMost(0.05)],
    ["cheap vision", sees, costsAtMost(0.2)],
    ["affordable deepseek", isNamed(/deepseek/i), costsAtMost(1)],
    ["chat under $0.10", chats, costsAtMost(0.1)],
    ["free qwen", isNamed(/qwen/i), costsAtMost(0.05)],
  ],
  "a context or a feature": [
    ["long context chat", chats, reads(1_000_000)],
    ["1m context", reads(1_000_000)],
    ["llm with 128k context", writes, reads(128_000)],
    ["chat with tool calling", chats, callsTools],
    ["function calling", callsTools],
  ],
  "a language": [
    ["german speech recognition", hears, speaks("de")],
    ["translate french to english", translates, speaks("fr", "en")],
    ["japanese llm", writes, speaks("ja")],
    ["spanish to english translator", translates, speaks("es")],
    ["multilingual embeddings", embeds, isNamed(/multilingual|m3|e5/i)],
    ["tts in hindi", says, speaks("hi")],
    ["chinese ocr", task("image-text-to-text", "image-to-text"), speaks("zh")],
  ],
  "a provider or an owner": [
    ["hf-inference embeddings", embeds, hostedBy("hf-inference")],
    ["fireworks-ai", hostedBy("fireworks-ai")],
    ["cheap chat on novita", chats, hostedBy("novita"), costsAtMost(0.2)],
    ["groq speech to text", hears, hostedBy("groq")],
    ["small google chat", chats, isNamed(/^google\//), atMost(4)],
  ],
  "an app": [
    ["lm studio", tagged("gguf")],
    ["claude code", chats, callsTools],
    ["small model for ollama", tagged("gguf"), atMost(4)],
    ["ollama llama", tagged("gguf"), isNamed(/\/(?:meta-)?llama-3/i)],
    ["lm studio qwen", tagged("gguf"), isNamed(/\/qwen/i), notNamed(/uncensored/i)],
    ["llama.cpp mistral", tagged("gguf"), isNamed(/mistral/i)],
    ["diffusionbee", draws],
    ["mlx-lm", tagged("mlx")],
    ["whisper.cpp", hears, isNamed(/whisper/i)],
    ["whispercpp", hears, isNamed(/whisper/i)],
  ],
  "a library or a format": [
    ["gguf for 8 GB", tagged("gguf"), atMost(12)],
    ["transformers.js text to speech", says, tagged("transformers.js")],
    ["sentence transformers german", tagged("sentence-transformers"), speaks("de")],
    ["mlx chat for my laptop", chats, tagged("mlx")],
    ["onnx text to speech", says, tagged("onnx")],
    ["diffusers image generation", draws, tagged("diffusers")],
    ["awq chat", chats, tagged("awq")],
  ],
  "a misspelling": [
    ["sumarize", summarizes],
    ["trascribe", hears],
    ["embedings", embeds],
    ["object detecton", detects],
    ["whisprer", isNamed(/whisper/i)],
    ["text to speach", says],
    ["mistrl", isNamed(/mistral/i)],
    ["germn tts", says, speaks("de")],
  ],
  "British spelling": [
    ["summarise a meeting", summarizes],
    ["colourise old photos", task("image-to-image")],
    ["anonymise names", task("token-classification")],
    ["recognise speech", hears],
    ["sentiment analyser", task("text-classification")],
    ["distance in metres", task("depth-estimation")],
  ],
};

describe.each(Object.entries(CASES))("%s", (_, cases) => {
  const named = cases.map(([query, ...facts]) => ({ query, facts }));
  it.each(named)("$query", ({ query, facts }) => {
    const fits = (model: Facts): boolean => facts.every((fact) => fact(model));
    // The catalog has fewer than three of some.
    const count = Math.min(3, models.filter(fits).length);
    const first = search({ ...EVERYTHING, text: query }).models.slice(0, count);
    expect(count).toBeGreaterThan(0);
    expect(first).toHaveLength(count);
    expect(first.filter((model) => !fits(model)).map(({ id }) => id)).toEqual([]);
  });
});

const idsFor = (text: string): readonly string[] =>
  search({ ...EVERYTHING, text }).models.map(({ id }) => id);

// The second is a provider or an app that lacks the model.
it.each([
  ["qwen3-8b together", "Qwen/Qwen3-8B"],
  ["qwen3 8b together", "Qwen/Qwen3-8B"],
  ["Qwen3-8B on Groq", "Qwen/Qwen3-8B"],
  ["gpt2 groq", "openai-community/gpt2"],
  ["gemma 3 27b groq", "google/gemma-3-27b-it"],
  ["whisper ollama", "openai/whisper-large-v3-turbo"],
])("a model that is not there is found: %s", (text, id) => {
  expect(idsFor(text)[0]).toBe(id);
});

it.each([
  ["qwem3 8b", /qwen3-8b/i],
  ["qwn3 32b", /qwen3-32b/i],
  ["lama3.3", /llama-3\.3/i],
  ["deepseekr1", /deepseek-r1/i],
  ["bgem3", /bge-m3/i],
  ["glm5", /glm-5/i],
  ["minilm l6v2", /minilm-l6-v2/i],
])("a misspelled name with a digit, or without a space, is found: %s", (text, name) => {
  expect(idsFor(text).slice(0, 5)).toContainEqual(expect.stringMatching(name));
});
