// A badge says what is recorded, and claims nothing without a record.
import { expect, test } from "vitest";
import { clientProofs, libraryProofs } from "../../proofs/load-records.ts";
import type { ClientProofs } from "../../proofs/records.ts";
import { callProof, loadProof } from "./proof-words.ts";

const PLACE = { task: "conversational", provider: "together", client: "python/openai" };
const record: ClientProofs = {
  clients: { "python/openai": { openai: "3.51.0", numpy: "2.0" }, "sh/curl": { curl: ">=7.76" } },
  proofs: {
    together: { conversational: { run: ["python/openai"], typed: ["sh/curl"], offered: ["js/x"] } },
  },
};

test("a program that was run has its versions in the details", () => {
  const words = callProof(record, PLACE);
  expect(words).toMatchObject({
    level: "Tested against a mock server",
    isRun: true,
    page: ["proof", "conversational/together/python/openai"],
  });
  expect(words.shows.join(" ")).toContain("run unchanged with openai 3.51.0, numpy 2.0.");
  expect(words.leaves).toContain("No live service was called.");
  expect(words).not.toHaveProperty("beyond");
});

test("one that was only checked has its last step, and was not run", () => {
  const words = callProof(record, { ...PLACE, client: "sh/curl" });
  expect(words).toMatchObject({ level: "type-checked", how: "with curl ≥ 7.76", isRun: false });
  expect(words.shows[0]).toContain("not run. Level: type-checked.");
});

test("without a record it is not tested, e.g. a third-party plugin", () => {
  for (const place of [
    { ...PLACE, provider: "__proto__" },
    { ...PLACE, provider: "acme" },
    { ...PLACE, task: "sing" },
    { ...PLACE, client: "go/http" },
    { ...PLACE, client: "js/x" },
  ]) {
    const words = callProof(record, place);
    expect(words).toMatchObject({ level: "not tested", isRun: false, leaves: [] });
    expect(words.shows[0]).toContain("There is no test result");
  }
});

test("selected options are listed as not covered", () => {
  expect(callProof(record, PLACE, ["streaming", "a custom endpoint"]).beyond).toContain(
    "Not tested: streaming and a custom endpoint.",
  );
});

test("the packages that were compared are named, if there are any", () => {
  const named = (place: object): string[] =>
    callProof(record, { ...PLACE, ...place }, [], {
      together: { conversational: [{ name: "together", version: "3.1.1" }] },
    }).shows.filter((line) => line.includes("compared"));
  expect(named({})).toEqual([expect.stringContaining("of together 3.1.1.")]);
  expect(named({ provider: "acme" })).toEqual([]);
  expect(callProof(record, PLACE).shows.join(" ")).not.toContain("compared");
});

test("each recorded cell has a version", async () => {
  const all = await clientProofs();
  let cells = 0;
  for (const [provider, tasks] of Object.entries(all.proofs))
    for (const [task, levels] of Object.entries(tasks))
      for (const [level, clients] of Object.entries(levels))
        for (const client of clients) {
          const words = callProof(all, { provider, task, client });
          expect(words.how ?? words.shows[0]).toMatch(/with \S+ (≥ )?\d/);
          expect(words.isRun).toBe(level === "run");
          cells += 1;
        }
  expect(cells).toBeGreaterThan(500);
});

test("a library has the level of its programs, and the version of its own package", async () => {
  const all = await libraryProofs();
  expect(loadProof("timm", all["timm"])).toMatchObject({
    level: "run ✓",
    how: expect.stringMatching(/^with timm \d/),
    isRun: true,
    beyond: expect.stringContaining("Your model was not loaded."),
    page: ["library", "timm"],
  });
  const typed = loadProof("diffusers", all["diffusers"]);
  expect(typed).toMatchObject({
    level: "type-checked",
    how: expect.stringMatching(/^against diffusers /),
  });
  expect(typed.leaves.join()).toContain("whether the program runs");
  const programs = { all: 1, typed: 1 };
  const ofMany = { level: "typed", programs, packages: { a: "1", b: "2" } } as const;
  expect(loadProof("acme", ofMany)).not.toHaveProperty("how");
  for (const [id, proof] of Object.entries(all)) {
    const { level, shows } = loadProof(id, proof);
    expect(level).toBe(
      { run: "run ✓", typed: "type-checked", parsed: "syntax-checked", shown: "not tested" }[
        proof.level
      ],
    );
    expect(shows.length).toBeGreaterThan(0);
  }
});

test("libraries without a record or with a failing program are not tested", () => {
  expect(loadProof("acme", undefined)).toMatchObject({ level: "not tested", isRun: false });
  expect(
    loadProof("acme", { level: "shown", programs: { all: 1, typed: 0 }, packages: {} }).shows,
  ).toEqual(["A program of this library fails."]);
});
