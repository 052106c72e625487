// All providers with their number of tasks, and a matrix of providers and tasks; optionally for one task.
import type { Entry } from "hubsmith";
import { type ReactNode, useId, useRef } from "react";
import { Link } from "wouter";
import { nearestOf } from "../routing/nearest.ts";
import { pathOf, PROVIDERS } from "../routing/places.ts";
import { useQuery } from "../routing/use-query.ts";
import { useAnnouncement } from "../routing/use-announcement.ts";
import { byLabel, matrixOf, servedIn } from "./matrix.ts";
import { MatrixTable } from "./matrix-table.tsx";
import "../routing/routing.css";
import "./providers.css";
import { useEntries } from "../stores/host.ts";

type Providers = readonly Entry<"provider">[];

/** The list. */
export function ProviderList({ providers }: { readonly providers: Providers }): ReactNode {
  const entries = useEntries();
  const [{ task: wanted = "" }, change] = useQuery();
  const field = useId();
  const select = useRef<HTMLSelectElement>(null);
  const tasks = entries.filter((entry) => entry.kind === "task");
  const served = servedIn(providers, tasks);
  const labelOf = (id: string): string =>
    served.find((one) => one.id === id)?.label ?? tasks.find((one) => one.id === id)?.label ?? id;
  const matrix = matrixOf(providers, tasks, wanted);
  const shown = wanted === "" ? providers.toSorted(byLabel) : matrix.columns;
  const count = countOf(providers, wanted, labelOf(wanted));
  useAnnouncement(count);
  const choose = (task: string): void => change({ task });
  return (
    <>
      <p className="lead">
        A provider runs models on its servers, and you call them over HTTP. Most work through
        Hugging Face’s router with one token, or directly with the provider’s API key.
      </p>
      <section className="part" aria-labelledby="all-providers">
        <div className="about">
          <h2 id="all-providers">Supported tasks</h2>
          <div className="field">
            <label htmlFor={field}>Task</label>
            <select
              ref={select}
              id={field}
              value={wanted}
              onChange={(event) => choose(event.target.value)}
            >
              <option value="">All tasks</option>
              {wanted !== "" && served.every(({ id }) => id !== wanted) && (
                <option value={wanted}>{labelOf(wanted)}</option>
              )}
              {served.map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </select>
          </div>
          <p className="note">{count}</p>
        </div>
        {shown.length === 0 ? (
          <None
            wanted={wanted}
            served={served}
            onChoose={(task) => {
              choose(task);
              // The button disappears, so the focus must move.
              select.current?.focus();
            }}
          />
        ) : (
          <ul className="provider-list">
            {shown.map((one) => (
              <li key={one.id}>
                <Link
                  href={pathOf(PROVIDERS, one.id) + (wanted && `#${encodeURIComponent(wanted)}`)}
                >
                  {one.label}
                </Link>
                <span className="note"> {countIn(one)}</span>
              </li>
            ))}
          </ul>
        )}
      </section>
      {shown.length > 0 && <MatrixTable matrix={matrix} wanted={wanted} label={labelOf(wanted)} />}
    </>
  );
}

const countIn = ({ tasks, baseUrl }: Entry<"provider">): string => {
  if (baseUrl === undefined) return "selects a provider for you";
  return tasks.length === 1 ? "1 task" : `${tasks.length} tasks`;
};

/** The number of providers of a task, in a sentence. */
function countOf(providers: Providers, task: string, label: string): string {
  const servers = providers.filter(({ tasks }) => tasks.length > 0);
  if (task === "") return `${providers.length} providers.`;
  const count = servers.filter(({ tasks }) => tasks.includes(task)).length;
  if (count === 0) return `No provider supports ${label}.`;
  return `${count} of ${servers.length} providers ${count === 1 ? "supports" : "support"} ${label}.`;
}

interface NoneProps {
  readonly wanted: string;
  readonly served: ReturnType<typeof servedIn>;
  readonly onChoose: (task: string) => void;
}

function None({ wanted, served, onChoose }: NoneProps): ReactNode {
  const nearest = nearestOf(served, wanted);
  return (
    <div className="empty">
      <p>No provider supports this task.</p>
      {nearest !== undefined && (
        <p>
          Did you mean{" "}
          <button type="button" className="button" onClick={() => onChoose(nearest.id)}>
            {nearest.label}
          </button>
        </p>
      )}
      <button type="button" className="button" onClick={() => onChoose("")}>
        Show all tasks
      </button>
    </div>
  );
}
