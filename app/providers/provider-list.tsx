// All providers, with a search field, and a table of their tasks.
import type { Entry } from "hubsmith";
import { isPolicy } from "#core/kinds/provider";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { itemOf, pathOf, PROVIDERS, shownIn, TASKS } from "../routing/places.ts";
import { useEntries } from "../stores/host.ts";
import { ItemList } from "../ui/item-list.tsx";
import { allTasksOf, taskPathOf, tasksOf } from "./matrix.ts";
import { Part } from "../ui/page-parts.tsx";
import { Table } from "../ui/table.tsx";

type Providers = readonly Entry<"provider">[];

export function ProviderList({ providers }: { readonly providers: Providers }): ReactNode {
  return (
    <ItemList
      place={PROVIDERS}
      items={providers}
      tasksOf={tasksOf}
      noteOf={noteOf}
      hrefOf={taskPathOf}
    >
      {(matches) => <ByTask providers={matches.filter(({ tasks }) => tasks.length > 0)} />}
    </ItemList>
  );
}

function noteOf(entry: Entry<"provider">): string {
  const { tasks } = entry;
  if (isPolicy(entry)) return "Selects a provider";
  return tasks.length === 1 ? "1 task" : `${tasks.length} tasks`;
}

function ByTask({ providers }: { readonly providers: Providers }): ReactNode {
  const entries = useEntries();
  const known = shownIn(entries, "task");
  if (providers.length === 0) return null;
  const tasks = allTasksOf(entries, providers);
  return (
    <Part id="by-task" title="By task" items={tasks}>
      <Table
        label="Providers of each task"
        className="report"
        head={["Task", "Providers"]}
        rows={tasks.map(({ id, label }) => ({
          key: id,
          name: itemOf(known, id) ? <Link href={pathOf(TASKS, id)}>{label}</Link> : label,
          cells: [
            <span key="providers" className="row links">
              {providers
                .filter((provider) => tasksOf(provider).includes(id))
                .map((provider) => (
                  <Link key={provider.id} href={taskPathOf(provider, id)}>
                    {provider.label}
                  </Link>
                ))}
            </span>,
          ],
        }))}
      />
      {tasks.some(({ isWire }) => isWire) && (
        <p className="note">
          An API marked “direct” is the provider’s own. The Hugging Face router has the same API for
          all of its chat providers.
        </p>
      )}
    </Part>
  );
}
