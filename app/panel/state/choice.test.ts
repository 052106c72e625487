// Choices survive the way into an address and into memory and back, and what does not fit is left out.
import { expect, test } from "vitest";
import { DEFAULTS, readAddress, readMemory, writeAddress, writeMemory } from "./choice.ts";

const shown = {
  ...DEFAULTS,
  model: "openai/whisper-large-v3",
  provider: "fal-ai",
  language: "js",
  client: "fetch",
};

test("an address names model, provider, language and client, and can be read by people", () => {
  expect(writeAddress(shown)).toBe(
    "?model=openai/whisper-large-v3&provider=fal-ai&language=js&client=fetch",
  );
});

test("an address comes back as the choice it was written of", () => {
  const choice = { ...shown, streaming: true, direct: true, token: "placeholder" as const };
  expect(readAddress(writeAddress(choice))).toEqual({
    model: "openai/whisper-large-v3",
    providers: { "openai/whisper-large-v3": "fal-ai" },
    language: "js",
    clients: { js: "fetch" },
    streaming: true,
    direct: true,
    token: "placeholder",
  });
});

test("names with characters of their own meaning come back too", () => {
  const model = "a/b&c=d#e?f +%25";
  expect(readAddress(writeAddress({ ...shown, model })).model).toBe(model);
});

test("a provider without its model, and a client without its language, say nothing", () => {
  expect(readAddress("?provider=fal-ai&client=fetch")).toEqual({});
});

test("what an address cannot say is left out", () => {
  expect(readAddress("?token=secret&theme=pink&clients=x&providers=y&__proto__=z")).toEqual({});
});

test("memory comes back as it was", () => {
  const choice = { ...DEFAULTS, model: "a/b", clients: { js: "fetch" }, theme: "dark" as const };
  expect(readMemory(writeMemory({ ...choice, client: "more" } as typeof choice))).toEqual(choice);
});

test.each([
  null,
  "",
  "{",
  "null",
  "7",
  '"text"',
  "[1]",
  '{"model":7,"clients":{"js":1},"streaming":"yes","token":"x","theme":null,"more":1}',
])("memory of %j holds no choice", (text) => {
  expect(readMemory(text)).toEqual({});
});
