// What a server does with a model.
import { expect, test } from "vitest";
import { roleAmong, roleOf } from "./roles.ts";

test.each([
  [undefined, ["conversational"], "chat"],
  ["conversational", ["conversational"], "chat"],
  ["conversational", ["pytorch", "gpt2", "conversational"], "complete"],
  ["text-generation", ["pytorch", "gpt2", "conversational"], "complete"],
  ["text-generation", ["pytorch", "llama", "conversational"], "chat"],
  ["text-generation", [], "complete"],
  ["translation", ["conversational"], "chat"],
  ["image-text-to-text", [], "chat"],
  ["feature-extraction", ["conversational", "sentence-transformers"], "embed"],
  ["feature-extraction", ["bert"], undefined],
  ["text-to-speech", ["conversational"], "speak"],
  ["text-to-video", ["conversational"], undefined],
  ["text-classification", ["conversational"], undefined],
  ["text-classification", ["cross-encoder"], "rank"],
  ["automatic-speech-recognition", ["whisper"], "transcribe"],
])("the role of the task %j with the tags %j is %j", (task, tags, role) => {
  const model = { id: "acme/otter", tags, ...(task === undefined ? {} : { pipeline_tag: task }) };
  expect(roleOf(model)).toBe(role);
});

test("a model that finds speakers does not transcribe, but a reranker of two texts ranks", () => {
  const id = "acme/otter";
  const speakers = {
    id,
    tags: ["speaker-diarization"],
    pipeline_tag: "automatic-speech-recognition",
  };
  expect(roleAmong(["transcribe"], "transcribe", speakers)).toMatchObject({ code: "other-input" });
  const reranker = { id, tags: ["reranker"], pipeline_tag: "text-classification" };
  expect(roleAmong(["rank"], "rank", reranker)).toBe("rank");
});

test.each([
  ["otter", ["safetensors", "llama"], "complete"],
  ["otter-instruct", ["safetensors", "llama"], "chat"],
  ["otter", ["safetensors", "mistral3"], "chat"],
  ["otter", ["safetensors", "bert"], undefined],
])("without a task, the role of %s with the tags %j is %j", (name, tags, role) => {
  expect(roleOf({ id: `acme/${name}`, tags })).toBe(role);
});

test("a model of a type before chat templates is a chat with one", () => {
  const template = "{{ messages }}";
  const config = { tokenizer_config: { chat_template: [{ name: "default", template }] } };
  expect(roleOf({ id: "acme/otter", tags: ["gpt2", "conversational"], config })).toBe("chat");
});

test("a repository with a description only has no role", () => {
  const siblings = [{ rfilename: "README.md" }];
  const model = { id: "acme/otter", tags: [], siblings };
  expect(roleAmong(["chat"], "chat", model)).toMatchObject({ code: "no-weights" });
});
