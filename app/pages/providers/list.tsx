// All providers, with a search field. A task's page lists the providers of the task.
import type { Entry } from "hubsmith";
import { isPolicy } from "#core/kinds/provider";
import type { ReactNode } from "react";
import { PROVIDERS } from "../../browser/places.ts";
import { ItemList } from "../item-list.tsx";
import { tasksOf } from "./matrix.ts";

interface Props {
  readonly providers: readonly Entry<"provider">[];
}

export const ProviderList = ({ providers }: Props): ReactNode => (
  <ItemList place={PROVIDERS} items={providers} tasksOf={tasksOf} noteOf={noteOf} />
);

function noteOf(entry: Entry<"provider">): string {
  const { tasks } = entry;
  if (isPolicy(entry)) return "Selects a provider";
  return tasks.length === 1 ? "1 task" : `${tasks.length} tasks`;
}
