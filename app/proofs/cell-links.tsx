// Links of a cell: the pages of its task and its provider, and the same call for a real model.
import type { Model } from "hubsmith";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { modelPath } from "../routing/model-path.ts";
import { itemOf, pathOf, PROVIDERS, shownIn, TASKS } from "../routing/places.ts";
import type { ClientRow } from "./clients.ts";
import type { Cell } from "./grid.ts";
import { useEntries, useModels } from "../stores/host.ts";

interface Props {
  readonly cell: Cell;
  readonly client: ClientRow;
  readonly taskLabel: string;
  readonly providerLabel: string;
}

/** The links. */
export function CellLinks({ cell, client, taskLabel, providerLabel }: Props): ReactNode {
  const models = useModels();
  const entries = useEntries();
  const hasPage = itemOf(shownIn(entries, "task"), cell.task) !== undefined;
  const isProven = cell.state !== "not offered" && cell.state !== "not served";
  const model = isProven ? hostedIn(models, cell) : undefined;
  const [language = "", name = ""] = client.id.split("/");
  return (
    <ul className="row cell-links">
      {model !== undefined && (
        <li>
          <Link href={modelPath(model.id, { provider: cell.provider, language, client: name })}>
            For a real model: {model.id}
          </Link>
        </li>
      )}
      {hasPage && (
        <li>
          <Link href={pathOf(TASKS, cell.task)}>About {taskLabel}</Link>
        </li>
      )}
      <li>
        <Link href={pathOf(PROVIDERS, cell.provider)}>About {providerLabel}</Link>
      </li>
    </ul>
  );
}

/** The first model that is hosted for the task: by the provider, or by any provider for a policy of the router. */
function hostedIn(models: readonly Model[], { task, provider }: Cell): Model | undefined {
  return models.find(({ inferenceProviderMapping: mappings = [] }) =>
    mappings.some(
      (one) =>
        one.task === task &&
        (one.provider === provider || provider === "auto") &&
        (one.status ?? "live") === "live",
    ),
  );
}
