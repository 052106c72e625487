// The abilities of an SDK, extracted from the SDK itself: data that its client checks before it prints a call.
import {
  type Absence,
  type Answer,
  type Call,
  valueIn,
  type HttpRequest,
  isAbsence,
} from "hubsmith";
import { oncePer } from "#core/base/freeze";
import { mediaType } from "#core/kinds/inputs";
import type { FileRef, Value, ValueObject } from "hubsmith/code";
import { filesIn } from "../code/files.ts";
import { isAcceptedByHub } from "../tasks/recording-types.ts";
import { refusal } from "./refusals.ts";
import { asksForMore, fileNameFor } from "./response.ts";

// For SDKs that put an id into a URL unencoded.
export { encodePath } from "#core/http/path";

/** An SDK: its version, and what it can call. */
export interface Sdk {
  readonly name: string;
  readonly version: string;
  readonly tasks: Readonly<Record<string, SdkTask>>;
}

/** How an SDK calls a task. */
export interface SdkTask {
  readonly method: string;
  /** Its inputs by name, in order; empty if they are passed as one object. */
  readonly inputs: readonly string[];
  /** The parameters that it declares. */
  readonly parameters: readonly string[];
  /** Where other parameters go: in an object of this name, or next to the declared ones; not supported if omitted. */
  readonly others?: "extra_body" | "beside";
  /** By the id of the provider. */
  readonly providers: Readonly<Record<string, SdkPair>>;
}

/** How an SDK sends a task to a provider. */
export interface SdkPair {
  /** The path of a parameter in the body, unless it keeps its own name; `*` is for all others. */
  readonly places?: Readonly<Record<string, BodyPath>>;
  /** The MIME type of every file; by default, it depends on the file's name. */
  readonly fileType?: string;
  /** What it sends in addition to the inputs, at places that the service ignores. */
  readonly misplaces?: readonly string[];
  /** Whether it polls a job until it is done. */
  readonly polls?: boolean;
}

/** A path in a body, with dots, or one for each part of a size. Empty: it is not sent unchanged. */
export type BodyPath = string | { readonly [part: string]: string };

/** Why an SDK cannot call the task with the provider; undefined if it can. */
export function refuseUnsupportedPair(sdk: Sdk, call: Call): Absence | undefined {
  const { provider, providerLabel, target, task } = call;
  const known = Object.keys(sdk.tasks[task.id]?.providers ?? {});
  const isAuto = target !== "endpoint" && provider === "auto";
  const hosts = isAuto ? hostsOf(call) : undefined;
  const anyWill = target === "endpoint" || (isAuto && hosts === undefined);
  const wanted = hosts ?? [provider];
  if (anyWill ? known.length > 0 : wanted.some((id) => known.includes(id))) return undefined;
  const label = isAuto ? "any provider of the model" : providerLabel;
  const where = known.length === 0 ? "" : ` on ${label}`;
  return refusal(
    "sdk-lacks-pair",
    `${sdk.name} does not support ${task.id}${where}.`,
    "another provider",
  );
}

/** The provider that a call names: with `auto`, the first that the SDK supports, if the SDK would choose another one. */
export function namedProvider(sdk: Sdk, call: Call): string {
  const pairs = sdk.tasks[call.task.id]?.providers ?? {};
  const hosts = call.provider === "auto" ? (hostsOf(call) ?? []) : [];
  const first = hosts.find((id) => Object.hasOwn(pairs, id));
  return first === undefined || first === hosts[0] ? call.provider : first;
}

/** Whether an SDK may poll a job in this call. */
export function polls(sdk: Sdk, call: Call): boolean {
  if (call.target === "endpoint") return false;
  const pairs = sdk.tasks[call.task.id]?.providers ?? {};
  const provider = namedProvider(sdk, call);
  const any = provider === "auto" ? (hostsOf(call) ?? Object.keys(pairs)) : [provider];
  return any.some((id) => pairs[id]?.polls === true);
}

/**
 * Why an SDK would end before a job does: the provider waits for up to a minute, and the SDK does not poll. Most images
 * and sounds take less, and videos more.
 */
export function lacksPolling(sdk: Sdk, call: Call): Absence | undefined {
  if (call.task.output !== "video" || !waitsOnce(sdk, call)) return undefined;
  const reason = `${sdk.name} waits only a minute for ${call.providerLabel}, and most videos take longer.`;
  return refusal("sdk-lacks-polling", reason, "another provider");
}

/**
 * Whether an SDK would end before a job of a long recording does: the provider waits for up to a minute, and the SDK
 * does not poll. A short one takes less, so the call is printed with a comment.
 */
export const endsAfterMinute = (sdk: Sdk, call: Call): boolean =>
  call.task.inputs === "audio" && waitsOnce(sdk, call);

/** Whether the provider answers within a minute or with a job, which the SDK does not poll. */
const waitsOnce = (sdk: Sdk, call: Call): boolean =>
  !call.isJob && !isAbsence(call.request) && call.request.job !== undefined && !polls(sdk, call);

/** The providers among which an SDK chooses; undefined if they are unknown, or if the router chooses. */
const hostsOf = oncePer(({ model, task }: Call): readonly string[] | undefined => {
  if (task.routerApi !== undefined) return undefined;
  const tasks = [undefined, task.id, model.pipeline_tag, ...(task.hubServers?.alsoServes ?? [])];
  return model.inferenceProviderMapping
    ?.filter((mapping) => (mapping.status ?? "live") === "live" && tasks.includes(mapping.task))
    .map((mapping) => mapping.provider);
});

/** Why an SDK cannot send the inputs of a call in the provider's format; undefined if it can. */
export function refuseMisplacedInputs(
  sdk: Sdk,
  { provider, target, task }: Call,
): Absence | undefined {
  const pairs = sdk.tasks[task.id]?.providers ?? {};
  const mine = target === "endpoint" ? undefined : pairs[provider];
  // If it does not have the requested pair, the problem that all its pairs have is more helpful.
  const candidates = mine === undefined ? Object.values(pairs) : [mine];
  const [odd] = candidates.map(({ misplaces }) => misplaces);
  if (odd === undefined || candidates.some(({ misplaces }) => misplaces === undefined))
    return undefined;
  return refusal(
    "sdk-misplaces-input",
    `${sdk.name} sends ${odd.join(" and ")} next to the inputs of ${task.id}, where the servers do not read them.`,
  );
}

/** How the JSON of a task's answer is read on Hugging Face's servers, whose form the SDKs return. */
const readingOf = ({ hubServers }: Call["task"]): Extract<Answer, { kind: "json" }> | undefined =>
  hubServers?.answer?.kind === "json" ? hubServers.answer : undefined;

/** Whether the answer of a task is an array of numbers, such as an embedding, whose size is printed. */
export const returnsVector = (task: Call["task"]): boolean =>
  readingOf(task)?.schemas?.[0] === "numbers";

/** The members of an SDK's result, or of its best item, that are the answer without its wrapper; none if all of it is. */
export function membersOf({ task, parameters }: Call): readonly string[] {
  const { at, schemas } = readingOf(task) ?? {};
  const last = at?.[0]?.at(-1);
  if (last === undefined || asksForMore(parameters)) return [];
  return typeof last === "string" ? [last] : Object.keys(schemas?.[0] ?? {});
}

/** The name of the variable for the result of a task. */
export const resultOf = ({ id, output }: Call["task"]): string =>
  output === "json" || ["audio-to-audio", "image-segmentation"].includes(id) ? "result" : output;

// The usual file extensions, if the provider is unknown.
const USUAL: Readonly<Record<string, string>> = {
  image: "jpg",
  audio: "mp3",
  video: "mp4",
};

/** The name of the file that a result is saved as: its extension matches the format that the service sends. */
export function fileOf({ task: { output }, request }: Call): string {
  const read = isAbsence(request) ? undefined : request.answer;
  return read !== undefined && "type" in read
    ? fileNameFor(read.type)
    : `${output}.${USUAL[output] ?? "json"}`;
}

// An SDK finds the provider's model id, or chooses a provider.
const KNOWN_BY_SDK = ["needs-provider-id", "needs-sdk"];

/**
 * Why an SDK cannot send the parameters of a call in the provider's format; undefined if it can. `ownForm` lists what
 * it sends in another format, as `provider/task` or `provider/task/parameter`.
 */
export function lacksParameter(
  sdk: Sdk,
  call: Call,
  ownForm: readonly string[] = [],
): Absence | undefined {
  const { parameters, provider, providerLabel, request } = call;
  if (isAbsence(request) && !KNOWN_BY_SDK.includes(request.code)) return request;
  const task = sdk.tasks[call.task.id];
  if (task === undefined) return undefined;
  const names = [...task.inputs, ...task.parameters];
  const pair = `${provider}/${call.task.id}`;
  const isOwn = (name: string): boolean =>
    ownForm.includes(pair) || ownForm.includes(`${pair}/${name}`);
  for (const [name, value] of Object.entries(parameters)) {
    if (task.others === undefined && !names.includes(name))
      return lacking(`${sdk.name}'s ${task.method} does not accept ${name}.`, name);
    if (!isOwn(name) && !arrives(task.providers[provider], call, name, value))
      return lacking(
        `${sdk.name} sends ${name} to ${providerLabel} in an unsupported format.`,
        name,
      );
  }
  return undefined;
}

const lacking = (reason: string, name: string): Absence =>
  refusal("sdk-lacks-parameter", reason, `remove ${name}`);

/** Why an SDK would read an unknown parameter as its own option; undefined if it would not. */
export function refuseMistakenName(
  label: string,
  { parameters, task }: Call,
  words: readonly string[],
): Absence | undefined {
  const odd = Object.keys(parameters).find(
    (name) => words.includes(name) && !Object.hasOwn(task.parameters, name),
  );
  if (odd === undefined) return undefined;
  const reason = `${label} reads ${JSON.stringify(odd)} as its own option, not as a parameter.`;
  return refusal("bad-parameter-name", reason, "remove the parameter");
}

// The HTTP request is right, so an SDK's request is right if it has the same value in the same place.
function arrives(
  pair: SdkPair | undefined,
  { request }: Call,
  name: string,
  value: Value,
): boolean {
  if (pair === undefined || isAbsence(request) || "file" in request.body) return true;
  const { places = {} } = pair;
  const place = Object.hasOwn(places, name) ? places[name]! : (places["*"] ?? "*");
  if (typeof place === "object")
    return Object.entries(place).every(([part, at]) =>
      isAt(request, at.split("."), (value as ValueObject)[part]),
    );
  const path = place.split(".").map((step) => (step === "*" ? name : step));
  return place !== "" && isAt(request, path, value);
}

function isAt({ body }: HttpRequest, path: readonly string[], value: Value | undefined): boolean {
  if ("form" in body) return Object.hasOwn(body.form, path.join("."));
  const member = valueIn("json" in body ? body.json : undefined, ...path);
  return member === value || JSON.stringify(member) === JSON.stringify(value);
}

/** Why an SDK cannot send the file of a call with its type; undefined if it can. */
export function mistakesType(sdk: Sdk, call: Call): Absence | undefined {
  const { inputs, provider, providerLabel, task } = call;
  const fixed = sdk.tasks[task.id]?.providers[provider]?.fileType;
  const hub = fixed === undefined && isBodyOnHub(sdk, call);
  const sentAs = ({ path, type }: FileRef): string | undefined =>
    fixed ?? mediaType(path, hub ? "video" : type.split("/")[0]);
  const isWrong = (file: FileRef): boolean => {
    const sent = sentAs(file);
    return hub ? sent === undefined || !isAcceptedByHub(sent) : sent !== file.type;
  };
  const odd = filesIn(inputs).find(isWrong);
  if (odd === undefined) return undefined;
  const sent = sentAs(odd) ?? "a file of unknown type";
  const but = hub ? "which it does not accept" : `but its type is ${odd.type}`;
  const where = hub ? "HF Inference" : providerLabel;
  const reason = `${sdk.name} sends ${odd.path} to ${where} as ${sent}, ${but}.`;
  return refusal(
    "sdk-mistakes-type",
    reason,
    hub ? "convert the file, e.g. to mp3" : "another file",
  );
}

/** The server that an SDK calls first: an endpoint runs the software of Hugging Face's servers. Undefined if unknown. */
function serverOf(sdk: Sdk, call: Call): string | undefined {
  if (call.target === "endpoint") return "hf-inference";
  const named = namedProvider(sdk, call);
  return named === "auto" ? hostsOf(call)?.[0] : named;
}

/** Whether an SDK sends a recording to Hugging Face's servers as the body of the request, whose type they check. */
export const isBodyOnHub = (sdk: Sdk, call: Call): boolean =>
  call.task.inputs === "audio" &&
  Object.keys(call.parameters).length === 0 &&
  serverOf(sdk, call) === "hf-inference";
