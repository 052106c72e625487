// All tasks, by modality.
import type { Entry } from "hubsmith";
import { modalityLabels } from "#plugins/kit/catalog/tasks";
import type { ReactNode } from "react";
import { providersOf } from "../providers/matrix.ts";
import { useEntries } from "../../models/host.ts";
import { byLabel } from "../../browser/places.ts";
import { taskTile, Tiles } from "../../ui/page-parts.tsx";
import "./tasks.css";

const MODALITIES = ["nlp", "cv", "audio", "multimodal", "tabular", "rl", "other"] as const;

export function TaskList({ tasks }: { readonly tasks: readonly Entry<"task">[] }): ReactNode {
  const entries = useEntries();
  const noteOf = ({ id }: Entry<"task">): string => {
    const { length } = providersOf(entries, id);
    return length === 0 ? "" : `${length} provider${length === 1 ? "" : "s"}`;
  };
  return MODALITIES.map((modality) => {
    const those = tasks.filter((task) => task.modality === modality).toSorted(byLabel);
    if (those.length === 0) return null;
    return (
      <section key={modality} className="stack loose group" aria-labelledby={modality}>
        <h2 id={modality}>{modalityLabels[modality]}</h2>
        <Tiles items={those.map((task) => taskTile(task, noteOf(task)))} />
      </section>
    );
  });
}
