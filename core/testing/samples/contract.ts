// Providers that do not match their contract.
import {
  absent,
  answer,
  type Answer,
  defineProvider,
  defineTask,
  type Job,
  serves,
  type SentRequest,
  type Task,
  urlAt,
  valueAt,
  type TaskHandlerSpec,
  type ProviderSpec,
} from "../../index.ts";
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
} from "../contract/index.ts";
import type { Pattern } from "../contract/pattern.ts";
import { given, only, type Samples, withOptions } from "./samples.ts";

const paint = defineTask({
  id: "sample-paint",
  label: "Paint",
  modality: "cv",
  inputs: "text",
  output: "image",
  parameters: {
    width: { type: "count", label: "Width", example: 640 },
    height: { type: "count", label: "Height", example: 512 },
    steps: { type: "count", label: "Steps", example: 9 },
  },
  sample: () => "A cat",
});
const embed = defineTask({
  id: "sample-embed",
  label: "Embed",
  modality: "nlp",
  inputs: "text",
  output: "json",
  parameters: {
    normalize: { type: "boolean", label: "Normalize", example: true },
    top_p: { type: "number", label: "Top p", example: 0.85 },
  },
  sample: () => "The ferry leaves at noon.",
});
type Spec<T> = T extends Task<infer I, infer N> ? TaskHandlerSpec<I, N> : never;

const API = "https://api.quillbox.example";
const ROUTED = "https://router.huggingface.co/quillbox";
const FILE = "https://files.quillbox.example/1.png";

const JOB = ({ base }: SentRequest): Job => ({
  state: ["state"],
  waiting: ["queued", "painting"],
  status: [base, "/v2/pictures/", valueAt("id")],
  interval: 1,
});
const PAINT: Spec<typeof paint> = {
  parameters: { width: "size.width", height: "size.height" },
  request: ({ providerId, inputs, parameters }) => ({
    path: "v2/pictures",
    json: { model: providerId, prompt: inputs, ...parameters },
  }),
  job: JOB,
  answer: answer.download("picture.url", "image/png"),
};
const EMBED: Spec<typeof embed> = {
  parameters: { normalize: "unit" },
  request: ({ providerId, inputs, parameters }) => ({
    path: "v2/vectors",
    json: { engine: providerId, texts: [inputs], ...parameters },
  }),
  answer: answer.json("vectors.0.values", "numbers"),
};

interface Odd {
  readonly paint?: object;
  readonly embed?: object;
  readonly more?: Partial<ProviderSpec>;
  readonly posted?: object;
  readonly asked?: object;
  readonly file?: object;
  readonly vectors?: object;
  readonly roots?: readonly string[];
  readonly tasks?: readonly Contract["tasks"][number][];
  readonly contract?: object;
}
const size = { width: fact.parameter("width"), height: fact.parameter("height") };
const painted = { model: fact.providerId, prompt: fact.input(), steps: fact.parameter("steps") };

function contractOf(odd: Odd): Contract {
  const at = bases(...(odd.roots ?? [API, ROUTED]));
  const exchanges = [
    {
      post: at("/v2/pictures"),
      json: open({ ...painted, size: optional(size) }),
      replies: [reply.json({ id: "pic-1", state: "queued" })],
      ...odd.posted,
    },
    {
      get: at("/v2/pictures/pic-1"),
      replies: [
        reply.json({ state: "painting" }),
        reply.json({ state: "done", picture: { url: FILE } }),
      ],
      failed: [reply.json({ state: "failed", error: "The ink ran out." })],
      ...odd.asked,
    },
    {
      get: [url(FILE)],
      secret: "none",
      replies: [reply.file("iVBORw0KGgo=", "image/png")],
      ...odd.file,
    },
  ] as readonly Exchange[];
  const vectors: Exchange = {
    post: at("/v2/vectors"),
    json: open({
      engine: fact.providerId,
      texts: [fact.input()],
      unit: fact.parameter("normalize"),
      top_p: fact.parameter("top_p"),
    }),
    replies: [reply.json({ vectors: [{ values: [0.25, -0.5] }] }, { shows: "0.25" })],
    ...odd.vectors,
  };
  return defineContract({
    provider: "quillbox",
    key: { header: "x-quillbox-key" },
    errors: openAiErrors,
    tasks: odd.tasks ?? [takes(paint, ...exchanges), takes(embed, vectors)],
    ...odd.contract,
  });
}

const sample = (odd: Odd = {}): unknown =>
  given(
    { contract: contractOf(odd) },
    defineProvider({
      id: "quillbox",
      label: "Quillbox",
      baseUrl: API,
      auth: { header: "x-quillbox-key" },
      tasks: [serves(paint, { ...PAINT, ...odd.paint }), serves(embed, { ...EMBED, ...odd.embed })],
      ...odd.more,
    }),
  );
const polling = (change: (sent: SentRequest) => object): unknown =>
  sample({ paint: { job: (sent: SentRequest) => ({ ...JOB(sent), ...change(sent) }) } });
const embedding = (made: Spec<typeof embed>["request"], vectors: object = {}): unknown =>
  sample({ embed: { request: made }, vectors });
const vectorsWith = (more: object, vectors: object = {}): unknown =>
  embedding((ask) => ({ ...EMBED.request(ask), ...more }), vectors);
const answered = (one: Answer): unknown => sample({ embed: { answer: one } });
const slashed = bases(API, ROUTED)("/v2/vectors/");

const chat = defineTask({
  id: "sample-chat",
  label: "Chat",
  modality: "nlp",
  inputs: "json",
  output: "json",
  streams: true,
  parameters: {},
  sample: () => [{ role: "user", content: "Hello" }],
});
const streaming = (stream: Pattern, more: object = {}): unknown =>
  sample({
    more: {
      tasks: [
        serves(chat, {
          request: ({ inputs, parameters }) => ({
            path: "v2/chat",
            json: { messages: inputs, ...parameters },
          }),
          answer: (streamed) => (streamed ? answer.stream() : answer.json("text", "string")),
          ...more,
        }),
      ],
    },
    tasks: [
      takes(chat, {
        post: bases(API, ROUTED)("/v2/chat"),
        json: open({ messages: fact.input(), stream }),
        replies: [
          reply.json(
            { text: "Hi." },
            { shows: "Hi.", events: [{ choices: [{ delta: { content: "Hi." } }] }] },
          ),
        ],
      }),
    ],
  });

const painting = (made: (ask: Parameters<typeof PAINT.request>[0]) => object): unknown =>
  sample({ paint: { request: made } });
const smell = takes({ ...paint, id: "smell" }, contractOf({}).tasks[1]!.exchanges[0]!);

/** Samples of contracts. */
export const contracts: Samples = withOptions(
  only("returns-fit", "contract-is-whole", "paths-lead", "contract-holds", "replies-fit"),
  {
    "": {
      "no URL of the router for a provider off the Hub": sample({
        more: { isOffHub: true },
        roots: [API],
      }),
    },
    "contract-holds": {
      "the task's name of a parameter": sample({ paint: { parameters: {} } }),
      "an unknown parameter that is dropped": painting((asked) => {
        const { x_unknown: _, ...parameters } = asked.parameters as Record<string, unknown>;
        return PAINT.request({ ...asked, parameters: parameters as typeof asked.parameters });
      }),
      "the Hub's id of the model": painting((asked) =>
        PAINT.request({ ...asked, providerId: asked.modelId }),
      ),
      "an unknown member": vectorsWith({ json: { n: 1 } }),
      "a refusal": painting(() => absent("never", "There is no ink.", "Buy some.")),
      "a request that throws": painting(() => {
        throw new TypeError("not so");
      }),
      "a status URL without the key": sample({
        posted: {
          replies: [reply.json({ id: "pic-1", state: "queued", poll: `${API}/v2/pictures/pic-1` })],
        },
        asked: {
          replies: [
            reply.json({ state: "painting", poll: `${API}/v2/pictures/pic-1` }),
            reply.json({ state: "done", picture: { url: FILE } }),
          ],
        },
        paint: { job: (sent: SentRequest) => ({ ...JOB(sent), status: [urlAt("poll")] }) },
      }),
      "a state that is not waited for": polling(() => ({ waiting: ["queued"] })),
      "a failed job that is read as a result": sample({ paint: { answer: answer.json("state") } }),
      "a task that the provider does not serve": sample({
        tasks: [...contractOf({}).tasks, smell],
      }),
      "`stream` as a constant": streaming(optional(true)),
      "a stream that is read as JSON": streaming(fact.parameter("stream"), {
        answer: answer.json("text", "string"),
      }),
      "no URL of the router": sample({ roots: [API] }),
      "no URL of the service": sample({ roots: [ROUTED] }),
      "an undeclared header": vectorsWith({ headers: { "x-version": "3" } }),
      "a slash at the end of the contract's path": sample({ vectors: { post: slashed } }),
      "a job without a failure": sample({ asked: { failed: undefined } }),
      "a URL as base64": sample({ paint: { answer: answer.base64("picture.url", "image/png") } }),
      "a reply without `shows`": sample({
        vectors: { replies: [reply.json({ vectors: [{ values: [0.25] }] })] },
      }),
      "a parameter that the contract does not name": sample({
        vectors: {
          json: open({
            engine: fact.providerId,
            texts: [fact.input()],
            unit: fact.parameter("normalize"),
          }),
        },
      }),
      "parameters that are not sent": embedding((ask) => ({
        path: "v2/vectors",
        json: { engine: ask.providerId, texts: [ask.inputs] },
      })),
      "a key in another header": sample({ contract: { key: { header: "x-quill-key" } } }),
      "an object that is not always sent": sample({ posted: { json: open({ ...painted, size }) } }),
      "a string for a list": embedding((ask) => ({
        path: "v2/vectors",
        json: { engine: ask.providerId, texts: ask.inputs, ...ask.parameters },
      })),
      "a file that needs a key": sample({ file: { secret: "key" } }),
      "waits for a job that is done": polling(() => ({ waiting: ["queued", "painting", "done"] })),
      "waits for a job that failed": polling(() => ({ waiting: ["queued", "painting", "failed"] })),
      "a task that the contract does not name": sample({ tasks: contractOf({}).tasks.slice(0, 1) }),
    },
    "contract-is-whole": {
      "a misspelt field of an exchange": sample({ asked: { fail: [] } }),
      "a misspelt field of the contract": sample({ contract: { error: openAiErrors } }),
      "a misspelt field of a reply": sample({ vectors: { replies: [{ json: {}, show: "1" }] } }),
      "a path without a slash": sample({ vectors: { post: bases(API, ROUTED)("v2/vectors") } }),
    },
    "paths-lead": { "a state with a dot": polling(() => ({ state: ["job.state"] })) },
    "returns-fit": {
      "an unknown shape": answered(answer.json("vectors.0.values", "floats" as never)),
      "a job at another server": polling(() => ({
        status: [`${API}/v2/pictures/`, valueAt("id")],
      })),
    },
  },
);
