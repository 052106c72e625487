// The Hub's id of a model: by an offer that is known, by the same id, or by a name that only one model has.
import { expect, test } from "vitest";
import { hubIds } from "./hub-ids.ts";

const KNOWN = [
  { id: "zai-org/GLM-5.1", provider: "novita", providerId: "zai-org/glm-5.1" },
  { id: "zai-org/GLM-5.1", provider: "nscale", providerId: "" },
  { id: "acme/Otter", provider: "groq", providerId: "sea-animal" },
  { id: "acme/Otter-FP8", provider: "groq", providerId: "sea-animal" },
];
const IDS = ["acme/Otter", "acme/Twin", "zeta/Twin", "acme/Otter_2-7B"];
const find = hubIds(KNOWN, IDS);

test.each([
  ["a known offer", "groq", "sea-animal", "acme/Otter"],
  ["a known offer of another provider", "together", "sea-animal", undefined],
  ["the same id in another case", "together", "ACME/otter", "acme/Otter"],
  ["the only model of the name", "together", "otter", "acme/Otter"],
  [
    "a dot that Fireworks writes as p",
    "fireworks-ai",
    "accounts/fireworks/models/glm-5p1",
    "zai-org/GLM-5.1",
  ],
  ["a dot that Clarifai writes as _", "clarifai", "glm-5_1", "zai-org/GLM-5.1"],
  ["a name with _ of the Hub", "together", "otter_2-7b", "acme/Otter_2-7B"],
  ["an unknown id at the provider", "nscale", "glm-5.1", "zai-org/GLM-5.1"],
  ["a name of another owner", "together", "zeta/otter", undefined],
  ["a name of two models", "together", "twin", undefined],
  ["a model that the provider calls otherwise", "groq", "otter", undefined],
  ["a p that is no dot", "together", "glm-5px", undefined],
  ["a name that no model has", "together", "heron", undefined],
])("%s", (_, provider, providerId, id) => {
  expect(find(provider, providerId)).toBe(id);
});
