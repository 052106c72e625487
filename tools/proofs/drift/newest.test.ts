import { expect, test } from "vitest";
import { isBehind, pinnedVersions } from "./newest.ts";

test("pinned versions are found by the names of their registries", () => {
  const manifest = JSON.stringify({ devDependencies: { "@fal-ai/client": "1.10.1" } });
  const pinned = pinnedVersions(
    manifest,
    "# what snippets import\nfal_client==1.0.3\nPillow==13.0.0\n",
  );
  expect([...pinned]).toEqual([
    ["npm @fal-ai/client", "1.10.1"],
    ["pip fal-client", "1.0.3"],
    ["pip pillow", "13.0.0"],
  ]);
});

test.each([
  ["6.49.0", "7.57.0", true],
  ["9.9.9", "10.0.0", true],
  ["7.1.0", "7.57.0", false],
  ["7.57.0", "6.49.0", false],
  [undefined, "1.0.0", true],
])("pinned %s, newest %s: behind is %s", (pinned, newest, behind) => {
  expect(isBehind({ name: "openai", pinned, newest })).toBe(behind);
});
