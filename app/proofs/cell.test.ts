// Every recorded cell has its program, and every other one a reason.
import { loadPlugins } from "hubsmith";
import { expect, test } from "vitest";
import { entries } from "../plugins.ts";
import { cellView, loadCell } from "./cell.ts";
import { gridOf } from "./grid.ts";
import { clientProofs } from "./load-records.ts";

const some = <K extends string>(kind: K) =>
  entries.filter((one): one is Extract<(typeof entries)[number], { kind: K }> => one.kind === kind);

test("tested programs are available, and unavailable ones have a reason", async () => {
  const record = await clientProofs();
  const { plugins } = await loadPlugins(
    entries.filter(({ kind }) => kind !== "library" && kind !== "quantization"),
  );
  const of = (kind: string, id: string) =>
    plugins.filter((one) => {
      const plugin = one as { readonly id: string; readonly "~hub": { readonly kind: string } };
      return plugin["~hub"].kind === kind && plugin.id === id;
    });
  const wrong: string[] = [];
  let proven = 0;
  for (const client of Object.keys(record.clients)) {
    const { rows } = gridOf(record, some("task"), some("provider"), client);
    for (const { task, provider, state } of rows.flatMap(({ cells }) => cells)) {
      const its = [of("task", task), of("provider", provider), of("client", client)].flat();
      const { program, absence } = cellView(its, { task, provider, client });
      const isProven = state !== "not offered" && state !== "not served";
      const isRight = isProven ? program !== undefined : absence !== undefined;
      if (!isRight) wrong.push(`${task} | ${provider} | ${client}: ${state}`);
      if ((state === "not served") !== (absence?.code === "task-not-served"))
        wrong.push(`${task} | ${provider} | ${client}: ${state}, and ${absence?.code}`);
      proven += isProven ? 1 : 0;
    }
  }
  expect(wrong).toEqual([]);
  expect(proven).toBeGreaterThan(500);
});

test("a cell loads only its own plugins", async () => {
  const loaded: string[] = [];
  const watched = entries.map((entry) => ({
    ...entry,
    load: () => {
      loaded.push(`${entry.kind}/${entry.id}`);
      return entry.load();
    },
  }));
  const place = { task: "text-to-image", provider: "replicate", client: "python/huggingface_hub" };
  const { program, model } = await loadCell(watched, place);
  expect(loaded.toSorted()).toEqual([
    "client/python/huggingface_hub",
    "provider/replicate",
    "task/text-to-image",
  ]);
  expect(program?.content).toContain(model);
  expect(program?.install).toContain("pip install");
});

test("a plugin that does not load is an error", async () => {
  const failing = entries.map((entry) => ({
    ...entry,
    load: () => Promise.reject(new Error("offline")),
  }));
  const place = { task: "text-to-image", provider: "replicate", client: "js/fetch" };
  await expect(loadCell(failing, place)).rejects.toThrow("offline");
});
