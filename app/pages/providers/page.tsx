// The page of a provider: its API and its key, its models, and its tasks.
import type { Plugin } from "hubsmith";
import type { ReactNode } from "react";
import { hubUrl, modelsUrl } from "#models/hub-url";
import { shownIn } from "#plugins/kit/catalog/shown";
import { itemOf } from "../../browser/places.ts";
import { useEntries } from "../../models/host.ts";
import { Code, Facts, Part, taskTile, Tiles } from "../../ui/page-parts.tsx";
import { ModelsOf } from "./hosted-models.tsx";
import { Away } from "../../ui/away.tsx";

export function ProviderView({ provider }: { readonly provider: Plugin<"provider"> }): ReactNode {
  const { id, label, aliases = [], hubOrg, role, baseUrl, keysUrl } = provider;
  const known = shownIn(useEntries(), "task");
  const tasks = provider.tasks.flatMap(({ task }) => itemOf(known, task.wireOf ?? task.id) ?? []);
  return (
    <>
      <Facts
        className="lead"
        facts={{
          Id: <Code>{[id, ...aliases].join(", ")}</Code>,
          API: baseUrl && <Code>{baseUrl}</Code>,
          Key: keysUrl && <Away href={keysUrl}>Keys of {label}</Away>,
          "Hugging Face": hubOrg && (
            <span className="row links">
              <Away href={hubUrl("models", hubOrg)}>{hubOrg}</Away>
              {role !== "direct" && (
                <Away href={modelsUrl({ inference_provider: id })}>Models</Away>
              )}
            </span>
          ),
        }}
      />
      <ModelsOf provider={provider} />
      <Part id="tasks" title="Tasks" items={tasks}>
        <Tiles items={[...new Set(tasks)].map((task) => taskTile(task))} />
      </Part>
    </>
  );
}
