// The inputs check changes one input at a time: if the request stays the same, that input was not sent.
import { isDeepStrictEqual } from "node:util";
import {
  type Call,
  inferenceCall,
  type Model,
  parseModel,
  type Plugin,
  type Task,
} from "../index.ts";
import { file, isFile, isRuntimeValue, type Value, type ValueObject } from "../code/value.ts";
import { textOf } from "./address-check.ts";
import type { Check, Finding } from "./check.ts";
import { clientHub, type Printed, printedBy, withoutComments } from "./client-hub.ts";
import { isMisused } from "./misuse-check.ts";
import { requestsTo } from "./requests.ts";
import { forEachRoute } from "./served.ts";
import { nothingSeen } from "./watch.ts";

/** Every input of a task is in the request and in the program, and the path is a path. @public */
export const inputsCheck: Check = {
  id: "inputs-are-sent",
  what: "Each request and each client's program changes with every input and with the model. Paths are valid.",
  why: "A service answers a request without an input, but not what the reader asked.",
  fix: "Put every input into the body, and queries into `query`. In a client, print the inputs and the model in holes.",
  find: (plugin, { companions, subjects }) => {
    if (plugin["~hub"].kind === "client")
      return isMisused(subjects) ? [] : unprinted(plugin as Plugin<"client">, companions);
    return forEachRoute(plugin, companions, ({ hub, task, model, options, where }) => {
      const callWith = (more: object): Call | undefined => {
        const request = { model, provider: plugin.id, providerId: "vendor/sample-model" };
        const call = inferenceCall(hub, { ...request, options: { ...options, ...more } });
        return "reason" in call || "reason" in call.request ? undefined : call;
      };
      const usual = callWith({});
      if (usual === undefined || (usual.target === "routed" && task.routerApi)) return [];
      return [
        ...pathFlaw(usual).map((message) => ({ where, message, cause: "path" })),
        ...unsentIn(task, usual, callWith).map((message) => ({ where, message })),
      ];
    });
  },
};

// Nothing in the id needs encoding, so any encoded character is from the path.
function pathFlaw({ request: wire }: Call): readonly string[] {
  if ("reason" in wire) return [];
  const [path = ""] = textOf(wire.url)
    .replace(/^https?:\/\/[^/]*/, "")
    .split("?");
  const [, hole] = /%7b(.*?)%7d/i.exec(path) ?? [];
  if (hole !== undefined)
    return [
      `\`path\` has \`{${hole}}\`, which is not a placeholder, and is encoded: ${path}. Write \`\${providerId}\` in a template string, such as path: \`v1/\${providerId}\`.`,
    ];
  if (/%3f|%23/i.test(path))
    return [
      `\`path\` has a query or a fragment, which is encoded: ${path}. Give \`query: { … }\` beside it.`,
    ];
  if (/%25/.test(path))
    return [`\`path\` is already encoded, and would be encoded twice: ${path}. Do not encode it.`];
  return path.includes("//")
    ? [`\`path\` has an empty segment: ${path}. Remove the second slash.`]
    : [];
}

function unsentIn(
  task: Task,
  usual: Call,
  callWith: (more: object) => Call | undefined,
): readonly string[] {
  return othersOf(task, usual.inputs).flatMap(({ what, inputs }) => {
    const call = callWith({ inputs });
    if (call === undefined || !isDeepStrictEqual(sent(call), sent(usual))) return [];
    return [
      `The request does not depend on ${what}. Send it in the body, or return absent(code, reason, change).`,
    ];
  });
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

const sent = ({ request: wire }: Call): unknown =>
  "reason" in wire ? wire : [wire.url, wire.headers, wire.body];

const ROUTES: ReadonlySet<string> = new Set(["routed", "direct"]);

/** Inputs for which a client always prints the same. */
function unprinted(client: Plugin<"client">, companions: readonly Plugin[]): readonly Finding[] {
  const hub = clientHub(client, companions, { seen: nothingSeen() });
  return hub.providers.list.flatMap((provider) =>
    [...requestsTo(hub, provider, [], () => false)]
      .filter(({ variant }) => ROUTES.has(variant))
      .flatMap(({ name, task, request }): readonly Finding[] => {
        const usual = printedBy(hub, client, request);
        if (usual === undefined) return [];
        const isSame = (other: Printed | undefined): boolean =>
          other !== undefined &&
          withoutComments(other.program) === withoutComments(usual.program) &&
          !isDeepStrictEqual(sent(other.call), sent(usual.call));
        const context = { where: `${provider.id}: ${name}`, program: usual.program };
        return [
          ...othersOf(task, usual.call.inputs)
            .filter(({ inputs }) => isSame(printedBy(hub, client, request, { inputs })))
            .map(({ what }) => ({
              ...context,
              message: `The request depends on ${what}, and the program does not. Print \`call.inputs\`, or the body of \`call.request\`, in a hole, or return absent(code, reason, change).`,
              cause: "inputs",
            })),
          ...(isSame(printedBy(hub, client, { ...request, model: otherModel(request.model) }))
            ? [
                {
                  ...context,
                  message:
                    "The request depends on the model, and the program does not. Print `call.chatModelId`, `call.model.id`, or the URL and the body of `call.request`, in a hole.",
                  cause: "model",
                },
              ]
            : []),
        ];
      }),
  );
}

function otherModel(model: Model): Model {
  const { inferenceProviderMapping: mappings = [] } = model;
  return parseModel({
    ...model,
    id: "other-org/another-model",
    inferenceProviderMapping: mappings.map((one) => ({
      ...one,
      providerId: "other-vendor/another-model",
    })),
  }).model!;
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
