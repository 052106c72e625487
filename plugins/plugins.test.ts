// The sweep: every plugin, with every record and hostile strings at every place, and a page of it for people to read.
import { readdirSync } from "node:fs";
import { createHub, loadPlugins, manifestOf, type Plugin } from "hubsmith";
import { entries } from "hubsmith/plugins";
import {
  type CheckOptions,
  checkPlugins,
  type Fault,
  pageOf,
  pluginChecks,
  subjectsOf,
} from "hubsmith/testing";
import { describe, expect, test } from "vitest";

const { plugins, diagnostics } = await loadPlugins(entries);
const hub = createHub(plugins);
const libraries = hub.libraries.list;
const providers = hub.providers.list;

const all: CheckOptions = { companions: plugins };
const briefly = (faults: readonly Fault[]): readonly string[] =>
  faults.map(
    ({ plugin, check, where = "", message, program = "" }) =>
      `${plugin}: ${check}: ${where}: ${message}\n${program}`,
  );

test("every entry loads, and the plugins agree with each other", () => {
  expect(diagnostics).toEqual([]);
  expect(hub.diagnostics).toEqual([]);
  expect(plugins).toHaveLength(entries.length);
  for (const entry of entries) {
    const plugin = plugins.find(
      (one) =>
        (one as Plugin).id === entry.manifest.id && (one as Plugin)["~hub"].kind === entry.kind,
    );
    expect(manifestOf(plugin as Plugin), entry.manifest.id).toEqual(entry.manifest);
  }
});

describe("the checks find nothing", { timeout: 120_000 }, () => {
  test("in tasks and quantizations", async () => {
    expect(briefly(await checkPlugins([...hub.tasks, ...hub.quantizations], all))).toEqual([]);
  });

  test("in libraries", async () => {
    const options: CheckOptions = { ...all, stringsPerPlace: 8 };
    expect(briefly(await checkPlugins(libraries, options))).toEqual([]);
  });

  // Every client prints every provider here, so that neither is checked without the other.
  test("in providers, printed by every client", async () => {
    const options: CheckOptions = { ...all, stringsPerPlace: 1 };
    expect(briefly(await checkPlugins(providers, options))).toEqual([]);
  });

  test("in clients", async () => {
    const checks = pluginChecks.filter(({ name }) => name !== "hostile strings stay data");
    expect(checks.length).toBe(pluginChecks.length - 1);
    expect(briefly(await checkPlugins([...hub.clients], { ...all, checks }))).toEqual([]);
  });
});

test("every client prints something, and every provider is printed in every language", () => {
  const printed = new Map<string, Set<string>>();
  for (const provider of providers) {
    const clients = subjectsOf(provider, all).flatMap((one) => one.offer().snippets);
    printed.set(
      provider.id,
      new Set(clients.map(({ language, client }) => `${language}/${client}`)),
    );
  }
  const everywhere = new Set([...printed.values()].flatMap((clients) => [...clients]));
  expect([...everywhere].sort()).toEqual([...hub.clients].map(({ id }) => id).sort());
  for (const [provider, clients] of printed) {
    const languages = new Set([...clients].map((id) => id.split("/")[0]));
    expect(languages.size, provider).toBeGreaterThanOrEqual(2);
  }
});

describe("pages", () => {
  const ids = {
    libraries: libraries.map(({ id }) => id),
    providers: providers.map(({ id }) => id),
  };

  test.each(libraries.map((library) => [library.id, library] as const))(
    "libraries/%s",
    async (id, library) => {
      await expect(pageOf(library, all)).toMatchFileSnapshot(`libraries/golden/${id}.md`);
    },
  );

  test.each(providers.map((provider) => [provider.id, provider] as const))(
    "providers/%s",
    async (id, provider) => {
      await expect(pageOf(provider, all)).toMatchFileSnapshot(`providers/golden/${id}.md`);
    },
  );

  test.each(["libraries", "providers"] as const)("%s: no page without its plugin", (kind) => {
    const folder = new URL(`${kind}/golden/`, import.meta.url);
    const pages = ids[kind].length > 0 ? readdirSync(folder) : [];
    expect(pages.sort()).toEqual(ids[kind].map((id) => `${id}.md`).sort());
  });
});
