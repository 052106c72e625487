// A record that asks for too much has an error line of its own, and one that asks for little less is answered.
import { defineProvider, type Entry, type Plugin } from "hubsmith";
import { cardOf } from "#plugins/catalogue/manifest";
import { describe, expect, test } from "vitest";
import { MOST_PARAMETERS, MOST_WEIGHT, weightOf } from "./limits.ts";
import { MOST_VALUES, valuesIn } from "./lines.ts";
import { catalogue, plugins, type Row, runHere } from "./testing.ts";
import { createValueReader, type Item } from "./values.ts";

const model = { id: "org/chat", pipeline_tag: "text-generation", tags: [] };
const other = JSON.stringify({ id: "org/other" });
const messages = (content: string): object => ({
  model,
  options: { messages: [{ role: "user", content }] },
});
const text = (length: number): string => "x".repeat(length);

// As many providers as it takes to print too much of what each of them may be asked for.
const zeta = plugins.find(({ id }) => id === "zeta") as Plugin<"provider">;
const entries: readonly Entry[] = [
  ...catalogue,
  ...Array.from({ length: 5 }, (_, at) => {
    const { tasks } = zeta;
    const baseUrl = `https://zeta-${at}.example`;
    const plugin = defineProvider({ id: `zeta-${at}`, label: `Zeta ${at}`, baseUrl, tasks });
    return { ...cardOf(plugin), load: () => Promise.resolve({ default: plugin }) };
  }),
];

async function ask(
  record: object,
  ...argv: readonly string[]
): Promise<{ readonly row: Row; readonly code: number }> {
  const input = [other, JSON.stringify(record), other].join("\n");
  const one = await runHere(["snippets", ...argv], { input, entries });
  const several = await runHere(["snippets", ...argv, "--jobs", "2"], { input, entries });
  expect(several.out).toBe(one.out);
  expect(several.code).toBe(one.code);
  expect(one.rows.map(({ line }) => line)).toEqual([1, 2, 3]);
  expect(one.rows[2]).toEqual({ ...one.rows[0]!, line: 3 });
  return { row: one.rows[1]!, code: one.code };
}

describe("a request weighs at most so much", () => {
  const TOO_LONG =
    "the request is longer than 4 million characters, where a value counts 20 and a character that is escaped 8. Make this shorter, or leave it out.";

  test.each<[string, object, string]>([
    ["a text", messages(text(MOST_WEIGHT)), "options.messages"],
    ["what is escaped", messages('"'.repeat(MOST_WEIGHT / 8)), "options.messages"],
    ["what nobody sees", messages("\u202e".repeat(MOST_WEIGHT / 8)), "options.messages"],
    [
      "values",
      {
        model,
        options: { messages: [{ role: "user", content: Array(MOST_WEIGHT / 20).fill(1) }] },
      },
      "options.messages",
    ],
    ["a provider's id", { model, provider: "acme", providerId: text(MOST_WEIGHT) }, "providerId"],
    [
      "an example of the record",
      { ...model, widgetData: [{ text: text(MOST_WEIGHT) }] },
      "widgetData",
    ],
    ["a tag", { ...model, tags: [text(MOST_WEIGHT)] }, "tags"],
    ["a file", { ...model, siblings: [{ rfilename: text(MOST_WEIGHT) }] }, "siblings"],
  ])("%s", async (_, record, path) => {
    const { row, code } = await ask(record);
    expect(code).toBe(1);
    expect(row).toEqual({
      line: 2,
      error: { code: "too-long", path, message: `${path}: ${TOO_LONG}` },
    });
  });

  test.each<[string, object]>([
    ["a text", messages(text(MOST_WEIGHT - 1000))],
    ["what is escaped", messages('"'.repeat(MOST_WEIGHT / 8 - 100))],
    ["many tags", { ...model, tags: Array.from({ length: 100_000 }, (_, at) => `tag-${at}`) }],
    [
      "many files",
      {
        ...model,
        siblings: Array.from({ length: 100_000 }, (_, at) => ({
          rfilename: `a-folder-with-a-long-name/and-another/model-${at}-of-100000.safetensors`,
        })),
      },
    ],
  ])("and what is little less is answered: %s", async (_, record) => {
    const { row, code } = await ask(record, "--client", "curl");
    expect(code).toBe(0);
    expect(row.id).toBe(model.id);
    expect(row.inference).toHaveLength(1);
  });

  test("which is what the parts of a value are, to a limit", () => {
    expect(weightOf("ab")).toBe(22);
    expect(weightOf(["a", { "b'": null }])).toBe(20 + 21 + 20 + 29 + 20);
    expect(weightOf(Array(1000).fill("abc"), 100)).toBeLessThan(200);
  });
});

test("a request has at most so many options, known or not", async () => {
  const of = (count: number): object => ({
    model: { id: "example-org/model" },
    options: Object.fromEntries(Array.from({ length: count }, (_, at) => [`o${at}`, 1])),
  });
  const { row } = await ask(of(MOST_PARAMETERS + 1));
  expect(row.error).toMatchObject({ code: "too-many-values", path: "options" });
  const { row: good, code } = await ask(of(MOST_PARAMETERS));
  expect([good.error, code]).toEqual([undefined, 0]);
});

test("a request has at most so many parameters", async () => {
  const of = (count: number): object => ({
    model,
    options: {
      parameters: Object.fromEntries(Array.from({ length: count }, (_, at) => [`p${at}`, 1])),
    },
  });
  const { row } = await ask(of(MOST_PARAMETERS + 1));
  expect(row.error).toMatchObject({ code: "too-many-values", path: "options.parameters" });
  const { row: good, code } = await ask(of(MOST_PARAMETERS));
  expect(code).toBe(0);
  expect(good.diagnostics).toHaveLength(100);
});

test("what is printed for a record is limited, and told before all of it is made", async () => {
  const record = messages(text(3_000_000));
  const { row } = await ask(record, "--provider", "all");
  expect(row.error).toEqual({
    code: "too-long",
    message:
      "There are more than 16 million characters to print for this record. Ask for less: one provider, one client, or shorter inputs.",
  });
  const { row: one } = await ask(record, "--provider", "zeta", "--client", "requests");
  expect(one.inference).toHaveLength(1);
});

test("names that nobody knows are said a hundred times", async () => {
  const many = Object.fromEntries(Array.from({ length: 1000 }, (_, at) => [`name${at}`, 1]));
  for (const record of [
    { model, ...many },
    { model, options: many },
  ]) {
    const { row, code } = await ask(record);
    expect(code).toBe(0);
    expect(row.diagnostics).toHaveLength(100);
  }
});

describe("a line holds at most so many values", () => {
  const read = (input: string): readonly Item[] => {
    const reader = createValueReader();
    return [...reader.read(input), ...reader.end()];
  };
  const list = (count: number): string =>
    `{"id":"org/many","config":{"a":[${"1,".repeat(count)}1]}}`;

  test("and one with more has an error line", async () => {
    const input = [other, list(MOST_VALUES), other].join("\n");
    for (const jobs of ["1", "2"]) {
      const { rows } = await runHere(["snippets", "--jobs", jobs], { input });
      expect(rows.map(({ error }) => error?.code)).toEqual([
        undefined,
        "too-many-values",
        undefined,
      ]);
      expect(rows[1]!.error!.message).toBe(
        "The line holds more than 1000000 values, which is the most that is read. Leave out what it lists, or write one JSON object a line.",
      );
    }
  });

  test("whatever they are, before they are parsed", () => {
    const much = (unit: string): string => `{"id":"a","x":[${unit.repeat(MOST_VALUES)}0]}`;
    for (const line of [much("{},"), much("[],"), `{"id":${"[".repeat(2 * MOST_VALUES)}`])
      expect(read(`{"id":"b"}\n${line}\n`)[1]).toMatchObject({
        fault: { code: "too-many-values" },
      });
  });

  test("and one with little less is read, and one with as many commas in a text", () => {
    for (const line of [
      list(MOST_VALUES - 10),
      `{"id":"a","x":"${',[{\\\\\\"'.repeat(MOST_VALUES)}"}`,
    ])
      expect("value" in read(`{"id":"b"}\n${line}\n`)[1]!).toBe(true);
  });

  test("as its commas and brackets tell", () => {
    expect(valuesIn('{"a":[1,{"b,[{":"\\",\\\\"},2]}')).toBe(6);
    expect(valuesIn('"cut off, \\"')).toBe(1);
  });

  test("and a document over several lines four times as many", () => {
    const items = (count: number): string =>
      `[\n${'{"id":"a","x":[1,1,1,1,1,1,1,1]},\n'.repeat(count)}{"id":"b"}\n]\n`;
    const per = valuesIn('{"id":"a","x":[1,1,1,1,1,1,1,1]},');
    const [fault, ...others] = read(items(Math.ceil((4 * MOST_VALUES) / per)));
    expect(others).toEqual([]);
    expect(fault).toMatchObject({ line: 1, fault: { code: "too-many-values" } });
    expect(read(items(1000))).toHaveLength(1001);
  });
});
