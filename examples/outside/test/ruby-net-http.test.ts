// The client in Ruby: checked by the kit, and run by the real Ruby against a mock of every service.
import { spawnSync } from "node:child_process";
import { loadPlugins } from "hubsmith";
import { entries } from "hubsmith/plugins";
import { contracts, replies } from "hubsmith/plugins/contracts";
import { checkPlugin, runSnippets } from "hubsmith/testing";
import { expect, test } from "vitest";
import client from "../src/ruby-net-http.ts";

const hasRuby = spawnSync("ruby", ["--version"]).status === 0;
if (!hasRuby) console.warn("Ruby is not installed, so its programs are not run (Debian: ruby).");

test("the kit finds nothing", { timeout: 180_000 }, async () => {
  const tasks = await loadPlugins(entries.filter(({ kind }) => kind === "task"));
  const faults = await checkPlugin(client, { companions: tasks.plugins, stringsPerPlace: 4 });
  expect(faults.map(({ message, program }) => `${message}\n${program}`)).toEqual([]);
});

test.skipIf(!hasRuby)("programs run as they are pasted", { timeout: 600_000 }, async () => {
  const { plugins } = await loadPlugins(
    entries.filter(({ kind }) => kind === "task" || kind === "provider"),
  );
  const replied = replies.map(async ({ task, load }) => [task, (await load()).default] as const);
  const faults: string[] = [];
  const { clients } = await runSnippets({
    plugins: [...plugins, client],
    contracts: await Promise.all(contracts.map(async ({ load }) => (await load()).default)),
    replies: Object.fromEntries(await Promise.all(replied)),
    runners: [{ language: "ruby", file: "snippet.rb", command: ["ruby"] }],
    quick: process.env["HUBSMITH_WHOLE"] === undefined,
    report: (name, lines) => faults.push([name, ...lines].join("\n  ")),
  });
  expect(faults).toEqual([]);
  const { run = 0, passed } = clients["ruby/net-http"] ?? {};
  expect(run).toBeGreaterThan(50);
  expect(passed).toBe(run);
});
