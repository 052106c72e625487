// The page of a task: a program to try, its models, providers and libraries, an example, and further reading.
import type { Entry, Model } from "hubsmith";
import type { TaskPage } from "hubsmith/catalogue";
import { librariesFor } from "#plugins/catalogue/tasks";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { providersOf, taskPathOf } from "../providers/matrix.ts";
import { HubItems } from "../routing/hub-links.tsx";
import { modelsUrl } from "../routing/hub-url.ts";
import { modelPath } from "../routing/model-path.ts";
import { Part } from "../routing/part.tsx";
import { itemOf, LIBRARIES, pathOf, shownIn, TASKS } from "../routing/places.ts";
import { useEntries } from "../stores/host.ts";
import { CodeBlock } from "../ui/code-block.tsx";
import { InstallLine } from "../ui/install-line.tsx";
import { Monogram } from "../ui/monogram.tsx";
import { TaskIcon } from "../ui/task-icon.tsx";
import { Tile } from "../ui/tile.tsx";
import { Demo } from "./demo.tsx";
import type { FirstSnippet } from "./first-snippet.ts";
import "../routing/routing.css";
import "./tasks.css";

export { pluginStoreOf } from "../stores/plugins.ts";
export { firstSnippet, modelsFor } from "./first-snippet.ts";

interface Props {
  readonly task: Entry<"task">;
  /** Its content; some tasks have none. */
  readonly page: TaskPage | undefined;
  readonly tasks: readonly Entry<"task">[];
  readonly snippet: FirstSnippet | undefined;
  /** Models of the app for the task, the most popular first. */
  readonly models: readonly Model[];
  /** Ids of models that have a page here. */
  readonly known: ReadonlySet<string>;
}

// The list of models has all of them.
const MOST_MODELS = 8;

/** The page below its heading. */
export function TaskView({ task, page, tasks, snippet, models, known }: Props): ReactNode {
  const entries = useEntries();
  const { canonicalId = task.id, hideInModels } = page ?? {};
  const described = new Set(page?.models.map(({ id }) => id));
  const listed = models.filter(({ id }) => !described.has(id)).slice(0, MOST_MODELS);
  const providers = providersOf(entries, task.id);
  const libraries = librariesFor(shownIn(entries, "library"), canonicalId);
  const { inputs = [], outputs = [] } = page?.demo ?? {};
  const related = page?.related ?? [];
  return (
    <>
      <p className="lead">{page?.summary ?? `Models for ${task.label}.`}</p>
      {task.isPlaceholder === true && <p className="empty">This page is a placeholder.</p>}
      <TryPart snippet={snippet} />
      <Part id="models" title="Models" items={[...listed, ...(page?.models ?? []), task]}>
        <ul className="tiles">
          {listed.map(({ id, library_name: library }) => (
            <Tile
              key={id}
              href={modelPath(id)}
              icon={<TaskIcon task={task.id} />}
              label={id}
              note={library}
            />
          ))}
        </ul>
        <HubItems kind="models" items={page?.models ?? []} known={known} />
        <p className="row">
          {models.length > 0 && task.isInternal !== true && (
            <Link href={`/?${new URLSearchParams({ task: task.id })}`}>All models</Link>
          )}
          {hideInModels !== true && task.isInternal !== true && (
            <a href={modelsUrl({ pipeline_tag: canonicalId })} rel="noreferrer">
              Models on the Hub
            </a>
          )}
        </p>
      </Part>
      <Part id="providers" title="Providers" items={providers}>
        <ul className="tiles">
          {providers.map((one) => (
            <Tile
              key={one.id}
              href={taskPathOf(one, task.id)}
              icon={<Monogram id={one.id} label={one.label} />}
              label={one.label}
            />
          ))}
        </ul>
      </Part>
      <Part id="libraries" title="Libraries" items={libraries}>
        <ul className="tiles">
          {libraries.map(({ id, label }) => (
            <Tile
              key={id}
              href={pathOf(LIBRARIES, id)}
              icon={<Monogram id={id} label={label} />}
              label={label}
            />
          ))}
        </ul>
      </Part>
      {inputs.length + outputs.length > 0 && (
        <section className="group" aria-labelledby="example">
          <h2 id="example">Example</h2>
          <Demo inputs={inputs} outputs={outputs} />
        </section>
      )}
      <Part id="related" title="Related tasks" items={related}>
        <ul className="items">
          {related.map(({ id, when }) => (
            <li key={id}>
              <Link href={pathOf(TASKS, id)}>{itemOf(tasks, id)?.label ?? id}</Link>
              <p>{when}</p>
            </li>
          ))}
        </ul>
      </Part>
      {page !== undefined && <More page={page} />}
    </>
  );
}

function TryPart({ snippet }: Pick<Props, "snippet">): ReactNode {
  if (snippet === undefined) return null;
  const { model, title, note, highlight, install, content } = snippet;
  return (
    <section className="part programs" aria-labelledby="try">
      <div className="about">
        <h2 id="try">Try a model</h2>
        <p>
          <Link href={modelPath(model.id)} translate="no">
            {model.id}
          </Link>
        </p>
      </div>
      <div className="snippet">
        {install !== undefined && <InstallLine command={install} of={title} />}
        <CodeBlock
          title={title}
          note={note}
          what={`${title} snippet`}
          highlight={highlight}
          content={content}
        />
      </div>
    </section>
  );
}

function More({ page }: { readonly page: TaskPage }): ReactNode {
  const { uses, choosing, datasets, spaces, metrics, subtasks, youtubeId } = page;
  return (
    <details className="task-more">
      <summary>Uses, advice, datasets and metrics</summary>
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
      <Part id="choosing" title="Choose a model" items={choosing}>
        <ul className="advice">
          {choosing.map((advice) => (
            <li key={advice}>{advice}</li>
          ))}
        </ul>
      </Part>
      <Part id="datasets" title="Datasets" items={datasets}>
        <HubItems kind="datasets" items={datasets} />
      </Part>
      <Part id="spaces" title="Spaces" items={spaces}>
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
      {youtubeId !== undefined && (
        <Part id="video" title="Video" items={[youtubeId]}>
          <a
            href={`https://www.youtube.com/watch?v=${encodeURIComponent(youtubeId)}`}
            rel="noreferrer"
          >
            Watch on YouTube
          </a>
        </Part>
      )}
    </details>
  );
}
