// Load snippets: install commands, gated repositories, fallback libraries and suggestions.
import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { python } from "hubsmith/code";
import { defineLanguage } from "hubsmith/language";
import { absent, createHub, installText, loadSnippets, type Model } from "../index.ts";
import { library, model } from "#plugins/kit/testing/samples/small";

const loads = library("loads-it", { aliases: ["Loader"], snippets: () => python`load()` });
const bare = library("bare");
const refuses = library("refuses", {
  snippets: () => absent({ code: "no", reason: "It cannot.", fix: "Wait." }),
});
const helps = library("helps", { isFallback: true, snippets: () => python`download()` });
const hub = createHub([loads, bare, refuses, helps]);

test("install commands are on one line each, with quotes if the shell needs them", () => {
  expect(
    installText({
      pip: ["a[b]>=1", "c"],
      npm: ["@x/y@1"],
      swift: [{ url: "https://a.example/b", from: "1.0" }],
      cargo: ["serde", { name: "reqwest", flags: ["--features", "json,rustls-tls"] }],
      gem: ["http"],
      composer: ["guzzlehttp/guzzle"],
      maven: ["a.b:c:1.0", "a.b:d:2"],
      nuget: ["N", { name: "M", flags: ["--version", "1.2"] }],
      note: "See\nthe docs; rm -rf ~",
    }),
  ).toBe(
    '# See the docs; rm -rf ~\npip install -U "a[b]>=1" c\nnpm install @x/y@1\ncargo add serde\ncargo add reqwest --features json,rustls-tls\ngem install http\ncomposer require guzzlehttp/guzzle\nmvn dependency:get -Dartifact=a.b:c:1.0\nmvn dependency:get -Dartifact=a.b:d:2\ndotnet add package N\ndotnet add package M --version 1.2\nswift package add-dependency https://a.example/b --from 1.0',
  );
  const odd = ["a'b", "$(x)", "a b", "-x=1;y", "`a`", "~", "=a", "", "a\\nb", 'a"b', "a!b", "a&b"];
  const records = `pip() { printf '%s\\0' "$@"; }\n${installText({ pip: odd })}`;
  const { stdout } = spawnSync("bash", ["-c", records], { encoding: "utf8" });
  expect(stdout.split("\0")).toEqual(["install", "-U", ...odd, ""]);
  expect([undefined, {}, { pip: [] }].map((install) => installText(install))).toEqual(
    Array(3).fill(undefined),
  );
});

const plain = defineLanguage({
  id: "plain",
  label: "Plain",
  extension: ".txt",
  spans: [],
  print: (value) => JSON.stringify(value),
});
const GATED = "gated: accept its terms on the page of the model, and";
test.for<readonly [fields: object, access?: string]>([
  [{ gated: "auto" }, GATED],
  [{ gated: "manual", private: true }, GATED],
  [{ private: true }, "private:"],
  [{ gated: false, private: "yes" }],
  [{ gated: "perhaps" }],
])("a program for a repository with %j has a comment about access", ([fields, access]) => {
  const codes = [python`load()`, plain`load`, python``];
  const shows = library("shows", { snippets: () => codes.map((code) => ({ purpose: "a", code })) });
  const { snippets } = loadSnippets(
    createHub([shows]),
    model({ library_name: "shows", ...fields }),
  );
  const note = access && `# This repository is ${access} log in with hf auth login.\n`;
  expect(snippets.map(({ content }) => content)).toEqual([`${note ?? ""}load()`, "load"]);
});

test.each<readonly [record: object, snippets: readonly string[], reasons: readonly string[]]>([
  [{ library_name: "loads-it" }, ["loads-it"], []],
  [{ library_name: "LOADER" }, ["loads-it"], []],
  [{ tags: ["bare", "loads-it"] }, ["loads-it"], ["no-snippet"]],
  [{ library_name: "bare" }, ["helps"], ["no-snippet"]],
  [{ library_name: "refuses" }, ["helps"], ["no"]],
  [{ library_name: "nobody" }, ["helps"], ["unknown-library"]],
  [{}, ["helps"], ["no-library"]],
])("a fallback library is printed if no other is: %j", (record, names, reasons) => {
  const { snippets, notOffered } = loadSnippets(hub, model(record));
  expect(snippets.map((snippet) => snippet.library)).toEqual(names);
  expect(notOffered.map(({ code }) => code)).toEqual(reasons);
});

test.each<readonly [record: object, snippets: readonly string[], reasons: readonly string[]]>([
  [{ tags: ["otter"] }, ["guesses"], []],
  [{ tags: ["otter"], library_name: "nobody" }, ["guesses"], ["unknown-library"]],
  [{ tags: ["otter"], library_name: "loads-it" }, ["loads-it"], []],
  [{ tags: ["otter"], library_name: "refuses" }, ["helps"], ["no"]],
  [{ library_name: "guesses" }, ["helps"], ["not-shown"]],
  [{}, ["helps"], ["no-library"]],
])("an inferred library is tried if the record names none: %j", (record, names, reasons) => {
  const guesses = library("guesses", {
    isTriedUnnamed: true,
    snippets: ({ tags }: Model) =>
      tags.includes("otter")
        ? python`guess()`
        : absent({ code: "not-shown", reason: "It is not.", fix: "Add it." }),
  });
  const { snippets, notOffered } = loadSnippets(
    createHub([loads, refuses, helps, guesses]),
    model(record),
  );
  expect(snippets.map((snippet) => snippet.library)).toEqual(names);
  expect(notOffered.map(({ code }) => code)).toEqual(reasons);
});

test("an unknown library has a suggestion", () => {
  const changes = ["load-it", "something"].map((library_name) => {
    return loadSnippets(hub, model({ library_name })).notOffered[0]?.fix;
  });
  expect(changes).toEqual([
    'Did you mean "loads-it"? Fix library_name in the model card.',
    "Check the spelling of library_name, or add a library plugin.",
  ]);
});
