// Watching: wraps a plugin to log what it reads of a record, and which code it returns.
import type {
  Call,
  InferenceSnippet,
  LoadCode,
  LoadSnippet,
  Offer,
  Plugin,
  Task,
} from "../index.ts";
import type { TaskHandler } from "../http/provider.ts";
import { isCode } from "../code/index.ts";
import type { Code, Hole, CodeNode } from "../code/tag.ts";
import { isRuntimeValue } from "../code/value.ts";
import { render } from "../code/render.ts";
import type { Offered, OfferedProgram } from "./subjects.ts";
import { type ReadLog, track } from "./track.ts";

// The strings that code prints, in order; without names of members, files and secrets.
function textsPrintedBy(code: Code): readonly string[] {
  const { body } = code as CodeNode;
  switch (body.form) {
    case "template":
      return body.holes.flatMap(textsIn);
    case "items":
      return body.items.flatMap(({ hole }) => textsIn(hole));
    case "join":
      return body.parts.flatMap(textsPrintedBy);
    default:
      return [];
  }
}

function textsIn(hole: Hole<string>): readonly string[] {
  if (typeof hole === "string") return [hole];
  if (isCode(hole)) return textsPrintedBy(hole);
  if (typeof hole !== "object" || hole === null || isRuntimeValue(hole)) return [];
  return Object.values(hole).flatMap(textsIn);
}

/** The log of a call. */
interface Seen {
  readonly reads: ReadLog;
  readonly codes: Code[];
  /** The return values of functions that return data, by name. */
  readonly returned: (readonly [name: string, value: unknown])[];
}

/** Holds the current log; emptied before each call. @internal */
export interface Watcher {
  seen: Seen;
}

const nothingSeen = (): Seen => ({ reads: new Map(), codes: [], returned: [] });

/** A watcher with an empty log. @internal */
export const newWatcher = (): Watcher => ({ seen: nothingSeen() });

/** The watched plugin. A value that cannot be watched stays unchanged. @internal */
export function watched<P extends Plugin>(plugin: P, watcher: Watcher): P {
  const coats: { readonly [K in string]?: (plugin: never, watcher: Watcher) => object } = {
    library,
    provider,
    client,
    task,
  };
  const coat = coats[plugin["~hub"].kind];
  return (coat === undefined ? plugin : { ...plugin, ...coat(plugin as never, watcher) }) as P;
}

function library(plugin: Plugin<"library">, watcher: Watcher): object {
  if (plugin.snippets === undefined) return {};
  const snippets: Plugin<"library">["snippets"] = (model) => {
    const made = plugin.snippets!(track(model, watcher.seen.reads));
    watcher.seen.codes.push(...codesIn(made));
    return made;
  };
  return { snippets };
}

function codesIn(made: unknown): readonly Code[] {
  if (isCode(made)) return [made];
  if (Array.isArray(made)) return made.flatMap(codesIn);
  const { code } = (made ?? {}) as Partial<LoadCode>;
  return isCode(code) ? [code] : [];
}

function client(plugin: Plugin<"client">, watcher: Watcher): object {
  const { otherwise, refuses, templates } = plugin;
  const shown = (call: Call): Call => {
    const { reads } = watcher.seen;
    const { mapping } = call;
    return Object.freeze({
      ...call,
      model: track(call.model, reads),
      ...(mapping === undefined ? {} : { mapping: trackMapping(mapping, watcher) }),
    });
  };
  const logged = (code: Code): Code => {
    watcher.seen.codes.push(...codesIn(code));
    return code;
  };
  return {
    templates: templates.map((one) => ({
      ...one,
      print: (call: Call) => logged(one.print(shown(call))),
    })),
    ...(otherwise === undefined
      ? {}
      : { otherwise: (call: Call) => logged(plugin.otherwise!(shown(call))) }),
    ...(refuses === undefined ? {} : { refuses: (call: Call) => plugin.refuses!(shown(call)) }),
  };
}

function provider(plugin: Plugin<"provider">, watcher: Watcher): object {
  const noted = <T>(name: string, value: T): T => {
    watcher.seen.returned.push([name, value]);
    return value;
  };
  const coat = (served: TaskHandler): TaskHandler => ({
    ...served,
    request: (ask) =>
      noted(
        "request",
        served.request(
          ask.mapping === undefined
            ? ask
            : Object.freeze({ ...ask, mapping: trackMapping(ask.mapping, watcher) }),
        ),
      ),
    answer: (...asked) => noted("answer", served.answer(...asked)),
    ...(served.job === undefined ? {} : { job: (sent) => noted("job", served.job!(sent)) }),
  });
  const handles: Plugin<"provider">["handles"] = (task) => {
    const served = noted("handles", plugin.handles!(task));
    // A value that is not a plugin stays unchanged, so that the kernel reports it.
    return typeof served?.request === "function" && typeof served.answer === "function"
      ? coat(served)
      : served;
  };
  return { tasks: plugin.tasks.map(coat), ...(plugin.handles === undefined ? {} : { handles }) };
}

function task(plugin: Plugin<"task">, watcher: Watcher): object {
  const { sample, callAs, parameters = {} } = plugin;
  const log = (): ReadLog => watcher.seen.reads;
  const shown = Object.entries(parameters).map(([name, one]) => [
    name,
    one.sample === undefined
      ? one
      : { ...one, sample: (model: never) => one.sample!(track(model, log())) },
  ]);
  return {
    ...(sample === undefined
      ? {}
      : { sample: (model: never) => plugin.sample!(track(model, log())) }),
    ...(callAs === undefined
      ? {}
      : { callAs: (model: never) => plugin.callAs!(track(model, log())) as Task | undefined }),
    ...(plugin.parameters === undefined ? {} : { parameters: Object.fromEntries(shown) as object }),
  };
}

const trackMapping = <T>(mapping: T, { seen }: Watcher): T =>
  track(mapping, seen.reads, ["inferenceProviderMapping", 0], "inferenceProviderMapping[]");

// Code that cannot be identified was never printed.
const NO_LANGUAGE: OfferedProgram["language"] = {
  id: "text",
  highlight: "text",
  check: { parser: "none" },
};

/** The result of a call, and what the watched plugins did; `printer` watches the clients. @internal */
export function observed(
  call: () => Offer<LoadSnippet | InferenceSnippet>,
  watcher: Watcher,
  printer: Watcher = watcher,
): Offered {
  watcher.seen = nothingSeen();
  printer.seen = nothingSeen();
  const { snippets, notOffered, diagnostics } = call();
  const { reads, returned } = watcher.seen;
  const codes = printer.seen.codes.map((code) => ({ code, text: textOf(code) }));
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

function textOf(code: Code): string | undefined {
  try {
    return render(code);
  } catch {
    return undefined;
  }
}
