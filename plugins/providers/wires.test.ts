// Chats in other wire formats, and JSON schemas, of services that do not have each pair: a request, or the right reason.
import { createHub, inferenceCall, type InferenceOptions, isAbsence } from "hubsmith";
import type { ValueObject } from "hubsmith/code";
import { expect, test } from "vitest";
import llamaCpp from "../apps/llama.cpp.ts";
import ollama from "../apps/ollama.ts";
import vllm from "../apps/vllm.ts";
import conversational from "../tasks/conversational.ts";
import messages from "../tasks/messages.ts";
import responses from "../tasks/responses.ts";
import groq from "./groq.ts";
import hubServers from "./hf-inference.ts";

const hub = createHub([
  conversational,
  messages,
  responses,
  hubServers,
  groq,
  llamaCpp,
  ollama,
  vllm,
]);
const SCHEMA = {
  type: "json_schema",
  json_schema: { name: "river", schema: { type: "object", properties: {} } },
};

/** The URL of a call, or the reason of its absence. */
function called(provider: string, options: InferenceOptions, more: ValueObject = {}): string {
  const model = {
    id: "acme/otter",
    pipeline_tag: "text-generation",
    tags: ["conversational", ...(provider === "vllm" ? [] : ["gguf"])],
  };
  const call = inferenceCall(hub, { model, provider, options, ...more });
  const request = isAbsence(call) ? call : call.request;
  return isAbsence(request) ? request.reason : (request.url as string);
}

test.each(["responses", "messages"])("an own endpoint is called with %s", (wire) => {
  for (const provider of ["hf-inference", "auto"])
    expect(called(provider, { wire, endpointUrl: "https://otter.example" })).toBe(
      `https://otter.example/v1/${wire}`,
    );
});

test.each([
  ["llama.cpp", "conversational", true],
  ["llama.cpp", "responses", false],
  ["ollama", "responses", true],
  ["vllm", "responses", true],
])("%s reads a schema in %s: %s", (app, wire, isRead) => {
  expect(called(app, { wire })).toMatch(/^http:/);
  const sent = called(app, { wire, parameters: { response_format: SCHEMA } });
  expect(sent).toMatch(isRead ? /^http:/ : /only in chat completions/);
});

const OSS = "openai/gpt-oss-20b";
const TOOLS = [{ type: "function", function: { name: "length", parameters: { type: "object" } } }];

test.each([
  ["complete", OSS, {}, {}, /^https:/],
  ["streamed", OSS, { streaming: true }, {}, /together with streaming/],
  ["with tools", OSS, {}, { tools: TOOLS }, /together with tools/],
  ["of another model", "llama-3.3-70b-versatile", {}, {}, /only for/],
])("Groq with a JSON schema, %s", (_, providerId, options, more, wanted) => {
  for (const wire of ["conversational", "responses"]) {
    const parameters = { response_format: SCHEMA, ...more };
    // The router sends the request to Groq, too.
    for (const directRequest of [true, false]) {
      const all = { ...options, wire, parameters, directRequest };
      expect(called("groq", all, { providerId })).toMatch(wanted);
      const plain = { ...all, parameters: { ...more, response_format: { type: "json_object" } } };
      expect(called("groq", plain, { providerId })).toMatch(/^https:/);
    }
  }
});
