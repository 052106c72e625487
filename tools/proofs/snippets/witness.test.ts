// The second witness: every difference between two requests of one call is found, unless it is known.
import { expect, test } from "vitest";
import type { RunCase } from "#plugins/kit/testing/running/run/case";
import type { Seen } from "#plugins/kit/testing/running/service/received";
import { type KnownDifference, Witness } from "./witness.ts";

const URL_ = "https://api.example/v1/go";
const request = (more: Partial<Seen> = {}): Seen => ({
  method: "POST",
  url: `${URL_}?a=1&b=2`,
  headers: { authorization: "Bearer key", "x-hf-bill-to": "acme", "user-agent": "any" },
  content: "json",
  body: { prompt: "Hello", stream: false },
  ...more,
});
const snippet = (client: string, more: object = {}): RunCase =>
  ({ name: `paint | acme | plain | ${client}`, client, parameters: {}, ...more }) as RunCase;

function compare(
  other: Partial<Seen>,
  known: readonly KnownDifference[] = [],
  more: object = {},
): { readonly compared: number; readonly faults: readonly string[] } {
  const witness = new Witness("js/sdk", known);
  witness.note(snippet("js/sdk"), [
    request({ method: "GET" }),
    request(),
    request({ url: "https://api.example/later" }),
  ]);
  witness.note(snippet("js/fetch", more), [request(other)]);
  return witness.report(new Set(["js/fetch"]), true);
}

const { headers } = request();
test.each<[string, Partial<Seen>, line?: string]>([
  ["nothing", {}],
  ["the order of its query", { url: `${URL_}?b=2&a=1` }],
  ["the word that it does not stream", { body: { prompt: "Hello" } }],
  ["the order of its members", { body: { stream: false, prompt: "Hello" } }],
  ["its user agent", { headers: { ...headers, "user-agent": "other" } }],
  ["a value", { body: { prompt: "hello" } }, '.body.prompt: expected "Hello", got "hello"'],
  ["a type", { body: { prompt: 1 } }, '.body.prompt: expected "Hello", got 1'],
  ["an additional member", { body: { prompt: "Hello", n: 1 } }, ".body.n: unexpected value 1"],
  ["a missing member", { body: {} }, '.body.prompt: missing, expected "Hello"'],
  ["streaming", { body: { prompt: "Hello", stream: true } }, ".body.stream: unexpected value"],
  ["its query", { url: `${URL_}?a=1` }, '.query.b: missing, expected "2"'],
  [
    "its key",
    { headers: { ...headers, authorization: "Key key" } },
    '.headers.authorization: expected "Bearer key", got "Key key"',
  ],
  [
    "who pays",
    { headers: { authorization: "Bearer key" } },
    '.headers.billTo: expected "acme", got nothing',
  ],
  ["its content", { content: "form" }, '.content: expected "json", got "form"'],
])("a request that differs in %s", (_, other, line) => {
  const { compared, faults } = compare(other);
  expect(compared).toBe(1);
  expect(faults).toHaveLength(line === undefined ? 0 : 1);
  if (line === undefined) return;
  expect(faults[0]).toContain("js/fetch sends a different request from js/sdk");
  expect(faults[0]).toContain(line);
});

test("a difference is reported unless it is known, for its cell and at its place", () => {
  const known = { cell: "paint | acme", at: "body.prompt", why: "It may." };
  const other = { body: { prompt: "hello" } };
  expect(compare(other, [known]).faults).toEqual([]);
  expect(compare(other, [{ ...known, cell: "* | acme" }]).faults).toEqual([]);
  expect(compare(other, [{ ...known, cell: "paint | other" }]).faults).toHaveLength(2);
  expect(compare(other, [{ ...known, at: "body.p" }]).faults).toHaveLength(2);
  expect(compare({}, [known]).faults).toEqual([
    'The difference "body.prompt" of paint | acme is known, but was not found. Remove it.',
  ]);
});

test("faults, other parameters and other SDKs are not compared; if nothing is compared, this is reported", () => {
  const other = { body: { prompt: "hello" } };
  for (const more of [
    { injected: "cut stream" },
    { parameters: { seed: 1 } },
    { client: "python/another_sdk" },
  ]) {
    const { compared, faults } = compare(other, [], more);
    expect(compared).toBe(0);
    expect(faults).toEqual([expect.stringMatching(/^No request was compared with one of js\/sdk/)]);
  }
});
