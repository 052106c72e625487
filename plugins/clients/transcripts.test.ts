// Replicate's models return a transcript as a string, an array or an object: programs print its text.
import { execFileSync } from "node:child_process";
import { createHub, inferenceSnippets } from "hubsmith";
import { expect, test } from "vitest";
import replicate from "../providers/replicate.ts";
import automaticSpeechRecognition from "../tasks/automatic-speech-recognition.ts";
import fetchClient from "./js/fetch.ts";
import requests from "./python/requests.ts";
import curl from "./sh/curl.ts";

const hub = createHub([replicate, automaticSpeechRecognition, fetchClient, requests, curl]);
const model = { id: "acme/model", tags: [], pipeline_tag: "automatic-speech-recognition" };
const { snippets } = inferenceSnippets(hub, {
  model,
  provider: "replicate",
  providerId: "acme/model",
});
const program = (language: string): string =>
  snippets.find((snippet) => snippet.language === language)!.content;

/** Runs the lines of a program that choose the text of an output. */
const CHOOSE: Readonly<Record<string, (output: string) => unknown>> = {
  sh: (output) => {
    const [, filter] = /jq -er '([^']*)'/.exec(program("sh"))!;
    const json = execFileSync("jq", ["-e", filter!], { input: `{"output": ${output}}` });
    return JSON.parse(json.toString());
  },
  js: (output) => {
    const [line] = /^output = .*;$/m.exec(program("js"))!;
    return new Function(`let output = ${output}; ${line} return output;`)();
  },
  python: (output) => {
    const [lines] = /^if isinstance\(output, dict\):\n.*$/m.exec(program("python"))!;
    const script = `import json, sys\noutput = json.load(sys.stdin)\n${lines}\nprint(json.dumps(output))`;
    return JSON.parse(execFileSync("python3", ["-c", script], { input: output }).toString());
  },
};

test.each(
  Object.keys(CHOOSE).flatMap((language) => [
    [language, '"Good morning."', "Good morning."],
    [language, '["Good ", "morning."]', ["Good ", "morning."]],
    [language, '{"transcription": "Good morning.", "segments": [1]}', "Good morning."],
    [
      language,
      '{"transcription": "Guten Morgen.", "translation": "Good morning."}',
      "Good morning.",
    ],
    [language, '{"transcription": "Good morning.", "translation": null}', "Good morning."],
    [language, '{"text": "Good morning.", "chunks": []}', { text: "Good morning.", chunks: [] }],
  ]),
)("%s finds the text in %s", (language, output, text) => {
  expect(CHOOSE[language as string]!(output as string)).toEqual(text);
});
