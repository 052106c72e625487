// Providers of chat serve models for text generation.
import type { Entry } from "hubsmith";
import { expect, test } from "vitest";
import { providersOf } from "./matrix.ts";

const provider = (label: string, ...tasks: readonly string[]): Entry<"provider"> => ({
  kind: "provider",
  id: label.toLowerCase(),
  label,
  tasks,
  load: () => Promise.reject(new Error("not asked for")),
});

test("providers of chat serve text generation", () => {
  const chat = provider("Chatty", "conversational");
  const both = provider("Both", "conversational", "text-generation");
  const all = [chat, provider("Draw", "text-to-image"), both];
  expect(providersOf(all, "text-generation")).toEqual([both, chat]);
  expect(providersOf(all, "toString")).toEqual([]);
});
