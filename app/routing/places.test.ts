// The visible items, and suggestions for unknown names.
import type { Entry } from "hubsmith";
import { expect, test } from "vitest";
import { entries } from "../plugins.ts";
import { nearestOf } from "./nearest.ts";
import { idOf, itemOf, pathOf, shownIn, TASKS as PLACE } from "./places.ts";

const task = (id: string, label: string, more: Partial<Entry<"task">> = {}): Entry<"task"> => ({
  kind: "task",
  id,
  label,
  modality: "nlp",
  load: () => Promise.reject(new Error("not asked for")),
  ...more,
});
const TASKS = [
  task("text-to-image", "Text-to-Image"),
  task("image-to-text", "Image-to-Text", { aliases: ["captioning"] }),
  task("translation", "Translation"),
];

test("other kinds are not included, nor internal tasks that no provider serves", () => {
  const tasks = shownIn(entries, "task");
  expect(tasks.length).toBeGreaterThan(20);
  expect(tasks.filter(({ kind }) => kind !== "task")).toEqual([]);
  expect(tasks.map(({ id }) => id)).toContain("conversational");
  expect(shownIn([task("a", "A", { isInternal: true })], "task")).toEqual([]);
});

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
