// Made-up providers: together they use every kind of request and response that data can describe, to check
// clients with.
import {
  answer,
  type Answer,
  type RequestContext,
  defineProvider,
  type Job,
  serves,
  pathAt,
  type Plugin,
  type SentRequest,
  type Task,
  urlAt,
  valueAt,
  type RequestSpec,
  type ProviderSpec,
} from "hubsmith";
import type { StreamOptions } from "#core/http/response";
import { ROUTER } from "#core/snippets/route";
import { dataUrl, isFile, type Value, type ValueObject } from "hubsmith/code";

const TYPES = { image: "image/png", audio: "audio/mpeg", video: "video/mp4" } as const;

type Request = (ask: RequestContext) => RequestSpec;
type Media = (type: string) => Answer;

const json: Request = ({ providerId, inputs, parameters }) => ({
  path: providerId,
  json: { inputs: encoded(inputs as Value), ...parameters },
});
// A file is sent as the body; with parameters, as a form.
const bytes: Request = (ask) =>
  isFile(ask.inputs) ? { path: ask.providerId, file: ask.inputs } : json(ask);
const form: Request = (ask) =>
  isFile(ask.inputs)
    ? { path: ask.providerId, form: { file: ask.inputs, ...textsOf(ask.parameters) } }
    : json(ask);

/** Parameters as the strings of a form. @internal */
export const textsOf = (parameters: ValueObject): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(parameters).map(([name, value]) => [
      name,
      typeof value === "string" ? value : JSON.stringify(value),
    ]),
  );

function encoded(value: Value): Value {
  if (isFile(value)) return dataUrl(value);
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  const members = Object.entries(value as ValueObject);
  return Object.fromEntries(members.map(([name, member]) => [name, encoded(member)]));
}

function provider(
  name: string,
  request: Request,
  {
    media,
    text = answer.json(),
    job,
    ...more
  }: Partial<ProviderSpec> & {
    readonly media: Media;
    readonly text?: Answer;
    readonly job?: (sent: SentRequest) => Job;
  },
): Plugin<"provider"> {
  return defineProvider({
    id: name === "" ? "acme" : `acme-${name}`,
    label: `Acme${name === "" ? "" : ` (${name})`}`,
    baseUrl: "https://api.acme.example",
    tasks: [],
    handlerOf: (task: Task) =>
      serves(task, {
        request,
        answer: (streaming) =>
          streaming
            ? answer.stream(CHAT)
            : task.output === "json"
              ? text
              : media(TYPES[task.output]),
        ...(job === undefined ? {} : { job }),
      }),
    ...more,
  });
}

const CHAT: StreamOptions = { format: "sse", at: "choices.0.delta.content", done: "[DONE]" };

// Only the router streams routed chats, and always as `CHAT`.
const streams = (name: string, stream: StreamOptions): Plugin<"provider"> =>
  defineProvider({
    id: `acme-${name}`,
    label: `Acme (${name})`,
    baseUrl: "https://api.acme.example",
    role: "direct",
    tasks: [],
    handlerOf: (task) =>
      task.streams === true
        ? serves(task, {
            request: json,
            answer: (streaming) => (streaming ? answer.stream(stream) : answer.json()),
          })
        : undefined,
  });

const ends = {
  state: "status",
  waiting: ["queued", "running"],
  interval: 1,
} as const;

/** One for each way to send a request, to send the key, to poll a job and to read the result. @internal */
export const madeUpProviders: readonly Plugin<"provider">[] = Object.freeze([
  provider("", bytes, { media: answer.bytes }),
  provider("json", json, {
    media: (type) => answer.base64("data.0.b64", type),
    text: answer.json(["text", "output"]),
    auth: { scheme: "Key" },
  }),
  provider("form", form, {
    media: (type) => answer.download("url", type),
    auth: { header: "x-key" },
  }),
  provider("query", json, {
    media: (type) => answer.download("output", type, { list: true }),
    auth: { query: "key" },
  }),
  provider("job", json, {
    media: (type) => answer.download("output.0", type),
    text: answer.json("output"),
    job: ({ base }) => ({ ...ends, status: [base, "/jobs/", valueAt("id")] }),
  }),
  provider("job-key", json, {
    media: (type) => answer.base64("output", type),
    auth: { query: "key" },
    job: ({ base }) => ({ ...ends, status: [base, "/jobs/", valueAt("id"), "?full=1"] }),
  }),
  provider("ticket", bytes, {
    media: (type) => answer.download("result.url", type),
    job: () => ({ ...ends, waiting: ["running"], pollFirst: true, status: [urlAt("urls.get")] }),
  }),
  provider("result", json, {
    media: (type) => answer.download(["picture.url", "file.url"], type),
    text: answer.json("answer"),
    job: ({ base }) => ({
      ...ends,
      status: [base, pathAt("status_url")],
      result: [base, pathAt("status_url"), "/result"],
    }),
  }),
  provider("elsewhere", json, {
    media: (type) => answer.download("url", type),
    job: () => ({ ...ends, status: [urlAt("status_url")], result: [urlAt("result_url")] }),
  }),
  provider("hub", json, {
    media: answer.bytes,
    text: answer.json("choices.0.message.content"),
    role: "huggingface",
    baseUrl: `${ROUTER}/acme-hub`,
  }),
  streams("events", { format: "sse", at: "delta.text" }),
  streams("lines", { format: "json lines", at: "outputs.0.text" }),
  defineProvider({ id: "acme-policy", label: "Acme (policy)", tasks: [] }),
]);
