// All pages: their URLs, and what each loads when it opens.
import type { Entry } from "hubsmith";
import type { Kind } from "#core/kinds/index";
// Imported by file: with the index of "hubsmith/catalog", some builds load the kernel with the first page.
import { loadTaskPage } from "#plugins/kit/catalog/tasks";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { shownIn } from "#plugins/kit/catalog/shown";
import {
  APPS,
  DEVICES,
  FORMATS,
  itemOf,
  LIBRARIES,
  MODELS,
  type Named,
  type Place,
  PROVIDERS,
  TASKS,
} from "./browser/places.ts";
import type { Host } from "./models/host.ts";

export interface Page {
  readonly description: string;
  readonly content: ReactNode;
}

/** A page, or the pages of all items of a kind. */
export interface Route {
  /** Below the base path; `:id` is for one segment, and `*` for any number. */
  readonly path: string;
  readonly title: (id: string) => string;
  readonly isModel?: true;
  /** The list that contains the page. */
  readonly parent?: Place;
  /** Loads the page; `id` is empty for a path without a parameter. */
  readonly load: (id: string) => Promise<Page>;
}

/** The routes of a host. The first that matches is shown. */
export function routesOf(host: Host): readonly Route[] {
  const { entries, models } = host;
  const tasks = shownIn(entries, "task");
  const libraries = shownIn(entries, "library");
  const providers = shownIn(entries, "provider");
  const apps = shownIn(entries, "app");
  return [
    list(MODELS, "Search models by name, task, library, provider and quantization.", async () => {
      const { Home } = await import("./pages/home/page.tsx");
      return <Home />;
    }),
    {
      path: "/models/*",
      title: (id) => id,
      isModel: true,
      parent: MODELS,
      load: async (id) => {
        const known = await models.find(id);
        if (known !== undefined) {
          const [{ openPanel }, { descriptionOf }] = await Promise.all([
            import("./pages/model/page.tsx"),
            import("./pages/model/description.ts"),
          ]);
          return {
            description: descriptionOf(known, entries),
            content: await openPanel(host, known),
          };
        }
        // One of the others may be the intended one.
        const [{ UnknownModel }] = await Promise.all([
          import("./pages/model/unknown-model.tsx"),
          models.complete(),
        ]);
        return { description: `Unknown model: ${id}.`, content: <UnknownModel id={id} /> };
      },
    },
    list(TASKS, "Tasks of models, with input and output.", async () => {
      const { TaskList } = await import("./pages/tasks/list.tsx");
      return <TaskList tasks={tasks} />;
    }),
    items(TASKS, tasks, async (task) => {
      const [{ TaskView, modelsFor }, page] = await Promise.all([
        import("./pages/tasks/page.tsx"),
        loadTaskPage(task),
        models.complete(),
      ]);
      const all = models.getState();
      const known = new Set(all.map(({ id }) => id));
      const those = modelsFor(task.id, page, all);
      return {
        description: page?.summary ?? `Models for ${task.label}.`,
        content: <TaskView {...{ task, tasks, page, known }} models={those} />,
      };
    }),
    list(LIBRARIES, "Libraries that load models on your machine.", async () => {
      const { ItemList } = await import("./pages/item-list.tsx");
      return <ItemList place={LIBRARIES} items={libraries} />;
    }),
    items(LIBRARIES, libraries, async (library) => {
      const [{ LibraryView, proofOf }, { hub }] = await Promise.all([
        import("./pages/libraries/page.tsx"),
        hubOf(library),
        models.complete(),
      ]);
      const proof = await proofOf(library.id);
      return {
        description: `${library.label}: installation, a program that loads a model, and counted downloads.`,
        content: <LibraryView library={hub.libraries.get(library.id)!} proof={proof} />,
      };
    }),
    list(PROVIDERS, "Services that run models over HTTP, and their tasks.", async () => {
      const { ProviderList } = await import("./pages/providers/list.tsx");
      return <ProviderList providers={providers} />;
    }),
    items(PROVIDERS, providers, async (provider) => {
      const [{ ProviderView }, { hub }] = await Promise.all([
        import("./pages/providers/page.tsx"),
        hubOf(provider),
        models.complete(),
      ]);
      return {
        description: `The API of ${provider.label}: its URL, its key, its models with prices, and its tasks.`,
        content: <ProviderView provider={hub.providers.get(provider.id)!} />,
      };
    }),
    list(
      APPS,
      "Programs that run models on your machine, and agents that call models.",
      async () => {
        const { AppList } = await import("./pages/apps/list.tsx");
        return <AppList apps={apps} />;
      },
    ),
    items(
      APPS,
      apps,
      async (app) => {
        const [{ AppView, runnerOf }] = await Promise.all([
          import("./pages/apps/page.tsx"),
          models.complete(),
        ]);
        const runner = await runnerOf(app, entries);
        return {
          description: `${app.label}: ${app.summary}`,
          content: <AppView runner={runner} />,
        };
      },
      // Some libraries have the same names.
      (label) => `Run models with ${label}`,
    ),
    list(DEVICES, "Which models run on your device, and the memory that they need.", async () => {
      const [{ DevicePage }] = await Promise.all([
        import("./pages/devices/page.tsx"),
        models.complete(),
      ]);
      return <DevicePage />;
    }),
    list(
      FORMATS,
      "Which format of a model fits into your memory: size, bits and quality.",
      async () => {
        const [{ FormatsPage }, loaded] = await Promise.all([
          import("./pages/formats/page.tsx"),
          hubOf(...shownIn(entries, "quantization")),
        ]);
        return <FormatsPage {...loaded} />;
      },
    ),
  ];
}

const hubOf = async (...entries: readonly Entry[]) =>
  (await import("./models/plugins.ts")).loadHub(entries);

const list = (
  { path, title }: Pick<Place, "path" | "title">,
  description: string,
  load: () => Promise<ReactNode>,
): Route => ({
  path,
  title: () => title,
  load: async () => ({ description, content: await load() }),
});

export const NOT_FOUND: Route = list(
  { path: "", title: "Page not found" },
  "No page has this URL.",
  async () => (
    <p>
      Go to the <Link href="/">models</Link> or the <Link href="/tasks">tasks</Link>. To use a model
      that is not listed, choose “Use another model” there.
    </p>
  ),
);

/** The pages of all items of a kind, and of unknown ids. */
const items = <K extends Kind>(
  place: Place,
  all: readonly Entry<K>[],
  load: (item: Entry<K>) => Promise<Page>,
  titleOf = (label: string): string => label,
): Route => ({
  path: `${place.path}/:id`,
  title: (id) => {
    const label = itemOf(all, id)?.label;
    return label === undefined ? `There is no ${place.one} “${id}”` : titleOf(label);
  },
  parent: place,
  load: async (id) => {
    const item = itemOf(all, id);
    return item === undefined ? unknown(place, all, id) : load(item);
  },
});

async function unknown(place: Place, all: readonly Named[], id: string): Promise<Page> {
  const { Unknown } = await import("./pages/unknown.tsx");
  return {
    description: `There is no ${place.one} with this name.`,
    content: <Unknown id={id} place={place} items={all} />,
  };
}
