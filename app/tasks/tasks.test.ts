// Which tasks there are to see, and which one is meant by a name that none has.
import { expect, test } from "vitest";
import { entries } from "../plugins.ts";
import { nearestTask } from "./nearest.ts";
import { idOf, pathOf, type TaskEntry, taskOf, tasksOf } from "./tasks.ts";

const task = (id: string, label: string, more: Partial<TaskEntry> = {}): TaskEntry => ({
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

test("hidden tasks and other kinds are not among them", () => {
  const tasks = tasksOf(entries);
  expect(tasks.length).toBeGreaterThan(20);
  expect(tasks.filter(({ kind, isHidden }) => kind !== "task" || isHidden)).toEqual([]);
  expect(tasksOf([task("a", "A", { isHidden: true })])).toEqual([]);
});

test("a task is found by its id, then by an alias", () => {
  expect(taskOf(TASKS, "translation")).toBe(TASKS[2]);
  expect(taskOf(TASKS, "captioning")).toBe(TASKS[1]);
  expect(taskOf(TASKS, "toString")).toBeUndefined();
});

test.each([
  ["text_to_image", "text-to-image"],
  ["Text to image", "text-to-image"],
  ["translaton", "translation"],
  ["captioning.", "image-to-text"],
])("%s: %s is meant", (wanted, id) => {
  expect(nearestTask(TASKS, wanted)?.id).toBe(id);
});

test.each(["", "x", "quantum-chess", "so long ".repeat(1000)])(
  "nothing is guessed: %#",
  (wanted) => {
    expect(nearestTask(TASKS, wanted)).toBeUndefined();
    expect(nearestTask([], wanted)).toBeUndefined();
  },
);

test("an id is one step of its path", () => {
  expect(pathOf("a/b?c#d")).toBe("/tasks/a%2Fb%3Fc%23d");
  expect(idOf("a%2Fb%3Fc%23d")).toBe("a/b?c#d");
  expect(idOf("100%")).toBe("100%");
});
