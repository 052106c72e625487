// Rows and columns of the table: which provider serves which task, for all tasks or for one.
import type { Entry } from "hubsmith";
import { expect, test } from "vitest";
import { matrixOf, providersOf, servedIn, taskPathOf } from "./matrix.ts";

const load = () => Promise.reject(new Error("not asked for"));
const provider = (label: string, ...tasks: readonly string[]): Entry<"provider"> => ({
  kind: "provider",
  id: label.toLowerCase(),
  label,
  tasks,
  load,
});
const task = (id: string, label: string): Entry<"task"> => ({
  kind: "task",
  id,
  label,
  modality: "nlp",
  load,
});
const PROVIDERS = [
  provider("Zed", "draw", "chat"),
  provider("Ace", "sing", "chat"),
  provider("No"),
];
const TASKS = [task("sing", "Singing"), task("chat", "Chat"), task("idle", "Idle")];

const ids = (items: readonly { readonly id: string }[]): readonly string[] =>
  items.map(({ id }) => id);

test("all providers that serve anything, and all their tasks, by label", () => {
  const { columns, rows } = matrixOf(PROVIDERS, TASKS);
  expect(ids(columns)).toEqual(["ace", "zed"]);
  expect(rows).toEqual([
    { id: "chat", label: "Chat", hasPage: true, served: [true, true] },
    { id: "draw", label: "draw", hasPage: false, served: [false, true] },
    { id: "sing", label: "Singing", hasPage: true, served: [true, false] },
  ]);
});

test("for one task there are its providers and all their tasks, that task first", () => {
  const { columns, rows } = matrixOf(PROVIDERS, TASKS, "sing");
  expect(ids(columns)).toEqual(["ace"]);
  expect(ids(rows)).toEqual(["sing", "chat"]);
});

test.each(["idle", "nothing", "toString"])("no provider serves %s", (wanted) => {
  expect(matrixOf(PROVIDERS, TASKS, wanted)).toEqual({ columns: [], rows: [] });
});

test("served tasks have no duplicates", () => {
  expect(ids(servedIn(PROVIDERS, TASKS))).toEqual(["chat", "draw", "sing"]);
  expect(servedIn([], TASKS)).toEqual([]);
});

test("providers of chat serve text generation, and their page is opened at chat", () => {
  const [chat, both] = [
    provider("Chatty", "conversational"),
    provider("Both", "conversational", "text-generation"),
  ];
  expect(ids(providersOf([chat!, both!, ...TASKS], "text-generation"))).toEqual(["both", "chatty"]);
  expect(ids(matrixOf([chat!, both!], TASKS, "text-generation").columns)).toEqual([
    "both",
    "chatty",
  ]);
  expect(taskPathOf(chat!, "text-generation")).toBe("/providers/chatty#conversational");
  expect(taskPathOf(both!, "text-generation")).toBe("/providers/both#text-generation");
});
