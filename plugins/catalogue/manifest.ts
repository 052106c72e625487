// Turns plugins into data for catalogue pages: cards, manifests, and the type of each response.
import {
  type Answer,
  type Card,
  type Kind,
  labelOf,
  type LanguageCard,
  type Path,
  type Plugin,
  type Schema,
  type Served,
  type Task,
} from "hubsmith";
import type { Value } from "hubsmith/code";
import { dataOf, guard, isList, isPromise, member, schemaAt } from "hubsmith/internal";
import { downloadQuery } from "./downloads.ts";

/** The data of a plugin, ready for JSON. @public */
export interface Manifest {
  /** The id of the plugin. */
  readonly id: string;
  /** A field of the plugin, as data. */
  readonly [field: string]: Value;
}

/** The manifest of a plugin: tasks by id, and a library's download rule as the Hub's query. @public */
export function manifestOf(plugin: Plugin): Manifest {
  const { "~hub": stamp, ...spec } = plugin;
  return dataOf({ ...spec, ...dataFields(stamp.kind, plugin) }, "") as Manifest;
}

/** The card of a plugin. A provider's card also lists those of `tasks` that it serves without naming them. @public */
export function cardOf(plugin: Plugin, tasks: readonly Task[] = []): Card {
  const { "~hub": stamp, id, aliases, replaces } = plugin;
  const label = labelOf(plugin);
  const fields = {
    kind: stamp.kind,
    id,
    label,
    ...cardFields(stamp.kind, plugin, tasks),
    aliases,
    replaces,
  };
  const there = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(there) as unknown as Card;
}

function cardFields(kind: Kind, plugin: Plugin, tasks: readonly Task[]): object {
  if (kind === "library") {
    const { filter, tasks, isFallback } = plugin as Plugin<"library">;
    return { filter, tasks, isFallback };
  }
  if (kind === "task") {
    const { modality, isPlaceholder, isHidden } = plugin as Plugin<"task">;
    return { modality, isPlaceholder, isHidden };
  }
  if (kind === "client") {
    const { language, order, extends: base } = plugin as Plugin<"client">;
    return { language: languageCard(language), order, extends: base };
  }
  if (kind !== "provider") return {};
  const provider = plugin as Plugin<"provider">;
  const own = provider.tasks.map(({ task }) => task.id);
  const more = servedOf(provider, tasks).map(({ task }) => task.id);
  return { baseUrl: provider.baseUrl, tasks: [...new Set([...own, ...more])].sort() };
}

const languageCard = ({ id, label, order, highlight }: LanguageCard): LanguageCard => ({
  id,
  label,
  order,
  highlight,
});

// Fields that are not JSON, as data.
function dataFields(kind: Kind, plugin: Plugin): object {
  if (kind === "provider") {
    const provider = plugin as Plugin<"provider">;
    return { tasks: provider.tasks.map(({ task }) => task.id), answers: answersOf(provider) };
  }
  if (kind === "client") {
    const { language, templates } = plugin as Plugin<"client">;
    return { language: languageCard(language), templates: templates.map(({ task }) => task.id) };
  }
  const { countDownloads } = plugin as Plugin<"library">;
  if (kind === "library" && countDownloads !== undefined)
    return { countDownloads: downloadQuery(countDownloads) };
  if (kind !== "task") return {};
  const { hosted } = plugin as Plugin<"task">;
  const read = hosted?.answer;
  const answer = read === undefined ? undefined : describeResponse(`task/${plugin.id}`, () => read);
  return { routed: undefined, ...(answer === undefined ? {} : { hosted: { ...hosted, answer } }) };
}

/**
 * The type of a provider's response for each task id: the tasks that it lists, and those of `tasks` that it serves
 * without listing them.
 * @public
 */
export function answersOf(
  provider: Plugin<"provider">,
  tasks: readonly Task[] = [],
): Readonly<Record<string, string>> {
  const name = `provider/${provider.id}`;
  const shapes = [...servedOf(provider, tasks), ...provider.tasks].map(
    ({ task, answer }) => [task.id, describeResponse(name, () => answer(false, "routed"))] as const,
  );
  return Object.fromEntries(shapes.sort(([a], [b]) => (a < b ? -1 : 1)));
}

// The tasks that `serves` handles. A wrong return value is reported when a call is made.
function servedOf(
  provider: Plugin<"provider">,
  tasks: readonly Task[],
): readonly Pick<Served, "task" | "answer">[] {
  return tasks.flatMap((task) => {
    const made = guard(`provider/${provider.id}`, `serve ${task.id}`, () => {
      const served: unknown = provider.serves?.(task);
      const answer = isPromise(served) ? undefined : member(served, "answer");
      return typeof answer === "function" ? [{ task, answer: answer as Served["answer"] }] : [];
    });
    return "value" in made ? made.value : [];
  });
}

// A plugin that throws must not break the list.
function describeResponse(plugin: string, read: () => Answer): string {
  const made = guard(plugin, "say what it answers", () => {
    const answer: unknown = read();
    return isPromise(answer) ? undefined : responseType(answer as Answer);
  });
  return ("value" in made ? made.value : undefined) ?? "unknown";
}

/**
 * The type of a response, in TypeScript syntax, e.g. `{ data: { b64_json: base64 }[] }`. A file or a
 * stream is described in words.
 * @public
 */
export function responseType(answer: Answer): string {
  switch (answer.as) {
    case "stream":
      return "events { choices: { delta: { content?: string } }[] }";
    case "bytes":
      return `bytes of ${answer.type}`;
    case "file": {
      const { holds, list = false, type } = answer;
      const what = holds === "url" ? "URL" : holds;
      const shapes = answer.at.map((path) => atPath(path, list ? `${what} | ${what}[]` : what));
      return `${[...new Set(shapes)].join(" | ")} of ${type}`;
    }
    case "json": {
      const { holds } = answer;
      const shapes = answer.at.map((path, place) =>
        atPath(path, printType(schemaAt(holds, place))),
      );
      return [...new Set(shapes)].join(" | ");
    }
  }
}

function atPath(path: Path, leaf: string): string {
  return [...path].reverse().reduce<string>((inner, step) => {
    if (typeof step === "number") return arrayOf(inner);
    return `{ ${step}: ${inner} }`;
  }, leaf);
}

function printType(schema: Schema): string {
  if (typeof schema === "string") return schema;
  if (isList(schema)) return arrayOf(printType(schema[0]));
  const members = Object.entries(schema).map(([name, one]) => `${name}: ${printType(one)}`);
  return `{ ${members.join("; ")} }`;
}

const arrayOf = (item: string): string => (item.includes(" | ") ? `(${item})[]` : `${item}[]`);
