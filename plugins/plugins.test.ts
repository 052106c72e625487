// The sweep: every plugin, with every record and hostile strings at every place, and a page of it for people to read.
import { readdirSync } from "node:fs";
import { createHub, type Kind, loadPlugins, type Plugin } from "hubsmith";
import { labelOf } from "hubsmith/host";
import type { Contract, Reply } from "hubsmith/contract";
import { entries, taskEntries } from "hubsmith/plugins";
import { contracts, replies } from "hubsmith/plugins/contracts";
import {
  type CheckOptions,
  checkPlugins,
  type Fault,
  fixture,
  pageOf,
  subjectsOf,
} from "hubsmith/testing";
import { describe, expect, test } from "vitest";

type Records = readonly (readonly [name: string, fields: Readonly<Record<string, unknown>>])[];

const records = import.meta.glob<{ readonly default: Records }>(
  ["./libraries/*.records.ts", "./{libraries,tasks}/*/records.ts"],
  { eager: true },
);
const { plugins, diagnostics } = await loadPlugins(entries);
const hub = createHub(plugins);

const all: CheckOptions = {
  companions: plugins,
  fixtures: Object.values(records).flatMap((file) =>
    file.default.map(([name, fields]) => fixture(name, fields)),
  ),
  contract: await Promise.all(
    contracts.map(async ({ load }): Promise<Contract> => (await load()).default),
  ),
  pages: Object.fromEntries(
    await Promise.all(
      taskEntries.map(async ({ id, page }) => [id, (await page?.())?.default] as const),
    ),
  ) as NonNullable<CheckOptions["pages"]>,
  replies: Object.fromEntries(
    await Promise.all(
      replies.map(async ({ task, load }) => [task, (await load()).default as Reply] as const),
    ),
  ),
};
// What is printed for a provider is printed by clients, each of which is checked with all of them.
const withoutClients: CheckOptions = {
  ...all,
  companions: plugins.filter((one) => (one as Plugin)["~hub"].kind !== "client"),
  fixtures: [],
};

const briefly = (faults: readonly Fault[]): readonly string[] =>
  faults.map(
    ({ plugin, check, where = "", message, program = "" }) =>
      `${plugin}: ${check}: ${where}: ${message}\n${program}`,
  );

test("every entry loads what its card says, and the plugins agree with each other", () => {
  expect(diagnostics).toEqual([]);
  expect(hub.diagnostics).toEqual([]);
  const named = (kind: Kind, id: string, label: string): string => `${kind}/${id}: ${label}`;
  expect(
    (plugins as readonly Plugin[]).map((one) => named(one["~hub"].kind, one.id, labelOf(one))),
  ).toEqual(entries.map((entry) => named(entry.kind, entry.id, labelOf(entry))));
});

describe("the checks find nothing", { timeout: 300_000 }, () => {
  test("in tasks and quantizations", async () => {
    const options: CheckOptions = { ...all, stringsPerPlace: 2 };
    expect(briefly(await checkPlugins([...hub.tasks, ...hub.quantizations], options))).toEqual([]);
  });

  test("in libraries", async () => {
    const options: CheckOptions = { ...all, stringsPerPlace: 8 };
    expect(briefly(await checkPlugins([...hub.libraries], options))).toEqual([]);
  });

  test("in providers", async () => {
    const options: CheckOptions = { ...withoutClients, stringsPerPlace: 2 };
    expect(briefly(await checkPlugins([...hub.providers], options))).toEqual([]);
  });

  test("in clients", async () => {
    const options: CheckOptions = { ...all, fixtures: [], stringsPerPlace: 2 };
    expect(briefly(await checkPlugins([...hub.clients], options))).toEqual([]);
  });
});

test("every client prints for some provider, and every provider is printed in several languages", () => {
  const printed = new Map<string, Set<string>>();
  for (const provider of hub.providers) {
    const some = subjectsOf(provider, { companions: plugins }).flatMap(
      (one) => one.offer().snippets,
    );
    printed.set(
      provider.id,
      new Set(some.map(({ language, client }) => `${language.id}/${client}`)),
    );
  }
  const everywhere = new Set([...printed.values()].flatMap((clients) => [...clients]));
  expect([...everywhere].sort()).toEqual([...hub.clients].map(({ id }) => id).sort());
  for (const [provider, clients] of printed) {
    const languages = new Set([...clients].map((id) => id.split("/")[0]));
    expect(languages.size, provider).toBeGreaterThanOrEqual(2);
  }
});

// A page that is missing is written when all tests are done, and is a fault where `CI` says that nobody looks at it.
test("there is a page of every plugin, and no other", { timeout: 60_000 }, async () => {
  const shown = {
    tasks: hub.tasks.list,
    quantizations: hub.quantizations.list,
    libraries: hub.libraries.list,
    providers: hub.providers.list,
    clients: hub.clients.list,
  };
  const meant = new Set<string>();
  for (const [folder, list] of Object.entries(shown)) {
    for (const plugin of list) {
      const page = `${folder}/golden/${plugin.id}.md`;
      meant.add(page);
      await expect.soft(pageOf(plugin, all), page).toMatchFileSnapshot(page);
    }
  }
  const files = readdirSync(new URL(".", import.meta.url), { recursive: true }).map(String);
  const pages = files.filter((file) => file.includes("/golden/") && file.endsWith(".md"));
  expect(pages.filter((page) => !meant.has(page))).toEqual([]);
});
