// The requests of a provider are held against its contract: one that is right is quiet, and each planted fault is told.
import { expect, test } from "vitest";
import { file } from "../../code/index.ts";
import {
  absent,
  answer,
  defineProvider,
  defineTask,
  on,
  pathAt,
  type Plugin,
  type ServedSpec,
  type Task,
  urlAt,
} from "../../index.ts";
import {
  bases,
  type Contract,
  defineContract,
  errorsOf,
  fact,
  open,
  reply,
  takes,
  url,
} from "../contract/index.ts";
import { matchRequests } from "./match-requests.ts";

const draw = defineTask({
  id: "draw",
  label: "Draw",
  modality: "cv",
  inputs: "text",
  output: "image",
  parameters: {
    steps: { type: "count", label: "Steps", example: 9 },
    style: { type: "text", label: "Style", example: "flat" },
    size: { type: "size", label: "Size", example: { width: 640, height: 512 } },
  },
  sample: () => "A cat",
});
const hear = defineTask({
  id: "hear",
  label: "Hear",
  modality: "audio",
  inputs: "audio",
  output: "json",
  parameters: { language: { type: "text", label: "Language", example: "en" } },
  sample: () => file("a.mp3", "audio/mpeg"),
});

type Spec<T> = T extends Task<infer I, infer N> ? ServedSpec<I, N> : never;

const API = "https://api.example.test";
const CDN = "https://cdn.example.test/cat.png";
const at = bases(API, "https://router.huggingface.co/example");
const contract = defineContract({
  provider: "example",
  key: { header: "Authorization", scheme: "Bearer" },
  errors: errorsOf((message) => ({ message })),
  tasks: [
    takes(
      draw,
      {
        post: at(["/v1/draw/", fact.providerId]),
        json: open({
          prompt: fact.input(),
          num_steps: fact.parameter("steps"),
          style: fact.parameter("style"),
          size: fact.parameter("size"),
        }),
        replies: [reply.json({ state: "queued", poll: `${API}/v1/jobs/7?a=b` })],
      },
      {
        get: at("/v1/jobs/7"),
        replies: [
          reply.json({ state: "queued", poll: `${API}/v1/jobs/7?a=b` }),
          reply.json({ state: "ready", image: CDN }),
        ],
        failed: [reply.json({ state: "broken", why: "No ink." })],
      },
      { get: [url(CDN)], secret: "none", replies: [reply.file("AAAA", "image/png")] },
    ),
    takes(hear, {
      post: at("/v1/hear"),
      form: { model: fact.providerId, file: fact.file("bytes"), lang: fact.parameter("language") },
      replies: [reply.json({ text: "Hello." }, { shows: "Hello." })],
    }),
  ],
});

const DRAW: Spec<typeof draw> = {
  parameters: { steps: "num_steps" },
  request: ({ providerId, inputs, parameters }) => ({
    path: `v1/draw/${providerId}`,
    json: { prompt: inputs, ...parameters },
  }),
  answer: answer.download("image", "image/png"),
  job: ({ base }) => ({
    state: ["state"],
    waiting: ["queued"],
    status: [base, pathAt("poll")],
    interval: 1,
  }),
};
const HEAR: Spec<typeof hear> = {
  parameters: { language: "lang" },
  request: ({ providerId, inputs, parameters }) => ({
    path: "v1/hear",
    form: {
      model: providerId,
      file: inputs,
      ...Object.fromEntries(
        Object.entries(parameters).map(([name, value]) => [name, String(value)]),
      ),
    },
  }),
  answer: answer.json("text"),
};

function provider(
  drawing: Partial<Spec<typeof draw>> = {},
  hearing: Partial<Spec<typeof hear>> = {},
): Plugin<"provider"> {
  return defineProvider({
    id: "example",
    label: "Example",
    baseUrl: API,
    tasks: [on(draw, { ...DRAW, ...drawing }), on(hear, { ...HEAR, ...hearing })],
  });
}

const messages = (of: Plugin<"provider">, by: Contract = contract): string =>
  matchRequests(of, by)
    .map(({ message }) => message)
    .join("\n");

test("requests that are right are quiet", () => {
  expect(messages(provider())).toBe("");
});

const withSteps = DRAW.request;
test.each<[string, Plugin<"provider">, string]>([
  [
    "a parameter under the task's name",
    provider({ parameters: {} }),
    "body.num_steps: missing, where the parameter steps belongs",
  ],
  [
    "a parameter that is sent by another name",
    provider({ parameters: { steps: "num_steps", style: "look" } }),
    "body.style: missing, where the parameter style belongs",
  ],
  [
    "a parameter that the provider drops and the service takes",
    provider({ parameters: { steps: false } }),
    "the service takes the parameter steps, and the provider says that it does not",
  ],
  [
    "a parameter that a form forgets",
    provider(
      {},
      {
        request: ({ providerId, inputs }) => ({
          path: "v1/hear",
          form: { model: providerId, file: inputs },
        }),
      },
    ),
    "body.lang: missing, where the parameter language belongs",
  ],
  [
    "an unknown parameter that is lost",
    provider({
      request: ({ providerId, inputs, parameters }) => ({
        path: `v1/draw/${providerId}`,
        json: {
          prompt: inputs,
          ...Object.fromEntries(
            Object.entries(parameters).filter(([name]) => name !== "x_unknown"),
          ),
        },
      }),
    }),
    '"x_unknown" was asked for, and is nowhere in the request',
  ],
  [
    "a nought that is taken for nothing",
    provider({
      request: ({ providerId, inputs, parameters: { num_steps, ...parameters } }) => ({
        path: `v1/draw/${providerId}`,
        json: { prompt: inputs, ...parameters, ...(num_steps ? { num_steps } : {}) },
      }),
    }),
    "body.num_steps: missing, where the parameter steps belongs",
  ],
  [
    "the Hub's id of the model",
    provider({ request: (ask) => withSteps({ ...ask, providerId: ask.modelId }) }),
    "no such route",
  ],
  [
    "a member that nobody wants",
    provider({
      request: ({ providerId, inputs, parameters }) => ({
        path: `v1/draw/${providerId}`,
        json: { prompt: inputs, n: 1, ...parameters },
      }),
    }),
    "body.n: not wanted, saw 1",
  ],
  [
    "the input twice encoded",
    provider({
      request: ({ providerId, inputs, parameters }) => ({
        path: `v1/draw/${providerId}`,
        json: { prompt: JSON.stringify(inputs), ...parameters },
      }),
    }),
    "body.prompt: wanted",
  ],
  [
    "a refusal of what everybody asks for",
    provider({ request: () => absent("never", "There is no ink.", "Buy some.") }),
    "There is no request: There is no ink. Buy some.",
  ],
  [
    "a request that throws",
    provider({
      request: () => {
        throw new TypeError("not so");
      },
    }),
    "not so",
  ],
  [
    "a poll without the key",
    provider({ job: (sent) => ({ ...DRAW.job!(sent), status: [urlAt("poll")] }) }),
    "no such route",
  ],
  [
    "a state of a job that is not waited for",
    provider({ job: (sent) => ({ ...DRAW.job!(sent), waiting: ["working"] }) }),
    "Nothing is found in",
  ],
  [
    "a job that is waited for when it is done",
    provider({ job: (sent) => ({ ...DRAW.job!(sent), waiting: ["queued", "ready"] }) }),
    "The reply was not read. The job still waits after 50 polls",
  ],
  [
    "a failed job that is waited for",
    provider({ job: (sent) => ({ ...DRAW.job!(sent), waiting: ["queued", "broken"] }) }),
    "The job failed, and a client would poll on. Take the state of a failed job out of `waiting`.",
  ],
  [
    "a failed job whose response is read as a result",
    provider({ answer: answer.json("state") }),
    "The job failed, and its response was read as a result.",
  ],
  [
    "an answer in another place",
    provider({ answer: answer.download("picture", "image/png") }),
    "Nothing is found in",
  ],
  [
    "a text in another place",
    provider({}, { answer: answer.json("transcript") }),
    "Nothing is found in",
  ],
])("%s is told", (_, of, line) => {
  expect(messages(of)).toContain(line);
});

test("a task without a contract, and a contract without its task, are told", () => {
  const [first, second] = contract.tasks;
  expect(messages(provider(), { ...contract, tasks: [first!] })).toBe(
    "The contract does not speak of hear. Add takes(hear, …) with what the service takes and replies.",
  );
  const other = { ...second!, task: { id: "smell" } };
  expect(messages(provider(), { ...contract, tasks: [...contract.tasks, other] })).toContain(
    "The contract speaks of smell, which the provider does not serve.",
  );
});

test("a job whose failure the contract does not speak of is told", () => {
  const [first, second] = contract.tasks;
  const exchanges = first!.exchanges.map(({ failed: _failed, ...exchange }) => exchange);
  expect(messages(provider(), { ...contract, tasks: [{ ...first!, exchanges }, second!] })).toBe(
    "The task has a job, and no exchange of the contract has `failed`, so that no failure is tried. " +
      "Give the one that is polled `failed: [reply.json({ … })]`.",
  );
});

test("what the router takes itself is held against the contract of a policy", () => {
  const ask = defineTask({
    id: "ask",
    label: "Ask",
    modality: "nlp",
    inputs: "text",
    output: "json",
    parameters: {},
    sample: () => "Who?",
    routed: {
      request: ({ providerId, inputs, parameters }) => ({
        path: "v1/ask",
        json: { model: providerId, question: inputs, ...parameters },
      }),
      answer: () => answer.json("answer"),
    },
  });
  const policy = defineProvider({ id: "auto", label: "Auto", tasks: [] });
  const by = (path: string): Contract => ({
    ...contract,
    tasks: [
      takes(ask, {
        post: [url("https://router.huggingface.co", path)],
        json: open({ model: fact.chatModel, question: fact.input() }),
        replies: [reply.json({ answer: "I." }, { shows: "I." })],
      }),
    ],
  });
  const messagesOf = (path: string): readonly string[] =>
    matchRequests(policy, by(path), { companions: [ask] }).map(({ message }) => message);
  expect(messagesOf("/v2/ask").join()).toContain("no such route");
  expect(messagesOf("/v1/ask")).toEqual([]);
});

test("a finding says for which task, on which route, and with what it was found", () => {
  const [finding] = matchRequests(provider({ parameters: {} }), contract);
  expect(finding!.where).toBe("draw, routed, all parameters");
});
