// The page of a task: a description, an example, how to choose a model, metrics, and related tasks.
import type { Entry } from "hubsmith";
import type { TaskPage } from "hubsmith/catalogue";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { Demo } from "./demo.tsx";
import { HubItems } from "../routing/hub-links.tsx";
import { modelsUrl } from "../routing/hub-url.ts";
import type { FirstSnippet } from "./first-snippet.ts";
import { Libraries } from "./libraries.tsx";
import { Part } from "../routing/part.tsx";
import { itemOf, pathOf, TASKS } from "../routing/places.ts";
import { TryPart } from "./try-part.tsx";
import "../routing/routing.css";
import "./tasks.css";

export { pluginStoreOf } from "../stores/plugins.ts";
export { firstSnippet } from "./first-snippet.ts";

interface Props {
  readonly task: Entry<"task">;
  /** Its content; a placeholder has none. */
  readonly page: TaskPage | undefined;
  readonly tasks: readonly Entry<"task">[];
  readonly snippet: FirstSnippet | undefined;
  /** Ids of models that have a page here. */
  readonly known: ReadonlySet<string>;
}

/** The page below its heading. */
export function TaskView({ task, page, tasks, snippet, known }: Props): ReactNode {
  if (page === undefined)
    return (
      <div className="prose">
        <p>
          This task has no description yet. The Hub has{" "}
          <a href={modelsUrl({ pipeline_tag: task.id })} rel="noreferrer">
            its models
          </a>
          .
        </p>
      </div>
    );
  const { demo, uses, choosing, models, datasets, spaces, metrics, subtasks, related } = page;
  const { youtubeId, hideInModels, canonicalId = task.id } = page;
  const onHub = hideInModels === true ? [] : [canonicalId];
  return (
    <>
      <p className="lead">{page.summary}</p>
      {task.isPlaceholder === true && <p className="empty">This page is a placeholder.</p>}
      {demo.inputs.length + demo.outputs.length > 0 && (
        <section aria-labelledby="example">
          <h2 id="example">Example</h2>
          <Demo {...demo} />
        </section>
      )}
      <TryPart snippet={snippet} />
      <Part id="uses" title="Uses" items={uses}>
        <dl className="uses">
          {uses.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Part>
      <Part id="choosing" title="How to choose a model" items={choosing}>
        <ul className="advice">
          {choosing.map((advice) => (
            <li key={advice}>{advice}</li>
          ))}
        </ul>
      </Part>
      <Part id="models" title="Models" items={[...models, ...onHub]}>
        <HubItems kind="models" items={models} known={known} />
        {onHub.map((id) => (
          <p key={id}>
            <a href={modelsUrl({ pipeline_tag: id })} rel="noreferrer">
              All models for this task on the Hub
            </a>
          </p>
        ))}
      </Part>
      <Part id="datasets" title="Datasets" items={datasets}>
        <HubItems kind="datasets" items={datasets} />
      </Part>
      <Part id="spaces" title="Spaces to try it in" items={spaces}>
        <HubItems kind="spaces" items={spaces} />
      </Part>
      <Part id="metrics" title="Metrics" items={metrics}>
        <dl className="items">
          {metrics.map(({ id, description }) => (
            <div key={id}>
              <dt translate="no">{id}</dt>
              <dd>{description}</dd>
            </div>
          ))}
        </dl>
      </Part>
      <Part id="subtasks" title="Special cases" items={subtasks}>
        <ul className="row">
          {subtasks.map(({ id, label }) => (
            <li key={id}>{label}</li>
          ))}
        </ul>
      </Part>
      <Libraries task={canonicalId} />
      <Part id="related" title="Related tasks" items={related}>
        <ul className="items">
          {related.map(({ id, when }) => (
            <li key={id}>
              <TaskLink id={id} tasks={tasks} />
              <p>{when}</p>
            </li>
          ))}
        </ul>
      </Part>
      {youtubeId !== undefined && (
        <Part id="video" title="Video" items={[youtubeId]}>
          <p>
            <a
              href={`https://www.youtube.com/watch?v=${encodeURIComponent(youtubeId)}`}
              rel="noreferrer"
            >
              A video about this task, on YouTube
            </a>
          </p>
        </Part>
      )}
    </>
  );
}

function TaskLink({
  id,
  tasks,
}: {
  readonly id: string;
  readonly tasks: Props["tasks"];
}): ReactNode {
  const task = itemOf(tasks, id);
  return task === undefined ? (
    <span>{id}</span>
  ) : (
    <Link href={pathOf(TASKS, id)}>{task.label}</Link>
  );
}
