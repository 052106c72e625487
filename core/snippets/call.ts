// Builds calls: a plan with its inputs, and the HTTP request, or why there is none: an SDK may still make the call.
import {
  type Env,
  type Text,
  type Value,
  type ValueObject,
  isEnv,
  isText,
  text,
} from "../code/value.ts";
import { abbreviate, defined, describe, isObject } from "../base/describe.ts";
import type { Hub } from "../hub/hub.ts";
import {
  absent,
  type Absence,
  type Diagnostic,
  invalidReturn,
  isAbsence,
  PluginError,
  tryCall,
} from "../base/issue.ts";
import { Cache, frozenClone, isSame } from "../base/freeze.ts";
import { carriesToken, type Job, type UrlPart } from "../http/response.ts";
import type { RequestContext, HttpRequest, RequestSpec } from "../http/request.ts";
import type { Call } from "../kinds/call.ts";
import type { TaskHandler } from "../kinds/provider.ts";
import type { Callee } from "./app-server.ts";
import { isHeaderText, isHubUrl, prefixOf, type Route } from "./route.ts";
import { parseInputs } from "../kinds/inputs.ts";
import type { Json } from "../record/json.ts";
import { firstHandler } from "./hosting.ts";
import { asModel } from "../record/model.ts";
import { filledIn, isSecretName, joinedText, variableIssue } from "../http/base-url.ts";
import { unsafeId } from "../http/path.ts";
import { otherApi, requestUrl } from "./url.ts";
import {
  type InferenceOptions,
  type InferenceRequest,
  nonStringOption,
  reportUnknownOptions,
} from "./options.ts";
import { type Parameters, reportParameters } from "./parameters.ts";
import { type Handler, type Plan, planOf } from "./plan.ts";

/**
 * Builds the call that the snippets of a request print: its task, route, inputs and HTTP request. Never throws.
 * @param diagnostics - Receives the problems of the request and of plugins.
 * @returns The call; or an absence, such as for an unknown provider. A call may have an absence as its `request`.
 * @example
 * ```ts
 * import { createHub, inferenceCall, isAbsence } from "hubsmith";
 * import together from "hubsmith/plugins/providers/together";
 *
 * const model = { id: "Qwen/Qwen3-8B", tags: ["conversational"], pipeline_tag: "text-generation" };
 * const request = { model, provider: "together", providerId: "Qwen/Qwen3-8B" };
 * const call = inferenceCall(createHub([together]), request);
 * isAbsence(call) ? call.reason : call.task.id; // → "conversational"
 * ```
 * @public
 */
export function inferenceCall(
  hub: Hub,
  request: InferenceRequest,
  diagnostics: Diagnostic[] = [],
): Call | Absence {
  const faults: Diagnostic[] = [];
  const call = tryCall("The request", "building its call", faults, () =>
    callOf(hub, request, diagnostics),
  );
  const [fault] = faults;
  if (fault === undefined) return call;
  const fix = "Pass a model record, a provider and options.";
  return absent({ code: "bad-request", reason: fault.message, fix });
}

function callOf(hub: Hub, request: InferenceRequest, diagnostics: Diagnostic[]): Call | Absence {
  const { options = {} } = request;
  reportUnknownOptions(request, diagnostics);
  const model = asModel(request.model, diagnostics);
  if (isAbsence(model)) return model;
  const wrongOption = nonStringOption(request);
  if (wrongOption !== undefined) return wrongOption;
  const plan = planOf({ hub, model, request, diagnostics });
  if (isAbsence(plan)) return plan;
  const notes: Diagnostic[] = [];
  const inputs = inputsOf(plan, options, notes);
  if (!isAbsence(inputs) && plan.last !== undefined && plan.last.call.inputs === inputs) {
    diagnostics.push(...plan.last.diagnostics);
    return plan.last.call;
  }
  const call = isAbsence(inputs) ? inputs : callWith(plan, options, inputs, notes);
  diagnostics.push(...notes);
  if (!isAbsence(call)) plan.last = { call, diagnostics: notes };
  return call;
}

function callWith(
  plan: Plan,
  options: InferenceOptions,
  inputs: Value,
  diagnostics: Diagnostic[],
): Call | Absence {
  const { parameters } = plan;
  if (isAbsence(parameters)) return parameters;
  if (options.billTo && plan.route.billTo === undefined) {
    const message = `billTo was ignored: this request is not billed through Hugging Face.`;
    diagnostics.push({ code: "option-ignored", message, path: "options.billTo" });
  }
  const { streaming } = parameters;
  const given = { streaming, inputs, parameters: parameters.byTaskName };
  const request = requestOf(plan, given, parameters, diagnostics);
  const code = isAbsence(request) ? request.code : undefined;
  // SDKs would call that URL, too.
  if (code === "other-api") return request as Absence;
  reportParameters(plan, parameters, code !== "parameter-clash", diagnostics);
  // Own fields before the spread: the other order is much slower in V8.
  const call: Call = { request: Object.freeze(request), ...given, ...plan.fields };
  return Object.freeze(Cache.addTo(call));
}

// The requested inputs, or by default the sample of the task for the model.
function inputsOf(
  { last, task, model, fields }: Plan,
  options: InferenceOptions,
  diagnostics: Diagnostic[],
): Value | Absence {
  // Inputs with the same content are the same object, so that the last call is found.
  const frozen = (value: Value): Value =>
    last !== undefined && isSame(last.call.inputs, value) ? last.call.inputs : frozenClone(value);
  const given = task.inputs === "json" ? (options.messages ?? options.inputs) : options.inputs;
  const owner = `task/${task.id}`;
  if (given !== undefined && given !== null) {
    const parsed = parseInputs(task, given as Value);
    if (isAbsence(parsed)) return parsed;
    return tryCall(owner, "converting inputs", diagnostics, () =>
      frozen(task.convert?.(parsed, model) ?? parsed),
    );
  }
  return tryCall(owner, "reading sample inputs", diagnostics, () => {
    const sample = fields.recipe?.sample?.(model) ?? (task.sample(model) as Value);
    return isAbsence(sample) ? sample : frozen(sample);
  });
}

type Given = Pick<Call, "streaming" | "inputs" | "parameters">;

function requestOf(
  plan: Plan,
  given: Given,
  parameters: Parameters,
  diagnostics: Diagnostic[],
): HttpRequest | Absence {
  const { handler, model, fields, task, route } = plan;
  if (handler === undefined)
    return missingParameter(plan, firstHandler(plan), given) ?? needsSdk(plan);
  const id = handler.modelId;
  const unfit = id === undefined ? needsProviderId(plan) : unfitModel(plan, handler, id);
  if (unfit !== undefined) return unfit;
  const context: Omit<RequestContext, "parameters"> = {
    inputs: given.inputs,
    providerId: id!,
    modelId: model.id,
    target: route.target,
    ...defined({ mapping: fields.mapping }),
  };
  const build = (parameters: ValueObject): RequestSpec | Absence => {
    Object.freeze(parameters);
    const parts = handler.request(Object.freeze({ parameters, ...context }));
    // A plugin may return the fields of an absence.
    return "reason" in parts ? absent(parts) : (unsafeHeader(plan, parts) ?? parts);
  };
  return tryCall(handler.owner, `building a request for ${task.id}`, diagnostics, () => {
    const sent = { ...parameters.byProviderName, ...parameters.unknown };
    const parts = build(given.streaming ? withStream(sent) : sent);
    if (isAbsence(parts)) return parts;
    return (
      parameterCollision(plan, parameters, build) ??
      missingParameter(plan, handler, given) ??
      otherApi(route, parts, task) ??
      httpRequestOf(plan, handler, given, parts)
    );
  });
}

const withStream = (parameters: ValueObject): ValueObject => ({ ...parameters, stream: true });

function missingParameter(
  { provider, task }: Plan,
  handler: TaskHandler | undefined,
  { parameters }: Given,
): Absence | undefined {
  const missing = handler?.requires?.find((name) => !Object.hasOwn(parameters, name));
  if (missing === undefined) return undefined;
  return absent({
    code: "needs-parameter",
    reason: `${provider.label} requires the parameter \`${missing}\` for ${task.id}.`,
    fix: `Pass \`${missing}\`.`,
  });
}

const needsSdk = ({ provider, task }: Plan): Absence =>
  absent({
    code: "needs-sdk",
    reason: `${provider.label} needs an SDK for ${task.id}; raw HTTP must name a provider.`,
    fix: "Choose a provider by name.",
  });

const needsProviderId = ({ provider, model }: Plan): Absence =>
  absent({
    code: "needs-provider-id",
    reason: `${provider.label}'s model id for ${model.id} is unknown.`,
    fix: "Pass `providerId`, or use a record with `inferenceProviderMapping`.",
  });

function unfitModel(
  { provider, task }: Plan,
  { models }: TaskHandler,
  id: string,
): Absence | undefined {
  const issue = unsafeId(id, provider.modelBase);
  if (issue !== undefined) {
    return absent({
      code: "bad-provider-id",
      reason: `${provider.label} cannot be called with the id ${JSON.stringify(abbreviate(id))}, which ${issue}.`,
      fix: "Fix `providerId`, or the record's mapping.",
    });
  }
  if (models?.includes(id) !== false) return undefined;
  return absent({
    code: "unfit-model",
    reason: `${provider.label} supports ${task.id} only with ${models.join(", ")}, not with ${abbreviate(id)}.`,
    fix: "Choose another provider.",
  });
}

function httpRequestOf(
  plan: Plan,
  handler: Handler,
  { streaming }: Given,
  parts: RequestSpec,
): HttpRequest {
  const { route } = plan;
  const { baseUrl = route.baseUrl, modelId } = handler;
  const { url, ...sent } = requestUrl({ ...route, baseUrl }, parts);
  const job = handler.job?.({ ...sent });
  return Object.freeze({
    method: "POST",
    url,
    headers: Object.freeze({
      ...route.headers,
      ...defined({ "X-HF-Bill-To": route.billTo }),
      ...parts.headers,
    }),
    body: frozenClone(bodyOf(parts)),
    ...(job === undefined ? {} : { job: frozenClone(jobOf(job, sent.base, route)) }),
    answer: (plan.answer ??= frozenClone(handler.answer(streaming, route.target, modelId!))),
  });
}

function bodyOf({ file, form, json = {} }: RequestSpec): HttpRequest["body"] {
  if (file !== undefined) return { file };
  return form === undefined ? { json } : { form };
}

// A key must reach its own provider only, so only the kernel writes the headers that contain keys.
const RESERVED: readonly string[] = ["authorization", "content-type", "x-hf-bill-to"];

function unsafeHeader(
  { route, provider }: Plan,
  { baseUrl = route.baseUrl, headers }: RequestSpec,
): Absence | undefined {
  const isDirect = route.target === "direct";
  if (isDirect && provider.role === "huggingface" && !isHubUrl(baseUrl))
    throw invalidRequest(
      `baseUrl is ${JSON.stringify(baseUrl)}, which would receive the Hugging Face token. Use https://huggingface.co or one of its subdomains, or remove baseUrl.`,
    );
  const issue = isDirect ? variableIssue(baseUrl) : undefined;
  if (issue !== undefined)
    throw new PluginError("wrong-return", `the base URL ${JSON.stringify(baseUrl)} ${issue}`);
  if (headers === undefined) return undefined;
  const reserved = [...RESERVED, ...Object.keys(route.headers).map((name) => name.toLowerCase())];
  for (const [name, value] of Object.entries(headers)) {
    if (reserved.includes(name.toLowerCase()))
      throw invalidRequest(
        `headers has ${JSON.stringify(name)}, which the kernel adds. Remove it; \`auth\` sets how the key is sent.`,
      );
    const parts = isText(value) ? value.parts : [value];
    const stranger = parts.find((part) => isEnv(part) && !isOwn(part.name, provider)) as Env;
    if (stranger !== undefined)
      throw invalidRequest(
        `headers has ${stranger.name}, a secret that does not begin with ${prefixOf(provider)}_.`,
      );
    // The value may come from a record, so this is not an error of the plugin.
    const written = parts.map((part) => (typeof part === "string" ? part : "x")).join("");
    if (written !== "" && !isHeaderText(written))
      return absent({
        code: "bad-header",
        reason: `The header ${name} would be ${describe(value)}. A header must be printable ASCII, without line ends or surrounding spaces.`,
        fix: "Fix its source, such as the model id.",
      });
  }
  return undefined;
}

const invalidRequest = (issue: string): PluginError => invalidReturn("request", issue);

const isOwn = (name: string, provider: Callee): boolean =>
  !isSecretName(name) || (name.startsWith(`${prefixOf(provider)}_`) && !/^(HF|HUGGING)/.test(name));

// No provider has a parameter of this name. It shows which object contains unknown parameters.
const SENTINEL = "~";

// An absence if an unknown parameter would replace one of the request's own members.
function parameterCollision(
  { provider, task }: Plan,
  { byProviderName, unknown }: Parameters,
  build: (parameters: ValueObject) => RequestSpec | Absence,
): Absence | undefined {
  if (Object.keys(unknown).length === 0) return undefined;
  const known = task.streams === true ? withStream(byProviderName) : byProviderName;
  const parts = build({ ...known, [SENTINEL]: SENTINEL });
  const { form, json = {} }: Partial<RequestSpec> = isAbsence(parts) ? {} : parts;
  const parent = findSentinelParent(form ?? json);
  const name =
    parent && Object.keys(unknown).find((key) => key !== SENTINEL && Object.hasOwn(parent, key));
  if (name === undefined) return undefined;
  const reason = `The request to ${provider.label} already contains ${JSON.stringify(abbreviate(name))}, which a parameter cannot replace.`;
  const fix = `Remove the parameter ${abbreviate(name)}.`;
  return absent({ code: "parameter-clash", reason, fix });
}

function findSentinelParent(body: Json): Json | undefined {
  if (Object.hasOwn(body, SENTINEL)) return body;
  for (const member of Object.values(body)) {
    const parent = isObject(member) ? findSentinelParent(member) : undefined;
    if (parent !== undefined) return parent;
  }
  return undefined;
}

// The job with complete URLs. Throws if a URL would send the key to another server.
function jobOf(job: Job, base: string, { keyInQuery, variable }: Route): Job {
  const { status, result } = job;
  for (const [name, pieces] of Object.entries({ status, result: result ?? status })) {
    const issue = urlIssue(pieces, base);
    if (issue !== undefined) throw invalidReturn("job", `${name} ${issue}`);
  }
  const complete = (pieces: readonly UrlPart[]): readonly UrlPart[] => {
    const [first, ...rest] = joined(pieces);
    if (!carriesToken(pieces)) return [first!, ...rest];
    const [start, ...parts] = isText(first) ? first.parts : [first as string];
    const path = text((start as string).slice(base.length), ...parts);
    const hasQuery = pieces.some((piece) => typeof piece === "string" && piece.includes("?"));
    const key = keyInQuery === undefined ? [] : [hasQuery ? "&" : "?", keyInQuery];
    return joined([filledIn(base, variable), joinedText(path.parts), ...rest, ...key]);
  };
  return {
    ...job,
    status: complete(status),
    ...(result === undefined ? {} : { result: complete(result) }),
  };
}

function urlIssue(pieces: readonly UrlPart[], base: string): string | undefined {
  const [first, ...rest] = pieces;
  if (rest.some((piece) => typeof piece === "object" && "urlAt" in piece))
    return "has urlAt after its first part. Use valueAt or pathAt there.";
  // A URL from a response is called without the key.
  if (typeof first === "object" && "urlAt" in first) return undefined;
  // The part that does not depend on a response, and the first piece that does.
  const [prefix, next] = joined(["", ...pieces]).flatMap<unknown>((piece) =>
    isText(piece) ? piece.parts : [piece],
  ) as [string, object?];
  if (!prefix.startsWith(base) || !/^https?:\/\/[\w[{]/.test(prefix))
    return `begins with ${describe(prefix)}, but the key may be sent to ${JSON.stringify(base)} only. Begin with \`base\`, or with urlAt("…"), which is called without the key.`;
  const lacksSlash =
    prefix === base
      ? next !== undefined && !("pathAt" in next)
      : !/^[/?]/.test(prefix.slice(base.length));
  return lacksSlash
    ? 'continues `base` without a slash, which leads to another server. Write [base, "/…"].'
    : undefined;
}

function joined(pieces: readonly UrlPart[]): readonly UrlPart[] {
  const isString = (piece: UrlPart | undefined): piece is string | Text =>
    typeof piece === "string" || isText(piece);
  const all: UrlPart[] = [];
  for (const piece of pieces) {
    const last = all.at(-1);
    if (isString(last) && isString(piece)) all[all.length - 1] = joinedText([last, piece]);
    else all.push(piece);
  }
  return all;
}
