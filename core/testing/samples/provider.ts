// Providers with one mistake each, in a request, a response, a job or a contract, and providers without mistakes.
import {
  absent,
  answer,
  type Answer,
  type RequestContext,
  defineProvider,
  defineTask,
  type Job,
  serves,
  pathAt,
  type Plugin,
  type SentRequest,
  type Task,
  textIn,
  valueAt,
  type RequestSpec,
  type ProviderSpec,
} from "../../index.ts";
import { file } from "../../code/value.ts";
import {
  type Contract,
  defineContract,
  type Exchange,
  fact,
  open,
  openAiErrors,
  reply,
  takes,
  url,
} from "../contract/index.ts";
import type { Pattern } from "../contract/pattern.ts";
import { given, only, type Samples, withOptions } from "./samples.ts";

type Inputs = { readonly question: string; readonly picture: ReturnType<typeof file> };
/** A task with two inputs and a parameter. */
export const look: Task<Inputs> = defineTask({
  id: "sample-look",
  label: "Look",
  modality: "multimodal",
  inputs: { question: "text", picture: "image" },
  output: "json",
  parameters: { steps: { type: "count", label: "Steps", example: 4 } },
  sample: () => ({ question: "Who is it?", picture: file("cat.png", "image/png") }),
}) as never;
const API = "https://api.mine.example";
const ANSWER = answer.json("choices.0.text", "string");
const request = ({ providerId, inputs, parameters }: RequestContext<Inputs>): RequestSpec => ({
  path: `v1/${providerId}`,
  form: {
    question: inputs.question,
    picture: inputs.picture,
    ...Object.fromEntries(
      Object.entries(parameters).map(([name, value]) => [
        name,
        typeof value === "string" ? value : JSON.stringify(value),
      ]),
    ),
  },
});
const JOB = ({ base }: SentRequest): Job => ({
  state: ["status"],
  waiting: ["queued"],
  status: [base, "/jobs/", valueAt("id")],
  interval: 1,
});

interface Odd {
  readonly request?: unknown;
  readonly answer?: Answer | (() => unknown);
  readonly job?: unknown;
}
const provider = (odd: Odd = {}, more: Partial<ProviderSpec> = {}): Plugin<"provider"> =>
  defineProvider({
    id: "mine",
    label: "Mine",
    baseUrl: API,
    tasks: [serves(look, { request, answer: ANSWER, job: JOB, ...odd } as never)],
    ...more,
  });
const polling = (change: (sent: SentRequest) => object): Plugin<"provider"> =>
  provider({ job: (sent: SentRequest) => ({ ...JOB(sent), ...change(sent) }) });
const requesting = (
  change: (parts: RequestSpec, ask: RequestContext<Inputs>) => object,
): Plugin<"provider"> =>
  provider({
    request: (ask: RequestContext<Inputs>) => ({ ...request(ask), ...change(request(ask), ask) }),
  });

const at = (path: string, ...more: readonly (typeof fact.providerId)[]) =>
  [API, "https://router.huggingface.co/mine"].map((root) => url(root, path, ...more));
const FORM = {
  question: fact.input("question"),
  picture: fact.input("picture", "bytes"),
  steps: fact.parameter("steps"),
};
const posted: Exchange = {
  post: at("/v1/", fact.providerId),
  form: FORM,
  replies: [reply.json({ id: "j1", status: "queued", poll: `${API}/jobs/j1` })],
};
const failed = [reply.json({ status: "failed", why: "It is dark." })];
const done = reply.json(
  { id: "j1", status: "done", choices: [{ text: "A cat." }] },
  { shows: "A cat." },
);
const asked: Exchange = {
  failed,
  get: at("/jobs/j1"),
  replies: [reply.json({ id: "j1", status: "queued" }), done],
};
const contractOf = (...exchanges: readonly Exchange[]): Contract =>
  defineContract({
    provider: "mine",
    key: { header: "Authorization", scheme: "Bearer" },
    errors: openAiErrors,
    tasks: [takes(look as never, ...exchanges)],
  });
const contract = contractOf(posted, asked);
const withForm = (form: object): Contract => contractOf({ ...posted, form: form as never }, asked);
const held = (odd: Contract): unknown => given({ contract: odd }, provider());

const task = defineTask({
  ...look,
  hfInference: { answer: answer.json(["answer", "text"]) },
} as never);
const replies = { "sample-look": reply.json([{ answer: "A cat." }], { shows: "A cat." }) };
const paths: Samples = {
  "": {
    "a form, a job and a string": provider(),
    "a field of another response first": given(
      {
        contract: contractOf(
          { ...posted, also: [reply.json({ output: "A dog." }, { shows: "A dog." })] },
          asked,
        ),
      },
      provider({ answer: answer.json(["output", "choices.0.text"], "string") }),
    ),
  },
  "paths-lead": {
    "a path of an answer": provider({ answer: answer.json("choices.0.txt", "string") }),
    "a second path of an answer": provider({
      answer: answer.json(["choices.0.text", "made.0.text"], "string"),
    }),
    "a path of a state": polling(() => ({ state: ["state"] })),
    "a path of a status URL": polling(({ base }) => ({
      status: [base, "/jobs/", valueAt("job_id")],
    })),
    "a path of a result URL": polling(({ base }) => ({ result: [base, pathAt("urls.get")] })),
    "no path of a task's answer": given({ replies }, task),
  },
};

const contracts: Samples = {
  "": {
    "no contract of a provider without tasks": given(
      { contract: [], ...only("contract-is-whole") },
      defineProvider({ id: "mine", label: "Mine", tasks: [] }),
    ),
  },
  "contract-is-whole": {
    "no contract": given({ contract: [] }, provider()),
    "a contract of another id": held({ ...contract, provider: "mien" }),
    "no replies": held(contractOf({ ...posted, replies: [] }, asked)),
    "a failure without replies": held(contractOf(posted, { ...asked, failed: [] })),
    "no request": held(contractOf(asked)),
    "no exchange": held(contractOf()),
    "no task": held({ ...contract, tasks: [] }),
    "no URL": held(contractOf(posted, asked, { replies: asked.replies })),
    "two bodies in the contract": held(contractOf({ ...posted, json: {} }, asked)),
    "an unknown parameter": held(withForm({ ...FORM, more: fact.parameter("step") })),
    "an unknown one of several parameters": held(
      withForm({ ...FORM, more: fact.parameters(["steps", "nope"], (one) => one) }),
    ),
    "an unknown input": held(withForm({ ...FORM, question: fact.input("questions") })),
    "a string as a file": held(withForm({ ...FORM, question: fact.input("question", "base64") })),
    "a handwritten fact": held(withForm({ ...FORM, model: { "~": "text", fact: "modelID" } })),
    "an undefined fact": held(
      withForm({ ...FORM, model: (fact as never as Record<string, Pattern>)["modelID"] }),
    ),
    "an unknown placeholder": held(withForm({ ...FORM, model: { "~": "maybe" } })),
  },
};

const pathed = (change: (path: string) => string): Plugin<"provider"> =>
  requesting(({ path }) => ({ path: change(path) }));
const oddPaths = withOptions(only("inputs-are-sent"), {
  "inputs-are-sent": {
    "an input that is not sent": requesting(({ form }) => ({
      form: { ...form, picture: "always" },
    })),
    "a query in the path": pathed((path) => `${path}?v=1`),
    "an encoded path": pathed((path) => `${path}/a%20b`),
    "an empty segment in the path": pathed((path) => path.replace("/", "//")),
    "a placeholder in the path": pathed(() => "v1/{model}"),
  },
});
const requests: Samples = {
  "": {
    "a request that may be refused": provider({
      request: (ask: RequestContext<Inputs>) =>
        ask.inputs.question.length > 200
          ? absent("long", "It is long.", "Ask less.")
          : request(ask),
    }),
  },
  "returns-fit": {
    "two bodies": requesting(() => ({ json: {} })),
    "no body": provider({
      request: ({ providerId }: RequestContext<Inputs>) => ({ path: providerId }),
    }),
    "a URL as a path": pathed(() => `${API}/v1`),
    "a path with a slash": pathed((path) => `/${path}`),
    "a header for the key": requesting(() => ({ headers: { AUTHORIZATION: "x" } })),
    "`request`: a promise": provider({
      request: async (ask: RequestContext<Inputs>) => request(ask),
    }),
    "`request`: nothing": provider({ request: () => undefined }),
    "`answer`: reads the response itself": provider({
      answer: ((body: { choices: string[] }) => body.choices[0]) as never,
    }),
    "`job`: the provider's own server": polling(() => ({
      status: [`${API}/jobs/`, valueAt("id")],
    })),
    "`job`: no state to wait in": polling(() => ({ waiting: [] })),
    "`providerIdOf`: a promise": provider({}, { providerIdOf: (async () => "x") as never }),
  },
  "contract-holds": {
    "a parameter that the form drops": given(
      only("contract-holds"),
      requesting(({ form: { question, picture } = {} }) => ({ form: { question, picture } })),
    ),
  },
  "fields-are-known": {
    "an unknown field of a job": polling(() => ({ wating: ["queued"] })),
    "an unknown field of a request": requesting(() => ({ querry: { a: "1" } })),
    "an unknown field of an answer": provider({ answer: { ...ANSWER, where: "" } as never }),
    "a longer name of a field": given(
      only("fields-are-known"),
      provider({}, { authentication: { header: "X-Key" } } as never),
    ),
    "an unknown field of what serves returns": given(
      { companions: [look] },
      provider({}, { tasks: [], handles: () => ({ ...provider().tasks[0]!, jobs: JOB }) }),
    ),
  },
  "fields-are-known returns-fit": {
    "a misspelt field of a job": provider({
      job: (sent: SentRequest) => {
        const { interval, ...rest } = JOB(sent);
        return { ...rest, intervall: interval };
      },
    }),
  },
};

const set = (value: unknown, name: string): void =>
  void ((value as Record<string, unknown>)[name] = 1);
const changing = (change: (ask: RequestContext<Inputs>) => void): Plugin<"provider"> =>
  requesting((_, ask) => {
    change(ask);
    return {};
  });
const changes: Samples = {
  "changes-nothing": {
    "changes `ask`": changing((ask) => set(ask, "more")),
    "changes `ask.inputs`": changing((ask) => set(ask.inputs, "question")),
    "changes `ask.mapping`": changing((ask) => set(ask.mapping, "task")),
  },
};

/** A task of strings and images. */
export const draw: Task<string> = defineTask({
  id: "sample-draw",
  label: "Draw",
  modality: "cv",
  inputs: "text",
  output: "image",
  parameters: { steps: { type: "count", label: "Steps", example: 4 } },
  sample: ({ widgetData }) => textIn(widgetData?.[0], "text") ?? "a boat",
}) as never;
const drawing = (made: (ask: RequestContext<string>) => RequestSpec): Plugin<"provider"> =>
  defineProvider({
    id: "mine",
    label: "Mine",
    baseUrl: API,
    tasks: [serves(draw, { request: made, answer: answer.bytes("image/png") })],
  });
/** The contract of the drawing provider. */
export const drawn = defineContract({
  provider: "mine",
  key: { header: "Authorization", scheme: "Bearer" },
  errors: openAiErrors,
  tasks: [
    takes(draw, {
      post: at("/models/", fact.providerId),
      json: open({ inputs: fact.input(), steps: fact.parameter("steps") }),
      replies: [reply.file("iVBORw0KGgo=", "image/png")],
    }),
  ],
});
/** A provider of the drawing task, without mistakes. */
export const artist = drawing(({ providerId, inputs, parameters }) => ({
  path: `models/${providerId}`,
  json: { inputs, ...parameters },
}));
/** A provider that sends a parameter under another name than in its contract. */
export const renaming = drawing(({ providerId, inputs, parameters: { steps, ...rest } }) => ({
  path: `models/${providerId}`,
  json: { inputs, ...rest, ...(steps === undefined ? {} : { num_steps: steps }) },
}));
const named = (change: (id: string) => object): Plugin<"provider"> =>
  drawing(({ providerId, inputs }) => ({ path: "x", json: { inputs }, ...change(providerId) }));
const addresses = withOptions(only("address-stays", "returns-fit", "has-reasons"), {
  "address-stays": {
    "an id pasted into a base URL": named((id) => ({ baseUrl: `${API}/${id}` })),
    "an id that names a server": named((id) => ({ baseUrl: `https://${id.split("/")[0]}` })),
    "an id in a header": named((id) => ({ headers: { "X-Model": id } })),
    "the length of an id in a header's name": named((id) => ({
      headers: { [`X-${id.length}`]: "1" },
    })),
  },
  "returns-fit": { "an id as a header's name": named((id) => ({ headers: { [id]: "1" } })) },
  "has-reasons": {
    "a request that throws": drawing(() => {
      throw new Error("boom");
    }),
  },
});
const drawings: Samples = {
  "": { "a provider of images": artist },
  "contract-holds": {
    "another request than the contract's": given(
      { contract: [drawn] },
      named(() => ({ path: "models" })),
    ),
  },
};

/** Samples of providers. */
export const providers: readonly Samples[] = [
  ...[paths, contracts, requests, oddPaths, changes].map((one) =>
    withOptions({ contract, strings: ['"', "/x"] }, one),
  ),
  ...[addresses, drawings].map((one) => withOptions({ contract: drawn }, one)),
];
