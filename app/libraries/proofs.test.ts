// Proof records: a level includes the steps before it.
import { expect, test } from "vitest";
import { type LibraryProof, versionText } from "../proofs/levels.ts";
import { proofOf } from "../proofs/load-proofs.ts";
import { commitsOf, programsText, stepsOf } from "./proofs.ts";

const reached = (
  level: LibraryProof["level"],
  more: Partial<LibraryProof> = {},
): readonly string[] =>
  stepsOf({ level, programs: { all: 1, typed: 1 }, packages: {}, ...more })
    .filter(({ isReached }) => isReached)
    .map((step) => step.level);

test("each level includes those before it", () => {
  expect(reached("shown")).toEqual([]);
  expect(reached("parsed", { reason: "No sources." })).toEqual(["parsed"]);
  expect(reached("run")).toEqual(["parsed", "typed", "run"]);
  expect(reached("run", { reason: "No sources." })).toEqual(["parsed", "run"]);
});

test("a record is found only by a library's id", async () => {
  expect(await proofOf("timm")).toMatchObject({ level: "run" });
  for (const id of ["no-such", "toString", "__proto__"]) expect(await proofOf(id)).toBeUndefined();
});

test("programs are counted, packages have versions, and repositories have commits", () => {
  expect(programsText({ all: 98, typed: 90, run: 4 })).toBe(
    "98 programs: 4 run, 90 checked against sources.",
  );
  expect(versionText({ go: ">=1.22", pip: "2" })).toBe("go ≥ 1.22, pip 2");
  expect(commitsOf({ "acme/tool@0123456789abcdef": "tree" })).toEqual({
    "acme/tool": "0123456789ab",
  });
});
