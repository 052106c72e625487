// The format of the pictures of Black Forest Labs, model by model.
import { expect, test } from "vitest";
import blackForestLabs from "./black-forest-labs.ts";

test.each([
  ["flux-kontext-pro", "image/png"],
  ["flux-kontext-max", "image/png"],
  ["flux-pro-1.1", "image/jpeg"],
  ["flux-pro-1.1-ultra", "image/jpeg"],
  ["flux-2-pro", "image/jpeg"],
])("%s sends %s", (model, type) => {
  const read = blackForestLabs.tasks[0]!.answer;
  expect(typeof read === "function" ? read(false, "direct", model) : read).toMatchObject({ type });
});
