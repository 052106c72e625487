// Faults name the plugin, the check and where they were found; the checks are data that a page can show.
import { expect, test } from "vitest";
import { python } from "hubsmith/code";
import type { Plugin, Task } from "hubsmith";
import { mapParameters, type Parameter } from "#core/kinds/parameters";
import type { TaskHandler } from "#core/kinds/provider";
import { matchRequests } from "./running/service/match-requests.ts";
import { checkPlugin, checkPlugins, type Fault } from "./check-plugin.ts";
import { pluginChecks } from "./checks/index.ts";
import { fixture } from "./subjects/fixtures.ts";
import { FIXTURES as fixtures, library, pasted, printing } from "./samples/library.ts";
import { contractOf, draw, provider } from "./samples/provider.ts";
import { only } from "./samples/samples.ts";
import { reply } from "../contract/index.ts";
import { task } from "./samples/small.ts";

const broken = printing(() => python`x = (`);

test("the same fault in many records is one fault, with an example", async () => {
  const many = Array.from({ length: 5 }, (_, at) =>
    fixture(`mine: ${at}`, { library_name: "mine" }),
  );
  const undefinedName = printing(() => python`print(y)`);
  expect(await checkPlugin(undefinedName, { fixtures: many })).toEqual([
    expect.objectContaining({
      plugin: "library/mine",
      check: "parses",
      where: "in 6 records, e.g. mine: 0, mine, line 1",
      program: "print(y)",
    }),
  ]);
});

test("a fault from a hostile string has the string and the program", async () => {
  const faults = await checkPlugin(pasted, { fixtures, ...only("hostile-strings") });
  expect(faults.length).toBeGreaterThan(0);
  for (const { where, string, program } of faults) {
    expect(where).toMatch(/mine/);
    expect(string).toMatch(/^[ -~]{1,12}$/);
    expect(program).toContain(string);
  }
});

test("a fault of a provider names the task, the route and the options", async () => {
  const renaming = provider({ draw: { parameters: {} } });
  const [fault] = await checkPlugin(renaming, {
    contract: contractOf(),
    ...only("contract-holds"),
  });
  expect(fault?.where).toBe("sample-draw, routed, all parameters");
});

test("several plugins are checked together, and each fault names its own", async () => {
  const faults = await checkPlugins([broken, provider(), 7], { fixtures });
  expect([...new Set(faults.map(({ plugin }) => plugin))].sort()).toEqual([
    "library/mine",
    "provider/mine",
    "unknown",
  ]);
  expect(await checkPlugins([library()])).toEqual([]);
});

test("each check has a unique id", () => {
  const ids = pluginChecks.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !/^[a-z]+(-[a-z]+)*$/.test(id))).toEqual([]);
});

test.each(pluginChecks)("$id has a description, a reason and a fix", ({ what, why, fix }) => {
  for (const sentence of [what, why, fix]) expect(sentence).toMatch(/^[A-Z`].{15,}\.$/s);
});

test("a task that gains parameters does not break a provider that was written before", async () => {
  const style: Parameter = { type: "text", label: "Style", example: "oil" };
  // The provider has this name for two other parameters.
  const size: Parameter = { type: "count", label: "Size", example: 3 };
  const grown = task("sample-draw", { ...draw, parameters: { ...draw.parameters, style, size } });
  const drawer = (of: Task<string>): Plugin<"provider"> =>
    provider({ more: { tasks: [{ ...provider().tasks[0]!, task: of }] } });
  const contract = contractOf({ contract: { tasks: contractOf().tasks.slice(0, 1) } });
  const notes: string[] = [];
  const note = ({ check, where, message }: Fault): void =>
    void notes.push(`${check}: ${where}: ${message}`);
  const check = (of: Task<string>, given = contract): ReturnType<typeof checkPlugin> =>
    checkPlugin(drawer(of), { contract: given, companions: [of], note, stringsPerPlace: 2 });
  expect(await check(draw)).toEqual([]);
  expect(notes).toEqual([]);
  expect(await check(grown)).toEqual([]);
  expect(notes).toEqual([
    expect.stringMatching(/^contract-holds: sample-draw: The task has the parameter style,/),
    expect.stringMatching(/^contract-holds: sample-draw: The task has the parameter size,/),
  ]);
  const failed = [reply.json({ state: "failed", why: "It is too dark." })];
  await check(draw, contractOf({ polled: { failed } }));
  expect(notes[2]).toMatch(/^contract-holds: sample-draw: No string of `failed` has "\(sample\)"/);
  expect(matchRequests(drawer(grown), contract)).toEqual([]);
  const [{ parameters }] = drawer(grown).tasks as [TaskHandler];
  const values = { width: 4, height: 5, size: 9 };
  const { taken, dropped } = mapParameters(grown, parameters, () => true, values);
  expect([taken, dropped]).toEqual([{ size: { width: 4, height: 5 } }, ["size"]]);
});
