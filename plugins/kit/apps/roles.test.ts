// What a server does with a model.
import { expect, test } from "vitest";
import { roleAmong, roleOf } from "./roles.ts";

test.each([
  [undefined, ["conversational"], "chat"],
  ["text-generation", [], "complete"],
  ["translation", ["conversational"], "chat"],
  ["image-text-to-text", [], "chat"],
  ["feature-extraction", ["conversational"], "embed"],
  ["text-to-speech", ["conversational"], "speak"],
  ["text-to-video", ["conversational"], undefined],
  ["text-classification", ["conversational"], undefined],
  ["text-classification", ["cross-encoder"], "rank"],
  ["automatic-speech-recognition", ["whisper"], "transcribe"],
  ["automatic-speech-recognition", ["speaker-diarization"], undefined],
])("the role of the task %j with the tags %j is %j", (task, tags, role) => {
  const model = { id: "acme/otter", tags, ...(task === undefined ? {} : { pipeline_tag: task }) };
  expect(roleOf(model)).toBe(role);
});

test.each([
  ["otter", ["safetensors", "llama"], "complete"],
  ["otter-instruct", ["safetensors", "llama"], "chat"],
  ["otter", ["safetensors", "mistral3"], "chat"],
  ["otter", ["safetensors", "bert"], undefined],
  ["EAGLE3-otter-instruct", ["pytorch", "llama"], undefined],
])("without a task, the role of %s with the tags %j is %j", (name, tags, role) => {
  expect(roleOf({ id: `acme/${name}`, tags })).toBe(role);
});

test("a repository with a description only has no role", () => {
  const siblings = [{ rfilename: "README.md" }];
  const model = { id: "acme/otter", tags: [], siblings };
  expect(roleAmong(["chat"], "chat", model)).toMatchObject({ code: "no-weights" });
});
