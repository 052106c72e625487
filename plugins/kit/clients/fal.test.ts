// fal's own clients upload files, and send recordings that no data URL may have.
import { createHub, type InferenceOptions, inferenceSnippets, type Task } from "hubsmith";
import { expect, test } from "vitest";
import falJs from "../../clients/js/fal-client.ts";
import falPython from "../../clients/python/fal_client.ts";
import requests from "../../clients/python/requests.ts";
import falAi from "../../providers/fal-ai.ts";
import audioToAudio from "../../tasks/audio-to-audio.ts";
import automaticSpeechRecognition from "../../tasks/automatic-speech-recognition.ts";
import imageToImage from "../../tasks/image-to-image.ts";

function ask(task: Task, options: InferenceOptions): ReturnType<typeof inferenceSnippets> {
  const hub = createHub([falAi, task, falJs, falPython, requests]);
  const model = { id: "acme/model", tags: [], pipeline_tag: task.id };
  return inferenceSnippets(hub, {
    model,
    provider: "fal-ai",
    providerId: "acme/app",
    options,
  });
}

const programs = (task: Task, options: InferenceOptions = {}): Readonly<Record<string, string>> =>
  Object.fromEntries(
    ask(task, options).snippets.map(({ client, content }) => [client!, content] as const),
  );

const codes = (task: Task, options: InferenceOptions): readonly string[] =>
  ask(task, options).notOffered.map(({ client, code }) => `${client}: ${code}`);

test("a recording in MPEG-4 is uploaded to be transcribed, and is not sent in a data URL", () => {
  const options = {
    inputs: "talks/meeting.m4a",
    parameters: { language: "de" },
  };
  const { "fal-client": js = "", fal_client: python = "" } = programs(
    automaticSpeechRecognition,
    options,
  );
  expect(js).toContain('new File([await readFile("talks/meeting.m4a")], "meeting.m4a", {');
  expect(js).toContain('input: { audio_url: url, language: "de" }');
  expect(js).toContain("console.log(data.text ?? data.output);");
  expect(python).toContain('url = client.upload_file(Path("talks/meeting.m4a"))');
  expect(python).toContain('arguments={"audio_url": url, "language": "de"}');
  expect(python).toContain('print(result.get("text") or result["output"])');
  expect(codes(automaticSpeechRecognition, options)).toEqual(["requests: needs-upload"]);
});

test("other types of recordings, and apps that document none, are rejected by all clients", () => {
  const rejected = ["fal-client", "fal_client", "requests"].map((id) => `${id}: unfit-file-type`);
  const flac = codes(automaticSpeechRecognition, { inputs: "meeting.flac" });
  expect([...flac].sort()).toEqual(rejected);
  expect([...codes(audioToAudio, { inputs: "meeting.m4a" })].sort()).toEqual(rejected);
});

test("a parameter named __proto__ stays one", () => {
  const parameters = JSON.parse('{"__proto__": 1}') as Record<string, number>;
  const { "fal-client": js = "" } = programs(imageToImage, { parameters });
  expect(js).toContain('["__proto__"]: 1');
});
