// Common mistakes of authors, each in a plugin that is correct otherwise.
import {
  answer,
  type Call,
  defineClient,
  defineProvider,
  downloads,
  type Model,
  type Plugin,
  type RequestContext,
  serves,
} from "../../index.ts";
import { js, python } from "hubsmith/code";
import { fixture } from "../fixtures.ts";
import { library, printing } from "./library.ts";
import { type Contract, reply, type Reply } from "../contract/index.ts";
import { artist, draw, drawn } from "./provider.ts";
import { given, isolated, only, type Samples, withOptions } from "./samples.ts";

const TITLED = fixture("mine: plain", { library_name: "mine" });
const installing = (
  pip: readonly string[],
  snippets: (model: Model) => unknown,
): Plugin<"library"> => library({ install: { pip }, snippets });
const libraries: Samples = {
  "": {
    "an import of a package of another name": installing(
      ["mine", "opencv-python"],
      ({ id }) => python`
        import cv2
        import mine
        import numpy

        mine.load(${id}, cv2, numpy)
      `,
    ),
  },
  "install-is-complete": {
    "an import that `install` does not have": installing(
      ["mine"],
      ({ id }) => python`
        import easel_tools
        import mine

        mine.load(easel_tools.get(${id}))
      `,
    ),
    "a JavaScript import that `install` does not have": library({
      install: { npm: ["@mine/core"] },
      snippets: ({ id }: Model) => js`
        import { load } from "@mine/core";
        import { pipe } from "@mine/pipes/node";

        console.log(await load(pipe, ${id}));
      `,
    }),
    "no `install`": library({
      install: undefined,
      snippets: ({ id }: Model) => python`
        import mine

        mine.load(${id})
      `,
    }),
  },
  "model-is-loaded": {
    "a fixed model id": printing(() => python`print("google/gemma-2-2b-it")`),
    "an id without its owner": printing(({ id }) => python`print(${id.split("/")[1]!})`),
  },
  "tasks-exist": {
    "a misspelled task": library({ tasks: ["sample-drew"] }),
  },
  "downloads-are-counted": {
    "an extension with a dot": library({ countDownloads: downloads.extension(".onnx") }),
  },
  "key-is-carried": {
    "a key in a load snippet": printing(({ id }) => python`print(${id}, "hf_AbCdEfGhIjKl")`),
  },
  "options-are-safe": {
    "no verification": printing(({ id }) => python`print(${id}, dict(verify=False))`),
    "a timeout of a second": printing(({ id }) => python`print(${id}, dict(timeout=1))`),
    "a timeout in milliseconds": printing(
      ({ id }) => js`await fetch(${id}, { signal: AbortSignal.timeout(1000) });`,
    ),
  },
  "id-is-lower-case": { "an id in camelCase": library({ id: "mineAlone" }) },
};

const JOB = { state: ["status"], waiting: ["queued"], status: ["https://jobs.example/1"] };
const provider = (more: object): Plugin<"provider"> =>
  defineProvider({
    ...artist,
    tasks: [serves(draw, { ...artist.tasks[0], ...more } as never)],
  });
const contractOf = (response: Reply): Contract => ({
  ...drawn,
  tasks: drawn.tasks.map(({ task, exchanges }) => ({
    task,
    exchanges: exchanges.map((one) => ({ ...one, replies: [response] })),
  })),
});
const mapped = fixture("mapped", {
  id: "acme/boat-1",
  pipeline_tag: "sample-draw",
  inferenceProviderMapping: [
    { provider: "mine", providerId: "boat-1", task: "sample-draw", status: "live" },
  ],
});
const providers: Samples = isolated({
  "replies-fit": {
    "a type that the response does not have": given(
      { contract: contractOf(reply.file("/9j/4AAQ", "image/jpeg")) },
      artist,
    ),
    "a type that the file in the response does not have": given(
      { contract: contractOf(reply.json({ image: "/9j/4AAQ" }, { saves: "/9j/4AAQ" })) },
      provider({ answer: () => answer.base64("image", "image/png") }),
    ),
  },
  "contract-holds": {
    "the Hub's id in the path": provider({
      request: ({ modelId, inputs, parameters }: RequestContext<string>) => ({
        path: `models/${modelId}`,
        json: { inputs, ...parameters },
      }),
    }),
  },
  "interval-in-seconds": {
    "an interval in milliseconds": provider({ job: () => ({ ...JOB, interval: 2000 }) }),
  },
  "models-are-provider-ids": {
    "an id of the Hub in `models`": provider({ models: ["acme/boat-1"] }),
  },
});

const client = (otherwise: (call: Call) => unknown, more: object = {}): Plugin<"client"> =>
  defineClient({
    id: "python/mine",
    label: "Mine",
    language: python.language,
    order: 1,
    install: { pip: ["mine"] },
    templates: [],
    refuses: ({ request: wire }: Call) => ("reason" in wire ? wire : undefined),
    otherwise,
    ...more,
  } as never);
const calling = ({ request: wire }: Call) =>
  "reason" in wire
    ? python``
    : python`
      import mine

      result = mine.post(${wire.url}, ${wire.headers}, ${JSON.stringify(wire.body)})
    `;
const prints = (call: Call) => python`
  ${calling(call)}
  print(result)
`;
const clients: Samples = {
  "shows-result": { "a program without output": client(calling) },
  "install-is-complete": {
    "a client without `install`": client(prints, { install: undefined }),
  },
};

/** Samples of common mistakes. */
export const mistakes: readonly Samples[] = [
  withOptions({ fixtures: [TITLED], companions: [draw], strings: ['"'] }, libraries),
  withOptions({ contract: drawn, fixtures: [mapped], companions: [draw] }, providers),
  withOptions(
    { companions: [draw], strings: ['"'], ...only("shows-result", "install-is-complete") },
    clients,
  ),
];
