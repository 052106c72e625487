// The page of a library: its facts with its tests, programs, and tasks.
import { installText, type Plugin } from "hubsmith";
import { type ReactNode, useMemo } from "react";
import { proofOf } from "../../models/proofs/load-proofs.ts";
import type { LibraryProof } from "../../models/proofs/levels.ts";
import { modelsUrl } from "#models/hub-url";
import { shownIn } from "#plugins/kit/catalog/shown";
import { itemOf } from "../../browser/places.ts";
import { useEntries, useModels } from "../../models/host.ts";
import { Absences } from "../../ui/absences.tsx";
import { Away } from "../../ui/away.tsx";
import { InstallLine } from "../../ui/install-line.tsx";
import { Code, Facts, Part, taskTile, Tiles } from "../../ui/page-parts.tsx";
import { Programs } from "../../ui/programs.tsx";
import { exampleOf, modelsOf } from "./data.ts";

export { proofOf };

interface Props {
  readonly library: Plugin<"library">;
  readonly proof: LibraryProof | undefined;
}

export function LibraryView({ library, proof }: Props): ReactNode {
  const { id, aliases = [], filter, prettyLabel, repoName = prettyLabel } = library;
  const { repoUrl, docsUrl } = library;
  const { tasks = [], hostedInferenceTasks: hosted = [] } = library;
  const known = shownIn(useEntries(), "task");
  const shown = [...new Set([...tasks, ...hosted])].flatMap((task) => itemOf(known, task) ?? []);
  return (
    <>
      <Facts
        className="lead"
        facts={{
          library_name: <Code>{[id, ...aliases].join(", ")}</Code>,
          Links: (
            <span className="row links">
              <Away href={repoUrl}>{repoName}</Away>
              {docsUrl !== undefined && <Away href={docsUrl}>Documentation</Away>}
              {filter && <Away href={modelsUrl({ library: id })}>Models on the Hub</Away>}
            </span>
          ),
        }}
      />
      <LoadPart library={library} />
      {proof && <p className="note">{testText(proof)}</p>}
      <Part id="tasks" title="Tasks" items={shown}>
        <Tiles most={MOST_TASKS} items={shown.map((task) => taskTile(task))} />
      </Part>
    </>
  );
}

// Enough for most libraries.
const MOST_TASKS = 12;

// Enough to show that there are other models.
const MOST_MODELS = 8;

function LoadPart({ library }: Pick<Props, "library">): ReactNode {
  const models = useModels();
  const named = useMemo(() => modelsOf(library, models, MOST_MODELS), [library, models]);
  const { model, snippets, notOffered } = useMemo(
    () => exampleOf(library, named),
    [library, named],
  );
  const install = installText(library.install);
  const first = named.filter((other) => other === model);
  return (
    <Programs
      id="load"
      title="Load a model"
      models={[...new Set([...first, ...named])].map(({ id }) => id)}
      programs={snippets.map(({ purpose, ...snippet }) => ({ title: purpose, ...snippet }))}
    >
      {snippets.length === 0 && install !== undefined && (
        <InstallLine command={install} of={library.prettyLabel} />
      )}
      <Absences reasons={notOffered} />
    </Programs>
  );
}

function testText({ level, programs }: LibraryProof): string {
  if (level === "shown") return "A program fails.";
  const { all, typed, run = 0 } = programs;
  return `${all} programs: ${run} run, ${typed} checked against the sources of their packages.`;
}
