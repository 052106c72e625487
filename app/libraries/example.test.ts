// Programs are shown for an embedded model of the library, or else for a made-up one, labeled as such.
import { absent, defineLibrary, loadPlugins, type Model, parseModel, type Plugin } from "hubsmith";
import { python } from "hubsmith/code";
import { expect, test } from "vitest";
import { entries } from "../plugins.ts";
import { shownIn } from "../routing/places.ts";
import { smallModels } from "../testing/small-hub.ts";
import { exampleOf, isRemark, modelsOf } from "./example.ts";

const exampleAmong = (one: Plugin<"library">, models: readonly Model[]) =>
  exampleOf(one, modelsOf(one, models, 1)[0]);
const library = (snippets?: Plugin<"library">["snippets"], tasks?: readonly string[]) =>
  defineLibrary({
    id: "loader",
    prettyLabel: "Loader",
    repoName: "loader",
    repoUrl: "https://loader.example",
    filter: false,
    ...(snippets === undefined ? {} : { snippets }),
    ...(tasks === undefined ? {} : { tasks }),
  });
const load = (model: Model) => python`load(${model.id})`;
const naming: Model = parseModel({ id: "a/b", tags: ["Loader"] }).model!;

test("the first embedded model that names it is shown", () => {
  const example = exampleAmong(library(load), [smallModels[1]!, naming]);
  expect(example).toMatchObject({ model: naming, isMadeUp: false, notOffered: [] });
  expect(example.snippets.map(({ content }) => content)).toEqual(['load("a/b")']);
  const twice = [naming, ...smallModels, { ...naming, id: "c/d" }];
  expect(modelsOf(library(load), twice, 9).map(({ id }) => id)).toEqual([
    "a/b",
    "example-org/talks",
    "c/d",
  ]);
  expect(modelsOf(library(load), twice, 2)).toHaveLength(2);
});

test("otherwise a record that only has the library", () => {
  const example = exampleOf(library(load), undefined);
  expect(example.isMadeUp).toBe(true);
  expect(example.model).toEqual({
    id: "example-org/example-model",
    library_name: "loader",
    tags: [],
  });
  expect(example.snippets).toHaveLength(1);
});

test("a task is named if there is no program without one, and the attempts are listed", () => {
  const picky = library(
    (model) =>
      model.pipeline_tag === "b"
        ? load(model)
        : model.pipeline_tag === undefined
          ? absent("no-task", "Which task?", "Name it.")
          : python`# unknown`,
    ["a", "b"],
  );
  const { task, notOffered, snippets } = exampleOf(picky, undefined);
  expect(task).toBe("b");
  expect(snippets).toHaveLength(1);
  expect(notOffered).toMatchObject([{ code: "no-task", who: ["A model without a task"] }]);
});

test("if none has a program, the reason is that of the first", () => {
  const { model, notOffered, snippets } = exampleOf(library(undefined, ["a"]), naming);
  expect([model, snippets]).toEqual([naming, []]);
  expect(notOffered).toMatchObject([{ code: "no-snippet", who: ["Loader"] }]);
  const remark = exampleOf(
    library(() => python`# unknown`),
    undefined,
  );
  expect(remark.snippets).toHaveLength(1);
});

test("a comment is not a program", () => {
  for (const text of ["# a", "// a\n\n  // b", ""]) expect(isRemark(text)).toBe(true);
  for (const text of ["# a\nb", "load()  # a"]) expect(isRemark(text)).toBe(false);
});

test("every library of the catalogue has a program, or a reason why not", async () => {
  const { plugins } = await loadPlugins(shownIn(entries, "library"));
  const examples = (plugins as readonly Plugin<"library">[]).map((one) =>
    exampleOf(one, undefined),
  );
  expect(
    examples.filter(({ snippets, notOffered }) => snippets.length + notOffered.length === 0),
  ).toEqual([]);
  const isProgram = ({ content }: { readonly content: string }) => !isRemark(content);
  expect(examples.filter(({ snippets }) => snippets.some(isProgram)).length).toBeGreaterThan(130);
});
