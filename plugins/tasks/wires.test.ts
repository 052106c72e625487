// Chats in other wire formats: what becomes of each kind of message, and which format a call has.
import { createHub, inferenceCall, type InferenceOptions, isAbsence } from "hubsmith";
import { dataUrl, file, type Value } from "hubsmith/code";
import { inWire } from "hubsmith/providers";
import { defineProvider } from "hubsmith";
import { describe, expect, test } from "vitest";
import auto from "../providers/auto.ts";
import fireworks from "../providers/fireworks-ai.ts";
import sambanova from "../providers/sambanova.ts";
import together from "../providers/together.ts";
import conversational from "./conversational.ts";
import messages from "./messages.ts";
import responses from "./responses.ts";
import textGeneration from "./text-generation.ts";

const only = defineProvider({
  id: "only",
  label: "Only",
  baseUrl: "https://api.only.example",
  role: "direct",
  providerIdOf: ({ id }) => id,
  tasks: [inWire(messages)],
});
const hub = createHub([
  conversational,
  messages,
  responses,
  textGeneration,
  auto,
  fireworks,
  sambanova,
  together,
  only,
]);
const model = {
  id: "acme/chat-7b",
  pipeline_tag: "text-generation",
  tags: ["conversational"],
};

function callOf(
  options: InferenceOptions,
  provider = "together",
): ReturnType<typeof inferenceCall> {
  return inferenceCall(hub, { model, provider, providerId: "chat-7b", options });
}

function sent(options: InferenceOptions, provider?: string): Value {
  const call = callOf(options, provider);
  if (isAbsence(call)) return call.code;
  const { request } = call;
  if (isAbsence(request)) return request.code;
  return "json" in request.body ? request.body.json : null;
}

const CALL = {
  id: "call-1",
  type: "function",
  function: { name: "river_length", arguments: '{"river":"Amazon"}' },
};
const TALK = [
  { role: "system", content: "Be brief." },
  { role: "user", content: "How long are both?" },
  { role: "assistant", content: null, tool_calls: [CALL, { ...CALL, id: "call-2" }] },
  { role: "tool", tool_call_id: "call-1", content: "6,400 km" },
  { role: "tool", tool_call_id: "call-2", content: "4,880 km" },
];
const IMAGE = [
  {
    role: "user",
    content: [
      { type: "text", text: "What is this?" },
      { type: "image_url", image_url: { url: dataUrl(file("cat.png", "image/png")) } },
    ],
  },
];
const SOUND = [
  { role: "user", content: [{ type: "input_audio", input_audio: { data: "", format: "mp3" } }] },
];

describe("Responses", () => {
  const wire = "responses";

  test("a text alone is the input", () => {
    expect(sent({ wire, messages: [{ role: "user", content: "Hello" }] })).toMatchObject({
      model: "acme/chat-7b:together",
      input: "Hello",
    });
  });

  test("calls and their results are items", () => {
    expect(sent({ wire, messages: TALK })).toMatchObject({
      input: [
        { role: "system", content: "Be brief." },
        { role: "user", content: "How long are both?" },
        { type: "function_call", call_id: "call-1", name: "river_length" },
        { type: "function_call", call_id: "call-2" },
        { type: "function_call_output", call_id: "call-1", output: "6,400 km" },
        { type: "function_call_output", call_id: "call-2", output: "4,880 km" },
      ],
    });
  });

  test("parameters have other names and places", () => {
    const parameters = {
      max_tokens: 9,
      reasoning_effort: "low",
      tool_choice: { type: "function", function: { name: "river_length" } },
    };
    expect(sent({ wire, parameters })).toMatchObject({
      max_output_tokens: 9,
      reasoning: { effort: "low" },
      tool_choice: { type: "function", name: "river_length" },
    });
  });
});

describe("Messages", () => {
  const wire = "messages";

  test("the maximum is required, so it has a default", () => {
    const given = [{ role: "user", content: "Hello" }];
    expect(sent({ wire, messages: given })).toEqual({
      model: "acme/chat-7b:together",
      max_tokens: 1024,
      messages: given,
    });
    expect(sent({ wire, max_tokens: 9 })).toMatchObject({ max_tokens: 9 });
  });

  test("the system has a member of its own, and the results of several calls are in one message", () => {
    expect(sent({ wire, messages: TALK })).toMatchObject({
      system: "Be brief.",
      messages: [
        { role: "user", content: "How long are both?" },
        {
          role: "assistant",
          content: [
            { type: "tool_use", id: "call-1", name: "river_length", input: { river: "Amazon" } },
            { type: "tool_use", id: "call-2" },
          ],
        },
        {
          role: "user",
          content: [
            { type: "tool_result", tool_use_id: "call-1", content: "6,400 km" },
            { type: "tool_result", tool_use_id: "call-2", content: "4,880 km" },
          ],
        },
      ],
    });
  });

  test("an image is sent without its URL", () => {
    expect(sent({ wire, messages: IMAGE })).toMatchObject({
      messages: [
        {
          content: [
            { type: "text", text: "What is this?" },
            { type: "image", source: { type: "base64", media_type: "image/png" } },
          ],
        },
      ],
    });
  });

  test("SambaNova takes no URL of an image", () => {
    const url = "https://example.org/cat.png";
    const given = [{ role: "user", content: [{ type: "image_url", image_url: { url } }] }];
    expect(sent({ wire, messages: given }, "sambanova")).toBe("no-image-url");
    expect(sent({ wire, messages: given }, "fireworks-ai")).toMatchObject({ max_tokens: 1024 });
  });
});

test.each(["responses", "messages"])("%s has no recordings", (wire) => {
  expect(sent({ wire, messages: SOUND })).toBe("wrong-inputs");
  expect(sent({ wire, recipe: "audio" })).toBe("unknown-recipe");
});

test("which wire format a call has", () => {
  const taskOf = (options: InferenceOptions, provider?: string): string => {
    const call = callOf(options, provider);
    return isAbsence(call) ? call.code : call.task.id;
  };
  expect(taskOf({})).toBe("conversational");
  expect(taskOf({ wire: "conversational" })).toBe("conversational");
  expect(taskOf({ wire: "responses" })).toBe("responses");
  expect(taskOf({ wire: "respones" })).toBe("unknown-wire");
  // The router translates for every provider, and a direct request needs one that has it.
  expect(taskOf({ wire: "messages", directRequest: true })).toBe("task-not-served");
  expect(taskOf({ wire: "messages", directRequest: true }, "fireworks-ai")).toBe("messages");
  // The only one of the provider is the usual one.
  expect(taskOf({}, "only")).toBe("messages");
  expect(taskOf({ wire: "responses" }, "only")).toBe("task-not-served");
});
