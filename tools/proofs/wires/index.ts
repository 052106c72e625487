// Runs the chats that clients print against a strict service of each wire, in situations in which a program may lose
// an answer or an error, or run a wrong function.
import { parseArgs } from "node:util";
import { coverOf } from "#plugins/kit/testing/running/run/plan";
import { fault, faults } from "../../support/faults.ts";
import {
  harnessOf,
  keyOf,
  openResults,
  packageKeys,
  RESULT_OPTIONS,
} from "../../support/proven.ts";
import { casesOf, clientsOf, type Outcome, outcomesOf, type WireCase } from "./cases.ts";
import { isWanted } from "./judge.ts";
import { needless } from "./limits.ts";

/** Prints the verdicts by client and by situation, and the runs that did something else than wanted. */
function report(outcomes: readonly Outcome[]): void {
  console.table(countsOf(outcomes, ({ client }) => client));
  console.table(countsOf(outcomes, ({ situation }) => situation.name));
  const isRecorded = new Set(pairs);
  for (const { wireCase, verdict, detail } of outcomes)
    if (!isWanted(wireCase.situation, wireCase.chat, verdict))
      fault(wireCase.name, `${verdict}: ${detail}`);
    else if (isRecorded.has(wireCase)) results.add(keyOfCase(wireCase));
  const isWhole = options.fresh && !values.pairs;
  for (const [client, situation, verdict] of isWhole ? needless(outcomes) : [])
    fault(`${client} | ${situation}`, `The limit "${verdict}" no longer occurs. Remove its row.`);
}

function countsOf(outcomes: readonly Outcome[], by: (wireCase: WireCase) => string): object {
  const table: Record<string, Record<string, number>> = {};
  for (const { wireCase, verdict } of outcomes) {
    const row = (table[by(wireCase)] ??= {});
    row[verdict] = (row[verdict] ?? 0) + 1;
  }
  return Object.fromEntries(Object.entries(table).sort());
}

/** Each situation with each client, and with each kind of chat in each wire format, and not all combinations. */
const pairsOf = (cases: readonly WireCase[]): readonly WireCase[] =>
  coverOf(cases, ({ chat, situation }) => [
    `${situation.name} with ${chat.client}`,
    `${situation.name} in ${chat.wire} ${chat.recipe} ${chat.streaming}`,
    `${chat.client} in ${chat.wire} ${chat.recipe} ${chat.streaming}`,
  ]);

const { values } = parseArgs({
  options: {
    ...RESULT_OPTIONS,
    only: { type: "string", default: "" },
    pairs: { type: "boolean", default: false },
  },
});
const options = values.only === "" ? values : { ...values, fresh: true, write: false };
const results = openResults("wires", options);
const all = await casesOf([], "some");
const named = all.filter(({ name }) => name.includes(values.only));
const pairs = pairsOf(named);
const chosen = values.pairs ? pairs : named;
const harness = await harnessOf("tools/proofs/wires/judge.ts");
const packages = packageKeys(await clientsOf(chosen));
const keyOfCase = ({ client, content, env, chat, situation }: WireCase): string =>
  keyOf(harness, packages.get(client), content, env, chat, situation.name);
const outcomes = await outcomesOf(results.toRun(chosen, keyOfCase));
report(outcomes);
results.save();
const passed = outcomes.length - faults();
console.log(
  `prove: ${chosen.length} offered, ${results.skipped()} proven before, ${outcomes.length} run, ${passed} passed, ${faults()} failed`,
);
