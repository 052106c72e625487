// A badge says what is recorded, and claims nothing without a record.
import { expect, test } from "vitest";
import { libraryProofs } from "../../proofs/load-records.ts";
import type { ClientProofs } from "../../proofs/records.ts";
import { callProof, loadProof } from "./proof-words.ts";

const PLACE = { task: "conversational", provider: "together", client: "python/openai" };
const record: ClientProofs = {
  clients: { "python/openai": { openai: "3.51.0", numpy: "2.0" }, "sh/curl": { curl: ">=7.76" } },
  proofs: {
    together: { conversational: { run: ["python/openai"], typed: ["sh/curl"], offered: ["js/x"] } },
  },
};

test("a program has its level, its versions, the compared packages, and what is not covered", () => {
  const sources = { together: { conversational: [{ name: "together", version: "3.1.1" }] } };
  const words = callProof(record, PLACE, ["streaming", "a custom endpoint"], sources);
  expect(words).toMatchObject({
    level: "Tested against a mock server",
    isRun: true,
    page: ["proof", "conversational/together/python/openai"],
    beyond: expect.stringContaining("Not tested: streaming and a custom endpoint."),
  });
  expect(words.shows[0]).toContain("run unchanged with openai 3.51.0, numpy 2.0.");
  expect(words.shows.at(-1)).toContain("compared with the source code of together 3.1.1.");
  expect(words.limits).toContain("No live service was called.");
  const checked = callProof(record, { ...PLACE, client: "sh/curl" });
  expect(checked).toMatchObject({ level: "Type-checked", isRun: false, beyond: undefined });
  expect(checked.shows[0]).toContain("with curl ≥ 7.76, but not run. Level: Type-checked.");
});

test.each([{ provider: "__proto__" }, { task: "sing" }, { client: "go/http" }, { client: "js/x" }])(
  "without a record it is not tested, e.g. a third-party plugin: %j",
  (place) => {
    const words = callProof(record, { ...PLACE, ...place });
    expect(words).toMatchObject({ level: "Not tested", isRun: false, limits: [] });
    expect(words.shows[0]).toContain("There is no test result");
  },
);

test("a library has the level of its programs, and the version of its own package", async () => {
  const all = await libraryProofs();
  expect(loadProof("timm", all["timm"])).toMatchObject({
    level: expect.stringMatching(/^Tested with timm \d/),
    isRun: true,
    beyond: expect.stringContaining("Your model was not loaded."),
    page: ["library", "timm"],
  });
  const typed = loadProof("diffusers", all["diffusers"]);
  expect(typed.level).toMatch(/^Type-checked with diffusers \d/);
  expect(typed.limits.join()).toContain("whether the program runs");
  const programs = { all: 1, typed: 1 };
  const ofMany = { level: "typed", programs, packages: { a: "1", b: "2" } } as const;
  expect(loadProof("acme", ofMany).level).toBe("Type-checked");
  expect(loadProof("acme", undefined).level).toBe("Not tested");
  const failing = { level: "shown", programs, packages: {} } as const;
  expect(loadProof("acme", failing).shows).toEqual(["A program of this library fails."]);
});
