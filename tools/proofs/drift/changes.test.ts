// The report has levels and versions that changed, and nothing else.
import { expect, test } from "vitest";
import type { RecordedProof, ProofRecord } from "../libraries/record.ts";
import { changesIn } from "./changes.ts";

const rows = (
  all: Readonly<Record<string, Pick<RecordedProof, "level" | "packages">>>,
): ProofRecord =>
  new Map(
    Object.entries(all).map(([id, row]) => [
      id,
      { digest: "", programs: { all: 1, typed: 1 }, ...row },
    ]),
  );

test("levels and versions are compared", () => {
  const before = rows({
    gone: { level: "typed", packages: {} },
    same: { level: "typed", packages: { numpy: "2.0" } },
    timm: { level: "typed", packages: { timm: "1.0", torch: "2.0" } },
  });
  const now = rows({
    more: { level: "parsed", packages: {} },
    same: { level: "typed", packages: { numpy: "2.0" } },
    timm: { level: "parsed", packages: { timm: "1.1", torch: "2.0", numpy: "2.0" } },
  });
  expect(changesIn(before, now)).toEqual([
    "gone: is gone",
    "more: is parsed, for the first time",
    "timm: typed → parsed, numpy (none) → 2.0, timm 1.0 → 1.1",
  ]);
});
