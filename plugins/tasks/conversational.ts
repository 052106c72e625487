// Conversational. Input: messages. Output: the next message. Models of several tasks are called as this task.
import { absent, type Absence, defineTask, isAbsence, type Model } from "hubsmith";
import {
  base64,
  dataUrl,
  file,
  type FileRef,
  isFile,
  type Value,
  type ValueObject,
} from "hubsmith/code";
import { photo, recording } from "../kit/samples/media.ts";
import { pictureFor, seesPictures } from "../kit/samples/pictures.ts";
import { askedFor } from "../kit/samples/asked.ts";
import { chatBody, chatAnswer } from "../kit/tasks/chat-api.ts";
import { frequencyPenalty, seed, stop, temperature, topP } from "../kit/tasks/parameters.ts";

// Some models take a picture alone.
const look = (image: Value, question: string): Value => [
  ...(question === "" ? [] : [{ type: "text", text: question }]),
  { type: "image_url", image_url: { url: image } },
];

const messageOf = (content: Value): Value => [{ role: "user", content }];

// A string, a picture, or both by name as in image-text-to-text, is the only message.
function convert(given: Value): Value {
  if (typeof given === "string") return messageOf(given);
  const { image = given, text } = (isFile(given) ? {} : (given ?? {})) as ValueObject;
  const picture = pictureIn(image);
  if (picture === undefined) return given;
  const url = dataUrl(picture);
  if (typeof text === "string") return messageOf(look(url, text));
  return messageOf([{ type: "image_url", image_url: { url } }]);
}

// In JSON, a file is an object with its path and its type.
function pictureIn(value: Value): FileRef | undefined {
  const { path, type } = (value ?? {}) as { readonly path?: unknown; readonly type?: unknown };
  if (typeof path !== "string" || typeof type !== "string") return undefined;
  return type.startsWith("image/") ? file(path, type) : undefined;
}

const RIVER_LENGTH = {
  type: "function",
  function: {
    name: "river_length",
    description: "The length of a river in kilometres",
    parameters: { type: "object", properties: { river: { type: "string" } }, required: ["river"] },
  },
};

const RIVER = {
  type: "json_schema",
  json_schema: {
    name: "river",
    strict: true,
    schema: {
      type: "object",
      properties: { name: { type: "string" }, length_km: { type: "integer" } },
      required: ["name", "length_km"],
      additionalProperties: false,
    },
  },
};

function pictured(model: Model): Value | Absence {
  if (!seesPictures(model)) return lacks(model, "pictures");
  const { url, question } = pictureFor(model);
  return messageOf(look(url ?? dataUrl(photo(model)), question));
}

const HEARS = "audio-text-to-text";

function heard(model: Model): Value | Absence {
  if (model.pipeline_tag !== HEARS) return lacks(model, "recordings");
  return messageOf([
    { type: "text", text: "What is said in this recording?" },
    { type: "input_audio", input_audio: { data: base64(recording()), format: "mp3" } },
  ]);
}

const lacks = ({ id }: Model, what: string): Absence =>
  absent({
    code: "unfit-model",
    reason: `The record of ${id} does not say that it takes ${what}.`,
    fix: "Choose another model.",
  });

export default defineTask({
  id: "conversational",
  label: "Chat",
  aliases: ["chat"],
  modality: "nlp",
  isInternal: true,
  inputs: "json",
  output: "json",
  parameters: {
    // Completions of Hugging Face's own servers have no maximum.
    temperature: { ...temperature, range: [0, 2] },
    max_tokens: {
      type: "count",
      label: "Maximum tokens",
      example: 48,
      // OpenAI's newer name.
      aliases: ["max_completion_tokens"],
    },
    top_p: topP,
    seed,
    stop,
    frequency_penalty: frequencyPenalty,
    presence_penalty: { type: "number", label: "Presence penalty", example: 0.15, range: [-2, 2] },
    response_format: {
      type: "json",
      label: "Response format (JSON)",
      example: { type: "json_object" },
    },
    tools: {
      type: "json",
      label: "Tools (JSON)",
      streamed: false,
      example: [RIVER_LENGTH],
    },
    tool_choice: { type: "json", label: "Tool choice (JSON)", example: "auto" },
    tool_prompt: {
      type: "text",
      label: "Prompt before the tools",
      example: "Use these functions to answer.",
    },
    parallel_tool_calls: { type: "boolean", label: "Parallel tool calls", example: false },
    reasoning_effort: {
      type: "text",
      label: "Reasoning effort (such as low, medium or high)",
      example: "high",
    },
    logprobs: { type: "boolean", label: "Log probabilities", example: true },
    top_logprobs: {
      type: "count",
      label: "Log probabilities of each token",
      example: 5,
      range: [0, 20],
    },
    n: {
      type: "count",
      label: "Number of responses",
      example: 2,
      range: [1],
      streamed: false,
    },
    logit_bias: { type: "json", label: "Token bias (JSON)", example: { "50256": -100 } },
    stream_options: {
      type: "json",
      label: "Stream options (JSON)",
      streamed: true,
      example: { include_usage: true },
    },
  },
  sample: (model): Value => {
    const sample = model.widgetData?.find(
      // The mark of a picture in a text is the model's own, and no picture is sent.
      ({ messages }) =>
        Array.isArray(messages) &&
        messages.length > 0 &&
        !/<\|?image/.test(JSON.stringify(messages)),
    )?.["messages"];
    if (sample !== undefined) return sample;
    const picture = pictured(model);
    if (!isAbsence(picture)) return picture;
    const recording = heard(model);
    return isAbsence(recording) ? messageOf(askedFor(model)) : recording;
  },
  recipes: [
    { id: "vision", label: "Vision", feature: "imageInput", sample: pictured },
    {
      id: "tools",
      label: "Tools",
      feature: "toolCalling",
      parameters: { tools: [RIVER_LENGTH] },
      sample: () => messageOf("How long is the Amazon?"),
      results: { river_length: "6,400 km" },
    },
    {
      id: "structured",
      label: "Structured output",
      feature: "structuredOutput",
      parameters: { response_format: RIVER },
      sample: () => messageOf("Which river is the longest in South America?"),
    },
    {
      id: "reasoning",
      label: "Reasoning",
      feature: "reasoning",
      parameters: { reasoning_effort: "high" },
      sample: () => messageOf("How many days would a leaf take to float down the Amazon?"),
    },
    { id: "audio", label: "Audio in", sample: heard },
  ],
  convert,
  streams: true,
  routerApi: {
    request: (ask) => ({ path: "v1/chat/completions", json: chatBody(ask) }),
    answer: chatAnswer,
  },
});
