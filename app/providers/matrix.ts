// Which provider serves which task, as rows and columns.
import type { Entry } from "hubsmith";
import { pathOf, PROVIDERS } from "../routing/places.ts";

/** A task as a row. */
export interface Row {
  readonly id: string;
  readonly label: string;
  readonly hasPage: boolean;
  /** Whether each of the columns serves it, in order. */
  readonly served: readonly boolean[];
}

/** The providers that serve any task, and the tasks that any of them serves. */
export interface Matrix {
  readonly columns: readonly Entry<"provider">[];
  readonly rows: readonly Row[];
}

type Providers = readonly Entry<"provider">[];
type Tasks = readonly Entry<"task">[];

// Providers of chat serve models for text generation; only some serve models without chat.
const CALLED_AS: ReadonlyMap<string, string> = new Map([["text-generation", "conversational"]]);

/** The tasks of a provider, including those that it serves as another task. */
function tasksOf({ tasks }: Entry<"provider">): readonly string[] {
  const more = [...CALLED_AS].filter(([, as]) => tasks.includes(as)).map(([task]) => task);
  return [...new Set([...tasks, ...more])];
}

/** The providers that serve a task, by label. */
export const providersOf = (entries: readonly Entry[], task: string): Providers =>
  entries
    .filter((one) => one.kind === "provider")
    .filter((one) => tasksOf(one).includes(task))
    .toSorted(byLabel);

/** The URL of a provider's page, at the task or at the one that it is served as. */
export function taskPathOf({ id, tasks }: Entry<"provider">, task: string): string {
  const at = tasks.includes(task) ? task : (CALLED_AS.get(task) ?? "");
  return pathOf(PROVIDERS, id) + (at && `#${encodeURIComponent(at)}`);
}

/** The matrix; for one task it has the providers that serve it, and all their tasks, that task first. */
export function matrixOf(providers: Providers, tasks: Tasks, wanted = ""): Matrix {
  const columns = (
    wanted === "" ? providers.filter((one) => one.tasks.length > 0) : providersOf(providers, wanted)
  ).toSorted(byLabel);
  const rows = servedIn(columns, tasks)
    .map((task) => ({ ...task, served: columns.map((one) => tasksOf(one).includes(task.id)) }))
    .toSorted((one, other) => Number(other.id === wanted) - Number(one.id === wanted));
  return { columns, rows };
}

/** The tasks that any of the providers serves, by label; one without a card has its id as label. */
export function servedIn(providers: Providers, tasks: Tasks): readonly Omit<Row, "served">[] {
  const cards = new Map(tasks.map((task) => [task.id, task]));
  return [...new Set(providers.flatMap(tasksOf))]
    .map((id) => ({ id, label: cards.get(id)?.label ?? id, hasPage: cards.has(id) }))
    .toSorted(byLabel);
}

/** The sort order of lists. */
export const byLabel = (one: Labelled, other: Labelled): number =>
  one.label.localeCompare(other.label, "en");

interface Labelled {
  readonly label: string;
}
