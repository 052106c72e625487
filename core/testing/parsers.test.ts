// A language may have a custom parser, which then inspects its programs.
import { expect, test } from "vitest";
import { comment, defineLanguage, literals } from "../code/index.ts";
import { quoteJson } from "../code/escape.ts";
import { defineClient, type Plugin } from "../index.ts";
import { checkPlugin } from "./index.ts";
import type { Parsed, Parser } from "./program.ts";
import { parsePrograms } from "./inspect.ts";

/** A language whose programs are `say`, a string, and a key. */
const acme = defineLanguage({
  id: "acme",
  label: "Acme",
  extension: ".acme",
  print: literals({ quote: quoteJson, list: ["[", "]"], object: ["{", "}"] }),
  spans: [comment("#")],
});

const parse: Parser = (programs) =>
  Promise.resolve(
    programs.map((program): Parsed => {
      const match = /^say ("(?:[^"\\]|\\.)*") (".*"|[A-Z_]+)$/.exec(program);
      if (match === null) return { faults: [{ line: 1, message: "no `say`" }], shape: "" };
      const texts = match.slice(1).filter((one) => one.startsWith('"'));
      return { faults: [], shape: "say", literals: texts.map((one) => JSON.parse(one) as string) };
    }),
  );

const clientOf = (word: string): Plugin<"client"> =>
  defineClient({
    id: "acme/say",
    label: "Say",
    language: acme.language,
    order: 1,
    templates: [],
    otherwise: ({ model, token }) =>
      word === "say" ? acme`say ${model.id} ${token}` : acme`shout ${model.id} ${token}`,
  });

test("it is called for programs of its language only", async () => {
  const parsers = { acme: parse };
  expect(await parsePrograms(acme.language, ["shout 1"], { parsers })).toEqual([
    { program: 0, line: 1, message: "no `say`" },
  ]);
  const other = { id: "other", check: acme.language.check };
  expect(await parsePrograms(other, ["shout 1"], { parsers })).toEqual([]);
});

test("the kit inspects every program with it, and reports its findings", async () => {
  const check = (word: string): Promise<readonly string[]> =>
    checkPlugin(clientOf(word), { parsers: { acme: parse }, stringsPerPlace: 4 }).then((faults) =>
      faults.map(({ message }) => message),
    );
  expect(await check("say")).toEqual([]);
  expect((await check("shout")).join("\n")).toContain("no `say`");
  const lost = checkPlugin(clientOf("say"), {
    parsers: {
      acme: async (programs) => (await parse(programs)).map((one) => ({ ...one, literals: [] })),
    },
    stringsPerPlace: 1,
  });
  expect((await lost).map(({ message }) => message).join("\n")).toContain(
    "is not a literal in the program",
  );
});

test("a parser that returns too few results is reported", async () => {
  const parsers = { acme: () => Promise.resolve([]) };
  await expect(parsePrograms(acme.language, ["say 1"], { parsers })).rejects.toThrow(
    'The parser of "acme" gave 0 results for 1 programs. Give one for each, in order.',
  );
});
