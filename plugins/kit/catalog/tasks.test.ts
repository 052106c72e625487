// Libraries of a task, and the defaults of its page.
import { expect, test } from "vitest";
import { defineTaskPage } from "./task-page.ts";
import { librariesFor } from "./tasks.ts";

test("libraries are found by their tasks, in their order", () => {
  const all = [{ id: 1, tasks: ["x", "y"] }, { id: 2 }, { id: 3, tasks: ["y"] }];
  const idsFor = (task: string): readonly number[] => librariesFor(all, task).map(({ id }) => id);
  expect([idsFor("x"), idsFor("y"), idsFor("z")]).toEqual([[1], [1, 3], []]);
});

test("the lists of a task's page are empty by default", () => {
  const uses = [{ title: "A", text: "B" }];
  const page = defineTaskPage({ summary: "S", uses, youtubeId: "y" });
  expect(page).toEqual({
    summary: "S",
    subtasks: [],
    uses,
    choosing: [],
    related: [],
    datasets: [],
    models: [],
    spaces: [],
    metrics: [],
    demo: { inputs: [], outputs: [] },
    widgetModels: [],
    youtubeId: "y",
  });
  expect(Object.isFrozen(page)).toBe(true);
});
