// Fixtures are sound, and planting reaches every place that plugins read.
import { describe, expect, test } from "vitest";
import { fixture, fixtureModels } from "./fixtures.ts";
import { hostileStrings } from "./hostile.ts";
import { hostileModel } from "./plant.ts";

describe("fixtures", () => {
  test("have names of their own, and are frozen models", () => {
    expect(new Set(fixtureModels.map(({ name }) => name)).size).toBe(fixtureModels.length);
    expect(
      fixtureModels.every(({ model }) => Object.isFrozen(model) && Object.isFrozen(model.tags)),
    ).toBe(true);
  });

  test("cover every task that providers serve", () => {
    const tasks = new Set(fixtureModels.map(({ model }) => model.pipeline_tag));
    for (const task of [
      "text-generation",
      "text-classification",
      "text-to-image",
      "automatic-speech-recognition",
      "question-answering",
      "document-question-answering",
      "image-text-to-text",
    ])
      expect(tasks).toContain(task);
    const chats = fixtureModels.filter(({ model }) => model.tags.includes("conversational"));
    expect(chats.some(({ model }) => model.pipeline_tag === "text-generation")).toBe(true);
    expect(chats.some(({ model }) => model.pipeline_tag === "image-text-to-text")).toBe(true);
  });

  test("with a fault are refused", () => {
    expect(() => fixture("odd", { tags: "a" })).toThrow(
      'The fixture "odd": tags: expected a list, and got string; the field is left out.',
    );
  });
});

describe("planting", () => {
  const { model } = fixture("base", {
    id: "acme/base",
    library_name: "speechbrain",
    pipeline_tag: "fill-mask",
    tags: ["a"],
    mask_token: "<mask>",
    config: {
      speechbrain: { speechbrain_interface: "EncoderASR" },
      architectures: ["A", "B"],
      n: 1,
    },
    cardData: { base_model: "acme/other", instance_prompt: "p" },
    widgetData: [{ text: "t", table: { Column: ["x"] } }],
    transformersInfo: { auto_model: "AutoModel" },
    siblings: [{ rfilename: "a.bin" }],
    inferenceProviderMapping: [{ provider: "acme", providerId: "acme-id", status: "live" }],
  });

  test("reaches every string that plugins read, one at a time", () => {
    const planted = hostileModel(model, "X'");
    expect(planted.map(({ path }) => path)).toEqual([
      "id",
      "id (name)",
      "tags[1]",
      "pipeline_tag",
      "mask_token",
      "config.speechbrain.speechbrain_interface",
      "config.architectures[0]",
      "config.architectures[1]",
      "cardData.base_model[0]",
      "cardData.instance_prompt",
      "widgetData[0].text",
      "widgetData[0].table.Column[0]",
      "widgetData[0].table.Column (key)",
      "transformersInfo.auto_model",
      "siblings[0].rfilename",
      "inferenceProviderMapping[0].providerId",
    ]);
    for (const { path, model: one } of planted) {
      const text = JSON.stringify(one);
      expect(text.split("X'").length - 1, path).toBe(1);
      expect(one.library_name).toBe("speechbrain");
      expect(Object.isFrozen(one)).toBe(true);
    }
    expect(planted[1]!.model.id).toBe("acme/X'");
    expect(JSON.stringify(model)).not.toContain("X'");
  });

  test("takes every string of the corpus", () => {
    expect(new Set(hostileStrings).size).toBe(hostileStrings.length);
    for (const string of hostileStrings) {
      for (const { path, model: one } of hostileModel(model, string).filter(
        ({ path }) => path !== "id",
      )) {
        expect(JSON.stringify(one).includes(JSON.stringify(string).slice(1, -1)), path).toBe(true);
      }
    }
  });
});
