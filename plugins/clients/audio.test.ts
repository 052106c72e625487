// Transcripts and speech of OpenAI's SDK and of huggingface_hub, with responses that are no transcript and no file.
import { rm } from "node:fs/promises";
import { createHub, type InferenceOptions, inferenceSnippets } from "hubsmith";
import { run } from "#plugins/kit/testing/running/run/environment";
import { runEach } from "#plugins/kit/testing/running/run/run-each";
import { expect, test } from "vitest";
import auto from "../providers/auto.ts";
import deepinfra from "../providers/deepinfra.ts";
import automaticSpeechRecognition from "../tasks/automatic-speech-recognition.ts";
import textToSpeech from "../tasks/text-to-speech.ts";
import jsOpenai from "./js/openai.ts";
import huggingfaceHub from "./python/huggingface_hub.ts";
import openai from "./python/openai.ts";

const hub = createHub([
  auto,
  automaticSpeechRecognition,
  textToSpeech,
  deepinfra,
  jsOpenai,
  huggingfaceHub,
  openai,
]);

const REFUSED = { error: { message: "Out of ink.", type: "server_error", code: "ink" } };
const ENDPOINT = { endpointUrl: "https://my.example", accessToken: "hf_x" };
const ROWS: readonly (readonly [task: string, client: string, InferenceOptions, body: object])[] = [
  ["automatic-speech-recognition", "openai", {}, REFUSED],
  ["automatic-speech-recognition", "openai", {}, { text: "" }],
  ["automatic-speech-recognition", "huggingface_hub", ENDPOINT, REFUSED],
  ["text-to-speech", "openai", { parameters: { voice: "alloy" } }, REFUSED],
];

const CASES = ROWS.flatMap(([task, client, options, body]) => {
  const { snippets } = inferenceSnippets(hub, {
    model: { id: "owner/name", tags: [], pipeline_tag: task },
    provider: options.endpointUrl === undefined ? "deepinfra" : "auto",
    providerId: "model",
    options,
  });
  return snippets
    .filter((snippet) => snippet.client === client)
    .map(({ content, language }) => ({
      name: `${task}, ${language}/${client}: ${JSON.stringify(body)}`,
      body,
      content,
      client: "",
      language,
      env: { HF_TOKEN: "hf_x" },
      files: new Map([["sample.mp3", { type: "audio/mpeg", bytes: Buffer.of(1) }]]),
    }));
});

test("an error instead of a transcript or a file ends a program, and an empty transcript does not", async () => {
  expect(CASES.length).toBeGreaterThan(ROWS.length);
  await runEach(CASES, { jobs: 4 }, async (testCase, place) => {
    const { name, body } = testCase;
    const reply = Buffer.from(JSON.stringify(body));
    await place!.proxy.serve(() => ({ status: 200, type: "application/json", body: reply }));
    const { folder, code, out, errors, made } = await run(testCase, place!.around);
    await rm(folder, { recursive: true });
    expect([...made.keys()], name).toEqual([]);
    expect(code === 0, `${name}\n${out.toString()}${errors}`).toBe(body !== REFUSED);
    expect(body === REFUSED ? errors : out.toString(), name).toMatch(
      body === REFUSED ? /Out of ink/ : /^\n$/,
    );
  });
});
