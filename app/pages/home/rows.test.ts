// A row says that the provider of the search does not host its model, and who does.
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Router } from "wouter";
import { factsOf } from "#models/card";
import { foundPath, Rows } from "./rows.tsx";

it.each([
  ["acme/otter", [], "Not on together"],
  ["acme/otter", ["groq", "novita"], "Not on together, but on groq, novita"],
  ["acme/otter", ["a", "b", "c", "d"], "Not on together, but on a, b, c and others"],
  ["acme/otter", ["groq", "together"], undefined],
  ["together-labs/otter", ["groq"], undefined],
])("%s, by %j", (id, providers, hint) => {
  const children = createElement(Rows, {
    models: [{ ...factsOf({ id, tags: [] }), providers }],
    named: { providers: ["together"], app: undefined, agent: undefined, machine: undefined },
    labels: (_, value) => value,
    onKeyDown: () => undefined,
  });
  const router = { ssrPath: "/", children };
  const html = renderToStaticMarkup(createElement(Router, router));
  expect(/Not on [^<]+/.exec(html)?.[0]).toBe(hint);
});

it.each([
  [{ app: "ollama" }, "/models/acme/otter?app=ollama"],
  [{ agent: "codex" }, "/models/acme/otter?agent=codex"],
  [{ machine: "mac 16gb" }, "/models/acme/otter?use=app&memory=mac+16gb"],
  [{ app: "ollama", machine: "rtx 4090" }, "/models/acme/otter?app=ollama&memory=rtx+4090"],
  [{ providers: ["groq"], agent: "codex" }, "/models/acme/otter?provider=groq"],
])("a model is opened at what the search names: %j", (named, path) => {
  const model = { ...factsOf({ id: "acme/otter", tags: [] }), providers: ["groq"] };
  const nothing = { providers: [], app: undefined, agent: undefined, machine: undefined };
  expect(foundPath(model, { ...nothing, ...named })).toBe(path);
});
