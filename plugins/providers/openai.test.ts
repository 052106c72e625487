// OpenAI's chat parameters, as its own SDK declares them, are known.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { createHub, inferenceSnippets, parseModel } from "hubsmith";
import conversational from "../tasks/conversational.ts";
import textGeneration from "../tasks/text-generation.ts";
import requests from "../clients/python/requests.ts";
import openai from "./openai.ts";

const TYPES = "node_modules/openai/resources/chat/completions/completions.d.ts";
const [, base = ""] = /interface ChatCompletionCreateParamsBase \{(.*?)\n\}/s.exec(
  readFileSync(TYPES, "utf8"),
)!;
const names = [...base.matchAll(/^ {4}(\w+)\?:/gm)]
  .map(([, name]) => name!)
  .filter((name) => name !== "stream");

const hub = createHub([openai, conversational, textGeneration, requests]);
const { model } = parseModel({
  id: "openai/gpt-5",
  pipeline_tag: "text-generation",
  tags: ["conversational"],
});
const warnings = (name: string): readonly string[] => {
  const example = conversational.parameters[name as "seed"]?.example ?? 1;
  const options = { streaming: name === "stream_options", parameters: { [name]: example } };
  const { diagnostics } = inferenceSnippets(hub, { model: model!, provider: "openai", options });
  return diagnostics.map(({ message }) => message);
};

test("there are such parameters", () => expect(names.length).toBeGreaterThan(25));

test.each(names)("%s is known", (name) => expect(warnings(name)).toEqual([]));

test("others are reported", () => expect(warnings("made_up").join()).toMatch(/^Unknown parameter/));
