// Common test data: all plugins with their records, contracts, pages and responses.
import { readFileSync } from "node:fs";
import { createHub, type Diagnostic, type Hub, loadPlugins, type Plugin } from "hubsmith";
import type { Contract, Reply } from "hubsmith/contract";
import { entries, taskEntries } from "hubsmith/plugins";
import { contracts, replies } from "hubsmith/plugins/contracts";
import { type CheckOptions, checkPlugins, type Fault, fixture } from "hubsmith/testing";

type Named = readonly [name: string, fields: Readonly<Record<string, unknown>>];

const records = ["libraries", "tasks"].map((folder) =>
  readFileSync(`plugins/${folder}/records.jsonl`, "utf8"),
);
const loaded = await loadPlugins(entries);
export const plugins: readonly unknown[] = loaded.plugins;
export const diagnostics: readonly Diagnostic[] = loaded.diagnostics;
export const hub: Hub = createHub(plugins);

export const all: CheckOptions = {
  companions: plugins,
  fixtures: records.flatMap((file) =>
    file
      .trim()
      .split("\n")
      .map((line) => fixture(...(JSON.parse(line) as Named))),
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

/** Every finding of the kit for some plugins, as strings. */
export async function findingsIn(
  some: Iterable<Plugin>,
  options: CheckOptions,
): Promise<readonly string[]> {
  const notes: Fault[] = [];
  const note = (fault: Fault): void => void notes.push(fault);
  const faults = await checkPlugins([...some], { ...all, note, ...options });
  return [...faults, ...notes].map(
    ({ plugin, check, where = "", message, program = "" }) =>
      `${plugin}: ${check}: ${where}: ${message}\n${program}`,
  );
}
