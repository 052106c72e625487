// Watching: wraps a plugin to log what it reads of a record, and which code it returns.
import type {
  AppSnippet,
  Call,
  InferenceSnippet,
  LoadCode,
  LoadSnippet,
  Model,
  SnippetResult,
  Plugin,
  RequestContext,
  SentRequest,
  Task,
} from "hubsmith";
import type { Kind } from "#core/kinds/index";
import type { TaskHandler } from "#core/kinds/provider";
import { isCode } from "hubsmith/language";
import type { Code, Hole, CodeNode } from "#core/code/tag";
import { isRuntimeValue } from "#core/code/value";
import { render } from "#core/code/render";
import { attempt } from "../checks/check.ts";
import type { Offered, OfferedProgram } from "../subjects/index.ts";
import { type ReadLog, track } from "./track.ts";

// The strings that code prints, in order; without names of members, files and secrets.
const textsPrintedBy = (code: Code): readonly string[] => (code as CodeNode).holes.flatMap(textsIn);

function textsIn(hole: Hole<string>): readonly string[] {
  if (typeof hole === "string") return [hole];
  if (isCode(hole)) return textsPrintedBy(hole);
  if (typeof hole !== "object" || hole === null || isRuntimeValue(hole)) return [];
  return Object.values(hole).flatMap(textsIn);
}

/** The log of a call; emptied before each call. @internal */
export interface Watcher {
  reads: ReadLog;
  codes: Code[];
  /** The return values of functions that return data, by name. */
  returned: (readonly [name: string, value: unknown])[];
}

export const newWatcher = (): Watcher => ({ reads: new Map(), codes: [], returned: [] });

/** The watched plugin. A value that cannot be watched stays unchanged. @internal */
export function watched<P extends Plugin>(plugin: P, watcher: Watcher): P {
  const coats: Readonly<Record<Kind, (plugin: never, watcher: Watcher) => object>> = {
    app,
    library,
    provider,
    client,
    task,
    quantization: () => ({}),
  };
  return withFields(plugin, coats[plugin["~hub"].kind](plugin as never, watcher));
}

/** A copy with other fields; undefined fields stay unchanged. */
const withFields = <T extends object>(whole: T, fields: object): T => ({
  ...whole,
  ...Object.fromEntries(Object.entries(fields).filter(([, field]) => field !== undefined)),
});

function library(plugin: Plugin<"library">, watcher: Watcher): object {
  const snippets = (model: Model): unknown =>
    logged(plugin.snippets!(track(model, watcher.reads)), watcher);
  return { snippets: plugin.snippets && snippets };
}

function logged<T>(result: T, watcher: Watcher): T {
  watcher.codes.push(...codesIn(result));
  return result;
}

function codesIn(result: unknown): readonly Code[] {
  if (isCode(result)) return [result];
  if (Array.isArray(result)) return result.flatMap(codesIn);
  const { code } = (result ?? {}) as Partial<LoadCode>;
  return isCode(code) ? [code] : [];
}

function client(plugin: Plugin<"client">, watcher: Watcher): object {
  const shown = (call: Call): Call =>
    Object.freeze({ ...withMapping(call, watcher), model: track(call.model, watcher.reads) });
  return {
    templates: plugin.templates.map((template) => ({
      ...template,
      print: (call: Call) => logged(template.print(shown(call)), watcher),
    })),
    fallback: plugin.fallback && ((call: Call) => logged(plugin.fallback!(shown(call)), watcher)),
    refuses: plugin.refuses && ((call: Call) => plugin.refuses!(shown(call))),
  };
}

function provider(plugin: Plugin<"provider">, watcher: Watcher): object {
  const noted = <T>(name: string, value: T): T => {
    watcher.returned.push([name, value]);
    return value;
  };
  const coat = (served: TaskHandler): TaskHandler =>
    withFields(served, {
      request: (ask: RequestContext) =>
        noted("request", served.request(Object.freeze(withMapping(ask, watcher)))),
      answer: (...args: Parameters<TaskHandler["answer"]>) =>
        noted("answer", served.answer(...args)),
      job: served.job && ((sent: SentRequest) => noted("job", served.job!(sent))),
    });
  const handlerOf = (task: Task): TaskHandler | undefined => {
    const served = noted("handlerOf", plugin.handlerOf!(task));
    // A value that is not a plugin stays unchanged, so that the kernel reports it.
    return typeof served?.request === "function" && typeof served.answer === "function"
      ? coat(served)
      : served;
  };
  return { tasks: plugin.tasks.map(coat), handlerOf: plugin.handlerOf && handlerOf };
}

function task(plugin: Plugin<"task">, watcher: Watcher): object {
  const { sample, callAs, parameters } = plugin;
  const tracked = (model: never): never => track(model, watcher.reads);
  const shown = Object.entries(parameters ?? {}).map(([name, parameter]) => [
    name,
    withFields(parameter, {
      sample: parameter.sample && ((model: never) => parameter.sample!(tracked(model))),
    }),
  ]);
  return {
    sample: sample && ((model: never) => plugin.sample!(tracked(model))),
    callAs: callAs && ((model: never) => plugin.callAs!(tracked(model))),
    parameters: parameters && Object.fromEntries(shown),
  };
}

function app(plugin: Plugin<"app">, watcher: Watcher): object {
  const runs: Plugin<"app">["runs"] = (model, file) => {
    const run = plugin.runs(track(model, watcher.reads), file);
    if (!("reason" in run))
      for (const { code } of run.commands ?? []) if (isCode(code)) watcher.codes.push(code);
    return run;
  };
  return { runs };
}

const withMapping = <T extends Pick<Call, "mapping">>(call: T, { reads }: Watcher): T =>
  call.mapping === undefined
    ? call
    : {
        ...call,
        mapping: track(
          call.mapping,
          reads,
          ["inferenceProviderMapping", 0],
          "inferenceProviderMapping[]",
        ),
      };

// Code that cannot be identified was never printed.
const NO_LANGUAGE: OfferedProgram["language"] = {
  id: "text",
  highlight: "text",
  check: { parser: "none" },
};

/** A command of an app, as a snippet. */
type CommandOf = AppSnippet["commands"][number] & { readonly client: string };

/** The result of a call, and what the watched plugins did; `printer` watches the clients. @internal */
export function observed(
  call: () => SnippetResult<LoadSnippet | InferenceSnippet | CommandOf>,
  watcher: Watcher,
  printer: Watcher = watcher,
): Offered {
  Object.assign(watcher, newWatcher());
  Object.assign(printer, newWatcher());
  const { snippets, notOffered, diagnostics } = call();
  const { reads, returned } = watcher;
  // Printing is most of the work, so code is printed again only if some was not shown.
  const isAllShown = printer.codes.length === snippets.length;
  const codes = printer.codes.map((code, at) => ({
    code,
    text: isAllShown ? snippets[at]!.content : attempt(() => render(code)),
  }));
  return {
    snippets: snippets.map(({ client, content, ...rest }) => {
      const code = codes.find(({ text }) => text === content)?.code;
      return {
        client,
        content,
        ...("purpose" in rest ? { purpose: rest.purpose } : {}),
        ...("install" in rest && rest.install !== undefined ? { install: rest.install } : {}),
        language: code?.language ?? NO_LANGUAGE,
        prints: code === undefined ? [] : textsPrintedBy(code),
      };
    }),
    notOffered,
    diagnostics,
    reads: [...reads.values()],
    returned,
    blanks: codes.filter(({ text }) => text?.trim() === "").length,
  };
}
