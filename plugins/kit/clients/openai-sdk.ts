// The calls that OpenAI's SDKs can make: each has a path of OpenAI's API, and a method in both SDKs.
import { absent, type Absence, type Call, type HttpRequest, isAbsence } from "hubsmith";
import { text, type Value, type ValueObject } from "hubsmith/code";
import { isText, type Text } from "hubsmith/language";
import { isChatAnswer } from "../tasks/chat-api.ts";
import { isChat, refusal, requireRequest } from "./refusals.ts";
import { answerPlan, type AnswerPlan } from "./response.ts";

/** The note of packages that call OpenAI's SDK. Two options would leave these out, but few readers have set them. */
export const OPENAI_IDS =
  "Unset OPENAI_ORG_ID and OPENAI_PROJECT_ID; otherwise OpenAI's SDK sends them to this service, too.";

/** A method of OpenAI's SDKs. */
export interface OpenAiMethod {
  /** The end of the URLs that it requests. */
  readonly path: string;
  /** Its name below the client, e.g. `["embeddings", "create"]`; the same in Python and JavaScript. */
  readonly name: readonly string[];
  /** What a program calls its result. */
  readonly result: string;
  /** Arguments without which it cannot be called, or reads other responses than those of most services. */
  readonly adds?: ValueObject;
  /** The argument without which it cannot be called, which services may not require. */
  readonly requires?: string;
}

// Completions end like chats, so chats come first.
const METHODS: readonly OpenAiMethod[] = [
  { path: "/responses", name: ["responses", "create"], result: "response" },
  {
    path: "/chat/completions",
    name: ["chat", "completions", "create"],
    result: "completion",
  },
  {
    path: "/completions",
    name: ["completions", "create"],
    result: "completion",
  },
  {
    path: "/embeddings",
    name: ["embeddings", "create"],
    result: "response",
    // By default it asks for base64, and the JavaScript SDK misreads the numbers of services that do not have it.
    adds: { encoding_format: "float" },
  },
  {
    path: "/images/generations",
    name: ["images", "generate"],
    result: "images",
  },
  {
    path: "/audio/speech",
    name: ["audio", "speech", "create"],
    result: "speech",
    requires: "voice",
  },
  {
    path: "/audio/transcriptions",
    name: ["audio", "transcriptions", "create"],
    result: "transcription",
  },
];

const methodOf = ({ url }: HttpRequest): OpenAiMethod | undefined =>
  METHODS.find(({ path }) => baseOf(url, path) !== undefined);

/** The URL before the path of an API; `undefined` if it does not end with the path. */
export function baseOf(url: string | Text, path: string): string | Text | undefined {
  if (typeof url === "string") return url.endsWith(path) ? url.slice(0, -path.length) : undefined;
  const end = url.parts.at(-1);
  return typeof end === "string" && end.endsWith(path)
    ? text(...url.parts.slice(0, -1), end.slice(0, -path.length))
    : undefined;
}

/** A call as OpenAI's SDKs make it. */
export interface OpenAiCall {
  /** The URL up to the path of the method. */
  readonly baseUrl: string | Text;
  /** The headers without `Authorization`, which the SDKs send themselves. */
  readonly headers: HttpRequest["headers"];
  readonly method: OpenAiMethod;
  /** The arguments: the members of the body, or the fields of the form. */
  readonly arguments: ValueObject;
  /** What is done with the response. */
  readonly shows: AnswerPlan;
}

/** The call as OpenAI's SDKs make it; for calls that `refuseUnlessOpenAi` accepts. */
export function openAiCall(call: Call): OpenAiCall {
  const request = requireRequest(call);
  const { Authorization: _, ...headers } = request.headers;
  const method = methodOf(request)!;
  return {
    baseUrl: baseOf(request.url, method.path)!,
    headers,
    method,
    arguments: { ...argumentsOf(request, call.parameters), ...method.adds },
    shows: answerPlan(call),
  };
}

// A form has texts only; the SDKs take the values that they came from.
function argumentsOf({ body }: HttpRequest, parameters: ValueObject): ValueObject {
  if ("json" in body) return body.json;
  if (!("form" in body)) return {};
  const typed = (field: Value): Value =>
    Object.values(parameters).find((value) => JSON.stringify(value) === field) ?? field;
  return Object.fromEntries(Object.entries(body.form).map(([name, field]) => [name, typed(field)]));
}

/** Whether the key is sent as the SDKs send it. */
export function isBearer({ headers: { Authorization: key } }: HttpRequest): boolean {
  const lead = isText(key) ? key.parts[0] : key;
  return typeof lead === "string" && lead.startsWith("Bearer ");
}

/** Why OpenAI's SDKs cannot make a call, or `undefined`. */
export function refuseUnlessOpenAi(call: Call, label: string): Absence | undefined {
  const { providerLabel, request, target } = call;
  if (isAbsence(request)) return request;
  const method = methodOf(request);
  const { wireOf, label: wire } = call.task;
  if (wireOf !== undefined && method?.path !== "/responses")
    return refusal("other-wire", `${label} does not have the wire format ${wire}.`);
  const needsNoKey = target === "endpoint" && Object.keys(request.headers).length === 0;
  if (!needsNoKey && !isBearer(request))
    return refusal(
      "key-elsewhere",
      `${label} sends its key as "Authorization: Bearer", which ${providerLabel} does not accept.`,
    );
  if (method === undefined && isChat(call))
    return refusal("not-a-base-url", `${label} needs a URL that ends with /chat/completions.`);
  if (method === undefined || request.job !== undefined || "file" in request.body)
    return refusal(
      "other-api",
      `${label} needs OpenAI's API, which ${providerLabel} does not have for this task.`,
    );
  const { requires } = method;
  if (requires !== undefined && openAiCall(call).arguments[requires] === undefined)
    return absent({
      code: `needs-${requires}`,
      reason: `${label} needs a ${requires}.`,
      fix: `Set the parameter ${requires}, or choose another client.`,
    });
  const isRead =
    call.task.id === "responses" ||
    (isChat(call) ? isChatAnswer(request.answer) : isPlain(answerPlan(call)));
  const kind = request.answer.kind === "stream" ? "stream" : "response";
  return isRead
    ? undefined
    : refusal(
        "sdk-misreads-answer",
        `${label} cannot read the ${kind} of ${providerLabel}, which has another format than OpenAI's.`,
      );
}

// The SDKs have objects with known members.
const isPlain = (shows: AnswerPlan): boolean =>
  shows.kind === "save body" ||
  ((shows.kind === "print" || shows.kind === "save base64") &&
    shows.at.every((step) => !Array.isArray(step)) &&
    !("textUrl" in shows));
