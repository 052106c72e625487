// Compares our libraries and tasks with facts about the Hub's own, if these are available.
import { loadPlugins, type Plugin } from "hubsmith";
import { librariesFor, loadTaskPage, type TaskPage } from "hubsmith/catalog";
import { downloadQuery } from "./kit/catalog/downloads.ts";
import { libraryEntries, taskEntries } from "hubsmith/plugins";
import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

type Fact = Readonly<Record<string, unknown>>;

function factsIn(name: string): readonly Fact[] {
  const file = new URL(`../../shared/facts/${name}`, import.meta.url);
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as readonly Fact[]) : [];
}

const ofLibraries = factsIn("libraries.json");
const ofTasks = factsIn("tasks.json");

describe.skipIf(ofLibraries.length === 0)("libraries", async () => {
  const { plugins } = await loadPlugins(libraryEntries);
  const ours = new Map((plugins as Plugin<"library">[]).map((plugin) => [plugin.id, plugin]));

  it.each(ofLibraries.map((fact) => [String(fact["key"]), fact]))(
    "%s has the same data",
    (id, fact) => {
      const library = ours.get(id)!;
      const rule = library.countDownloads;
      expect({
        key: library.id,
        label: library.prettyLabel,
        repoName: library.repoName,
        repoUrl: library.repoUrl,
        docsUrl: library.docsUrl,
        filter: library.filter,
        countDownloads: rule && downloadQuery(rule),
        // If the Hub has a load snippet, there is one here; others may have one, too.
        hasLoadSnippet: library.snippets !== undefined && fact["hasLoadSnippet"],
        hostedInferenceTasks: library.hostedInferenceTasks?.toSorted(),
      }).toEqual({
        ...fact,
        // Some of our libraries have documentation where the Hub has none.
        docsUrl: fact["docsUrl"] ?? library.docsUrl,
        countDownloads: (fact["countDownloads"] as string | undefined)?.replaceAll(/\s+/g, " "),
        hostedInferenceTasks: (fact["hostedInferenceTasks"] as string[] | undefined)?.toSorted(),
      });
    },
  );
});

describe.skipIf(ofTasks.length === 0)("tasks", () => {
  it.each(ofTasks.map((fact) => [String(fact["id"]), fact]))(
    "%s has the same data",
    async (id, fact) => {
      const entry = taskEntries.find((candidate) => candidate.id === id)!;
      const page = (await loadTaskPage(entry))!;
      const libraries = librariesFor(libraryEntries, id).map((library) => library.id);
      const ours = { ...factOf(page), label: entry.label, modality: entry.modality };
      // Where the Hub has no page, there is one here: its contents are our own.
      const compared =
        fact["hasPage"] === false ? { ...wanted(fact), ...contentsOf(ours) } : wanted(fact);
      expect(ours).toEqual(compared);
      expect(libraries.toSorted()).toEqual((fact["librariesByMapping"] as string[]).toSorted());
    },
  );
});

interface Item {
  readonly type: string;
  readonly label?: string | undefined;
}

interface Demo {
  readonly inputs: readonly Item[];
  readonly outputs: readonly Item[];
}

// For 3D outputs, ours also have an image without a label.
const isAsked = ({ type, label }: Item, at: number): boolean =>
  at === 0 || type !== "img" || label !== undefined;

// Demo media are our own.
const kindOf = ({ type, label = "" }: Item): string => `${type} ${label}`;

const NAMED = ["datasets", "models", "spaces", "metrics"] as const;

const contentsOf = ({ demo, datasets, models, metrics }: Fact): Fact => ({
  demo,
  datasets,
  models,
  metrics,
});

function factOf(page: TaskPage): Fact {
  const { subtasks, widgetModels, youtubeId, canonicalId, hideInModels, hideInDatasets } = page;
  const named = NAMED.map((list) => [list, page[list].map(({ id }) => id)]);
  return {
    ...Object.fromEntries(named),
    demo: [page.demo.inputs.map(kindOf), page.demo.outputs.filter(isAsked).map(kindOf)],
    subtasks,
    widgetModels,
    youtubeId,
    canonicalId,
    hideInModels,
    hideInDatasets,
  };
}

// The facts also have empty strings for missing names, and no value for a missing page.
function wanted(fact: Fact): Fact {
  const list = (name: string): readonly unknown[] =>
    ((fact[name] ?? []) as readonly unknown[]).filter((value) => value !== "");
  const { inputs, outputs } = (fact["demo"] ?? { inputs: [], outputs: [] }) as Demo;
  const text = (name: string): unknown => fact[name] ?? undefined;
  return {
    ...Object.fromEntries(NAMED.map((name) => [name, list(name)])),
    demo: [inputs.map(kindOf), outputs.map(kindOf)],
    subtasks: list("subtasks"),
    widgetModels: list("widgetModels"),
    youtubeId: text("youtubeId") || undefined,
    canonicalId: text("canonicalId"),
    hideInModels: text("hideInModels"),
    hideInDatasets: text("hideInDatasets"),
    label: fact["label"],
    modality: fact["modality"],
  };
}
