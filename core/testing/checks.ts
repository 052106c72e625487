// The checks that hold for every plugin: it is one, its data is data, its functions are pure, and its programs run.
import { withPeriod } from "../base/describe.ts";
import { isDeepStrictEqual } from "node:util";
import { createHub } from "../checked/index.ts";
import { toJson } from "../checked/validate.ts";
import type { Plugin } from "../index.ts";
import { isAbsence } from "../base/issue.ts";
import { addressCheck } from "./address-check.ts";
import { type Check, type Finding, isRefusal, toAuthor } from "./check.ts";
import { companionsOf } from "./companions.ts";
import { contractCheck } from "./contract-check.ts";
import { costCheck, sizeCheck } from "./cost-check.ts";
import { demoCheck } from "./demo-check.ts";
import { fieldsCheck } from "./fields-check.ts";
import { formatCheck } from "./format-check.ts";
import { hostileCheck } from "./hostile-check.ts";
import { idCheck } from "./id-check.ts";
import { inputsCheck } from "./inputs-check.ts";
import { keyCheck } from "./key-check.ts";
import { keysCheck } from "./keys-check.ts";
import { linkCheck } from "./link-check.ts";
import { changeCheck, isMisused, returnCheck } from "./misuse-check.ts";
import { placesCheck } from "./places-check.ts";
import { parseCheck } from "./parse-check.ts";
import { printCheck, purposeCheck, templateless } from "./print-check.ts";
import { pureCheck } from "./pure-check.ts";
import { readsCheck } from "./reads-check.ts";
import { sampleCheck } from "./sample-check.ts";
import { shapeCheck } from "./shape-check.ts";
import type { Tried } from "./subjects.ts";
import { wholeContractCheck } from "./whole-contract-check.ts";

const RETURN = "Return absent(code, reason, change).";

const isPlugin: Check = {
  id: "is-plugin",
  asks: "Is it a plugin that a hub takes, beside those that it is tried with?",
  why: "A hub leaves out what it cannot take, and the plugin would be missing without a word on the page.",
  mend: "Make it with defineLibrary, defineProvider, defineClient, defineTask or defineQuantization, and give it an id that nobody else has.",
  run: (plugin, { companions }) =>
    // It comes to those that are there, so that it is the one to give way.
    createHub(companionsOf(plugin, companions))
      .with(plugin)
      .diagnostics.filter((one) => one.plugin === `${plugin["~hub"].kind}/${plugin.id}`)
      .map(({ message }) => ({ message })),
};

const isData: Check = {
  id: "manifest-is-json",
  asks: "Does its data come through JSON unchanged?",
  why: "Lists of plugins are kept and sent as JSON, where undefined, NaN and dates are lost.",
  mend: "Use texts, finite numbers, true and false, lists and plain objects.",
  run: (plugin) => {
    const {
      "~hub": _,
      tasks: __,
      templates: ___,
      language: ____,
      ...fields
    } = plugin as object as Record<string, unknown>;
    const manifest = toJson(fields, "");
    const read: unknown = JSON.parse(JSON.stringify(manifest));
    const message = "The plugin's data changes on its way through JSON. Use plain values only.";
    return isDeepStrictEqual(read, manifest) ? [] : [{ message }];
  },
};

const hasReasons: Check = {
  id: "has-reasons",
  asks: "Does every record and every call get a program, or a reason and what would change it?",
  why: "A page that shows nothing leaves its reader guessing whether the tool or the model is at fault.",
  mend: "Return absent(code, reason, change) where there is no program, and never throw.",
  run: (plugin, { subjects, fixtures }) => [
    ...nothingPrinted(plugin, subjects as readonly Tried[]),
    ...(plugin["~hub"].kind === "library" && fixtures.length > 0
      ? unreached(plugin as Plugin<"library">, subjects as readonly Tried[])
      : []),
    ...(subjects as readonly Tried[]).flatMap((subject): readonly Finding[] => {
      const { snippets, notOffered, diagnostics } = subject.first();
      const messages = diagnostics
        .filter((one) => one.code === "plugin-threw" && !isRefusal(one))
        .map(({ message }) => `${withPeriod(toAuthor(message))} Do not throw: r${RETURN.slice(1)}`);
      if (snippets.length + notOffered.length === 0)
        messages.push(`There are no snippets and no reason. ${RETURN}`);
      return messages.map((message) => ({ where: subject.name, message }));
    }),
  ],
};

// Records were given to reach its branches, and reach none.
function unreached({ snippets }: Plugin<"library">, tried: readonly Tried[]): readonly Finding[] {
  const offers = tried.map((one) => one.first());
  if (snippets === undefined || offers.some((one) => one.snippets.length > 0)) return [];
  // What failed is told.
  if (
    offers.some(
      ({ diagnostics, notOffered }) => diagnostics.length > 0 || !notOffered.every(isAbsence),
    )
  )
    return [];
  const [first] = offers.flatMap(({ notOffered }) => notOffered);
  const why = first && `, for example because: ${withPeriod(first.reason)} ${first.change}`;
  const message = `No program is printed for any of the records${why ?? "."} Give records such as its models have.`;
  return [{ message }];
}

// A client or a provider of which nothing was seen has not been checked.
function nothingPrinted(plugin: Plugin, subjects: readonly Tried[]): readonly Finding[] {
  const { kind } = plugin["~hub"];
  if (!["client", "provider"].includes(kind)) return [];
  if (subjects.some((one) => one.first().snippets.length > 0) || isMisused(subjects)) return [];
  if (kind === "client" && templateless(plugin as Plugin<"client">).length > 0) return [];
  const first = subjects.flatMap((one) => one.first().notOffered)[0];
  const why = first && `, for example because: ${withPeriod(first.reason)} ${first.change}`;
  const message = `No program is printed for any request${why ?? "."} Give companions that it can be tried with.`;
  return [{ message }];
}

/** The checks of every kind of plugin. @public */
export const pluginChecks: readonly Check[] = Object.freeze([
  isPlugin,
  isData,
  fieldsCheck,
  idCheck,
  linkCheck,
  returnCheck,
  changeCheck,
  hasReasons,
  purposeCheck,
  printCheck,
  keyCheck,
  pureCheck,
  costCheck,
  sizeCheck,
  parseCheck,
  readsCheck,
  hostileCheck,
  addressCheck,
  inputsCheck,
  keysCheck,
  sampleCheck,
  demoCheck,
  wholeContractCheck,
  placesCheck,
  contractCheck,
  shapeCheck,
  formatCheck,
]);
