// Which SDKs are offered for which providers.
import {
  answer,
  createHub,
  defineProvider,
  type InferenceOptions,
  inferenceSnippets,
  type Plugin,
  serves,
  type Task,
} from "hubsmith";
import { expect, test } from "vitest";
import auto from "../../providers/auto.ts";
import deepinfra from "../../providers/deepinfra.ts";
import falAi from "../../providers/fal-ai.ts";
import hubServers from "../../providers/hf-inference.ts";
import replicate from "../../providers/replicate.ts";
import together from "../../providers/together.ts";
import automaticSpeechRecognition from "../../tasks/automatic-speech-recognition.ts";
import imageToText from "../../tasks/image-to-text.ts";
import textGeneration from "../../tasks/text-generation.ts";
import textToImage from "../../tasks/text-to-image.ts";
import textToVideo from "../../tasks/text-to-video.ts";
import tokenClassification from "../../tasks/token-classification.ts";
import huggingfaceJs from "../../clients/js/huggingface.js.ts";
import huggingfaceHub from "../../clients/python/huggingface_hub.ts";

interface Asked {
  readonly task: Task;
  readonly provider?: string;
  /** The providers of the record, in order. */
  readonly providers?: readonly string[];
  readonly options?: InferenceOptions;
  /** A provider that is not one of the first-party ones. */
  readonly own?: Plugin<"provider">;
}

function ask({
  task,
  provider = "auto",
  providers,
  options = {},
  own,
}: Asked): ReturnType<typeof inferenceSnippets> {
  const hub = createHub([
    own ?? [auto, deepinfra, falAi, hubServers, replicate, together],
    task,
    [huggingfaceHub, huggingfaceJs],
  ]);
  const mapped = providers?.map((id) => ({
    provider: id,
    providerId: "acme/model",
    status: "live",
    task: task.id,
  }));
  const model = {
    id: "acme/model",
    tags: [],
    pipeline_tag: task.id,
    ...(mapped && { inferenceProviderMapping: mapped }),
  };
  return inferenceSnippets(hub, {
    model,
    provider,
    providerId: "acme/model",
    options,
  });
}

const contents = (options: Asked): readonly string[] =>
  ask(options).snippets.map(({ content }) => content);

test.each([
  [["together"], "sdk-lacks-pair", undefined],
  [["together", "deepinfra"], undefined, "deepinfra"],
  [["together", "deepinfra", "fal-ai"], undefined, "deepinfra"],
  [["deepinfra", "together"], undefined, "auto"],
])(
  "of the providers %j of a record, an SDK calls one that it supports",
  (providers, code, named) => {
    const task = automaticSpeechRecognition;
    const { notOffered, snippets } = ask({ task, providers });
    const hub = notOffered.find(({ client }) => client === "huggingface_hub");
    expect(hub?.code).toBe(code);
    const printed = snippets.find(({ client }) => client === "huggingface_hub")?.content;
    expect(/provider="([^"]*)"/.exec(printed ?? "")?.[1]).toBe(named);
  },
);

test("an SDK that does not poll is not offered for videos of a provider that waits only a minute", () => {
  const codes = (task: Task): readonly string[] =>
    ask({ task, provider: "replicate" }).notOffered.map(({ code }) => code);
  expect(codes(textToVideo)).toEqual(["sdk-lacks-polling", "sdk-lacks-polling"]);
  expect(codes(textToImage)).toEqual([]);
  expect(ask({ task: textToVideo, provider: "together" }).notOffered).toEqual([]);
});

test.each([
  ["fal-ai", undefined, true],
  ["hf-inference", undefined, false],
  ["replicate", undefined, false],
  ["auto", undefined, true],
  ["auto", ["hf-inference", "fal-ai"], true],
  ["auto", ["hf-inference", "replicate"], false],
])(
  "huggingface.js keeps Node running only if it may poll: %s, %j",
  (provider, providers, keeps) => {
    const options = {
      task: textToImage,
      provider,
      ...(providers && { providers }),
    };
    expect(contents(options).some((text) => text.includes("setInterval"))).toBe(keeps);
  },
);

test("huggingface_hub never sends a saved login to an endpoint", () => {
  const defaults = { task: textToImage, provider: "hf-inference" };
  const options = { endpointUrl: "https://mine.example" };
  const [python = ""] = contents({ ...defaults, options });
  expect(python).toContain('headers={"Authorization": f"Bearer {os.environ[\'API_TOKEN\']}"}');
  expect(python).not.toContain("api_key");
});

const given = (parameters: NonNullable<InferenceOptions["parameters"]>): Partial<Asked> => ({
  options: { parameters },
});
/** A provider that generates text, but not with the chat API. */
const serving = (id: string): Partial<Asked> => {
  const request = (): { path: string; json: object } => ({
    path: "v1/completions",
    json: {},
  });
  const tasks = [serves(textGeneration, { request, answer: answer.json() } as never)];
  const own = defineProvider({
    id,
    label: id,
    baseUrl: "https://svc.example",
    tasks,
  });
  return { provider: id, own };
};
test.each<readonly [code: string | undefined, task: Task, asked: Partial<Asked>]>([
  // It expects an object, and the servers return an array.
  ["sdk-misreads-answer", imageToText, { provider: "hf-inference" }],
  ["sdk-misreads-answer", imageToText, { provider: "auto" }],
  [
    "sdk-misreads-answer",
    imageToText,
    {
      provider: "hf-inference",
      options: { endpointUrl: "https://mine.example" },
    },
  ],
  // It expects groups of tokens.
  ["sdk-misreads-answer", tokenClassification, given({ aggregation_strategy: "none" })],
  [undefined, tokenClassification, given({ aggregation_strategy: "simple" })],
  ["sdk-lacks-pair", textGeneration, serving("novita")],
  ["sdk-lacks-pair", textGeneration, serving("groq")],
  ["sdk-lacks-pair", textGeneration, serving("nobody")],
  [undefined, textGeneration, serving("ovhcloud")],
  ["sdk-lacks-parameter", textToImage, { provider: "fal-ai", ...given({ width: 64, height: 64 }) }],
  [
    "sdk-lacks-parameter",
    textGeneration,
    { provider: "together", ...given({ max_new_tokens: 9 }) },
  ],
  [
    undefined,
    textToImage,
    { provider: "together", ...given({ num_inference_steps: 9, width: 64 }) },
  ],
  [undefined, textGeneration, { provider: "deepinfra", ...given({ max_new_tokens: 9 }) }],
  [undefined, textGeneration, given({ max_new_tokens: 9, unheard_of: 1 })],
  [undefined, textToImage, given({ unheard_of: 1 })],
])("huggingface.js is %s: %#", (code, task, options) => {
  const { notOffered } = ask({ task, provider: "hf-inference", ...options });
  expect(notOffered.find(({ client }) => client === "huggingface.js")?.code).toBe(code);
});
