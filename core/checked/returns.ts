// Wraps the functions of a plugin: a wrong return value throws an error that names the function and how to fix it.
import { isCode } from "../code/tag.ts";
import { classNameOf, isFile, isRuntimeValue } from "../code/value.ts";
import { isObject, get, describe } from "../base/describe.ts";
import { isAbsence, PluginError, errorText } from "../base/issue.ts";
import { deepFreeze } from "../base/freeze.ts";
import type { Plugin } from "../hub/plugin.ts";
import { isJson } from "../record/inputs.ts";
import type { TaskHandler } from "../http/provider.ts";
import { type Task, isCallable } from "../http/task.ts";
import type { RequestContext, RequestSpec } from "../http/request.ts";
import { parameterNameIssue } from "./cross-field.ts";
import {
  checkedAnswer,
  isPromise,
  jobSchema,
  loadCodeSchema,
  wrongReturn,
  rejectPromise,
  requestSchema,
} from "./return-schemas.ts";
import * as is from "./schema.ts";

/** The same plugin with functions that check what they return. @internal */
export function withCheckedReturns(plugin: Plugin): Plugin {
  switch (plugin["~hub"].kind) {
    case "task":
      return deepFreeze(checkedTask(plugin as Plugin<"task">));
    case "library":
      return deepFreeze(checkedLibrary(plugin as Plugin<"library">));
    case "provider":
      return deepFreeze(checkedProvider(plugin as Plugin<"provider">));
    case "client":
      return deepFreeze(checkedClient(plugin as Plugin<"client">));
    default:
      return deepFreeze(checkedQuantization(plugin as Plugin<"quantization">));
  }
}

/** Replaces methods; those that are undefined are left out. */
const withMethods = <T extends object>(
  plugin: T,
  methods: { readonly [K in keyof T]?: T[K] | undefined },
): T => ({
  ...plugin,
  ...Object.fromEntries(
    Object.entries(methods).flatMap(([name, method]) =>
      method === undefined
        ? []
        : [[name, typeof method === "function" ? unchanging(method as Method) : method]],
    ),
  ),
});

// What engines report when a frozen object is changed.
const FROZEN = /read[- ]?only|not extensible|delete property|define property|non-configurable/i;

type Method = (...args: readonly unknown[]) => unknown;

const unchanging =
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
    callAs:
      task.callAs &&
      ((model) => {
        const other: unknown = task.callAs!(model);
        if (other === undefined || isTask(other)) return other;
        throw wrongReturn("callAs", other, "a task made with defineTask, or nothing");
      }),
    parameters:
      parameters &&
      Object.fromEntries(
        Object.entries(parameters).map(([name, parameter]) => [
          name,
          withMethods(parameter, {
            sample:
              parameter.sample &&
              ((model) =>
                rejectPromise(
                  `parameters.${name}.sample`,
                  parameter.sample!(model),
                  "a value, or nothing",
                )),
          }),
        ]),
      ),
    routerApi:
      routerApi &&
      withMethods(routerApi, {
        request: (ask) => checkedRequest(routerApi.request(ask), ask),
        answer: (streaming) => checkedAnswer(() => routerApi.answer(streaming)),
      }),
  });
}

const isTask = (value: unknown): value is Task =>
  isObject(value) && typeof value["id"] === "string" && isCallable(value as unknown as Task);

// A sample of another shape is for the kit to find.
function checkedSample(made: unknown, inputs: unknown): unknown {
  if (made !== null && !isPromise(made) && isJson(made)) return made;
  throw wrongReturn("sample", made, `inputs of the shape ${JSON.stringify(inputs)}`);
}

function checkedLibrary(library: Plugin<"library">): Plugin<"library"> {
  return withMethods(library, {
    snippets: library.snippets && ((model) => checkedLoadCode(library.snippets!(model))),
  });
}

const LOAD_CODE =
  "code such as python`…`, a list of { purpose, code }, or absent(code, reason, change)";

function checkedLoadCode<T>(made: T): T {
  if (isCode(made) || isAbsence(made)) return made;
  const all = (Array.isArray(made) ? made : [made]) as readonly unknown[];
  const odd = all.findIndex((one) => !isCode(get(one, "code")));
  if ((!Array.isArray(made) && odd >= 0) || all.length === 0)
    throw wrongReturn("snippets", made, LOAD_CODE);
  if (odd >= 0) {
    const what = isCode(all[odd]) ? "code without a purpose" : describe(all[odd]);
    const message = `item ${odd} that \`snippets\` returned is ${what}. Return a list of { purpose, code }.`;
    throw new PluginError("wrong-return", message);
  }
  all.forEach((one, at) => {
    const flaw = loadCodeSchema(one, "");
    if (flaw !== undefined)
      throw new PluginError("wrong-return", `item ${at} that \`snippets\` returned: ${flaw}`);
  });
  return made;
}

function checkedProvider(provider: Plugin<"provider">): Plugin<"provider"> {
  return withMethods(provider, {
    tasks: provider.tasks.map(checkedServed),
    serves:
      provider.serves &&
      ((task) => {
        const made: unknown = provider.serves!(task);
        return made === undefined ? undefined : checkedServed(servedIn(made));
      }),
    providerIdOf:
      provider.providerIdOf &&
      ((model) => {
        const id: unknown = provider.providerIdOf!(model);
        if (id === undefined || typeof id === "string") return id;
        throw wrongReturn("providerIdOf", id, "a string, or nothing");
      }),
  });
}

function servedIn(made: unknown): TaskHandler {
  const isServed =
    isObject(made) &&
    isObject(made["parameters"]) &&
    [made["request"], made["answer"]].every((one) => typeof one === "function");
  if (!isServed) throw wrongReturn("serves", made, "on(task, { … }), or nothing");
  const served = made as unknown as TaskHandler;
  const flaw = parameterNameIssue(served);
  if (flaw === undefined) return served;
  throw new PluginError("wrong-return", `the parameters that \`serves\` returned: it ${flaw}`);
}

function checkedServed(served: TaskHandler): TaskHandler {
  const parameters = Object.entries(served.parameters).map(([name, as]) => {
    if (typeof as !== "object" || !("convert" in as)) return [name, as] as const;
    const convert: typeof as.convert = (value) => {
      const made: unknown = as.convert(value);
      if (!isPromise(made) && isJson(made)) return made as typeof value;
      throw wrongReturn(`parameters.${name}.convert`, made, "what the service takes, as JSON");
    };
    return [name, withMethods(as, { convert })] as const;
  });
  return withMethods(served, {
    parameters: Object.fromEntries(parameters),
    request: (ask) => checkedRequest(served.request(ask), ask),
    answer: (streaming, target) => checkedAnswer(() => served.answer(streaming, target)),
    job:
      served.job &&
      ((sent) => {
        const made: unknown = served.job!(sent);
        const wanted = "{ state, waiting, status, interval }";
        if (!isObject(made) || isPromise(made)) throw wrongReturn("job", made, wanted);
        const flaw = jobSchema(made, "");
        if (flaw === undefined) return made as never;
        throw new PluginError("wrong-return", `\`job\` returned an invalid job: ${flaw}`);
      }),
  });
}

const REQUEST = "{ path, json } with one body, or absent(code, reason, change)";
const BODIES = ["json", "file", "form", "text"] as const;

function checkedRequest<T>(made: T, ask: Pick<RequestContext, "providerId" | "modelId">): T {
  if (!isObject(made) || isPromise(made)) throw wrongReturn("request", made, REQUEST);
  if (isAbsence(made)) return made;
  if ("reason" in made) throw wrongReturn("request", made, REQUEST);
  const parts = made as unknown as RequestSpec;
  const flaw =
    requestSchema(made, "") ??
    bodyFlaw(parts) ??
    pathFlaw(parts, ask) ??
    (parts.json === undefined ? undefined : jsonFlaw(parts.json, "json"));
  if (flaw === undefined) return made;
  throw new PluginError("wrong-return", `\`request\` returned an invalid request: ${flaw}`);
}

function bodyFlaw(parts: RequestSpec): string | undefined {
  const given = BODIES.filter((name) => parts[name] !== undefined);
  if (given.length === 1) return undefined;
  if (given.length === 0)
    return "it has no body. Add one: `json: { … }`, `form: { … }` or `file: inputs`.";
  return `it has ${given.join(" and ")}, and a request has one body. Remove all but one.`;
}

// Reported with the path, before a client that cannot print the value is blamed.
function jsonFlaw(value: unknown, at: string): string | undefined {
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
  for (const [name, one] of Object.entries(value)) {
    const flaw = jsonFlaw(one, `${at}.${name}`);
    if (flaw !== undefined) return flaw;
  }
  return undefined;
}

// An id may begin with anything: it is encoded.
function pathFlaw(
  { path, baseUrl }: RequestSpec,
  { providerId, modelId }: Pick<RequestContext, "providerId" | "modelId">,
): string | undefined {
  const odd = /^(\/|[a-z][a-z\d+.-]*:\/\/)/i;
  if (odd.test(path) && ![providerId, modelId].some((id) => odd.test(id)))
    return path.startsWith("/") && !path.startsWith("//")
      ? `path begins with a slash, and is ${describe(path)}. It is relative to \`baseUrl\`: write ${JSON.stringify(path.slice(1))}.`
      : `path is a URL, ${JSON.stringify(path)}. Write a path relative to \`baseUrl\`, and another server as \`baseUrl\`.`;
  return baseUrl === undefined ? undefined : is.base(baseUrl, "baseUrl", ", or leave it out");
}

function checkedClient(client: Plugin<"client">): Plugin<"client"> {
  const { id: language } = client.language;
  const code = <T>(name: string, made: T): T => {
    const wanted = `code of the language ${language}, made with its tag`;
    if (!isCode(made)) throw wrongReturn(name, made, wanted);
    if (made.language.id === language) return made;
    const message = `\`${name}\` returned code of the language ${made.language.id}. Return ${wanted}.`;
    throw new PluginError("wrong-return", message);
  };
  return withMethods(client, {
    templates: client.templates.map((template) =>
      withMethods(template, {
        print: (call) => code(`template of ${template.task.id}`, template.print(call)),
      }),
    ),
    otherwise: client.otherwise && ((call) => code("otherwise", client.otherwise!(call))),
    refuses:
      client.refuses &&
      ((call) => {
        const refusal: unknown = client.refuses!(call);
        if (refusal === undefined || isAbsence(refusal)) return refusal;
        throw wrongReturn("refuses", refusal, "absent(code, reason, change), or nothing");
      }),
  });
}

function checkedQuantization(quantization: Plugin<"quantization">): Plugin<"quantization"> {
  return withMethods(quantization, {
    recognise:
      quantization.recognise &&
      ((model) => {
        const made: unknown = quantization.recognise!(model);
        const isFound = (one: unknown): boolean =>
          typeof get(one, "format") === "string" && typeof get(one, "from") === "string";
        if (Array.isArray(made) && made.every(isFound)) return made as never;
        throw wrongReturn("recognise", made, "a list of { format, from }");
      }),
  });
}
