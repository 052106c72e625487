// The picture, the question and the labels suit the model.
import { expect, test } from "vitest";
import { parseModel } from "hubsmith";
import { DOCUMENT, IMAGE, X_RAY } from "./inputs.ts";
import { pictureFor, seesPictures } from "./pictures.ts";

const model = (id: string, fields = {}) => parseModel({ id: `acme/${id}`, ...fields }).model!;

test.each([
  ["otter-vl", {}, { image: IMAGE, file: "photo.jpg" }],
  ["otter-ocr", {}, { image: DOCUMENT, question: "Transcribe the text on this page." }],
  ["LightOnOCR-2", {}, { image: DOCUMENT, question: "" }],
  ["pix2struct-ocrvqa-base", {}, { image: "cover.jpg", file: "cover.jpg" }],
  ["otter", { tags: ["chest-x-ray"] }, { image: "chest-xray.png", url: X_RAY }],
  ["otter", { tags: ["e-commerce", "fashion"] }, { image: "shirt.jpg", url: undefined }],
  ["yolo-license-plate", {}, { image: "car.jpg" }],
  ["showui-2B", {}, { question: "Click on the search field." }],
  ["UI-TARS-2B", {}, { question: expect.stringContaining("## Action Space\nclick(") }],
  ["otter-VL", { tags: ["pt"] }, { question: "O que há nesta imagem?" }],
  ["otter-VL", { tags: ["pt", "en"] }, { question: "What is in this picture?" }],
  // A word within another one is no clue.
  ["bigui", { tags: ["unfashionable"] }, { image: IMAGE }],
])("%s with %j", (id, fields, picture) => {
  expect(pictureFor(model(id, fields))).toMatchObject(picture);
});

test("labels are in the language, and only those of a field replace the general ones", () => {
  expect(pictureFor(model("otter-clip")).labels).toBe(undefined);
  expect(pictureFor(model("otter-clip", { tags: ["ar"] })).labels).toHaveLength(3);
});

test("a chat sees pictures by its task, by its name and tag, or if it reads pages", () => {
  const seen = (id: string, fields = {}): boolean => seesPictures(model(id, fields));
  expect(seen("otter", { pipeline_tag: "image-text-to-text" })).toBe(true);
  expect(seen("otter-VL-2B", { tags: ["image-text-to-text"] })).toBe(true);
  expect(seen("otter-2B", { tags: ["image-text-to-text"] })).toBe(false);
  expect(seen("otter-ocr")).toBe(true);
  expect(seen("otter", { tags: ["mistral3", "mistral-common"] })).toBe(true);
  expect(seen("otter", { tags: ["mistral", "mistral-common"] })).toBe(false);
  const hosts = (...given: readonly unknown[]) =>
    given.map((imageInput, at) => ({
      provider: `host-${at}`,
      providerId: "otter",
      task: "conversational",
      status: "live",
      features: { imageInput },
    }));
  expect(seen("otter", { inferenceProviderMapping: hosts(true, true) })).toBe(true);
  expect(seen("otter", { inferenceProviderMapping: hosts(true, false) })).toBe(false);
});
