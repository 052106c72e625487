// All providers, with a search field, and a table of their tasks.
import type { Entry } from "hubsmith";
import { Fragment, type ReactNode } from "react";
import { Link } from "wouter";
import { byLabel, itemOf, nameOf, pathOf, PROVIDERS, shownIn, TASKS } from "../routing/places.ts";
import { useEntries } from "../stores/host.ts";
import { ItemList } from "../ui/item-list.tsx";
import { Table } from "../ui/page-parts.tsx";
import { taskPathOf, tasksOf } from "./matrix.ts";
import "../ui/pages.css";
import "./providers.css";

type Providers = readonly Entry<"provider">[];

/** The list. */
export function ProviderList({ providers }: { readonly providers: Providers }): ReactNode {
  return (
    <ItemList
      place={PROVIDERS}
      items={providers}
      tasksOf={tasksOf}
      noteOf={noteOf}
      hrefOf={taskPathOf}
    >
      {(matches) => <Matrix providers={matches.filter(({ tasks }) => tasks.length > 0)} />}
    </ItemList>
  );
}

function noteOf({ tasks, baseUrl }: Entry<"provider">): string {
  if (baseUrl === undefined) return "Selects a provider";
  return tasks.length === 1 ? "1 task" : `${tasks.length} tasks`;
}

function Matrix({ providers }: { readonly providers: Providers }): ReactNode {
  const known = shownIn(useEntries(), "task");
  if (providers.length === 0) return null;
  const tasks = [...new Set(providers.flatMap(tasksOf))]
    .map((id) => ({ id, label: nameOf(known, id) }))
    .toSorted(byLabel);
  return (
    <Table
      label="Tasks of each provider"
      className="matrix"
      head={[
        "Task",
        ...providers.map(({ id, label }) => (
          <Link key={id} href={pathOf(PROVIDERS, id)}>
            {label}
          </Link>
        )),
      ]}
      rows={tasks.map(({ id, label }) => ({
        key: id,
        name:
          itemOf(known, id) === undefined ? label : <Link href={pathOf(TASKS, id)}>{label}</Link>,
        cells: providers.map((provider) => {
          const isServed = tasksOf(provider).includes(id);
          return (
            <Fragment key={provider.id}>
              {isServed && <span aria-hidden="true">✓</span>}
              <span className="unseen">{isServed ? "yes" : "no"}</span>
            </Fragment>
          );
        }),
      }))}
    />
  );
}
