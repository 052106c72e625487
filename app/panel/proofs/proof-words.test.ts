// A badge says what is recorded, and claims nothing without a record.
import { createHub, loadPlugins, loadSnippets, parseModel } from "hubsmith";
import { describe, expect, test } from "vitest";
import { libraryProofs } from "../../proofs/load-proofs.ts";
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

test("a program has its level, its versions, the compared packages, and what is not covered", () => {
  const sources = { together: { conversational: [{ name: "together", version: "3.1.1" }] } };
  const words = callProof(record, PLACE, ["streaming", "a custom endpoint"], sources);
  expect(words).toMatchObject({
    level: "Tested against a mock server",
    isRun: true,
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
      beyond: expect.stringContaining("Your model was not loaded."),
      library: "timm",
    });
    expect((await words("span-marker")).isRun).toBe(true);
  });

  test("that was not run is only checked, though others of the library were run", async () => {
    const classifier = await words("flair", { pipeline_tag: "text-classification" });
    expect(classifier.level).toMatch(/^Type-checked with flair \d/);
    expect(classifier.isRun).toBe(false);
    expect(classifier.shows.join()).not.toContain("Run: ");
    const typed = await words("diffusers", { pipeline_tag: "text-to-image" });
    expect(typed.level).toMatch(/^Type-checked with diffusers \d/);
    expect(typed.limits.join()).toContain("whether the program runs");
  });

  test("of another library has no claim without a record", () => {
    const program = { content: "run()", model: "acme/mine" };
    const programs = { all: 1, typed: 1 };
    const ofMany = { level: "typed", programs, packages: { a: "1", b: "2" } } as const;
    expect(loadProof("acme", ofMany, program).level).toBe("Type-checked");
    expect(loadProof("acme", undefined, program).level).toBe("Not tested");
    const failing = { level: "shown", programs, packages: {} } as const;
    expect(loadProof("acme", failing, program).shows).toEqual(["A program of this library fails."]);
  });
});
