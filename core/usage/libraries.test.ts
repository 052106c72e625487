// Libraries of a model: how near misses are told, what helps where none loads it, and what counts as a download.
import { describe, expect, test } from "vitest";
import { python } from "hubsmith/code";
import {
  absent,
  createHub,
  defineLibrary,
  type LibrarySpec,
  loadSnippets,
  type Model,
  nearestName,
  neededEntries,
  parseModel,
} from "../index.ts";
import { entriesOf } from "../host.ts";

const library = (id: string, more: Partial<LibrarySpec> = {}) =>
  defineLibrary({
    id,
    prettyLabel: id,
    repoName: id,
    repoUrl: `https://example.org/${id}`,
    filter: false,
    ...more,
  });
const loads = library("loads-it", { aliases: ["Loader"], snippets: () => python`load()` });
const bare = library("bare");
const refuses = library("refuses", { snippets: () => absent("no", "It cannot.", "Wait.") });
const helps = library("helps", { isFallback: true, snippets: () => python`download()` });
const hub = createHub([loads, bare, refuses, helps]);
const model = (fields: object): Model => parseModel({ id: "acme/model", ...fields }).model!;

test("a snippet says its language, and the ending of its files", () => {
  const [snippet] = loadSnippets(hub, model({ library_name: "loads-it" })).snippets;
  expect(snippet).toMatchObject({ language: "python", extension: ".py", highlight: "python" });
});

describe("a gated repository", () => {
  const asks = library("asks", { snippets: ({ id }) => python`load(${id})` });
  const told = (gated: unknown): string =>
    loadSnippets(createHub([asks]), model({ library_name: "asks", gated })).snippets[0]!.content;

  test.each(["auto", "manual", true])("is told where the record says %j", (gated) => {
    expect(told(gated)).toBe(
      '# This repository is gated: accept its terms on the page of the model, and log in with hf auth login.\nload("acme/model")',
    );
  });

  test.each([false, null, undefined, "perhaps"])("is not where it says %j", (gated) => {
    expect(told(gated)).toBe('load("acme/model")');
  });

  test("is nothing where nothing is printed", () => {
    const empty = library("empty", { snippets: () => python`` });
    const hub = createHub([empty]);
    const { snippets } = loadSnippets(hub, model({ library_name: "empty", gated: "auto" }));
    expect(snippets).toEqual([]);
  });
});

describe("what helps with any model", () => {
  const printed = (fields: object): readonly string[] =>
    loadSnippets(hub, model(fields)).snippets.map((one) => one.library);
  test.each([
    [{ library_name: "loads-it" }, ["loads-it"]],
    [{ library_name: "LOADER" }, ["loads-it"]],
    [{ tags: ["bare", "loads-it"] }, ["loads-it"]],
    [{ library_name: "bare" }, ["helps"]],
    [{ library_name: "refuses" }, ["helps"]],
    [{ library_name: "nobody" }, ["helps"]],
    [{}, ["helps"]],
  ])("for %j: %j", (fields, names) => {
    expect(printed(fields)).toEqual(names);
  });

  test("comes with the reason why nothing else is offered", () => {
    const reasons = (fields: object): readonly string[] =>
      loadSnippets(hub, model(fields)).notOffered.map(({ code }) => code);
    expect(reasons({ library_name: "bare" })).toEqual(["no-snippet"]);
    expect(reasons({})).toEqual(["no-library"]);
  });

  test("is needed by every page", () => {
    const load = (): Promise<{ default: unknown }> => Promise.resolve({ default: 0 });
    const entries = entriesOf(
      "library",
      ["label", "filter", "isFallback"],
      [
        ["helps", load, "Helps", false, true],
        ["other", load, "Other", false],
      ],
    );
    expect(neededEntries(entries, model({})).map(({ id }) => id)).toEqual(["helps"]);
  });
});

describe("a name that is not known", () => {
  test.each([
    ["loads_it", "loads-it"],
    ["Load-it", "loads-it"],
    ["laoder", "Loader"],
    ["something", undefined],
    ["", undefined],
    ["x".repeat(1_000_000), undefined],
  ])("%j was meant as %j", (given, meant) => {
    expect(nearestName(["loads-it", "Loader", "bare"], given)).toBe(meant);
  });

  test("is asked about in what would change it", () => {
    const [told] = loadSnippets(hub, model({ library_name: "load-it" })).notOffered;
    expect(told?.change).toBe('Did you mean "loads-it"? Mend library_name in the model card.');
    const [other] = loadSnippets(hub, model({ library_name: "something" })).notOffered;
    expect(other?.change).toBe("Check the spelling of library_name, or add a library plugin.");
  });
});
