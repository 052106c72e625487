// The checks of requests: ids stay in their places of a URL, and every input is sent.
import { isAbsence } from "#core/base/issue";
import { isDeepStrictEqual } from "node:util";
import { withPeriod } from "#core/base/describe";
import { isText, type Text } from "hubsmith/language";
import {
  file,
  isEnv,
  isFile,
  isRuntimeValue,
  type Value,
  type ValueObject,
} from "#core/code/value";
import {
  type Call,
  type HttpRequest,
  inferenceCall,
  type Model,
  parseModel,
  type Plugin,
  type Task,
} from "hubsmith";
import { byKind, type Check, type Finding, isMisused, onlyOf } from "./check.ts";
import { type Printed, printedBy, withoutComments } from "../subjects/client-hub.ts";
import { shown, urlStrings } from "./hostile-strings.ts";
import { plainRequests, type Subject } from "../subjects/index.ts";

export const addressCheck: Check = {
  id: "address-stays",
  what: "A request stays on its server and path for every model id.",
  why: "A key that is sent to another host can be stolen.",
  fix: "Use the id only in `path`, which is encoded automatically.",
  find: onlyOf("provider", function* (_, { subjects, strings }) {
    for (const { where, hub, request } of plainRequests(subjects)) {
      const requestFor = (id: string): Call["request"] | undefined => {
        // A record can only have ids that are valid on the Hub.
        const { model = request.model } = parseModel({ ...request.model, id });
        const call = inferenceCall(hub, { ...request, model, providerId: id });
        return isAbsence(call) ? undefined : call.request;
      };
      const usual = requestFor("vendor/sample-model");
      if (usual === undefined || isAbsence(usual)) continue;
      for (const string of new Set([...strings(where), ...urlStrings])) {
        const other = requestFor(string);
        if (other === undefined) continue;
        for (const [cause, fault] of faultsOf(other, usual))
          yield { where, string, cause, message: `With the id ${shown(string)}: ${fault}` };
      }
    }
  }),
};

/** The problem in short, and the complete message with its fix. */
function* faultsOf(
  request: Call["request"],
  usual: HttpRequest,
): Iterable<readonly [cause: string, fault: string]> {
  const header = "Let headers be the same for every id, and send it in the path or the body.";
  const path = "Use the id only in `path`, which is encoded automatically.";
  if (isAbsence(request)) {
    if (request.code === "bad-header") yield ["header", `${withPeriod(request.reason)} ${header}`];
    return;
  }
  const url = textOf(request.url);
  if (!URL.canParse(url)) yield ["no URL", `${JSON.stringify(url)} is not a URL. ${path}`];
  else {
    const { href, origin } = new URL(url);
    if (origin !== new URL(textOf(usual.url)).origin)
      yield ["server", `the request goes to ${origin}. ${path}`];
    if (href.replace(/\/$/, "") !== url.replace(/\/$/, ""))
      yield ["place", `the URL ${JSON.stringify(url)} is read as ${href}. ${path}`];
  }
  if (Object.keys(request.headers).join() !== Object.keys(usual.headers).join())
    yield ["headers", `the request has other headers. ${header}`];
  for (const [name, value] of Object.entries(request.headers))
    if (typeof value === "string" && value !== usual.headers[name])
      yield ["header", `the header ${name} becomes ${shown(value)}. ${header}`];
}

/** A URL with variable names instead of values, in lower case, as hosts are. */
function textOf(url: string | Text): string {
  const part = (value: Value): string =>
    typeof value === "string" ? value : isEnv(value) ? value.name.toLowerCase() : "";
  return isText(url) ? url.parts.map(part).join("") : url;
}

export const inputsCheck: Check = {
  id: "inputs-are-sent",
  what: "Each request and each client's program changes with every input and with the model. Paths are valid.",
  why: "A service may accept a request without the reader's input, and return a wrong result.",
  fix: "Put every input into the body, and queries into `query`. In a client, print the inputs and the model in ${…}.",
  find: byKind({
    provider: (_, { subjects }) => unsent(subjects),
    client: (client, { subjects }) => (isMisused(subjects) ? [] : unprinted(client, subjects)),
  }),
};

/** Inputs on which the requests of a provider do not depend, and wrong paths. */
function* unsent(subjects: readonly Subject[]): Iterable<Finding> {
  for (const { where, hub, task, request } of plainRequests(subjects)) {
    const callWith = (more: object): Call | undefined => {
      const options = { ...request.options, ...more };
      const call = inferenceCall(hub, { ...request, providerId: "vendor/sample-model", options });
      return isAbsence(call) || isAbsence(call.request) ? undefined : call;
    };
    const usual = callWith({});
    if (usual === undefined || (usual.target === "routed" && task.routerApi)) continue;
    const flaw = pathFlaw(usual);
    if (flaw !== undefined) yield { where, message: flaw, cause: "path" };
    for (const { what, inputs } of othersOf(task, usual.inputs)) {
      const call = callWith({ inputs });
      if (call === undefined || !isDeepStrictEqual(sent(call), sent(usual))) continue;
      const message = `The request does not depend on ${what}. Send it in the body, or return absent({ code, reason, fix }).`;
      yield { where, message };
    }
  }
}

// Nothing in the id needs encoding, so any encoded character is from the path.
function pathFlaw({ request }: Call): string | undefined {
  if (isAbsence(request)) return undefined;
  const [path = ""] = textOf(request.url)
    .replace(/^https?:\/\/[^/]*/, "")
    .split("?");
  const [, hole] = /%7b(.*?)%7d/i.exec(path) ?? [];
  if (hole !== undefined)
    return `\`path\` has \`{${hole}}\`, which is not a placeholder, and is encoded: ${path}. Write \`\${providerId}\` in a template string, such as path: \`v1/\${providerId}\`.`;
  if (/%3f|%23/i.test(path))
    return `\`path\` has a query or a fragment, which is encoded: ${path}. Give \`query: { … }\` next to it.`;
  if (/%25/.test(path))
    return `\`path\` is already encoded, and would be encoded twice: ${path}. Do not encode it.`;
  return path.includes("//")
    ? `\`path\` has an empty segment: ${path}. Remove the second slash.`
    : undefined;
}

interface OtherInputs {
  readonly what: string;
  readonly inputs: Value;
}

/** The inputs of a task, with each of them changed once. */
function othersOf({ inputs: shape }: Task, inputs: Value): readonly OtherInputs[] {
  if (typeof shape === "string") return [{ what: "`inputs`", inputs: changed(inputs) }];
  const members = inputs as ValueObject;
  return Object.keys(shape).map((name) => ({
    what: `\`inputs.${name}\``,
    inputs: { ...members, [name]: changed(members[name]!) },
  }));
}

const sent = ({ request }: Call): unknown =>
  isAbsence(request) ? request : [request.url, request.headers, request.body];

/** Inputs for which a client always prints the same. */
function* unprinted(client: Plugin<"client">, subjects: readonly Subject[]): Iterable<Finding> {
  for (const { where, hub, task, request, variant } of plainRequests(subjects)) {
    const usual = printedBy(hub, client, request);
    if (usual === undefined || !["routed", "direct"].includes(variant)) continue;
    const isSame = (other: Printed | undefined): boolean =>
      other !== undefined &&
      withoutComments(other.program) === withoutComments(usual.program) &&
      !isDeepStrictEqual(sent(other.call), sent(usual.call));
    const context = { where, program: usual.program };
    for (const { what, inputs } of othersOf(task, usual.call.inputs)) {
      if (!isSame(printedBy(hub, client, request, { inputs }))) continue;
      const message = `The request depends on ${what}, but the program does not. Print \`call.inputs\`, or the body of \`call.request\`, in \${…}, or return absent({ code, reason, fix }).`;
      yield { ...context, message, cause: "inputs" };
    }
    if (isSame(printedBy(hub, client, { ...request, model: otherModel(request.model) }))) {
      const message =
        "The request depends on the model, but the program does not. Print `call.chatModelId`, `call.model.id`, or the URL and the body of `call.request`, in ${…}.";
      yield { ...context, message, cause: "model" };
    }
  }
}

function otherModel(model: Model): Model {
  const mappings = (model.inferenceProviderMapping ?? []).map((mapping) => ({
    ...mapping,
    providerId: "other-vendor/another-model",
  }));
  const other = { ...model, id: "other-org/another-model", inferenceProviderMapping: mappings };
  return parseModel(other).model!;
}

function changed(value: Value): Value {
  if (isFile(value)) return file(`other-${value.path}`, value.type);
  if (typeof value === "string") return `${value} (other)`;
  if (typeof value === "number") return value + 1;
  if (typeof value === "boolean") return !value;
  if (typeof value !== "object" || value === null || isRuntimeValue(value)) return value;
  if (Array.isArray(value)) return value.map((item: Value) => changed(item));
  const members = Object.entries(value as ValueObject).map(([name, member]) => [
    name,
    // These words are part of the message format, not content.
    name === "type" || name === "role" ? member : changed(member),
  ]);
  return Object.fromEntries(members) as ValueObject;
}
