// Requests that depend on the model, the file or the parameters.
import {
  type Absence,
  createHub,
  defineTask,
  inferenceCall,
  type InferenceOptions,
  type Plugin,
  type HttpRequest,
  isAbsence,
} from "hubsmith";
import { base64, file, type ValueObject } from "hubsmith/code";
import { expect, test } from "vitest";
import audioToAudio from "../tasks/audio-to-audio.ts";
import automaticSpeechRecognition from "../tasks/automatic-speech-recognition.ts";
import conversational from "../tasks/conversational.ts";
import imageTextToVideo from "../tasks/image-text-to-video.ts";
import imageToImage from "../tasks/image-to-image.ts";
import textToImage from "../tasks/text-to-image.ts";
import textToSpeech from "../tasks/text-to-speech.ts";
import blackForestLabs from "./black-forest-labs.ts";
import clarifai from "./clarifai.ts";
import falAi from "./fal-ai.ts";
import hubServers from "./hf-inference.ts";
import novita from "./novita.ts";
import replicate from "./replicate.ts";
import together from "./together.ts";
import wavespeed from "./wavespeed.ts";

type Asked = InferenceOptions & {
  readonly id?: string;
  readonly mapping?: object;
};

const MODEL = "acme/lighthouse";

function ask(
  provider: Plugin<"provider">,
  task: Plugin<"task">,
  { id = "vendor/model", mapping = {}, ...options }: Asked = {},
): HttpRequest | Absence {
  const served = { provider: provider.id, providerId: id, status: "live", task: task.id };
  const call = inferenceCall(createHub([provider, task]), {
    model: {
      id: MODEL,
      tags: [],
      pipeline_tag: task.id,
      inferenceProviderMapping: [{ ...served, ...mapping }],
    },
    provider: provider.id,
    options,
  });
  return isAbsence(call) ? call : call.request;
}

function bodyOf(request: HttpRequest | Absence): ValueObject {
  if (isAbsence(request)) throw new Error(request.reason);
  if (!("json" in request.body)) throw new Error("The body is not JSON.");
  return request.body.json;
}

const hears = (path: string, type: string): Asked => ({ inputs: { path, type } as never });
const lora = (adapterWeightsPath?: string): Asked => ({
  mapping: { adapter: "lora", ...(adapterWeightsPath === undefined ? {} : { adapterWeightsPath }) },
});

test.each([
  ["audio/mpeg", "audio/mpeg"],
  ["audio/mp3", "audio/mpeg"],
  ["audio/wav", "audio/x-wav"],
  ["audio/webm", "video/webm"],
  ["AUDIO/WAV; codecs=1", "audio/x-wav"],
])("fal gets %s as %s", (type, sent) => {
  for (const task of [automaticSpeechRecognition, audioToAudio]) {
    const body = bodyOf(ask(falAi, task, hears("a.bin", type)));
    expect(JSON.stringify(body["audio_url"])).toContain(`data:${sent};base64,`);
  }
});

test.each([
  ["a", "audio/flac", "audio/flac"],
  ["talks.v2/a.ogg", "audio/ogg", "ogg (audio/ogg)"],
])("fal does not support %s of the type %s", (path, type, shown) => {
  for (const task of [automaticSpeechRecognition, audioToAudio])
    expect(ask(falAi, task, hears(path, type))).toMatchObject({
      code: "unfit-file-type",
      reason: expect.stringContaining(`, not ${shown}.`),
    });
});

test.each([
  ["meeting.m4a", "audio/mp4", "audio/m4a"],
  ["meeting.m4a", "audio/x-m4a", "audio/x-m4a"],
  ["meeting.mp3", "audio/mpeg", "audio/mpeg"],
  ["meeting.webm", "video/webm", "audio/webm"],
  ["meeting.mp4", "video/mp4", "audio/m4a"],
])("Hugging Face's servers get %s of the type %s as %s", (path, type, sent) => {
  for (const task of [automaticSpeechRecognition, audioToAudio])
    expect(ask(hubServers, task, hears(path, type))).toHaveProperty("body.file", file(path, sent));
});

test.each([
  ["meeting.aac", "audio/aac"],
  ["meeting.mov", "video/quicktime"],
])("Hugging Face's servers do not accept %s", (path, type) => {
  const request = ask(hubServers, automaticSpeechRecognition, hears(path, type));
  expect(request).toHaveProperty("code", "unfit-file-type");
});

test("Hugging Face's servers do not get the type of a recording in JSON", () => {
  const inputs = "meeting.mov";
  const parameters = { return_timestamps: true };
  const request = ask(hubServers, automaticSpeechRecognition, { inputs, parameters });
  expect(bodyOf(request)).toHaveProperty("inputs", base64(file(inputs, "video/quicktime")));
});

test.each(["audio/mp4", "audio/x-m4a", "video/mp4"])(
  "fal transcribes a recording of the type %s only if it is uploaded",
  (type) => {
    const asked = hears("meeting.m4a", type);
    const reason = `fal supports mp3, wav and webm recordings in a data URL, not m4a (${type}).`;
    expect(ask(falAi, automaticSpeechRecognition, asked)).toMatchObject({
      code: "needs-upload",
      reason,
    });
    expect(ask(falAi, audioToAudio, asked)).toMatchObject({ code: "unfit-file-type", reason });
  },
);

test("fal gets the size of an image as one value", () => {
  const size = { width: 640, height: 512 };
  expect(bodyOf(ask(falAi, textToImage, { parameters: size }))["image_size"]).toEqual(size);
  expect(bodyOf(ask(falAi, textToImage))).not.toHaveProperty("image_size");
  expect(ask(falAi, textToImage, { parameters: { width: 640 } })).toMatchObject({
    code: "half-a-size",
  });
});

test("the weights of a LoRA never leave its repository", () => {
  expect(bodyOf(ask(falAi, textToImage, lora("a b?/w.safetensors")))["loras"]).toEqual([
    { path: `https://huggingface.co/${MODEL}/resolve/main/a%20b%3F/w.safetensors`, scale: 1 },
  ]);
  expect(ask(falAi, textToImage, lora("../../evil/w"))).toMatchObject({ code: "bad-weights" });
  expect(ask(falAi, textToImage, lora())).toMatchObject({ code: "no-weights" });
  expect(bodyOf(ask(falAi, textToImage, { ...lora("w"), id: "fal-ai/lora" }))).toHaveProperty(
    "model_name",
  );
  expect(bodyOf(ask(wavespeed, textToImage, lora("w")))["loras"]).toEqual([
    { path: MODEL, scale: 1 },
  ]);
  expect(bodyOf(ask(replicate, textToImage, lora("w")))["input"]).toMatchObject({
    lora_weights: `https://huggingface.co/${MODEL}`,
  });
  expect(ask(replicate, textToImage, lora())).toMatchObject({ code: "no-weights" });
});

test("Together's models read an image at one of two paths, and speech requires a voice", () => {
  const kontext = bodyOf(
    ask(together, imageToImage, { id: "black-forest-labs/FLUX.1-kontext-pro" }),
  );
  expect(Object.keys(kontext)).toEqual(["model", "prompt", "image_url", "response_format"]);
  expect(bodyOf(ask(together, imageToImage))).toHaveProperty("reference_images");
  const spoken = ask(together, textToSpeech, { parameters: { voice: "tara" } });
  expect(bodyOf(spoken)).toHaveProperty("voice", "tara");
  expect(ask(together, textToSpeech)).toHaveProperty("code", "needs-parameter");
});

test("Clarifai's models may be URLs of its own site only", () => {
  const path = "openai/chat-completion/models/gpt-oss-120b";
  const requestTo = (base: string): HttpRequest | Absence =>
    ask(clarifai, conversational, { id: base + path });
  expect(bodyOf(requestTo("https://clarifai.com/"))["model"]).toBe(`https://clarifai.com/${path}`);
  for (const base of ["https://clarifai.com.example/", "https://clarifai.com/../"])
    expect(requestTo(base)).toHaveProperty("code", "bad-provider-id");
});

test("Replicate's versions have their own URL", () => {
  expect(ask(replicate, textToImage)).toMatchObject({
    url: "https://router.huggingface.co/replicate/v1/models/vendor/model/predictions",
  });
  const versioned = ask(replicate, textToImage, { id: "vendor/model:5a1e" });
  expect(versioned).toMatchObject({
    url: "https://router.huggingface.co/replicate/v1/predictions",
  });
  expect(bodyOf(versioned)["version"]).toBe("5a1e");
});

test("Novita supports images only directly, and Black Forest Labs a key in its own header", () => {
  expect(ask(novita, textToImage)).toMatchObject({ code: "not-routed" });
  expect(ask(novita, textToImage, { directRequest: true })).toMatchObject({
    url: "https://api.novita.ai/v3/async/txt2img",
  });
  for (const options of [{}, { directRequest: true }]) {
    const { headers, url } = ask(blackForestLabs, textToImage, options) as HttpRequest;
    expect(Object.keys(headers)).toEqual(["x-key"]);
    expect(url).toBe("https://api.bfl.ai/v1/vendor/model");
  }
});

const FILM: Asked = { id: "MiniMax-H3" };

test.each([
  [{ num_frames: 240 }, { duration: 10 }],
  [{ num_frames: 131 }, { duration: 5 }],
  [{ num_frames: 1000 }, { duration: 15 }],
  [{ num_frames: 24 }, { duration: 4 }],
  [{ target_size: { width: 2560, height: 1440 } }, { resolution: "2K" }],
  [{ target_size: { width: 1120, height: 1920 } }, { resolution: "2K" }],
  [{ target_size: { width: 1104, height: 1920 } }, { resolution: "768P" }],
])("Novita creates a video of %j with %j", (parameters, expected) => {
  const body = bodyOf(ask(novita, imageTextToVideo, { ...FILM, parameters }));
  expect(body).toMatchObject({ duration: 4, resolution: "768P", ratio: "adaptive", ...expected });
});

test("Novita creates videos of images with one model, and never without a prompt", () => {
  expect(ask(novita, imageTextToVideo)).toMatchObject({ code: "unfit-model" });
  const parameters = { prompt: " " };
  expect(ask(novita, imageTextToVideo, { ...FILM, parameters })).toMatchObject({
    code: "needs-prompt",
  });
});

test("HF Inference accepts a single file as the body, a file with parameters as base64, and every task", () => {
  const recording = file("sample.mp3", "audio/mpeg");
  expect(ask(hubServers, automaticSpeechRecognition)).toMatchObject({ body: { file: recording } });
  const parameters = { return_timestamps: true };
  expect(bodyOf(ask(hubServers, automaticSpeechRecognition, { parameters }))).toEqual({
    inputs: base64(recording),
    parameters,
  });
  const count = { type: "count", label: "Bars", example: 3 } as const;
  const compose = defineTask({
    id: "compose",
    label: "Compose",
    modality: "audio",
    inputs: { theme: "text", score: "image" },
    output: "audio",
    parameters: { bars: count },
    sample: () => ({ theme: "rain", score: file("score.png", "image/png") }),
    hubServers: { path: "pipeline/compose", parameters: "beside" },
  });
  const request = ask(hubServers, compose, { id: MODEL, parameters: { bars: 3 } });
  expect(request).toMatchObject({
    url: `https://router.huggingface.co/hf-inference/models/${MODEL}/pipeline/compose`,
    answer: { kind: "bytes" },
  });
  expect(bodyOf(request)).toEqual({
    inputs: { theme: "rain", score: base64(file("score.png", "image/png")) },
    bars: 3,
  });
});
