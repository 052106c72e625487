// All plugins together: they load, are compatible, and each has a page for reviewers.
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { inferenceSnippets, type Plugin } from "hubsmith";
import type { Kind } from "#core/kinds/index";
import { labelOf } from "#core/hub/card";
import { entries } from "hubsmith/plugins";
import { sampled } from "#core/testing/sampled";
import { pageOf } from "#core/testing/pages/plugin";
import { requestsTo } from "#core/testing/subjects/requests";
import { expect, test } from "vitest";
import { all, diagnostics, findingsIn, hub, plugins } from "./sweep.ts";

test("every entry loads the plugin of its card, and the plugins do not conflict", () => {
  expect(diagnostics).toEqual([]);
  expect(hub.diagnostics).toEqual([]);
  const named = (kind: Kind, id: string, label: string): string => `${kind}/${id}: ${label}`;
  expect(
    (plugins as readonly Plugin[]).map((one) => named(one["~hub"].kind, one.id, labelOf(one))),
  ).toEqual(entries.map((entry) => named(entry.kind, entry.id, labelOf(entry))));
});

test("the kit finds nothing in tasks and quantizations", async () => {
  const some = sampled([...hub.tasks, ...hub.quantizations], 4);
  expect(await findingsIn(some, { stringsPerPlace: 2 })).toEqual([]);
});

test("every client prints for some provider, and every provider is printed in several languages", () => {
  const printed = new Map<string, Set<string>>();
  for (const provider of hub.providers) {
    const requests = [...requestsTo(hub, provider, [], () => false)].filter((one) => one.isRoute);
    const some = requests.flatMap(({ request }) => inferenceSnippets(hub, request).snippets);
    printed.set(provider.id, new Set(some.map(({ language, client }) => `${language}/${client}`)));
  }
  const everywhere = new Set([...printed.values()].flatMap((clients) => [...clients]));
  expect([...everywhere].sort()).toEqual([...hub.clients].map(({ id }) => id).sort());
  for (const [provider, clients] of printed) {
    const languages = new Set([...clients].map((id) => id.split("/")[0]));
    expect(languages.size, provider).toBeGreaterThanOrEqual(2);
  }
});

// A missing page is written after all tests, and is a fault in CI, where nobody would review it.
test.each([
  ["providers", hub.providers.list],
  ["clients", hub.clients.list],
] as const)("the pages of %s", async (folder, list) => {
  const pages = list.map(({ id }) => `${id}.md`);
  for (const [at, plugin] of list.entries()) {
    const page = `golden/${folder}/${pages[at]!}`;
    await expect.soft(pageOf(plugin, all), page).toMatchFileSnapshot(page);
  }
  const golden = new URL(`golden/${folder}`, import.meta.url);
  const found = readdirSync(golden, { recursive: true }).map(String);
  expect(found.filter((file) => file.endsWith(".md") && !pages.includes(file))).toEqual([]);
});

// To see what changed, compare `.cache/pages` before and after.
test("the pages of libraries, tasks and quantizations have the recorded digests", async () => {
  const digests: Record<string, string> = {};
  for (const [folder, list] of [
    ["libraries", hub.libraries.list],
    ["tasks", hub.tasks.list],
    ["quantizations", hub.quantizations.list],
  ] as const) {
    mkdirSync(`.cache/pages/${folder}`, { recursive: true });
    for (const plugin of list) {
      const page = pageOf(plugin, all);
      writeFileSync(`.cache/pages/${folder}/${plugin.id}.md`, page);
      digests[`${folder}/${plugin.id}`] = digestOf(page);
    }
  }
  await expect(`${JSON.stringify(digests, null, 2)}\n`).toMatchFileSnapshot("pages.json");
});

const digestOf = (page: string): string =>
  createHash("sha256").update(page).digest("hex").slice(0, 12);
