// The HTTP clients are short, and real interpreters run their programs against a mock of every service.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { loadPlugins } from "hubsmith";
import { entries } from "hubsmith/plugins";
import { contracts, replies } from "hubsmith/plugins/contracts";
import { runSnippets } from "hubsmith/testing";
import { expect, test } from "vitest";
import httpTiny from "../src/http-tiny.ts";
import httpx2 from "../src/httpx2.ts";

test.each([
  [92, ["httpx2.ts"]],
  [152, ["perl.ts", "http-tiny.ts"]],
])("at most %i lines: %j", (limit, files) => {
  const lines = files.flatMap((file) =>
    readFileSync(new URL(`../src/${file}`, import.meta.url), "utf8")
      .trimEnd()
      .split("\n"),
  );
  expect(lines.length).toBeLessThanOrEqual(limit);
});

const hasPerl = spawnSync("perl", ["-Mv5.36", "-MIO::Socket::SSL", "-e", "1"]).status === 0;
if (!hasPerl)
  console.warn("Perl has no TLS, so its programs are not run (Debian: libio-socket-ssl-perl).");

const clients = hasPerl ? [httpx2, httpTiny] : [httpx2];

test.each(clients)("programs of $id run as pasted", { timeout: 600_000 }, async (client) => {
  const { plugins } = await loadPlugins(
    entries.filter(({ kind }) => kind === "task" || kind === "provider"),
  );
  const replied = replies.map(async ({ task, load }) => [task, (await load()).default] as const);
  const faults: string[] = [];
  const { clients: counts } = await runSnippets({
    plugins: [...plugins, client],
    contracts: await Promise.all(contracts.map(async ({ load }) => (await load()).default)),
    replies: Object.fromEntries(await Promise.all(replied)),
    runners: [{ language: "perl", file: "snippet.pl", command: ["perl"] }],
    quick: process.env["HUBSMITH_WHOLE"] === undefined,
    // raise_for_status reports only the status.
    statusOnly: ["python/httpx2"],
    report: (name, lines) => faults.push([name, ...lines].join("\n  ")),
  });
  expect(faults).toEqual([]);
  const { run = 0, passed } = counts[client.id] ?? {};
  expect(run).toBeGreaterThan(50);
  expect(passed).toBe(run);
});
