// The URL of a proof names its cell.
import { expect, test } from "vitest";
import { pathOfProof } from "./links.tsx";

test("names task, provider and client, or links to all", () => {
  expect(pathOfProof("conversational/together/python/openai")).toBe(
    "/proofs?task=conversational&provider=together&client=python%2Fopenai",
  );
  expect(pathOfProof("")).toBe("/proofs");
});
