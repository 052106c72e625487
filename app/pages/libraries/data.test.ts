// Programs are shown for a model that names the library, or else for a made-up one.
import { defineLibrary, loadPlugins, parseModel, type Plugin } from "hubsmith";
import { python } from "hubsmith/code";
import { expect, test } from "vitest";
import { entries } from "../../plugins.ts";
import { proofOf } from "../../models/proofs/load-proofs.ts";
import { shownIn } from "#plugins/kit/catalog/shown";
import { drawnPage } from "../../testing/drawn.tsx";
import { smallModels } from "../../testing/small-hub.ts";
import { exampleOf, isRemark, modelsOf } from "./data.ts";

const library = (snippets?: Plugin<"library">["snippets"]) =>
  defineLibrary({
    id: "loader",
    prettyLabel: "Loader",
    repoName: "loader",
    repoUrl: "https://loader.example",
    filter: false,
    ...(snippets === undefined ? {} : { snippets }),
  });
const loader = library((model) =>
  model.pipeline_tag === "mute" ? python`# unknown` : python`load(${model.id})`,
);
const naming = parseModel({ id: "a/b", tags: ["Loader"] }).model!;

test("the models that name a library are found, up to a maximum", () => {
  const models = [naming, ...smallModels, { ...naming, id: "c/d" }];
  const ids = ["a/b", "example-org/talks", "c/d"];
  expect(modelsOf(loader, models, 9).map(({ id }) => id)).toEqual(ids);
  expect(modelsOf(loader, models, 2)).toHaveLength(2);
});

test("the first model with a program is shown, or else a made-up one, or else the reason", () => {
  const mute = { ...naming, id: "m/m", pipeline_tag: "mute" };
  expect(exampleOf(loader, [mute, naming])).toMatchObject({ model: naming, notOffered: [] });
  const { model, snippets } = exampleOf(loader, [mute]);
  expect(model.id).toBe("example-org/example-model");
  expect(snippets.map(({ content }) => content)).toEqual(['load("example-org/example-model")']);
  const silent = exampleOf(library(), [naming]);
  expect([silent.model, silent.snippets]).toEqual([naming, []]);
  expect(silent.notOffered).toMatchObject([{ code: "no-snippet", who: ["Loader"] }]);
});

test("every library of the catalog has a program, or a reason why not", async () => {
  const { plugins } = await loadPlugins(shownIn(entries, "library"));
  const examples = (plugins as readonly Plugin<"library">[]).map((plugin) => exampleOf(plugin, []));
  for (const { snippets, notOffered } of examples)
    expect(snippets.length + notOffered.length).toBeGreaterThan(0);
  const programs = examples.filter(
    ({ snippets }) => !snippets.every(({ content }) => isRemark(content)),
  );
  expect(programs.length).toBeGreaterThan(100);
});

test("a page begins with a program, says how the programs were tested, and has its tasks", async () => {
  const html = await drawnPage("/libraries/transformers");
  const { all, typed, run } = (await proofOf("transformers"))!.programs;
  const tested = `${all} programs: ${run ?? 0} run, ${typed} checked against the sources of their packages.`;
  // The program is first.
  expect(html.indexOf(tested)).toBeGreaterThan(html.indexOf("Load a model"));
  expect(html.match(/href="\/tasks\//g)!.length).toBeGreaterThan(20);
});
