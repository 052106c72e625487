// Libraries of a model: how near misses are told, what helps where none loads it, and what counts as a download.
import { describe, expect, test } from "vitest";
import { python } from "hubsmith/code";
import {
  absent,
  createHub,
  defineLibrary,
  installText,
  type LibrarySpec,
  loadSnippets,
  type Model,
  parseModel,
} from "../index.ts";

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

test("commands that install are one a line, each name as one word of the shell", () => {
  expect(
    installText({
      pip: ["a[b]>=1", "c"],
      npm: ["@x/y@1"],
      swift: [{ url: "https://a.example/b", from: "1.0" }],
      dotnet: ["N"],
      note: "See\nthe docs; rm -rf ~",
    }),
  ).toBe(
    "# See the docs; rm -rf ~\npip install -U 'a[b]>=1' c\nnpm install @x/y@1\ndotnet add package N\nswift package add-dependency https://a.example/b --from 1.0",
  );
  for (const odd of ["a'b", "$(x)", "a b", "-x=1;y", "`a`", "~", "=a", "", "a\\nb"])
    expect(installText({ pip: [odd] })).toBe(`pip install -U '${odd.replaceAll("'", "'\\''")}'`);
  expect([undefined, {}, { pip: [] }].map((one) => installText(one))).toEqual(
    Array(3).fill(undefined),
  );
});

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
});

describe("a name that is not known", () => {
  test("is asked about in what would change it", () => {
    const [told] = loadSnippets(hub, model({ library_name: "load-it" })).notOffered;
    expect(told?.change).toBe('Did you mean "loads-it"? Fix library_name in the model card.');
    const [other] = loadSnippets(hub, model({ library_name: "something" })).notOffered;
    expect(other?.change).toBe("Check the spelling of library_name, or add a library plugin.");
  });
});
