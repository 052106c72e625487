// Differences between services with OpenAI's API that are not on their pages.
import {
  type Absence,
  createHub,
  inferenceCall,
  type InferenceOptions,
  type Plugin,
  isAbsence,
} from "hubsmith";
import type { Value } from "hubsmith/code";
import { expect, test } from "vitest";
import conversational from "../../tasks/conversational.ts";
import textToImage from "../../tasks/text-to-image.ts";
import cerebras from "../../providers/cerebras.ts";
import clarifai from "../../providers/clarifai.ts";
import cohere from "../../providers/cohere.ts";
import hyperbolic from "../../providers/hyperbolic.ts";
import nebius from "../../providers/nebius.ts";
import nscale from "../../providers/nscale.ts";
import sambanova from "../../providers/sambanova.ts";

const SCHEMA = { type: "object", properties: { river: { type: "string" } } };

function bodyOf(
  provider: Plugin<"provider">,
  task: Plugin<"task">,
  parameters: NonNullable<InferenceOptions["parameters"]>,
): Value | Absence {
  const call = inferenceCall(createHub([provider, task]), {
    model: { id: "acme/model", tags: [], pipeline_tag: task.id },
    provider: provider.id,
    providerId: "vendor/model",
    options: { directRequest: true, parameters },
  });
  if (isAbsence(call)) throw new Error(call.reason);
  if (isAbsence(call.request)) return call.request;
  if (!("json" in call.request.body)) throw new Error("The body is not JSON.");
  return call.request.body.json;
}

test("Cohere gets JSON of a schema without an envelope", () => {
  const envelope = { type: "json_schema", json_schema: { name: "rivers", schema: SCHEMA } };
  const format = (response_format: Value): unknown =>
    bodyOf(cohere, conversational, { response_format });
  expect(format(envelope)).toMatchObject({
    response_format: { type: "json_object", schema: SCHEMA },
  });
  for (const same of [
    { type: "json_object" },
    { type: "json_object", schema: SCHEMA },
    { type: "json_schema" },
  ])
    expect(format(same)).toHaveProperty("response_format", same);
});

test("Cohere supports one penalty, and never two", () => {
  const zero = { frequency_penalty: 0 };
  expect(bodyOf(cohere, conversational, zero)).toMatchObject(zero);
  const both = { ...zero, presence_penalty: 0.5 };
  expect(bodyOf(cohere, conversational, both)).toMatchObject({ code: "both-penalties" });
});

test("Cerebras gets only known fields", () => {
  const body = bodyOf(cerebras, conversational, {
    store: false,
    presence_penalty: 0.5,
    reasoning_effort: "low",
  });
  expect(body).toHaveProperty("presence_penalty", 0.5);
  expect(body).not.toHaveProperty("store");
  expect(body).toMatchObject({ presence_penalty: 0.5, reasoning_effort: "low" });
});

test("a size is one string, or missing", () => {
  const size = { width: 640, height: 512 };
  expect(bodyOf(nscale, textToImage, size)).toEqual({
    model: "vendor/model",
    prompt: expect.any(String) as string,
    size: "640x512",
    response_format: "b64_json",
  });
  expect(bodyOf(nscale, textToImage, {})).not.toHaveProperty("size");
  expect(bodyOf(nscale, textToImage, { height: 512 })).toMatchObject({
    code: "half-a-size",
    reason: "The width or the height of the image is missing. The service needs both.",
  });
});

test.each([clarifai, hyperbolic, nebius, sambanova])(
  "$label, which the router no longer supports, is called directly and with its own key",
  (provider) => {
    const call = inferenceCall(createHub([provider, conversational]), {
      model: { id: "acme/model", tags: [], pipeline_tag: conversational.id },
      provider: provider.id,
      providerId: "vendor/model",
      options: { tokenPlaceholder: true },
    });
    if (isAbsence(call) || isAbsence(call.request)) throw new Error("It is not offered.");
    expect((call.request.url as string).startsWith(`${provider.baseUrl!}/`)).toBe(true);
    expect(call.request.headers["Authorization"]).toBe("Bearer YOUR_API_KEY");
  },
);
