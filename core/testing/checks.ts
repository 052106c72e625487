// The checks of every plugin: it is valid, its data is data, its functions are pure, and its programs run.
import { withPeriod } from "../base/describe.ts";
import { isDeepStrictEqual } from "node:util";
import { createHub } from "../checked/index.ts";
import { toJson } from "../checked/validate.ts";
import type { Absence, Plugin } from "../index.ts";
import { isAbsence } from "../checked/return-schemas.ts";
import { addressCheck } from "./address-check.ts";
import { type Check, type CheckContext, type Finding, isRefusal, toAuthor } from "./check.ts";
import { companionsOf } from "./companions.ts";
import { contractCheck } from "./contract-check.ts";
import { costCheck, sizeCheck } from "./cost-check.ts";
import { demoCheck } from "./demo-check.ts";
import { fieldsCheck } from "./fields-check.ts";
import { formatCheck } from "./format-check.ts";
import { hostileCheck } from "./hostile-check.ts";
import { idCheck } from "./id-check.ts";
import { clientSubjects } from "./inference-subjects.ts";
import { inputsCheck } from "./inputs-check.ts";
import { keyCheck } from "./key-check.ts";
import { keysCheck } from "./keys-check.ts";
import { linkCheck } from "./link-check.ts";
import { mistakeChecks } from "./mistake-checks.ts";
import { changeCheck, isMisused, returnCheck } from "./misuse-check.ts";
import { placesCheck } from "./places-check.ts";
import { parseCheck } from "./parse-check.ts";
import { printCheck, purposeCheck, templateless } from "./print-check.ts";
import { pureCheck } from "./pure-check.ts";
import { readsCheck } from "./reads-check.ts";
import { sampleCheck } from "./sample-check.ts";
import { shapeCheck } from "./shape-check.ts";
import type { Subject } from "./subjects.ts";
import { wholeContractCheck } from "./whole-contract-check.ts";

const RETURN = "Return absent(code, reason, change).";

const isPlugin: Check = {
  id: "is-plugin",
  what: "The plugin is valid, and does not conflict with the plugins that it is tried with.",
  why: "A hub leaves out invalid plugins, and then the plugin is missing from the page.",
  fix: "Create it with defineLibrary, defineProvider, defineClient, defineTask or defineQuantization. Give it an id that no other plugin has.",
  find: (plugin, { companions }) =>
    // It is added to existing plugins, so it has to change in a conflict.
    createHub(companionsOf(plugin, companions))
      .with(plugin)
      .diagnostics.filter((one) => one.plugin === `${plugin["~hub"].kind}/${plugin.id}`)
      .map(({ message }) => ({ message })),
};

const isData: Check = {
  id: "manifest-is-json",
  what: "The data of the plugin is JSON.",
  why: "Lists of plugins are stored and sent as JSON, which has no undefined, NaN or dates.",
  fix: "Use strings, finite numbers, booleans, arrays and plain objects.",
  find: (plugin) => {
    const {
      "~hub": _,
      tasks: __,
      templates: ___,
      language: ____,
      ...fields
    } = plugin as object as Record<string, unknown>;
    const manifest = toJson(fields, "");
    const read: unknown = JSON.parse(JSON.stringify(manifest));
    const message = "The plugin's data is not JSON. Use plain values only.";
    return isDeepStrictEqual(read, manifest) ? [] : [{ message }];
  },
};

const hasReasons: Check = {
  id: "has-reasons",
  what: "Every record and every call gets a program, or a reason and a way to change it.",
  why: "Without a reason, readers do not know whether the tool or the model is the problem.",
  fix: "Return absent(code, reason, change) if there is no program. Do not throw.",
  find: (plugin, context) => {
    const thrown = thrownBy(context.subjects);
    if (thrown.length > 0) return thrown;
    return plugin["~hub"].kind === "library" && context.fixtures.length > 0
      ? unreached(plugin as Plugin<"library">, context.subjects)
      : nothingPrinted(plugin, context);
  },
};

function thrownBy(subjects: readonly Subject[]): readonly Finding[] {
  return subjects.flatMap(({ name: where, first }) => {
    const { snippets, notOffered, diagnostics } = first();
    const messages = diagnostics
      .filter((one) => one.code === "plugin-threw" && !isRefusal(one))
      .map(({ message }) => `${withPeriod(toAuthor(message))} Do not throw: r${RETURN.slice(1)}`);
    if (snippets.length + notOffered.length === 0)
      messages.push(`There is no program and no reason. ${RETURN}`);
    // The same error in the templates of several tasks is one fault.
    return messages.map((message) => ({
      where,
      message,
      cause: message.replace(/^\S+ threw while [^:]*: /, ""),
    }));
  });
}

// Records are given to reach its branches, but none does.
function unreached({ snippets }: Plugin<"library">, tried: readonly Subject[]): readonly Finding[] {
  const offers = tried.map((one) => one.first());
  if (snippets === undefined || offers.some((one) => one.snippets.length > 0)) return [];
  // Failures are already reported.
  if (
    offers.some(
      ({ diagnostics, notOffered }) => diagnostics.length > 0 || !notOffered.every(isAbsence),
    )
  )
    return [];
  const [first] = offers.flatMap(({ notOffered }) => notOffered);
  const message = `No program was printed for ${tried.length} records.${reasonOf(first)} Pass records of models that it loads.`;
  return [{ message }];
}

const reasonOf = (absence: Absence | undefined): string =>
  absence === undefined ? "" : ` The first reason: ${withPeriod(absence.reason)} ${absence.change}`;

// A client or a provider without any program was not checked.
function nothingPrinted(
  plugin: Plugin,
  { subjects, companions, fixtures }: CheckContext,
): readonly Finding[] {
  const { kind } = plugin["~hub"];
  const hasPrograms = (some: readonly Subject[]): boolean =>
    some.some((one) => one.first().snippets.length > 0);
  if (!["client", "provider"].includes(kind)) return [];
  if (hasPrograms(subjects) || isMisused(subjects)) return [];
  const { refuses, ...client } = plugin as Plugin<"client">;
  if (kind === "client" && templateless(client).length > 0) return [];
  const [first] = subjects.flatMap((one) => one.first().notOffered);
  const isRefused =
    kind === "client" && refuses && hasPrograms(clientSubjects(client, companions, fixtures));
  const message = isRefused
    ? `\`refuses\` refused all ${subjects.length} calls.${reasonOf(first)} Return undefined for calls that it supports.`
    : `No program was printed for ${subjects.length} requests.${reasonOf(first)} Pass plugins that it works with in \`companions\`.`;
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
  ...mistakeChecks,
]);
