// Turns plugins into data for catalog pages: cards, manifests, and the type of each response.
import type { Answer, Entry, Plugin, Task, TaskHandler } from "hubsmith";
import { type Card, cardFields, type Kind, type LanguageCard } from "#core/kinds/index";
import { labelOf } from "#core/hub/card";
import type { JsonPath, ResponseSchema } from "#core/http/response";
import type { Value } from "hubsmith/code";
import { downloadQuery } from "./downloads.ts";

/** The data of a plugin, ready for `JSON.stringify`. @public */
export interface Manifest {
  /** The id of the plugin. */
  readonly id: string;
  /** A field of the plugin, as data. */
  readonly [field: string]: Value;
}

/**
 * Describes a plugin as JSON: tasks by id, a library's download rule as the Hub's query, and functions left out. Never
 * throws for a plugin of a hub.
 * @returns A copy, which may be changed.
 * @example
 * ```ts
 * import { manifestOf } from "hubsmith/catalog";
 * import together from "hubsmith/plugins/providers/together";
 *
 * manifestOf(together).id; // → "together"
 * ```
 * @public
 */
export function manifestOf(plugin: Plugin): Manifest {
  const { "~hub": stamp, ...spec } = plugin;
  return JSON.parse(JSON.stringify({ ...spec, ...dataFields(stamp.kind, plugin) })) as Manifest;
}

/** The card of a plugin. A provider's card also lists those of `tasks` that it serves without naming them. @internal */
export function cardOf(plugin: Plugin, tasks: readonly Task[] = []): Card {
  const { "~hub": stamp, id, aliases, replaces } = plugin;
  const label = labelOf(plugin);
  const fields = {
    kind: stamp.kind,
    id,
    label,
    ...fieldsOf(stamp.kind, plugin, tasks),
    aliases,
    replaces,
  };
  const defined = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(defined) as unknown as Card;
}

// A card has names instead of objects.
function fieldsOf(kind: Kind, plugin: Plugin, tasks: readonly Task[]): object {
  const fields: object = Object.fromEntries(
    cardFields[kind].map((name) => [name, plugin[name as keyof Plugin]]),
  );
  if (kind === "client")
    return { ...fields, language: languageCard((plugin as Plugin<"client">).language) };
  if (kind !== "provider") return fields;
  const provider = plugin as Plugin<"provider">;
  const served = [...provider.tasks, ...servedOf(provider, tasks)].map(({ task }) => task.id);
  return { ...fields, tasks: [...new Set(served)].sort() };
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
  const { hubServers } = plugin as Plugin<"task">;
  const read = hubServers?.answer;
  const answer = read === undefined ? undefined : describeResponse(() => read);
  return {
    routerApi: undefined,
    page: undefined,
    ...(answer === undefined ? {} : { hubServers: { ...hubServers, answer } }),
  };
}

/**
 * The type of a provider's response for each task, in TypeScript syntax. Never throws: if a function of the plugin
 * throws, its type is `unknown`.
 * @param tasks - Tasks that the provider may serve without listing them. Default: only listed tasks.
 * @returns The types, by the id of the task.
 * @example
 * ```ts
 * import { answersOf } from "hubsmith/catalog";
 * import together from "hubsmith/plugins/providers/together";
 *
 * answersOf(together)["feature-extraction"]; // → "{ data: { embedding: numbers }[] }"
 * ```
 * @public
 */
export function answersOf(
  provider: Plugin<"provider">,
  tasks: readonly Task[] = [],
): Readonly<Record<string, string>> {
  const shapes = [...servedOf(provider, tasks), ...provider.tasks].map(
    ({ task, answer }) =>
      [task.id, describeResponse(() => answer(false, "routed", "any"))] as const,
  );
  return Object.fromEntries(shapes.sort(([a], [b]) => (a < b ? -1 : 1)));
}

// The tasks that `handlerOf` adds. A plugin that throws must not break the list.
const servedOf = (
  provider: Plugin<"provider">,
  tasks: readonly Task[],
): readonly Pick<TaskHandler, "task" | "answer">[] =>
  tasks.flatMap((task) => {
    const served = tryOr(undefined, () => provider.handlerOf?.(task));
    return served === undefined ? [] : [{ task, answer: served.answer }];
  });

const describeResponse = (read: () => Answer): string => {
  const answer = tryOr(undefined, read);
  return answer === undefined ? "unknown" : tryOr("unknown", () => responseType(answer));
};

function tryOr<T>(fallback: T, call: () => T): T {
  try {
    const value = call();
    if (!(value instanceof Promise)) return value;
    // An unhandled rejection would end the application.
    value.catch(() => {});
    return fallback;
  } catch {
    return fallback;
  }
}

/**
 * The type of a response, in TypeScript syntax, e.g. `{ data: { b64_json: base64 }[] }`. A file or a
 * stream is described in words.
 * @internal
 */
export function responseType(answer: Answer): string {
  switch (answer.kind) {
    case "stream":
      return `${answer.format === "sse" ? "events" : "lines"} ${streamedType(answer.path)}`;
    case "bytes":
      return `bytes of ${answer.type}`;
    case "file": {
      const { encoding, list = false, type } = answer;
      const what = encoding === "url" ? "URL" : encoding;
      const shapes = answer.at.map((path) => atPath(path, list ? `${what} | ${what}[]` : what));
      return `${[...new Set(shapes)].join(" | ")} of ${type}`;
    }
    case "json": {
      const { schemas } = answer;
      const shapes = answer.at.map((path, place) =>
        atPath(path, printType(schemas?.[place] ?? schemas?.at(-1) ?? "json")),
      );
      return [...new Set(shapes)].join(" | ");
    }
  }
}

// Events without text lack the last member.
function streamedType(path: JsonPath): string {
  const last = path.at(-1);
  return atPath(typeof last === "string" ? [...path.slice(0, -1), `${last}?`] : path, "string");
}

function atPath(path: JsonPath, leaf: string): string {
  return [...path].reverse().reduce<string>((inner, step) => {
    if (typeof step === "number") return arrayOf(inner);
    return `{ ${step}: ${inner} }`;
  }, leaf);
}

function printType(schema: ResponseSchema): string {
  if (typeof schema === "string") return schema;
  if (Array.isArray(schema)) return arrayOf(printType((schema as readonly [ResponseSchema])[0]));
  const members = Object.entries(schema).map(([name, member]) => `${name}: ${printType(member)}`);
  return `{ ${members.join("; ")} }`;
}

const arrayOf = (item: string): string => (item.includes(" | ") ? `(${item})[]` : `${item}[]`);

/**
 * Makes the entry of a loaded plugin, for a list such as `[...entries, entryOf(mine)]`. The entry of a task has its
 * `page`. Never throws.
 * @param tasks - Tasks that a provider may serve without listing them; its card then has them, too. Default: only
 * listed tasks.
 * @returns The entry, frozen.
 * @example
 * ```ts
 * import { defineQuantization } from "hubsmith";
 * import { entryOf } from "hubsmith/catalog";
 *
 * const one = defineQuantization({ id: "halfling", label: "Halfling", sets: {}, preference: [] });
 * entryOf(one).label; // → "Halfling"
 * ```
 * @public
 */
export function entryOf(plugin: Plugin, tasks: readonly Task[] = []): Entry {
  const card: Card = cardOf(plugin, tasks);
  const { page } = plugin as Plugin<"task">;
  return Object.freeze({
    ...card,
    load: () => Promise.resolve({ default: plugin }),
    ...(page === undefined ? {} : { page: () => Promise.resolve({ default: page }) }),
  });
}
