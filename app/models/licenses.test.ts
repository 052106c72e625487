// Licenses have names, not the Hub's ids.
import { expect, test } from "vitest";
import { models } from "../testing/hub.ts";
import { licenseOf } from "./licenses.ts";

const nameOf = (id: string): string | undefined =>
  licenseOf({ id: "a/b", tags: [`license:${id}`] })?.name;

test("every license of the built-in models has a name", () => {
  const names = models.flatMap((model) => licenseOf(model)?.name ?? []);
  const ids = models.flatMap(({ tags }) => tags.filter((tag) => tag.startsWith("license:")));
  // The name of another license is in the card.
  expect(names.filter((name) => ids.includes(`license:${name}`))).toEqual([]);
  expect(names).toContain("Apache-2.0");
});

test("a version is part of the name, and an unknown id stays", () => {
  expect(nameOf("llama3.3")).toBe("Llama 3.3 Community");
  expect(nameOf("gemma")).toBe("Gemma Terms of Use");
  expect(nameOf("my-license")).toBe("my-license");
});
