// Providers with one mistake each, in a request, a response, a job or a contract, and providers without mistakes.
import {
  absent,
  answer,
  type Answer,
  type RequestContext,
  defineProvider,
  type Job,
  type Model,
  serves,
  pathAt,
  type Plugin,
  type SentRequest,
  textIn,
  urlAt,
  valueAt,
  type RequestSpec,
} from "hubsmith";
import { file } from "#core/code/value";
import {
  bases,
  type Contract,
  defineContract,
  type Exchange,
  fact,
  open,
  openAiErrors,
  optional,
  reply,
  takes,
  url,
} from "../../contract/index.ts";
import type { Pattern } from "../../contract/pattern.ts";
import { fixture } from "../subjects/fixtures.ts";
import { textsOf } from "../subjects/sample-providers.ts";
import { task } from "./small.ts";
import { given, isolated, only, type Samples, withOptions } from "./samples.ts";

/** A task of strings and images. */
export const draw = task("sample-draw", {
  output: "image",
  parameters: {
    steps: { type: "count", label: "Steps", example: 4 },
    width: { type: "count", label: "Width", example: 640 },
    height: { type: "count", label: "Height", example: 512 },
  },
  sample: ({ widgetData }: Model) => textIn(widgetData?.[0], "text") ?? "a boat",
});
type Inputs = { readonly question: string; readonly picture: ReturnType<typeof file> };
/** A task with two inputs. */
export const look = task<Inputs>("sample-look", {
  inputs: { question: "text", picture: "image" },
  parameters: { steps: { type: "count", label: "Steps", example: 4 } },
  sample: () => ({ question: "Who is it?", picture: file("cat.png", "image/png") }),
});

export const API = "https://api.mine.example";
export const ROUTED = "https://router.huggingface.co/mine";
const FILE = "https://files.mine.example/1.png";
const JOB = ({ base }: SentRequest): Job => ({
  state: "state",
  waiting: ["queued", "painting"],
  status: [base, "/jobs/", valueAt("id")],
  interval: 1,
});
const DRAW = {
  parameters: { width: "size.width", height: "size.height" },
  request: ({ providerId, inputs, parameters }: RequestContext<string>): RequestSpec => ({
    path: "pictures",
    json: { model: providerId, prompt: inputs, ...parameters },
  }),
  job: JOB,
  answer: answer.download("picture.url", "image/png"),
};
const LOOK = {
  request: ({ providerId, inputs, parameters }: RequestContext<Inputs>): RequestSpec => ({
    path: `v1/${providerId}`,
    form: { question: inputs.question, picture: inputs.picture, ...textsOf(parameters) },
  }),
  answer: answer.json("choices.0.text", "string"),
};

/** Changes of the provider and of its contract. */
interface Odd {
  readonly draw?: object;
  readonly look?: object;
  readonly more?: object;
  readonly roots?: readonly string[];
  /** The exchanges of drawing: the request, the job and the file. */
  readonly posted?: object;
  readonly polled?: object;
  readonly file?: object;
  /** The exchange of looking. */
  readonly looked?: object;
  readonly contract?: object;
}
/** A provider that draws, as a job with JSON, and looks, with a form. */
export const provider = (odd: Odd = {}): Plugin<"provider"> =>
  defineProvider({
    id: "mine",
    label: "Mine",
    baseUrl: API,
    tasks: [
      serves(draw, { ...DRAW, ...odd.draw } as never),
      serves(look, { ...LOOK, ...odd.look } as never),
    ],
    ...odd.more,
  });
const SIZE = { width: fact.parameter("width"), height: fact.parameter("height") };
const PICTURE = { model: fact.providerId, prompt: fact.input(), steps: fact.parameter("steps") };
const FORM = {
  question: fact.input("question"),
  picture: fact.input("picture", "bytes"),
  steps: fact.parameter("steps"),
};
export function contractOf(odd: Odd = {}): Contract {
  const at = bases(...(odd.roots ?? [API, ROUTED]));
  const drawn = [
    {
      post: at("/pictures"),
      json: open({ ...PICTURE, size: optional(SIZE) }),
      replies: [reply.json({ id: "j1", state: "queued" })],
      ...odd.posted,
    },
    {
      get: at("/jobs/j1"),
      replies: [
        reply.json({ state: "painting" }),
        reply.json({ state: "done", picture: { url: FILE } }),
      ],
      failed: [reply.json({ state: "failed", error: "The ink ran out (sample)." })],
      ...odd.polled,
    },
    {
      get: [url(FILE)],
      secret: "none",
      replies: [reply.file("iVBORw0KGgo=", "image/png")],
      ...odd.file,
    },
  ] as readonly Exchange[];
  const looked: Exchange = {
    post: at(["/v1/", fact.providerId]),
    form: FORM,
    replies: [reply.json({ choices: [{ text: "A cat." }] }, { shows: "A cat." })],
    ...odd.looked,
  };
  return defineContract({
    provider: "mine",
    key: { header: "Authorization", scheme: "Bearer" },
    errors: openAiErrors,
    tasks: [takes(draw, ...drawn), takes(look as never, looked)],
    ...odd.contract,
  });
}
const sample = (odd: Odd = {}): unknown => given({ contract: contractOf(odd) }, provider(odd));

type Drawing = RequestContext<string>;
type Looking = RequestContext<Inputs>;
/** A provider with another request to draw. */
export const drawing = (request: (ask: Drawing) => object): Plugin<"provider"> =>
  provider({ draw: { request } });
const looking = (change: (parts: RequestSpec, ask: Looking) => object): Plugin<"provider"> =>
  provider({
    look: {
      request: (ask: Looking) => ({ ...LOOK.request(ask), ...change(LOOK.request(ask), ask) }),
    },
  });
const polling = (change: (sent: SentRequest) => object): Plugin<"provider"> =>
  provider({ draw: { job: (sent: SentRequest) => ({ ...JOB(sent), ...change(sent) }) } });
const withId = (change: (id: string) => object): Plugin<"provider"> =>
  drawing(({ providerId, inputs }) => ({ path: "x", json: { inputs }, ...change(providerId) }));

const hosted = task("sample-look", {
  ...look,
  hubServers: { answer: answer.json(["answer", "text"]) },
});
const replies = { "sample-look": reply.json([{ answer: "A cat." }], { shows: "A cat." }) };
const set = (value: unknown, name: string): object => {
  (value as Record<string, unknown>)[name] = 1;
  return {};
};
const requests: Samples = {
  "": {
    "a form, a job and a string": provider(),
  },
  "paths-lead": {
    "a path of an answer": provider({ look: { answer: answer.json("choices.0.txt", "string") } }),
    "a path of a result URL": polling(({ base }) => ({ result: [base, pathAt("urls.get")] })),
    "no path of a task's answer": given({ replies }, hosted),
  },
  "returns-fit": {
    "`providerIdOf`: a promise": provider({ more: { providerIdOf: async () => "x" } }),
  },
  "fields-are-known": {
    "an unknown field of a job": polling(() => ({ wating: ["queued"] })),
    "an unknown field of what serves returns": given(
      { companions: [look], ...only("fields-are-known") },
      provider({ more: { handlerOf: () => ({ ...provider().tasks[1]!, jobs: JOB }), tasks: [] } }),
    ),
  },
  "changes-nothing": {
    "changes `ask.mapping`": looking((_, ask) => set(ask.mapping, "task")),
  },
  "interval-in-seconds": {
    "an interval in milliseconds": polling(() => ({ interval: 2000 })),
  },
};

const routes: Samples = {
  "inputs-are-sent": {
    "an input that is not sent": looking(({ form }) => ({ form: { ...form, picture: "always" } })),
    "a placeholder in the path": looking(() => ({ path: "v1/{model}" })),
  },
  "address-stays": {
    "an id pasted into a base URL": withId((id) => ({ baseUrl: `${API}/${id}` })),
    "an id that names a server": withId((id) => ({ baseUrl: `https://${id.split("/")[0]}` })),
    "an id in a header": withId((id) => ({ headers: { "X-Model": id } })),
  },
  "has-reasons": {
    "a request that throws": drawing(() => {
      throw new Error("boom");
    }),
  },
  "models-are-provider-ids": {
    "an id of the Hub in `models`": provider({ draw: { models: ["acme/boat-1"] } }),
  },
  "replies-fit": {
    "a type that the response does not have": sample({
      file: { replies: [reply.file("/9j/4AAQ", "image/jpeg")] },
    }),
  },
};
const mapped = fixture("mapped", {
  id: "acme/boat-1",
  pipeline_tag: "sample-draw",
  inferenceProviderMapping: [
    { provider: "mine", providerId: "boat-1", task: "sample-draw", status: "live" },
  ],
});

const chat = task("sample-chat", {
  inputs: "json",
  streams: true,
  sample: () => [{ role: "user", content: "Hello" }],
});
const HI = answer.json("text", "string");
const streaming = (
  stream: Pattern,
  read: (streams: boolean) => Answer = (streams) =>
    streams ? answer.stream({ format: "sse", at: "text" }) : HI,
): unknown => {
  const request = ({ inputs, parameters }: RequestContext) => ({
    path: "chat",
    json: { messages: inputs, ...parameters },
  });
  const events = [{ text: "Hi." }];
  const exchange = {
    post: bases(API, ROUTED)("/chat"),
    json: open({ messages: fact.input(), stream }),
    replies: [reply.json({ text: "Hi." }, { shows: "Hi.", events })],
  };
  return sample({
    more: { tasks: [serves(chat, { request, answer: read } as never)] },
    contract: { tasks: [takes(chat, exchange)] },
  });
};
const [drawn, looked] = contractOf().tasks;
const POLL = { poll: `${API}/jobs/j1` };
const contracts: Samples = {
  "contract-holds": {
    "the task's name of a parameter": sample({ draw: { parameters: {} } }),
    "an unknown parameter that is dropped": drawing(({ parameters, ...ask }) => {
      const { x_unknown: _, ...known } = parameters as Record<string, unknown>;
      return DRAW.request({ ...ask, parameters: known as typeof parameters });
    }),
    "a rejected request": drawing(() =>
      absent({ code: "never", reason: "There is no ink.", fix: "Buy some." }),
    ),
    "a status URL without the key": sample({
      posted: { replies: [reply.json({ id: "j1", state: "queued", ...POLL })] },
      polled: {
        replies: [
          reply.json({ state: "painting", ...POLL }),
          reply.json({ state: "done", picture: { url: FILE } }),
        ],
      },
      draw: { job: (sent: SentRequest) => ({ ...JOB(sent), status: [urlAt("poll")] }) },
    }),
    "a failed job that is read as a result": sample({ draw: { answer: answer.json("state") } }),
    "a task that the provider does not serve": sample({
      contract: { tasks: [drawn, looked, takes({ id: "smell" }, ...looked!.exchanges)] },
    }),
    "`stream` as a constant": streaming(optional(true)),
    "a stream that is read as JSON": streaming(fact.parameter("stream"), () => HI),
    "a stream without the text": streaming(fact.parameter("stream"), (streams) =>
      streams ? answer.stream({ format: "sse", at: "delta.text" }) : HI,
    ),
    "no URL of the router": sample({ roots: [API] }),
    "no URL of the service": sample({ roots: [ROUTED] }),
    "a path without a slash": sample({ posted: { post: bases(API, ROUTED)("pictures") } }),
    "a failure without replies": sample({ polled: { failed: [] } }),
    "an undeclared header": looking(() => ({ headers: { "x-version": "3" } })),
    "a job without a failure": sample({ polled: { failed: undefined } }),
    "a URL as base64": sample({ draw: { answer: answer.base64("picture.url", "image/png") } }),
    "a key in another header": sample({ contract: { key: { header: "x-mine-key" } } }),
    "an object that is not always sent": sample({
      posted: { json: open({ ...PICTURE, size: SIZE }) },
    }),
    "a file that needs a key": sample({ file: { secret: "key" } }),
    "waits for a job that failed": polling(() => ({ waiting: ["queued", "painting", "failed"] })),
    "a task that the contract does not name": sample({ contract: { tasks: [drawn] } }),
  },
};

const withForm = (more: object): unknown => sample({ looked: { form: { ...FORM, ...more } } });
const wholes: Samples = {
  "": {
    "no contract of a provider without tasks": given(
      { contract: [], ...only("contract-is-whole") },
      defineProvider({ id: "mine", label: "Mine", tasks: [] }),
    ),
  },
  "contract-is-whole": {
    "no contract": given({ contract: [] }, provider()),
    "a contract for another id": sample({ contract: { provider: "mien" } }),
    "no exchange": sample({ contract: { tasks: [takes(draw)] } }),
    "undefined errors": sample({ contract: { errors: undefined } }),
    "no task": sample({ contract: { tasks: [] } }),
    "no URL": sample({ looked: { post: undefined } }),
    "two bodies in the contract": sample({ looked: { json: {} } }),
    "an unknown one of several parameters": withForm({
      more: fact.parameters(["steps", "nope"], (value) => value),
    }),
    "an unknown input": withForm({ question: fact.input("questions") }),
    "a string as a file": withForm({ question: fact.input("question", "base64") }),
    "an undefined fact": withForm({ model: (fact as never as Record<string, Pattern>)["modelID"] }),
  },
};

export const providers: readonly Samples[] = [
  withOptions({ strings: ['"', "/x"] }, requests),
  withOptions({ fixtures: [mapped], companions: [draw] }, isolated(routes)),
  withOptions(only("contract-is-whole", "paths-lead", "contract-holds", "replies-fit"), contracts),
  withOptions({ strings: ['"', "/x"] }, wholes),
].map((samples) => withOptions({ contract: contractOf() }, samples));
