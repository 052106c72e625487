// The checks of what is printed: each call has a program or a reason, and each program has content and a purpose.
import { withPeriod } from "../base/describe.ts";
import { isAbsence } from "../checked/return-schemas.ts";
import type { Absence, Plugin } from "../index.ts";
import {
  type Check,
  type CheckContext,
  type Finding,
  isRefusal,
  onlyOf,
  toAuthor,
} from "./check.ts";
import { isMisused } from "./misuse-check.ts";
import { subjectsOf } from "./plugin-subjects.ts";
import type { Subject } from "./subjects.ts";

const RETURN = "Return absent(code, reason, change).";

/** Every call has a program, or a reason. @public */
export const hasReasons: Check = {
  id: "has-reasons",
  what: "Every record and every call gets a program, or a reason and a way to change it.",
  why: "Without a reason, readers do not know whether the tool or the model is the problem.",
  fix: "Return absent(code, reason, change) if there is no program. Do not throw.",
  find: (plugin, context) => {
    const thrown = context.subjects.flatMap(thrownBy);
    if (thrown.length > 0) return thrown;
    return plugin["~hub"].kind === "library" && context.fixtures.length > 0
      ? unreached(plugin as Plugin<"library">, context.subjects)
      : nothingPrinted(plugin, context);
  },
};

function thrownBy({ name: where, first }: Subject): readonly Finding[] {
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
}

// Records are given to reach its branches, but none does.
function* unreached({ snippets }: Plugin<"library">, tried: readonly Subject[]): Iterable<Finding> {
  const offers = tried.map((one) => one.first());
  if (snippets === undefined || offers.some((one) => one.snippets.length > 0)) return;
  // Failures are already reported.
  const isSound = offers.every(
    ({ diagnostics, notOffered }) => diagnostics.length === 0 && notOffered.every(isAbsence),
  );
  if (!isSound) return;
  const [first] = offers.flatMap(({ notOffered }) => notOffered);
  const message = `No program was printed for ${tried.length} records.${reasonOf(first)} Pass records of models that it loads.`;
  yield { message };
}

const reasonOf = (absence: Absence | undefined): string =>
  absence === undefined ? "" : ` The first reason: ${withPeriod(absence.reason)} ${absence.change}`;

// A client or a provider without any program was not checked.
function* nothingPrinted(
  plugin: Plugin,
  { subjects, companions, fixtures }: CheckContext,
): Iterable<Finding> {
  const { kind } = plugin["~hub"];
  const hasPrograms = (some: readonly Subject[]): boolean =>
    some.some((one) => one.first().snippets.length > 0);
  if (!["client", "provider"].includes(kind)) return;
  if (hasPrograms(subjects) || isMisused(subjects)) return;
  const { refuses, ...client } = plugin as Plugin<"client">;
  if (kind === "client" && isTemplateless(client)) return;
  const [first] = subjects.flatMap((one) => one.first().notOffered);
  const isRefused =
    kind === "client" &&
    refuses &&
    hasPrograms(subjectsOf(client as Plugin, { companions, fixtures }));
  const message = isRefused
    ? `\`refuses\` refused all ${subjects.length} calls.${reasonOf(first)} Return undefined for calls that it supports.`
    : `No program was printed for ${subjects.length} requests.${reasonOf(first)} Pass plugins that it works with in \`companions\`.`;
  yield { message };
}

const isTemplateless = ({ templates, otherwise }: Plugin<"client">): boolean =>
  templates.length === 0 && otherwise === undefined;

/** Several snippets of a library have different purposes. @public */
export const purposeCheck: Check = {
  id: "purposes-tell",
  what: "Every load snippet has its own purpose.",
  why: "Readers choose between several snippets by their purpose.",
  fix: "Give each { purpose, code } a few words, such as `Load the model`.",
  find: onlyOf("library", function* (plugin, { subjects }) {
    for (const { name: where, first } of subjects) {
      const purposes = first()
        .snippets.filter(({ client }) => client === plugin.id)
        .map(({ purpose }) => (purpose as string).trim());
      const blank = purposes.indexOf("");
      const twice = purposes.find((one, at) => one !== "" && purposes.indexOf(one) < at);
      if (blank >= 0) {
        const message = `Snippet ${blank + 1} of ${purposes.length} has no purpose. Describe it in a few words: { purpose: "Load the model", code }.`;
        yield { where, message, cause: "no purpose" };
      }
      if (twice !== undefined) {
        const message = `Two snippets have the purpose ${JSON.stringify(twice)}. Give each its own purpose.`;
        yield { where, message };
      }
    }
  }),
};

/** Programs are not empty, and a client has templates or `otherwise`. @public */
export const printCheck: Check = {
  id: "prints-something",
  what: "No program is empty, and a client has at least one template.",
  why: "Empty programs are left out of the page without a reason.",
  fix: "Return absent(code, reason, change) if there is nothing to print.",
  *find(plugin, { subjects }) {
    const { kind } = plugin["~hub"];
    if (kind !== "library" && kind !== "client") return;
    if (kind === "client" && isTemplateless(plugin as Plugin<"client">)) {
      const message = `The client has no template and no \`otherwise\`, so it prints nothing. Add \`templates: [template(task, (call) => …)]\`, or \`otherwise: (call) => …\`.`;
      yield { message };
    }
    const message =
      "The program is empty. Remove it from the list, or return absent(code, reason, change).";
    for (const { name: where, first } of subjects) if (first().blanks > 0) yield { where, message };
  },
};
