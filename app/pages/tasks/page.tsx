// The page of a task: the code of a model, advice, its models, providers and libraries, an example, and further reading.
import type { Entry, Model } from "hubsmith";
import type { TaskPage } from "hubsmith/catalog";
import type { CatalogItem } from "#plugins/kit/catalog/task-page";
import { librariesFor } from "#plugins/kit/catalog/tasks";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { factsOf } from "#models/card";
import { providersOf } from "../providers/matrix.ts";
import { type HubKind, hubUrl, modelsUrl } from "#models/hub-url";
import { modelPath } from "../../browser/model-path.ts";
import { shownIn } from "#plugins/kit/catalog/shown";
import { itemOf, LIBRARIES, pathOf, PROVIDERS, TASKS } from "../../browser/places.ts";
import { useEntries } from "../../models/host.ts";
import { Facts, itemTile, modelTile, Part, Tiles } from "../../ui/page-parts.tsx";
import { Demo } from "./demo.tsx";
import { Away } from "../../ui/away.tsx";
import "./tasks.css";

export { modelsFor } from "./data.ts";

interface Props {
  readonly task: Entry<"task">;
  readonly page: TaskPage | undefined;
  readonly tasks: readonly Entry<"task">[];
  /** Models of the app for the task, the most popular first. */
  readonly models: readonly Model[];
  /** Ids of models that have a page here. */
  readonly known: ReadonlySet<string>;
}

// The list of models has all of them.
const MOST_MODELS = 8;

export function TaskView({ task, page, tasks, models, known }: Props): ReactNode {
  const entries = useEntries();
  const { canonicalId = task.id, hideInModels } = page ?? {};
  const described = new Set(page?.models.map(({ id }) => id));
  const listed = models.filter(({ id }) => !described.has(id)).slice(0, MOST_MODELS);
  const providers = providersOf(entries, task.id);
  const libraries = librariesFor(shownIn(entries, "library"), canonicalId);
  return (
    <>
      <p className="lead">{page?.summary ?? `Models for ${task.label}.`}</p>
      {models[0] !== undefined && (
        <p>
          <Link href={modelPath(models[0].id)}>
            Code for <span translate="no">{models[0].id}</span>
          </Link>
        </p>
      )}
      <Part id="choosing" title="Choose a model" items={page?.choosing ?? []}>
        <ul className="stack items">
          {page?.choosing.map((advice) => (
            <li key={advice}>{advice}</li>
          ))}
        </ul>
      </Part>
      <Part id="models" title="Models" items={[...listed, ...(page?.models ?? []), task]}>
        <Tiles items={listed.map((model) => modelTile(model.id, task.id, noteOf(model)))} />
        <HubItems kind="models" items={page?.models ?? []} known={known} />
        {task.isInternal !== true && (
          <p className="row links">
            {models.length > 0 && (
              <Link href={`/?${new URLSearchParams({ task: task.id })}`}>All models</Link>
            )}
            {hideInModels !== true && (
              <Away href={modelsUrl({ pipeline_tag: canonicalId })}>Models on the Hub</Away>
            )}
          </p>
        )}
      </Part>
      <Part id="providers" title="Providers" items={providers}>
        <Tiles
          items={providers.map((provider) => itemTile(provider, pathOf(PROVIDERS, provider.id)))}
        />
      </Part>
      <Part id="libraries" title="Libraries" items={libraries}>
        <Tiles
          items={libraries.map((library) => itemTile(library, pathOf(LIBRARIES, library.id)))}
        />
      </Part>
      {page !== undefined && <About page={page} tasks={tasks} />}
    </>
  );
}

/** How many providers host the model, or else its library. */
function noteOf(model: Model): string | undefined {
  const { providers, library } = factsOf(model);
  if (providers.length === 0) return library;
  return `${providers.length} ${providers.length === 1 ? "provider" : "providers"}`;
}

/** An example, related tasks, uses, data sets and metrics. */
function About({ page, tasks }: { readonly page: TaskPage } & Pick<Props, "tasks">): ReactNode {
  const { demo, related = [], uses, datasets, spaces, metrics } = page;
  return (
    <>
      {demo.inputs.length + demo.outputs.length > 0 && (
        <section className="stack loose group" aria-labelledby="example">
          <h2 id="example">Example</h2>
          <Demo {...demo} />
        </section>
      )}
      <Part id="related" title="Related tasks" items={related}>
        <ul className="stack loose items">
          {related.map(({ id, when }) => (
            <li key={id}>
              <Link href={pathOf(TASKS, id)}>{itemOf(tasks, id)?.label ?? id}</Link>
              <p>{when}</p>
            </li>
          ))}
        </ul>
      </Part>
      <details className="folded">
        <summary>Uses, datasets and metrics</summary>
        <Part id="uses" title="Uses" items={uses}>
          <Facts facts={Object.fromEntries(uses.map(({ title, text }) => [title, text]))} />
        </Part>
        <Part id="datasets" title="Datasets" items={datasets}>
          <HubItems kind="datasets" items={datasets} />
        </Part>
        <Part id="spaces" title="Spaces" items={spaces}>
          <HubItems kind="spaces" items={spaces} />
        </Part>
        <Part id="metrics" title="Metrics" items={metrics}>
          <Facts
            facts={Object.fromEntries(metrics.map(({ id, description }) => [id, description]))}
          />
        </Part>
      </details>
    </>
  );
}

interface HubItemsProps {
  readonly kind: HubKind;
  readonly items: readonly CatalogItem[];
  readonly known?: ReadonlySet<string>;
}

/** Models, datasets or spaces on the Hub, each with its reason. Nothing is loaded from there, and it gets no referrer. */
function HubItems({ kind, items, known }: HubItemsProps): ReactNode {
  if (items.length === 0) return null;
  return (
    <ul className="stack loose items">
      {items.map(({ id, description }) => (
        <li key={id}>
          <Away href={hubUrl(kind, id)} isName>
            {id}
          </Away>{" "}
          {known?.has(id) && (
            <Link href={modelPath(id)} className="small">
              Code<span className="unseen"> for {id}</span>
            </Link>
          )}
          <p>{description}</p>
        </li>
      ))}
    </ul>
  );
}
