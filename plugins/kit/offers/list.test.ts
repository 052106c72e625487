// The text of a list: what is written is read again, and the built-in list is as short as it can be.
import fc from "fast-check";
import { expect, test } from "vitest";
import { readList, writeList } from "./list.ts";
import { offers as text } from "./offers.gen.ts";

const name = fc.stringMatching(/^[\w./:-]+$/);
const day = fc.stringMatching(/^20[0-9]{2}-[01][0-9]-[0-3][0-9]$/);
const number = fc.double({ min: 0, noNaN: true, noDefaultInfinity: true });
// Those of most offers, and any other.
const offer = fc.record(
  {
    provider: name,
    providerId: fc.oneof(name, fc.constantFrom("", "acme/same")),
    task: fc.oneof(name, fc.constant("conversational")),
    status: fc.oneof(name, fc.constant("live")),
    date: day,
    seen: day,
    input: number,
    output: number,
    context: fc.nat(),
    maxOutput: fc.nat(),
    tools: fc.boolean(),
    structured: fc.boolean(),
    reasoning: fc.boolean(),
    images: fc.boolean(),
  },
  { requiredKeys: ["provider", "providerId", "task", "status"] },
);
const model = fc.record(
  { id: fc.oneof(name, fc.constant("acme/same")), task: name, offers: fc.array(offer) },
  { requiredKeys: ["id", "offers"] },
);
const list = fc
  .record(
    { date: day, routerDate: day, note: fc.constant("A sample."), models: fc.array(model) },
    { requiredKeys: ["date", "routerDate", "models"] },
  )
  .map(({ models, ...about }) => ({
    ...about,
    models: new Map(models.map((one) => [one.id.toLowerCase(), one])),
  }));

test("a list is read as it was written", () => {
  fc.assert(
    fc.property(list, (given) => {
      expect(readList(writeList(given))).toEqual(given);
    }),
  );
});

test("the built-in list is written as it is", () => {
  expect(writeList(readList(text))).toBe(text);
  expect(readList(text).models.size).toBeGreaterThan(300);
});
