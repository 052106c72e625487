// The groups of providers: ordered by availability.
import { expect, test } from "vitest";
import { optionsOf } from "../ui/matching.ts";
import { providerGroups } from "./controls.tsx";

const groups = providerGroups({
  named: [{ id: "beta", label: "BETA", state: "live" }],
  possible: [],
  unusable: [{ id: "alpha", label: "ALPHA", reason: "ALPHA does not paint." }],
});

test("the router is first, unavailable providers are last, and no group is empty", () => {
  expect(groups.map(({ label }) => label)).toEqual([
    "Automatic",
    "In the record",
    "Elsewhere",
    "Not available",
  ]);
  expect(optionsOf(groups)).toEqual([
    { id: "auto", label: "Auto", note: "chosen by the router" },
    { id: "beta", label: "BETA", note: "live" },
    { id: "endpoint", label: "Your own endpoint", note: "by its URL" },
    { id: "alpha", label: "ALPHA", off: "ALPHA does not paint." },
  ]);
});
