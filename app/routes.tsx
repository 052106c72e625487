// All pages: their URLs, and what each loads when it opens.
import type { Entry } from "hubsmith";
import type { Kind } from "#core/kinds/index";
// Imported by file: with the index of "hubsmith/catalog", some builds load the kernel with the first page.
import { loadTaskPage } from "#plugins/kit/catalog/tasks";
import type { ReactNode } from "react";
import { Link } from "wouter";
import {
  APPS,
  DEVICES,
  FORMATS,
  itemOf,
  LIBRARIES,
  type Place,
  PROVIDERS,
  shownIn,
  TASKS,
} from "./routing/places.ts";
import type { Host } from "./stores/host.ts";

/** A page that is loaded. */
export interface Page {
  readonly description: string;
  readonly content: ReactNode;
}

/** A page, or the pages of all items of a kind. */
export interface Route {
  /** Below the base path; `:id` is for one segment, and `*` for any number. */
  readonly path: string;
  /** The heading. */
  readonly title: (id: string) => string;
  /** The id is that of a model. */
  readonly isModel?: true;
  /** The list that contains the page. */
  readonly parent?: Pick<Place, "path" | "many">;
  /** Loads the page; `id` is empty for a path without a parameter. */
  readonly load: (id: string) => Promise<Page>;
}

/** The routes of a host. The first that matches is shown. */
export function routesOf(host: Host): readonly Route[] {
  const { entries, models } = host;
  const [tasks, libraries, providers] = [
    shownIn(entries, "task"),
    shownIn(entries, "library"),
    shownIn(entries, "provider"),
  ];
  return [
    list(
      "/",
      "Models",
      "Search models by name, task, library, provider and quantization.",
      async () => {
        const { Home } = await import("./home/home.tsx");
        return <Home />;
      },
    ),
    {
      path: "/models/*",
      title: (id) => id,
      isModel: true,
      parent: { path: "/", many: "models" },
      load: async (id) => {
        const known = await models.find(id);
        if (known !== undefined) {
          const { openPanel } = await import("./model/page.tsx");
          return {
            description: `Code that loads or calls ${id}, ready to copy.`,
            content: await openPanel(host, known),
          };
        }
        // One of the others may be the intended one.
        const [{ UnknownModel }] = await Promise.all([
          import("./model/unknown-model.tsx"),
          models.complete(),
        ]);
        return {
          description: `Unknown model: ${id}.`,
          content: <UnknownModel id={id} />,
        };
      },
    },
    list(TASKS.path, TASKS.title, "Tasks of models, with input and output.", async () => {
      const { TaskList } = await import("./tasks/task-list.tsx");
      return <TaskList tasks={tasks} />;
    }),
    items(TASKS, tasks, async (task) => {
      const [{ TaskView, firstSnippet, modelsFor, pluginStoreOf }, page] = await Promise.all([
        import("./tasks/task-page.tsx"),
        loadTaskPage(task),
        models.complete(),
      ]);
      const all = models.getState();
      const known = new Set(all.map(({ id }) => id));
      const those = modelsFor(task.id, page?.widgetModels ?? [], all);
      const snippet = await firstSnippet(those, all, pluginStoreOf(host));
      return {
        description: page?.summary ?? `Models for ${task.label}.`,
        content: <TaskView {...{ task, tasks, page, snippet, known }} models={those} />,
      };
    }),
    list(
      LIBRARIES.path,
      LIBRARIES.title,
      "Libraries that load models on your machine.",
      async () => {
        const { LibraryList } = await import("./libraries/library-list.tsx");
        return <LibraryList libraries={libraries} />;
      },
    ),
    items(LIBRARIES, libraries, async (library) => {
      const [{ LibraryView, readLibrary, proofOf }, { default: plugin }] = await Promise.all([
        import("./libraries/library-page.tsx"),
        library.load(),
        models.complete(),
      ]);
      const proof = await proofOf(library.id);
      return {
        description: `${library.label}: installation, a program that loads a model, and counted downloads.`,
        content: <LibraryView {...readLibrary(library.id, plugin)} proof={proof} />,
      };
    }),
    list(
      PROVIDERS.path,
      PROVIDERS.title,
      "Services that run models over HTTP, and their tasks.",
      async () => {
        const { ProviderList } = await import("./providers/provider-list.tsx");
        return <ProviderList providers={providers} />;
      },
    ),
    items(PROVIDERS, providers, async (provider) => {
      const [{ ProviderView }, facts] = await Promise.all([
        import("./providers/provider-page.tsx"),
        import("./providers/facts.ts").then(({ loadFacts }) => loadFacts(entries, provider)),
        models.complete(),
      ]);
      return {
        description: `The API of ${provider.label}: URL, key, and the request and response of each task.`,
        content: <ProviderView facts={facts} />,
      };
    }),
    list(APPS.path, APPS.title, "Programs that run models on your machine.", async () => {
      const { AppList } = await import("./apps/app-list.tsx");
      return <AppList apps={shownIn(entries, "app")} />;
    }),
    items(
      APPS,
      shownIn(entries, "app"),
      async (app) => {
        const [{ AppView, readApp }, { default: plugin }] = await Promise.all([
          import("./apps/app-page.tsx"),
          app.load(),
          models.complete(),
        ]);
        return {
          description: `${app.label}: ${app.summary}`,
          content: <AppView app={readApp(app.id, plugin)} />,
        };
        // Some libraries have the same names.
      },
      (label) => `Run models with ${label}`,
    ),
    list(
      DEVICES.path,
      DEVICES.title,
      "Graphics cards, Macs and computers without a GPU, and the models that run on them.",
      async () => {
        const { DeviceList } = await import("./devices/device-list.tsx");
        return <DeviceList />;
      },
    ),
    {
      path: `${DEVICES.path}/:id`,
      title: deviceTitle,
      parent: DEVICES,
      load: async (id) => {
        const [{ DEVICE_ITEMS }, { DeviceView }, { Unknown }] = await Promise.all([
          import("./devices/items.ts"),
          import("./devices/device-page.tsx"),
          import("./routing/unknown.tsx"),
          models.complete(),
        ]);
        const device = itemOf(DEVICE_ITEMS, id);
        return device === undefined
          ? {
              description: "There is no device with this name.",
              content: <Unknown id={id} place={DEVICES} items={DEVICE_ITEMS} />,
            }
          : {
              description: `Which models run on ${device.label}, and the memory that they need.`,
              content: <DeviceView device={device} />,
            };
      },
    },
    list(
      FORMATS.path,
      FORMATS.title,
      "Which format of a model fits into your memory: size, bits and quality.",
      async () => {
        const [{ FormatsPage }, { loadHub }] = await Promise.all([
          import("./formats/page.tsx"),
          import("./stores/plugins.ts"),
        ]);
        return <FormatsPage {...await loadHub(shownIn(entries, "quantization"))} />;
      },
    ),
    list(
      "/proofs",
      "Tests",
      "How the code on this site was tested, and the limits of the tests.",
      async () => {
        const [{ ProofsPage }, { clientProofs, libraryProofs }] = await Promise.all([
          import("./proofs/proofs-page.tsx"),
          import("./proofs/load-proofs.ts"),
        ]);
        const [calls, loads] = await Promise.all([clientProofs(), libraryProofs()]);
        return <ProofsPage calls={calls} loads={loads} />;
      },
    ),
    list(
      "/plugins",
      "Plugins",
      "All registered plugins, and a check that they load without conflicts.",
      async () => {
        const { PluginsPage } = await import("./plugins/plugins-page.tsx");
        return <PluginsPage />;
      },
    ),
  ];
}

// The names of devices are loaded with their page: `RTX-4090-24-GB` is shown as "RTX 4090 24 GB".
const deviceTitle = (id: string): string => `What runs on ${id.replaceAll("-", " ")}`;

/** The page of a path without a parameter. */
const list = (
  path: string,
  title: string,
  description: string,
  load: () => Promise<ReactNode>,
): Route => ({
  path,
  title: () => title,
  load: async () => ({ description, content: await load() }),
});

/** The page of all other paths. */
export const NOT_FOUND: Route = list("", "Page not found", "No page has this URL.", () =>
  Promise.resolve(
    <p>
      Go to the <Link href="/">models</Link> or the <Link href="/tasks">tasks</Link>. To use a model
      that is not listed, choose “Use another model” there.
    </p>,
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
    if (item !== undefined) return load(item);
    const { Unknown } = await import("./routing/unknown.tsx");
    return {
      description: `There is no ${place.one} with this name.`,
      content: <Unknown id={id} place={place} items={all} />,
    };
  },
});
