// A badge says what is recorded, and claims nothing without a record.
import { createHub, loadPlugins, loadSnippets, parseModel } from "hubsmith";
import { describe, expect, test } from "vitest";
import { libraryProofs, proofOf } from "../../proofs/load-proofs.ts";
import type { ClientProofs } from "../../proofs/levels.ts";
import { entries } from "../../plugins.ts";
import { callProof, loadProof } from "./proof-words.ts";

const PLACE = { task: "conversational", provider: "together", client: "python/openai" };
const record: ClientProofs = {
  clients: { "python/openai": { openai: "3.51.0", numpy: "2.0" }, "sh/curl": { curl: ">=7.76" } },
  proofs: {
    together: { conversational: { run: ["python/openai"], typed: ["sh/curl"], offered: ["js/x"] } },
  },
};

test("a program has its level, its versions, and what is not covered", () => {
  const words = callProof(record, PLACE, ["streaming", "a custom endpoint"]);
  expect(words).toMatchObject({ level: "Tested against a mock server", isRun: true });
  expect(words.about).toContain("Run unchanged with openai 3.51.0, numpy 2.0, the sample inputs");
  expect(words.about).toContain("no live service was called");
  expect(words.about).toContain("Not tested: streaming and a custom endpoint.");
  const about = "Checked with curl ≥ 7.76, but not run.";
  expect(callProof(record, { ...PLACE, client: "sh/curl" })).toEqual({
    level: "Type-checked",
    isRun: false,
    about,
  });
});

test.each([{ provider: "__proto__" }, { task: "sing" }, { client: "go/http" }, { client: "js/x" }])(
  "without a record it is not tested, e.g. a third-party plugin: %j",
  (place) => {
    const words = callProof(record, { ...PLACE, ...place });
    expect(words).toMatchObject({ level: "Not tested", isRun: false });
    expect(words.about).toContain("There is no test result");
  },
);

const libraries = entries.filter(({ kind }) => kind === "library");
const hub = createHub((await loadPlugins(libraries)).plugins);
const programOf = (library: string, fields: object) => {
  const { model } = parseModel({ id: "acme/mine", library_name: library, ...fields });
  return { model: model!.id, content: loadSnippets(hub, model!).snippets[0]!.content };
};

describe("the program of a library", () => {
  const proofs = libraryProofs();
  const words = async (library: string, fields: object = {}) =>
    loadProof(library, (await proofs)[library], programOf(library, fields));

  test("that was run for another model is tested, with the version of its package", async () => {
    expect(await words("timm", { pipeline_tag: "image-classification" })).toMatchObject({
      level: expect.stringMatching(/^Tested with timm \d/),
      isRun: true,
      about: expect.stringContaining("Your model was not loaded."),
    });
    expect((await words("span-marker")).isRun).toBe(true);
  });

  test("that was not run is only checked, though others of the library were run", async () => {
    const classifier = await words("flair", { pipeline_tag: "text-classification" });
    expect(classifier.level).toMatch(/^Type-checked with flair \d/);
    expect(classifier.isRun).toBe(false);
    expect(classifier.about).toContain("It was not run.");
    const typed = await words("diffusers", { pipeline_tag: "text-to-image" });
    expect(typed.level).toMatch(/^Type-checked with diffusers \d/);
  });

  test("of another library has no claim without a record", () => {
    const program = { content: "run()", model: "acme/mine" };
    const programs = { all: 1, typed: 1 };
    const ofMany = { level: "typed", programs, packages: { a: "1", b: "2" } } as const;
    expect(loadProof("acme", ofMany, program).level).toBe("Type-checked");
    expect(loadProof("acme", undefined, program).level).toBe("Not tested");
    const failing = { level: "shown", programs, packages: {} } as const;
    expect(loadProof("acme", failing, program).about).toBe("A program of this library fails.");
    const parsed = { level: "run", programs, packages: {}, reason: "No sources." } as const;
    expect(loadProof("acme", parsed, program)).toMatchObject({
      level: "Syntax-checked",
      about: expect.stringContaining("was not run. No sources."),
    });
  });

  test("is found only by the id of the library", async () => {
    expect(await proofOf("timm")).toMatchObject({ level: "run" });
    for (const id of ["no-such", "toString", "__proto__"])
      expect(await proofOf(id)).toBeUndefined();
  });
});
