// Checks providers.
import { isObject } from "../base/describe.ts";
import { invalidReturn, PluginError } from "../base/issue.ts";
import type { Plugin } from "../kinds/index.ts";
import { isJson } from "../kinds/inputs.ts";
import { collides, pathsOf } from "../kinds/parameters.ts";
import type { ProviderSpec, TaskHandler } from "../kinds/provider.ts";
import { suggestion } from "../snippets/options.ts";
import { isHubUrl } from "../snippets/route.ts";
import { firstDuplicate, type KindCheck } from "./kind-check.ts";
import { withCheckedResults, withMethods } from "./methods.ts";
import { checkedRequest } from "./requests.ts";
import {
  checkedAnswer,
  isPromise,
  isWholeAbsence,
  jobSchema,
  wrongReturn,
} from "./return-schemas.ts";
import * as is from "./schema.ts";
import { arrayOf, oneOf, optional, record, type Schema, strictObject } from "./schema.ts";

const acceptsUnknown: Schema = (value, ...more) =>
  typeof value === "boolean"
    ? undefined
    : strictObject({ but: arrayOf(is.string), documented: is.strings })(value, ...more);

const plain = is.primitive("a string or a boolean", '"name"', (value) =>
  ["string", "boolean", "undefined"].includes(typeof value),
);
const converted = strictObject({ name: is.string, convert: is.func });
const size = strictObject({ width: is.string, height: is.string });
const parameterMapping: Schema = (value, ...more) =>
  (!isObject(value) ? plain : "convert" in value ? converted : size)(value, ...more);

const taskHandlerWith =
  (callable: Schema): Schema =>
  (value, at, ...more) => {
    // The result of `serves` has both fields.
    if (isObject(value) && (typeof value["answer"] !== "function" || !("parameters" in value)))
      return `${at} is not made with \`serves\`. Write \`serves(task, { … })\`, with \`serves\` of "hubsmith".`;
    return strictObject<TaskHandler>({
      task: callable,
      parameters: record(parameterMapping),
      acceptsUnknown: optional(acceptsUnknown),
      models: is.strings,
      requires: is.strings,
      request: is.functionLike('({ providerId, inputs }) => ({ path: "…", json: { … } })'),
      answer: is.func,
      waits: optional(is.boolean),
      job: optional(is.functionLike("({ base }) => ({ … })")),
    })(value, at, ...more);
  };
export const taskHandlerSchema: Schema = taskHandlerWith(is.defined);

const auth = strictObject<NonNullable<ProviderSpec["auth"]>>({
  header: optional(is.header),
  scheme: optional(is.scheme),
  query: optional(is.nonEmptyString),
});

export const provider: KindCheck<"provider"> = {
  schemas: (callable) => ({
    label: is.string,
    hubOrg: optional(is.string),
    baseUrl: optional(is.base),
    keysUrl: optional(is.url),
    auth: optional(auth),
    role: optional(oneOf("routed", "direct", "huggingface")),
    endpointApis: is.strings,
    modelBase: optional(is.base),
    providerIdOf: optional(is.func),
    tasks: arrayOf(taskHandlerWith(callable)),
    handlerOf: optional(is.func),
  }),
  notJson: ["tasks"],
  conflictIn,
  withCheckedReturns: checkedProvider,
};

function checkedProvider(provider: Plugin<"provider">): Plugin<"provider"> {
  const checked = withCheckedResults(provider, {
    handlerOf: (handler) =>
      handler === undefined ? undefined : checkedHandler(asHandler(handler)),
    providerIdOf: (id) => {
      if (id === undefined || typeof id === "string" || isWholeAbsence(id)) return id;
      throw wrongReturn("providerIdOf", id, "a string, an absence, or undefined");
    },
  });
  return { ...checked, tasks: provider.tasks.map(checkedHandler) };
}

function asHandler(returned: unknown): TaskHandler {
  const isHandler =
    isObject(returned) &&
    isObject(returned["parameters"]) &&
    [returned["request"], returned["answer"]].every((member) => typeof member === "function");
  if (!isHandler) throw wrongReturn("handlerOf", returned, "serves(task, { … }), or undefined");
  const handler = returned as unknown as TaskHandler;
  const issue = parameterNameIssue(handler);
  if (issue === undefined) return handler;
  throw new PluginError("wrong-return", `the parameters that \`handlerOf\` returned: it ${issue}`);
}

/** A handler that checks what its functions return. @internal */
export function checkedHandler(handler: TaskHandler): TaskHandler {
  const parameters = Object.entries(handler.parameters).map(([name, mapping]) => {
    if (typeof mapping !== "object" || !("convert" in mapping)) return [name, mapping] as const;
    const convert: typeof mapping.convert = (result) => {
      if (!isPromise(result) && isJson(result)) return result;
      throw wrongReturn(`parameters.${name}.convert`, result, "the service's value, as JSON");
    };
    return [name, withCheckedResults(mapping, { convert })] as const;
  });
  const checked = withCheckedResults(handler, {
    request: checkedRequest,
    job: (job) => {
      const wanted = "{ state, waiting, status, interval }";
      if (!isObject(job) || isPromise(job)) throw wrongReturn("job", job, wanted);
      const issue = jobSchema(job, "");
      if (issue === undefined) return job;
      throw invalidReturn("job", issue);
    },
  });
  return withMethods(checked, {
    parameters: Object.fromEntries(parameters),
    answer: (...args) => checkedAnswer(() => handler.answer(...args)),
  });
}

function conflictIn(provider: Plugin<"provider">): string | undefined {
  const { auth, baseUrl, role, tasks } = provider;
  if (role !== undefined && baseUrl === undefined)
    return `role is "${role}", but there is no baseUrl. Add it, or remove the role.`;
  if (role === "huggingface" && baseUrl !== undefined && !isHubUrl(baseUrl))
    return `role is "huggingface", but baseUrl is ${JSON.stringify(baseUrl)}, which would receive the Hugging Face token. Remove the role, or use https://huggingface.co or one of its subdomains.`;
  if (auth?.query !== undefined && (auth.header ?? auth.scheme) !== undefined)
    return "auth has a query and a header or scheme, but the key is sent in one place. Remove the others.";
  const duplicate = firstDuplicate(tasks.map(({ task }) => task.id));
  if (duplicate !== undefined)
    return `tasks has ${duplicate} twice, but only the first one would be called. Remove one.`;
  for (const [index, handler] of tasks.entries()) {
    const issue = parameterNameIssue(handler);
    if (issue !== undefined) return `tasks[${index}].parameters (${handler.task.id}) ${issue}`;
  }
  return undefined;
}

// An issue in the provider's names of the parameters of a task.
function parameterNameIssue({ task, parameters: names }: TaskHandler): string | undefined {
  const known = Object.keys(task.parameters);
  const unknown = Object.keys(names).find((name) => !known.includes(name));
  if (unknown !== undefined) {
    return `has ${JSON.stringify(unknown)}, which is not a parameter of the task.${suggestion(known, unknown)} Its parameters are ${known.join(", ") || "none"}.`;
  }
  const owners = new Map<string, string>();
  for (const name of known) {
    // A name without an entry conflicts with no other.
    for (const path of pathsOf(name, (Object.hasOwn(names, name) ? names[name] : false) ?? false)) {
      const other = [...owners].find(([taken]) => collides(taken, path));
      if (other !== undefined)
        return `sends both ${other[1]} and ${name} as ${JSON.stringify(path)}, so one would replace the other. Use different names, or \`false\` for one that the service does not support.`;
      owners.set(path, name);
    }
  }
  return undefined;
}
