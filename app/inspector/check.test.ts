// A check loads everything once, counts the progress, and has an outcome for each entry.
import { defineProvider, type Entry } from "hubsmith";
import { cardOf } from "#plugins/catalogue/manifest";
import { expect, test } from "vitest";
import { entries } from "../plugins.ts";
import { checkAll } from "./check.ts";
import { summaryOf } from "./use-check.ts";

test("all plugins of this package load, and do not conflict", async () => {
  const counts: number[] = [];
  const checked = await checkAll(entries, (settled) => counts.push(settled));
  expect(checked.findings).toEqual([]);
  expect([...checked.outcomes.values()].filter((one) => one !== "yes")).toEqual([]);
  expect(counts).toEqual(entries.map((_, at) => at + 1));
  expect(summaryOf(checked)).toBe(`All ${entries.length} plugins are loaded. No problems.`);
});

test("failed loads, invalid plugins, and duplicates", async () => {
  const good = defineProvider({ id: "good", label: "Good", tasks: [] });
  const twin = defineProvider({ id: "good", label: "Twin", tasks: [] });
  const card = (id: string, load: Entry["load"]): Entry => ({
    kind: "provider",
    id,
    label: id,
    tasks: [],
    load,
  });
  const all: readonly Entry[] = [
    { ...cardOf(good), load: () => Promise.resolve({ default: good }) } as Entry,
    { ...cardOf(twin), load: () => Promise.resolve({ default: twin }) } as Entry,
    card("lost", () => Promise.reject(new Error("offline"))),
    card("thrown", () => {
      throw new Error("at once");
    }),
    card("none", () => Promise.resolve({ default: { id: "none" } })),
    card("nothing", () => Promise.resolve({ default: undefined })),
  ];
  let last = 0;
  const { outcomes, findings } = await checkAll(all, (settled) => (last = settled));
  expect(last).toBe(all.length);
  expect([...outcomes.values()]).toEqual(["yes", "yes", "no", "no", "refused", "no"]);
  expect(findings.map(({ code }) => code)).toEqual([
    "load-failed",
    "load-failed",
    "load-failed",
    "not-a-plugin",
    "duplicate-id",
  ]);
  expect(summaryOf({ outcomes, findings })).toBe("2 of 6 plugins are loaded. 5 findings.");
  expect(summaryOf({ outcomes, findings: findings.slice(1, 2) })).toContain("One finding.");
});
