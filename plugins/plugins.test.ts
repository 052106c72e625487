// All plugins together: they load, and are compatible.
import { inferenceSnippets, type Plugin } from "hubsmith";
import type { Kind } from "#core/kinds/index";
import { labelOf } from "#core/hub/card";
import { entries } from "hubsmith/plugins";
import { requestsTo } from "#plugins/kit/testing/subjects/requests";
import { expect, test } from "vitest";
import { diagnostics, hub, plugins } from "./sweep.ts";

test("every entry loads the plugin of its card, and the plugins do not conflict", () => {
  expect(diagnostics).toEqual([]);
  expect(hub.diagnostics).toEqual([]);
  const named = (kind: Kind, id: string, label: string): string => `${kind}/${id}: ${label}`;
  expect(
    (plugins as readonly Plugin[]).map((plugin) =>
      named(plugin["~hub"].kind, plugin.id, labelOf(plugin)),
    ),
  ).toEqual(entries.map((entry) => named(entry.kind, entry.id, labelOf(entry))));
});

test("every client prints for some provider, and every provider is printed in several languages", () => {
  const printed = new Map<string, Set<string>>();
  for (const provider of hub.providers) {
    const requests = [...requestsTo(hub, provider, [], () => false)]
      .filter(({ isRoute }) => isRoute)
      .flatMap(({ request, task: { recipes = [] } }) => [
        request,
        ...recipes.map(({ id: recipe }) => ({
          ...request,
          options: { ...request.options, recipe },
        })),
      ]);
    const some = requests.flatMap((request) => inferenceSnippets(hub, request).snippets);
    printed.set(provider.id, new Set(some.map(({ language, client }) => `${language}/${client}`)));
  }
  const everywhere = new Set([...printed.values()].flatMap((clients) => [...clients]));
  expect([...everywhere].sort()).toEqual([...hub.clients].map(({ id }) => id).sort());
  for (const [provider, clients] of printed) {
    const languages = new Set([...clients].map((id) => id.split("/")[0]));
    expect(languages.size, provider).toBeGreaterThanOrEqual(2);
  }
});
