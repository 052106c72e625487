// A row says that the provider of the search does not host its model, and who does.
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Router } from "wouter";
import { type Facts, factsOf } from "../catalog/card.ts";
import { Rows } from "./rows.tsx";

const model = (id: string, ...providers: readonly string[]): Facts => ({
  ...factsOf({ id, tags: [] }),
  providers,
});

it.each([
  [model("acme/otter"), "Not on together"],
  [model("acme/otter", "groq", "novita"), "Not on together, but on groq, novita"],
  [model("acme/otter", "groq", "together"), undefined],
  [model("together-labs/otter", "groq"), undefined],
])("$0.id, by $0.providers", (facts, hint) => {
  const html = renderToStaticMarkup(
    createElement(
      Router,
      { ssrPath: "/" },
      createElement(Rows, {
        models: [facts],
        named: { providers: ["together"], app: undefined },
        labels: (_, value) => value,
        onKeyDown: () => undefined,
      }),
    ),
  );
  expect(/Not on [^<]+/.exec(html)?.[0]).toBe(hint);
});
