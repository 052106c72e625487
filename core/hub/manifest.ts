// A manifest is the data half of a plugin: what catalogue pages show, and JSON can carry.
import { dataOf } from "./data.ts";
import type { Value } from "../code/value.ts";
import { downloadQuery } from "../model/downloads.ts";
import type { Answer } from "../model/answer.ts";
import { shapeOf } from "../model/schema.ts";
import type { Served } from "../model/served.ts";
import type { Task } from "../model/task.ts";
import type { Card, LanguageCard } from "./card.ts";
import { member } from "./anything.ts";
import { guard } from "./guard.ts";
import { labelOf } from "./label.ts";
import { isPromise } from "../checked/returned.ts";
import type { Kind, Plugin } from "./plugin.ts";

/** The data of a plugin, ready for JSON. @public */
export interface Manifest {
  /** The id of the plugin. */
  readonly id: string;
  /** A field of the plugin, as data. */
  readonly [field: string]: Value;
}

/** The manifest of a plugin: a provider's and a client's tasks by id, a library's rule as the Hub's query. @public */
export function manifestOf(plugin: Plugin): Manifest {
  const { "~hub": stamp, ...spec } = plugin;
  return dataOf({ ...spec, ...shown(stamp.kind, plugin) }, "") as Manifest;
}

/** The card of a plugin; a provider's may name tasks that it serves without listing them. @public */
export function cardOf(plugin: Plugin, tasks: readonly Task[] = []): Card {
  const { "~hub": stamp, id, aliases, replaces } = plugin;
  const label = labelOf(plugin);
  const told = {
    kind: stamp.kind,
    id,
    label,
    ...onCard(stamp.kind, plugin, tasks),
    aliases,
    replaces,
  };
  const there = Object.entries(told).filter(([, value]) => value !== undefined);
  return Object.fromEntries(there) as unknown as Card;
}

function onCard(kind: Kind, plugin: Plugin, tasks: readonly Task[]): object {
  if (kind === "library") {
    const { filter, tasks, isFallback } = plugin as Plugin<"library">;
    return { filter, tasks, isFallback };
  }
  if (kind === "task") {
    const { modality, isPlaceholder, isHidden } = plugin as Plugin<"task">;
    return { modality, isPlaceholder, isHidden };
  }
  if (kind === "client") {
    const { language, order } = plugin as Plugin<"client">;
    return { language: languageCard(language), order };
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

// What is no data, as data.
function shown(kind: Kind, plugin: Plugin): object {
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
  const answer = read === undefined ? undefined : shapeIn(`task/${plugin.id}`, () => read);
  return { routed: undefined, ...(answer === undefined ? {} : { hosted: { ...hosted, answer } }) };
}

/**
 * The shape of what a provider's service answers, by the ids of the tasks: of those that it lists, and of those among
 * `tasks` that it serves without listing them.
 * @public
 */
export function answersOf(
  provider: Plugin<"provider">,
  tasks: readonly Task[] = [],
): Readonly<Record<string, string>> {
  const name = `provider/${provider.id}`;
  const shapes = [...servedOf(provider, tasks), ...provider.tasks].map(
    ({ task, answer }) => [task.id, shapeIn(name, () => answer(false, "routed"))] as const,
  );
  return Object.fromEntries(shapes.sort(([a], [b]) => (a < b ? -1 : 1)));
}

// What it serves of these tasks when it is asked; what is not made with `on` is said where a call is made.
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

// What a list shows of a faulty plugin costs the list nothing.
function shapeIn(plugin: string, read: () => Answer): string {
  const made = guard(plugin, "say what it answers", () => {
    const answer: unknown = read();
    return isPromise(answer) ? undefined : shapeOf(answer as Answer);
  });
  return ("value" in made ? made.value : undefined) ?? "unknown";
}
