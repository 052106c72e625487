// All tasks, by modality.
import type { Entry } from "hubsmith";
import { modalityLabels } from "#plugins/catalogue/tasks";
import type { ReactNode } from "react";
import { providersOf } from "../providers/matrix.ts";
import { pathOf, TASKS } from "../routing/places.ts";
import { useEntries } from "../stores/host.ts";
import { TaskIcon } from "../ui/task-icon.tsx";
import { Tile } from "../ui/tile.tsx";
import "../routing/routing.css";
import "./tasks.css";

const MODALITIES: readonly Entry<"task">["modality"][] = [
  "nlp",
  "cv",
  "audio",
  "multimodal",
  "tabular",
  "rl",
  "other",
];

/** The list. */
export function TaskList({ tasks }: { readonly tasks: readonly Entry<"task">[] }): ReactNode {
  const entries = useEntries();
  return MODALITIES.map((modality) => {
    const those = tasks.filter((task) => task.modality === modality).toSorted(byLabel);
    if (those.length === 0) return null;
    return (
      <section key={modality} className="group" aria-labelledby={modality}>
        <h2 id={modality}>{modalityLabels[modality]}</h2>
        <ul className="tiles">
          {those.map(({ id, label, isPlaceholder }) => (
            <Tile
              key={id}
              href={pathOf(TASKS, id)}
              icon={<TaskIcon task={id} size={20} />}
              label={label}
              note={isPlaceholder === true ? "Placeholder" : counted(providersOf(entries, id))}
            />
          ))}
        </ul>
      </section>
    );
  });
}

const counted = ({ length }: readonly unknown[]): string =>
  length === 0 ? "" : `${length} provider${length === 1 ? "" : "s"}`;

const byLabel = (one: Entry, other: Entry): number => one.label.localeCompare(other.label, "en");
