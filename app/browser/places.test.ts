// Items by their id, and suggestions for unknown names.
import { expect, test } from "vitest";
import { idOf, itemOf, pathOf, TASKS as PLACE } from "./places.ts";
import { nearestOf } from "../pages/unknown.tsx";

const TASKS = [
  { id: "text-to-image", label: "Text-to-Image" },
  { id: "image-to-text", label: "Image-to-Text", aliases: ["captioning"] },
  { id: "translation", label: "Translation" },
];

test("a task is found by its id, then by an alias", () => {
  expect(itemOf(TASKS, "translation")).toBe(TASKS[2]);
  expect(itemOf(TASKS, "captioning")).toBe(TASKS[1]);
  expect(itemOf(TASKS, "toString")).toBeUndefined();
});

test.each([
  ["text_to_image", "text-to-image"],
  ["Text to image", "text-to-image"],
  ["translaton", "translation"],
  ["captioning.", "image-to-text"],
])("%s: %s is suggested", (wanted, id) => {
  expect(nearestOf(TASKS, wanted)?.id).toBe(id);
});

test.each(["", "x", "quantum-chess", "so long ".repeat(1000)])(
  "nothing is suggested: %#",
  (wanted) => {
    expect(nearestOf(TASKS, wanted)).toBeUndefined();
    expect(nearestOf([], wanted)).toBeUndefined();
  },
);

test("an id is one segment of its path", () => {
  expect(pathOf(PLACE, "a/b?c#d")).toBe("/tasks/a%2Fb%3Fc%23d");
  expect(idOf("a%2Fb%3Fc%23d")).toBe("a/b?c#d");
  expect(idOf("100%")).toBe("100%");
});
