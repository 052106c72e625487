// Streamed lines are complete, and media are described in words. `npm run check answers` compares all other forms.
import { expect, test } from "vitest";
import { bodyText, mediaWords } from "./record.ts";

test("lines of JSON are listed without blank ones", () => {
  const lines = bodyText("application/x-ndjson", Buffer.from('{"n":0}\n\n{"n":1}\n'));
  expect(lines).toEqual({ is: "events", body: '{"n":0}\n{"n":1}' });
});

test("media of an unknown type are rejected", () => {
  expect(() => mediaWords(Buffer.from("hello"))).toThrow('the file begins with "hello"');
});
