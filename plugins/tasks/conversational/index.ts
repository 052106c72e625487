// Conversational. Input: messages. Output: the next message. Models of several tasks are called as this task.
import { defineTask, type Model } from "hubsmith";
import { isPlainObject, parseInputs } from "#core/record/inputs";
import { dataUrl, type FileRef, type Value, type ValueObject } from "hubsmith/code";
import { pictureFor, textsFor } from "../../shared/texts.ts";
import { chatBody, chatReading } from "../shared/chat-api.ts";
import { frequencyPenalty, seed, stop, temperature, topP } from "../shared/parameters.ts";

function look(model: Model): Value {
  const { image, question } = pictureFor(model);
  return [
    { type: "text", text: question },
    { type: "image_url", image_url: { url: image } },
  ];
}

// A string, a picture, or both as the inputs of image-text-to-text, as the only message.
function messagesOf(given: Value): Value {
  if (typeof given === "string") return [{ role: "user", content: given }];
  const { image = given, text }: ValueObject = isPlainObject(given) ? given : {};
  const picture = parseInputs({ id: "conversational", inputs: "image" }, image);
  if ("reason" in picture) return given;
  const parts = [{ type: "image_url", image_url: { url: dataUrl(picture.value as FileRef) } }];
  return [
    {
      role: "user",
      content: typeof text === "string" ? [{ type: "text", text }, ...parts] : parts,
    },
  ];
}

export default defineTask({
  id: "conversational",
  label: "Chat",
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
    presence_penalty: {
      type: "number",
      label: "Presence penalty",
      example: 0.15,
      range: [-2, 2],
    },
    response_format: {
      type: "json",
      label: "Response format (JSON)",
      example: { type: "json_object" },
    },
    tools: {
      type: "json",
      label: "Tools (JSON)",
      example: [
        {
          type: "function",
          function: {
            name: "river_length",
            description: "The length of a river in kilometres",
            parameters: {
              type: "object",
              properties: { river: { type: "string" } },
              required: ["river"],
            },
          },
        },
      ],
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
    n: { type: "count", label: "Number of responses", example: 2, range: [1] },
    logit_bias: { type: "json", label: "Token bias (JSON)", example: { "50256": -100 } },
    stream_options: {
      type: "json",
      label: "Stream options (JSON)",
      example: { include_usage: true },
      isForStreams: true,
    },
  },
  sample: (model): Value => {
    const own = model.widgetData?.find(
      ({ messages }) => Array.isArray(messages) && messages.length > 0,
    )?.["messages"];
    if (own !== undefined) return own;
    const content =
      model.pipeline_tag === "image-text-to-text" ? look(model) : textsFor(model).asked;
    return [{ role: "user", content }];
  },
  toInputs: messagesOf,
  streams: true,
  routerApi: {
    request: (ask) => ({ path: "v1/chat/completions", json: chatBody(ask) }),
    answer: chatReading,
  },
});
