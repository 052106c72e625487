// A line says what is recorded, and claims nothing without a record.
import { createHub, loadPlugins, loadSnippets, parseModel } from "hubsmith";
import { describe, expect, test } from "vitest";
import { libraryProofs, proofOf } from "../../models/proofs/load-proofs.ts";
import type { ClientProofs } from "../../models/proofs/levels.ts";
import { entries } from "../../plugins.ts";
import { callProof, loadProof } from "./proof-words.ts";

const PLACE = { task: "conversational", provider: "together", client: "python/openai" };
const record: ClientProofs = {
  clients: { "python/openai": { openai: "3.51.0", numpy: "2.0" }, "sh/curl": { curl: ">=7.76" } },
  proofs: {
    together: { conversational: { run: ["python/openai"], typed: ["sh/curl"], offered: ["js/x"] } },
  },
};

test("a program has its level and its versions", () => {
  expect(callProof(record, PLACE)).toBe(
    "Sample call: run with openai 3.51.0, numpy 2.0 against a mock of the provider, not a live service.",
  );
  expect(callProof(record, { ...PLACE, client: "sh/curl" })).toBe(
    "Sample call: type-checked with curl ≥ 7.76, not run.",
  );
});

test.each([{ provider: "__proto__" }, { task: "sing" }, { client: "go/http" }, { client: "js/x" }])(
  "without a record it is not tested, e.g. a third-party plugin: %j",
  (place) => expect(callProof(record, { ...PLACE, ...place })).toBe("Not tested."),
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
    expect(await words("timm", { pipeline_tag: "image-classification" })).toMatch(
      /^Run with timm \d[\d.]* and a small test model, not this one\.$/,
    );
    expect(await words("span-marker")).toMatch(/^Run with/);
  });

  test("that was not run is only checked, though others of the library were run", async () => {
    for (const [library, pipeline_tag] of [
      ["flair", "text-classification"],
      ["diffusers", "text-to-image"],
    ] as const)
      expect(await words(library, { pipeline_tag })).toMatch(
        new RegExp(`^Type-checked with ${library} \\d[\\d.]*, not run\\.`),
      );
  });

  test("of another library has no claim without a record", () => {
    const program = { content: "run()", model: "acme/mine" };
    const programs = { all: 1, typed: 1 };
    const ofMany = { level: "typed", programs, packages: { a: "1", b: "2" } } as const;
    expect(loadProof("acme", ofMany, program)).toBe("Type-checked, not run.");
    expect(loadProof("acme", undefined, program)).toBe("Not tested.");
    const failing = { level: "shown", programs, packages: {} } as const;
    expect(loadProof("acme", failing, program)).toBe(
      "Not tested. A program of this library fails.",
    );
    const parsed = { level: "run", programs, packages: {}, reason: "No sources." } as const;
    expect(loadProof("acme", parsed, program)).toBe("Syntax-checked, not run.");
  });

  test("is found only by the id of the library", async () => {
    expect(await proofOf("timm")).toMatchObject({ level: "run" });
    for (const id of ["no-such", "toString", "__proto__"])
      expect(await proofOf(id)).toBeUndefined();
  });
});
