// A name that is removed from the public API must be in the changelog.
import { expect, test } from "vitest";
import { namesIn, removalFaults } from "./removals.ts";

const REPORT = `
// @public
export interface Hub {
}

// @public (undocumented)
interface Hidden {
}

// @public
export function render(code: Code): string;

type Parameters_2 = {};
export { Parameters_2 as Parameters }
`;
const LOG = "# Changes\n\n## 0.2.0\n\n- `Hub` is removed.\n\n## 0.1.0\n\n- `render` is new.\n";

test("names are those that a report exports", () => {
  expect(namesIn("index", REPORT)).toEqual(["index: Hub", "index: Parameters", "index: render"]);
});

test("a removed name must be in the newest section, as code", () => {
  const names = namesIn("index", REPORT);
  const faults = (removed: string, log = LOG): readonly string[] =>
    removalFaults(
      names,
      names.filter((name) => name !== `index: ${removed}`),
      log,
    );
  expect(removalFaults(names, names, "")).toEqual([]);
  expect(faults("Hub")).toEqual([]);
  expect(faults("Hub", LOG.replace("`Hub`", "Hub"))).toHaveLength(1);
  expect(faults("Hub", LOG.replace("`Hub`", "`Hubs`"))).toHaveLength(1);
  expect(faults("render")).toEqual([
    "index.api.md no longer exports render. List `render` in the newest section of CHANGELOG.md, with its replacement.",
  ]);
});
