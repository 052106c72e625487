// Wraps the functions of a plugin, so that invalid return values throw errors that say how to fix them.
import { isCode } from "../code/tag.ts";
import { classNameOf, isFile, isRuntimeValue } from "../code/value.ts";
import { isObject, get, describe } from "../base/describe.ts";
import { PluginError, errorText } from "../base/issue.ts";
import { deepFreeze } from "../base/freeze.ts";
import type { Plugin } from "../hub/plugin.ts";
import { isJson } from "../record/inputs.ts";
import { PARAMETER_TYPES } from "../record/parameters.ts";
import type { TaskHandler } from "../http/provider.ts";
import { type Task, isCallable } from "../http/task.ts";
import type { RequestContext, RequestSpec } from "../http/request.ts";
import { parameterNameIssue } from "./cross-field.ts";
import {
  checkedAnswer,
  isAbsence,
  isPromise,
  jobSchema,
  loadCodeSchema,
  wrongReturn,
  requestSchema,
} from "./return-schemas.ts";
import * as is from "./schema.ts";

/** Returns a frozen copy of a plugin whose functions check their return values. @internal */
export const withCheckedReturns = (plugin: Plugin): Plugin => deepFreeze(withChecks(plugin));

function withChecks(plugin: Plugin): Plugin {
  switch (plugin["~hub"].kind) {
    case "task":
      return checkedTask(plugin as Plugin<"task">);
    case "library":
      return checkedLibrary(plugin as Plugin<"library">);
    case "provider":
      return checkedProvider(plugin as Plugin<"provider">);
    case "client":
      return checkedClient(plugin as Plugin<"client">);
    default:
      return checkedQuantization(plugin as Plugin<"quantization">);
  }
}

// Replaces fields of a plugin. Fields that are undefined are left out.
const withMethods = <T extends object>(
  plugin: T,
  methods: { readonly [K in keyof T]?: T[K] | undefined },
): T => ({
  ...plugin,
  ...Object.fromEntries(
    Object.entries(methods).flatMap(([name, method]) =>
      method === undefined
        ? []
        : [[name, typeof method === "function" ? withFrozenAdvice(method as Method) : method]],
    ),
  ),
});

// Matches the error messages of JavaScript engines for changes of frozen objects.
const FROZEN = /read[- ]?only|not extensible|delete property|define property|non-configurable/i;

type Method = (...args: readonly unknown[]) => unknown;

// Explains the error if a plugin changes its arguments.
const withFrozenAdvice =
  (method: Method): Method =>
  (...args) => {
    try {
      return method(...args);
    } catch (error) {
      const message = errorText(error);
      if (!FROZEN.test(message)) throw error;
      const why = "Its arguments are frozen, because other plugins share them.";
      throw new PluginError("changed-input", `${message}. ${why} Change a copy.`);
    }
  };

function checkedTask(task: Plugin<"task">): Plugin<"task"> {
  const { inputs, parameters, routerApi } = task;
  return withMethods(task, {
    sample: task.sample && ((model) => checkedSample(task.sample!(model), inputs)),
    convert:
      task.convert &&
      ((given, model) => checkedSample(task.convert!(given, model), inputs, "convert")),
    callAs:
      task.callAs &&
      ((model) => {
        const other: unknown = task.callAs!(model);
        if (other === undefined || isTask(other)) return other;
        throw wrongReturn("callAs", other, "a task made with defineTask, or undefined");
      }),
    parameters:
      parameters &&
      Object.fromEntries(
        Object.entries(parameters).map(([name, parameter]) => [
          name,
          withMethods(parameter, {
            sample:
              parameter.sample &&
              ((model) => {
                const sample = parameter.sample!(model);
                const { wanted, fits } = PARAMETER_TYPES[parameter.type];
                if (sample === undefined || (!isPromise(sample) && fits(sample))) return sample;
                throw wrongReturn(`parameters.${name}.sample`, sample, `${wanted}, or undefined`);
              }),
          }),
        ]),
      ),
    routerApi:
      routerApi &&
      withMethods(routerApi, {
        request: (context) => checkedRequest(routerApi.request(context), context),
        answer: (streaming) => checkedAnswer(() => routerApi.answer(streaming)),
      }),
  });
}

const isTask = (value: unknown): value is Task =>
  isObject(value) && typeof value["id"] === "string" && isCallable(value as unknown as Task);

// Only checks for JSON. The test kit checks the shape.
function checkedSample<T>(sample: T, inputs: unknown, name = "sample"): T {
  if (sample !== null && !isPromise(sample) && isJson(sample)) return sample;
  throw wrongReturn(name, sample, `inputs of the type ${JSON.stringify(inputs)}`);
}

function checkedLibrary(library: Plugin<"library">): Plugin<"library"> {
  return withMethods(library, {
    snippets: library.snippets && ((model) => checkedLoadCode(library.snippets!(model))),
  });
}

const LOAD_CODE =
  "code such as python`…`, an array of { purpose, code }, or absent(code, reason, change)";

function checkedLoadCode<T>(returned: T): T {
  if (isCode(returned) || isAbsence(returned)) return returned;
  const items = (Array.isArray(returned) ? returned : [returned]) as readonly unknown[];
  const invalid = items.findIndex((item) => !isCode(get(item, "code")));
  if ((!Array.isArray(returned) && invalid >= 0) || items.length === 0)
    throw wrongReturn("snippets", returned, LOAD_CODE);
  if (invalid >= 0) {
    const item = items[invalid];
    const found = isCode(item) ? "code without a purpose" : describe(item);
    const message = `item ${invalid} that \`snippets\` returned is ${found}. Return an array of { purpose, code }.`;
    throw new PluginError("wrong-return", message);
  }
  items.forEach((item, index) => {
    const issue = loadCodeSchema(item, "");
    if (issue !== undefined)
      throw new PluginError("wrong-return", `item ${index} that \`snippets\` returned: ${issue}`);
  });
  return returned;
}

function checkedProvider(provider: Plugin<"provider">): Plugin<"provider"> {
  return withMethods(provider, {
    tasks: provider.tasks.map(checkedHandler),
    handles:
      provider.handles &&
      ((task) => {
        const handler: unknown = provider.handles!(task);
        return handler === undefined ? undefined : checkedHandler(asHandler(handler));
      }),
    providerIdOf:
      provider.providerIdOf &&
      ((model) => {
        const id: unknown = provider.providerIdOf!(model);
        if (id === undefined || typeof id === "string") return id;
        throw wrongReturn("providerIdOf", id, "a string, or undefined");
      }),
  });
}

function asHandler(returned: unknown): TaskHandler {
  const isHandler =
    isObject(returned) &&
    isObject(returned["parameters"]) &&
    [returned["request"], returned["answer"]].every((member) => typeof member === "function");
  if (!isHandler) throw wrongReturn("handles", returned, "serves(task, { … }), or undefined");
  const handler = returned as unknown as TaskHandler;
  const issue = parameterNameIssue(handler);
  if (issue === undefined) return handler;
  throw new PluginError("wrong-return", `the parameters that \`handles\` returned: it ${issue}`);
}

function checkedHandler(handler: TaskHandler): TaskHandler {
  const parameters = Object.entries(handler.parameters).map(([name, mapping]) => {
    if (typeof mapping !== "object" || !("convert" in mapping)) return [name, mapping] as const;
    const convert: typeof mapping.convert = (value) => {
      const result: unknown = mapping.convert(value);
      if (!isPromise(result) && isJson(result)) return result as typeof value;
      throw wrongReturn(`parameters.${name}.convert`, result, "the service's value, as JSON");
    };
    return [name, withMethods(mapping, { convert })] as const;
  });
  return withMethods(handler, {
    parameters: Object.fromEntries(parameters),
    request: (context) => checkedRequest(handler.request(context), context),
    answer: (...args) => checkedAnswer(() => handler.answer(...args)),
    job:
      handler.job &&
      ((sent) => {
        const job: unknown = handler.job!(sent);
        const wanted = "{ state, waiting, status, interval }";
        if (!isObject(job) || isPromise(job)) throw wrongReturn("job", job, wanted);
        const issue = jobSchema(job, "");
        if (issue === undefined) return job as never;
        throw new PluginError("wrong-return", `\`job\` returned an invalid job: ${issue}`);
      }),
  });
}

const REQUEST = "{ path, json } with one body, or absent(code, reason, change)";
const BODIES = ["json", "file", "form", "text"] as const;

type Ids = Pick<RequestContext, "providerId" | "modelId">;

function checkedRequest<T>(returned: T, ids: Ids): T {
  if (!isObject(returned) || isPromise(returned)) throw wrongReturn("request", returned, REQUEST);
  if (isAbsence(returned)) return returned;
  if ("reason" in returned) throw wrongReturn("request", returned, REQUEST);
  const parts = returned as unknown as RequestSpec;
  const issue =
    requestSchema(returned, "") ??
    bodyIssue(parts) ??
    pathIssue(parts, ids) ??
    (parts.json === undefined ? undefined : jsonIssue(parts.json, "json"));
  if (issue === undefined) return returned;
  throw new PluginError("wrong-return", `\`request\` returned an invalid request: ${issue}`);
}

function bodyIssue(parts: RequestSpec): string | undefined {
  const given = BODIES.filter((name) => parts[name] !== undefined);
  if (given.length === 1) return undefined;
  if (given.length === 0)
    return "it has no body. Add one: `json: { … }`, `form: { … }` or `file: inputs`.";
  return `it has ${given.join(" and ")}, but a request has one body. Keep one.`;
}

// Reports values that are not JSON with their path. Otherwise the client that prints them would be blamed.
function jsonIssue(value: unknown, at: string): string | undefined {
  if (isRuntimeValue(value) || value === null) return undefined;
  const how = "Write a string, a number, an array or a plain object.";
  if (isPromise(value)) return `${at} is a promise, but snippets are synchronous. ${how}`;
  if (value === undefined) return `${at} is undefined, which is not JSON. Leave the member out.`;
  if (["function", "symbol", "bigint"].includes(typeof value))
    return `${at} is a ${typeof value}, which is not JSON. ${how}`;
  if (typeof value !== "object" || isFile(value)) return undefined;
  const className = classNameOf(value);
  if (className !== undefined)
    return `${at} is an instance of ${className}, which is not JSON. ${how}`;
  for (const [name, member] of Object.entries(value)) {
    const issue = jsonIssue(member, `${at}.${name}`);
    if (issue !== undefined) return issue;
  }
  return undefined;
}

// A path may begin with a slash or a URL if an id does: ids are encoded.
function pathIssue(
  { path, baseUrl }: RequestSpec,
  { providerId, modelId }: Ids,
): string | undefined {
  const absolute = /^(\/|[a-z][a-z\d+.-]*:\/\/)/i;
  if (absolute.test(path) && ![providerId, modelId].some((id) => absolute.test(id)))
    return path.startsWith("/") && !path.startsWith("//")
      ? `path must not begin with a slash, got ${describe(path)}. It is relative to \`baseUrl\`: write ${JSON.stringify(path.slice(1))}.`
      : `path is a URL, ${JSON.stringify(path)}. Write a path relative to \`baseUrl\`, and another server as \`baseUrl\`.`;
  return baseUrl === undefined ? undefined : is.base(baseUrl, "baseUrl", ", or leave it out");
}

function checkedClient(client: Plugin<"client">): Plugin<"client"> {
  const { id: language } = client.language;
  const checkedCode = <T>(name: string, code: T): T => {
    const wanted = `code of the language ${language}, made with its tag`;
    if (!isCode(code)) throw wrongReturn(name, code, wanted);
    if (code.language.id === language) return code;
    const message = `\`${name}\` returned code of the language ${code.language.id}. Return ${wanted}.`;
    throw new PluginError("wrong-return", message);
  };
  return withMethods(client, {
    templates: client.templates.map((template) =>
      withMethods(template, {
        print: (call) => checkedCode(`template of ${template.task.id}`, template.print(call)),
      }),
    ),
    otherwise: client.otherwise && ((call) => checkedCode("otherwise", client.otherwise!(call))),
    refuses:
      client.refuses &&
      ((call) => {
        const refusal: unknown = client.refuses!(call);
        if (refusal === undefined || isAbsence(refusal)) return refusal;
        throw wrongReturn("refuses", refusal, "absent(code, reason, change), or undefined");
      }),
  });
}

function checkedQuantization(quantization: Plugin<"quantization">): Plugin<"quantization"> {
  return withMethods(quantization, {
    recognise:
      quantization.recognise &&
      ((model) => {
        const found: unknown = quantization.recognise!(model);
        const isFound = (item: unknown): boolean =>
          typeof get(item, "format") === "string" && typeof get(item, "from") === "string";
        if (Array.isArray(found) && found.every(isFound)) return found as never;
        throw wrongReturn("recognise", found, "an array of { format, from }");
      }),
  });
}
