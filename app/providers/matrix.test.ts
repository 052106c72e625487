// Providers of chat serve models for text generation.
import type { Entry } from "hubsmith";
import { expect, test } from "vitest";
import { entries } from "../plugins.ts";
import { allTasksOf, providersOf, taskPathOf } from "./matrix.ts";

const provider = (label: string, ...tasks: readonly string[]): Entry<"provider"> => ({
  kind: "provider",
  id: label.toLowerCase(),
  label,
  tasks,
  load: () => Promise.reject(new Error("not asked for")),
});

test("providers of chat serve text generation, and their page is opened at chat", () => {
  const chat = provider("Chatty", "conversational");
  const both = provider("Both", "conversational", "text-generation");
  const all = [chat, provider("Draw", "text-to-image"), both];
  expect(providersOf(all, "text-generation")).toEqual([both, chat]);
  expect(providersOf(all, "toString")).toEqual([]);
  expect(taskPathOf(chat, "text-generation")).toBe("/providers/chatty#conversational");
  expect(taskPathOf(both, "text-generation")).toBe("/providers/both#text-generation");
});

test("every task of providers has a label, and a wire format is an API", () => {
  const all = allTasksOf(
    entries,
    entries.filter((entry) => entry.kind === "provider"),
  );
  expect(all.filter(({ id, label }) => id === label)).toEqual([]);
  expect(all.filter(({ isWire }) => isWire).map(({ label }) => label)).toEqual([
    "Messages API (direct)",
    "Responses API (direct)",
  ]);
});
