// Which provider serves which task, as rows and columns.
import type { Entry } from "hubsmith";

/** A task as a row; a hidden one has no page to link to. */
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

/** The matrix; for one task it has the providers that serve it, and all their tasks, that task first. */
export function matrixOf(providers: Providers, tasks: Tasks, wanted = ""): Matrix {
  const columns = providers
    .filter((one) => (wanted === "" ? one.tasks.length > 0 : one.tasks.includes(wanted)))
    .toSorted(byLabel);
  const rows = servedIn(columns, tasks)
    .map((task) => ({ ...task, served: columns.map((one) => one.tasks.includes(task.id)) }))
    .toSorted((one, other) => Number(other.id === wanted) - Number(one.id === wanted));
  return { columns, rows };
}

/** The tasks that any of the providers serves, by label; one without a card has its id as label. */
export function servedIn(providers: Providers, tasks: Tasks): readonly Omit<Row, "served">[] {
  const cards = new Map(tasks.map((task) => [task.id, task]));
  return [...new Set(providers.flatMap((one) => one.tasks))]
    .map((id) => {
      const card = cards.get(id);
      const hasPage = card !== undefined && card.isInternal !== true;
      return { id, label: card?.label ?? id, hasPage };
    })
    .toSorted(byLabel);
}

/** The sort order of lists. */
export const byLabel = (one: Labelled, other: Labelled): number =>
  one.label.localeCompare(other.label, "en");

interface Labelled {
  readonly label: string;
}
