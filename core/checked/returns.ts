// Wraps the functions of a plugin: a wrong return value throws an error that names the function and how to fix it.
import { isCode } from "../code/code.ts";
import { instanceOf, isFile, isSpecial } from "../code/value.ts";
import { isRecord, member, shown } from "../hub/anything.ts";
import { isAbsence } from "../hub/diagnostic.ts";
import { deepFreeze, misuse, textOf } from "../hub/guard.ts";
import type { Plugin } from "../hub/plugin.ts";
import { isJson } from "../model/inputs.ts";
import type { Served } from "../model/served.ts";
import { isCallable, type Task } from "../model/task.ts";
import type { Ask, WireParts } from "../model/wire.ts";
import { namesFlaw } from "./cross-field.ts";
import { answerOf, jobShape, loadCodeShape, requestShape } from "./return-schemas.ts";
import { isPromise, misreturned, notPromised } from "./returned.ts";
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
      const message = textOf(error);
      if (!FROZEN.test(message)) throw error;
      const why = "What it is given cannot be changed, because others read it, too.";
      throw misuse("changed-input", `${message}. ${why} Change a copy.`);
    }
  };

function checkedTask(task: Plugin<"task">): Plugin<"task"> {
  const { inputs, parameters, routed } = task;
  return withMethods(task, {
    sample: task.sample && ((model) => checkedSample(task.sample!(model), inputs)),
    instead:
      task.instead &&
      ((model) => {
        const other: unknown = task.instead!(model);
        if (other === undefined || isTask(other)) return other;
        throw misreturned("instead", other, "a task made with defineTask, or nothing");
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
                notPromised(
                  `parameters.${name}.sample`,
                  parameter.sample!(model),
                  "a value, or nothing",
                )),
          }),
        ]),
      ),
    routed: routed && {
      request: (ask) => checkedRequest(routed.request(ask), ask),
      answer: (streaming) => answerOf(() => routed.answer(streaming)),
    },
  });
}

const isTask = (value: unknown): value is Task =>
  isRecord(value) && typeof value["id"] === "string" && isCallable(value as unknown as Task);

// A sample of another shape is for the kit to find.
function checkedSample(made: unknown, inputs: unknown): unknown {
  if (made !== null && !isPromise(made) && isJson(made)) return made;
  throw misreturned("sample", made, `inputs of the shape ${JSON.stringify(inputs)}`);
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
  const odd = all.findIndex((one) => !isCode(member(one, "code")));
  if ((!Array.isArray(made) && odd >= 0) || all.length === 0)
    throw misreturned("snippets", made, LOAD_CODE);
  if (odd >= 0) {
    const what = isCode(all[odd]) ? "code without a purpose" : shown(all[odd]);
    const message = `item ${odd} of what \`snippets\` returned is ${what}. Return a list of { purpose, code }.`;
    throw misuse("wrong-return", message);
  }
  all.forEach((one, at) => {
    const flaw = loadCodeShape(one, "");
    if (flaw !== undefined)
      throw misuse("wrong-return", `item ${at} of what \`snippets\` returned: ${flaw}`);
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
        throw misreturned("providerIdOf", id, "a string, or nothing");
      }),
  });
}

function servedIn(made: unknown): Served {
  const isServed =
    isRecord(made) &&
    isRecord(made["parameters"]) &&
    [made["request"], made["answer"]].every((one) => typeof one === "function");
  if (!isServed) throw misreturned("serves", made, "on(task, { … }), or nothing");
  const served = made as unknown as Served;
  const flaw = namesFlaw(served);
  if (flaw === undefined) return served;
  throw misuse("wrong-return", `the parameters of what \`serves\` returned: it ${flaw}`);
}

function checkedServed(served: Served): Served {
  const parameters = Object.entries(served.parameters).map(([name, as]) => {
    if (typeof as !== "object" || !("convert" in as)) return [name, as] as const;
    const convert: typeof as.convert = (value) => {
      const made: unknown = as.convert(value);
      if (!isPromise(made) && isJson(made)) return made as typeof value;
      throw misreturned(`parameters.${name}.convert`, made, "what the service takes, as JSON");
    };
    return [name, { ...as, convert }] as const;
  });
  return withMethods(served, {
    parameters: Object.fromEntries(parameters),
    request: (ask) => checkedRequest(served.request(ask), ask),
    answer: (streaming, target) => answerOf(() => served.answer(streaming, target)),
    job:
      served.job &&
      ((sent) => {
        const made: unknown = served.job!(sent);
        const wanted = "{ state, waiting, status, interval }";
        if (!isRecord(made) || isPromise(made)) throw misreturned("job", made, wanted);
        const flaw = jobShape(made, "");
        if (flaw === undefined) return made as never;
        throw misuse("wrong-return", `what \`job\` returned is no job: ${flaw}`);
      }),
  });
}

const REQUEST = "{ path, json } with one body, or absent(code, reason, change)";
const BODIES = ["json", "file", "form", "text"] as const;

function checkedRequest<T>(made: T, ask: Pick<Ask, "providerId" | "modelId">): T {
  if (!isRecord(made) || isPromise(made)) throw misreturned("request", made, REQUEST);
  if (isAbsence(made)) return made;
  if ("reason" in made) throw misreturned("request", made, REQUEST);
  const parts = made as unknown as WireParts;
  const flaw =
    requestShape(made, "") ??
    bodyFlaw(parts) ??
    pathFlaw(parts, ask) ??
    (parts.json === undefined ? undefined : jsonFlaw(parts.json, "json"));
  if (flaw === undefined) return made;
  throw misuse("wrong-return", `what \`request\` returned is no request: ${flaw}`);
}

function bodyFlaw(parts: WireParts): string | undefined {
  const given = BODIES.filter((name) => parts[name] !== undefined);
  if (given.length === 1) return undefined;
  if (given.length === 0)
    return "it has no body. Add one: `json: { … }`, `form: { … }` or `file: inputs`.";
  return `it has ${given.join(" and ")}, and a request has one body. Remove all but one.`;
}

// Reported with the path, before a client that cannot print the value is blamed.
function jsonFlaw(value: unknown, at: string): string | undefined {
  if (isSpecial(value) || value === null) return undefined;
  const how = "Write a string, a number, an array or a plain object.";
  if (isPromise(value)) return `${at} is a promise, and snippets are synchronous. ${how}`;
  if (value === undefined) return `${at} is undefined, which is not JSON. Leave the member out.`;
  if (["function", "symbol", "bigint"].includes(typeof value))
    return `${at} is a ${typeof value}, which is not JSON. ${how}`;
  if (typeof value !== "object" || isFile(value)) return undefined;
  const className = instanceOf(value);
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
  { path, baseUrl }: WireParts,
  { providerId, modelId }: Pick<Ask, "providerId" | "modelId">,
): string | undefined {
  const odd = /^(\/|[a-z][a-z\d+.-]*:\/\/)/i;
  if (odd.test(path) && ![providerId, modelId].some((id) => odd.test(id)))
    return path.startsWith("/") && !path.startsWith("//")
      ? `path begins with a slash, and is ${shown(path)}. It is relative to \`baseUrl\`: write ${JSON.stringify(path.slice(1))}.`
      : `path is a URL, ${JSON.stringify(path)}. Write a path relative to \`baseUrl\`, and another server as \`baseUrl\`.`;
  return baseUrl === undefined ? undefined : is.base(baseUrl, "baseUrl", ", or leave it out");
}

function checkedClient(client: Plugin<"client">): Plugin<"client"> {
  const { id: language } = client.language;
  const code = <T>(name: string, made: T): T => {
    const wanted = `code of the language ${language}, made with its tag`;
    if (!isCode(made)) throw misreturned(name, made, wanted);
    if (made.language.id === language) return made;
    const message = `\`${name}\` returned code of the language ${made.language.id}. Return ${wanted}.`;
    throw misuse("wrong-return", message);
  };
  return withMethods(client, {
    templates: client.templates.map((template) => ({
      ...template,
      print: (call) => code(`template of ${template.task.id}`, template.print(call)),
    })),
    otherwise: client.otherwise && ((call) => code("otherwise", client.otherwise!(call))),
    refuses:
      client.refuses &&
      ((call) => {
        const refusal: unknown = client.refuses!(call);
        if (refusal === undefined || isAbsence(refusal)) return refusal;
        throw misreturned("refuses", refusal, "absent(code, reason, change), or nothing");
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
          typeof member(one, "format") === "string" && typeof member(one, "from") === "string";
        if (Array.isArray(made) && made.every(isFound)) return made as never;
        throw misreturned("recognise", made, "a list of { format, from }");
      }),
  });
}
