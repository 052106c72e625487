// All tasks, by modality.
import type { Entry } from "hubsmith";
import { modalityLabels } from "#plugins/catalogue/tasks";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { pathOf, TASKS } from "../routing/places.ts";
import "../routing/routing.css";
import "./tasks.css";

const MODALITIES: readonly (readonly [Entry<"task">["modality"], about: string])[] = [
  ["nlp", "Text as input; text, labels or numbers as output."],
  ["cv", "Generates, edits or analyzes images and videos."],
  ["audio", "Generates or analyzes speech, music and other sounds."],
  ["multimodal", "Combines text with images, video or audio."],
  ["tabular", "Predicts a column of a table from the others."],
  ["rl", "Models learn to act by trial and error."],
  ["other", "Other tasks."],
];

interface Props {
  readonly tasks: readonly Entry<"task">[];
}

/** The list. */
export function TaskList({ tasks }: Props): ReactNode {
  return (
    <>
      <p className="lead">
        A task defines a model’s input and output. Its page has an example and helps you choose a
        model.
      </p>
      {MODALITIES.map(([modality, about]) => {
        const those = tasks.filter((task) => task.modality === modality);
        if (those.length === 0) return null;
        return (
          <section key={modality} className="part" aria-labelledby={modality}>
            <div className="about">
              <h2 id={modality}>{modalityLabels[modality]}</h2>
              <p className="note">{about}</p>
            </div>
            <ul className="listed">
              {those.toSorted(byLabel).map((task) => (
                <li key={task.id}>
                  <Link href={pathOf(TASKS, task.id)}>{task.label}</Link>
                  {task.isPlaceholder === true && <span className="note"> placeholder</span>}
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </>
  );
}

const byLabel = (one: Entry, other: Entry): number => one.label.localeCompare(other.label, "en");
