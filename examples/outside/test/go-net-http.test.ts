// The client in Go, held against the kit, and run by the real Go against a mock of every service.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loadPlugins } from "hubsmith";
import { file, render } from "hubsmith/code";
import { entries } from "hubsmith/plugins";
import { contracts, replies } from "hubsmith/plugins/contracts";
import { checkPlugin, hostileStrings, runSnippets } from "hubsmith/testing";
import { afterAll, expect, test } from "vitest";
import client from "../src/go-net-http.ts";
import { go } from "../src/go.ts";
import { goParser, goRunner, goVersion } from "./go-runner.ts";

const version = await goVersion();
if (version === undefined)
  console.warn("There is no Go here, so that no program in it is run. Debian has it as golang-go.");

const folder = mkdtempSync(join(tmpdir(), "go-net-http-"));
afterAll(() => rmSync(folder, { recursive: true }));
const parse = goParser(folder);
const { plugins } = await loadPlugins(
  entries.filter(({ kind }) => kind === "task" || kind === "provider"),
);

test("the kit finds nothing", { timeout: 180_000 }, async () => {
  const parsers = version === undefined ? {} : { go: parse };
  const tasks = entries.filter(({ kind }) => kind === "task");
  const { plugins: companions } = await loadPlugins(tasks);
  const faults = await checkPlugin(client, { companions, parsers, stringsPerPlace: 4 });
  expect(faults.map(({ message, program }) => `${message}\n${program}`)).toEqual([]);
});

test.skipIf(version === undefined)(
  "Go reads in a literal what was printed",
  { timeout: 60_000 },
  async () => {
    const strings = hostileStrings.filter((one) => !/\p{Cs}/u.test(one));
    const texts = [...strings, "\ufeff", "`\u0000`", "\u{10ffff}"];
    const program = go`
    package main

    func main() {
        _ = ${texts}
    }
  `;
    const [inspected] = await parse([render(program)]);
    expect(inspected?.faults).toEqual([]);
    expect(inspected?.literals).toEqual(texts);
  },
);

test("what Go cannot hold is refused, and no other text is sent in its place", () => {
  expect(() => render(go`x := ${"a\ud800"}`)).toThrow(
    "go code cannot contain half a surrogate pair",
  );
  expect(render(go`x := ${[-0, 2 ** 63, 2 ** 53, 0.5]}`)).toContain(
    "[]any{math.Copysign(0, -1), 9.223372036854776e+18, 9007199254740992, 0.5}",
  );
  expect(render(go`x := ${file('a"b.png', "image/png")}`)).toContain('os.ReadFile("a\\"b.png")');
});

test.skipIf(version === undefined)(
  "programs run as they are pasted",
  { timeout: 600_000 },
  async () => {
    const served = await Promise.all(contracts.map(async ({ load }) => (await load()).default));
    const replied = await Promise.all(
      replies.map(async ({ task, load }) => [task, (await load()).default] as const),
    );
    const faults: string[] = [];
    const { clients } = await runSnippets({
      plugins: [...plugins, client],
      contracts: served,
      replies: Object.fromEntries(replied),
      runners: [goRunner],
      quick: process.env["HUBSMITH_WHOLE"] === undefined,
      report: (name, lines) => faults.push([name, ...lines].join("\n  ")),
    });
    expect(faults).toEqual([]);
    const { run = 0, passed } = clients["go/net-http"] ?? {};
    expect(run).toBeGreaterThan(50);
    expect(passed).toBe(run);
    console.log(`${run} programs were run by ${version}.`);
  },
);
