// The checks of each result: it has the right type, and each call has a program or a reason.
import { withPeriod } from "#core/base/describe";
import { isPromise, wrongReturn } from "#core/checked/return-schemas";
import type { Diagnostic, Plugin } from "hubsmith";
import {
  attempt,
  type Check,
  type CheckContext,
  type Finding,
  isMisused,
  isRefusal,
  ofResults,
  toAuthor,
} from "./check.ts";
import { anyModel } from "../subjects/fixtures.ts";
import type { Offered } from "../subjects/index.ts";

export const returnCheck: Check = {
  id: "returns-fit",
  what: "Every function returns a value of the expected type, synchronously.",
  why: "The generator does not wait for promises, and cannot show other values.",
  fix: "Make it a synchronous function that returns what the message names.",
  *find(plugin, { subjects }) {
    // If every record has a mapping, no subject calls `providerIdOf`.
    const promise = promiseOf(plugin as Plugin<"provider"> & Plugin<"quantization">);
    for (const { name: where, first } of subjects)
      for (const finding of refused(first(), "wrong-return"))
        if (promise === undefined || !finding.message.endsWith(promise))
          yield { where, ...finding };
    if (promise !== undefined) yield { message: promise };
  },
};

function promiseOf({
  providerIdOf,
  recognize,
}: Plugin<"provider"> & Plugin<"quantization">): string | undefined {
  const [name, call, wanted] =
    recognize === undefined
      ? ["providerIdOf", providerIdOf, "a string, an absence, or undefined"]
      : ["recognize", recognize, "an array of { format, from }"];
  const returned: unknown = attempt(() => call?.(anyModel.model));
  return isPromise(returned) ? wrongReturn(name, returned, wanted).message : undefined;
}

export const changeCheck: Check = {
  id: "changes-nothing",
  what: "Functions do not change records, calls, inputs or parameters.",
  why: "All plugins share these objects, so the next plugin would read the change.",
  fix: "Change a copy: { ...parameters, more: 1 }.",
  find: ofResults((result) => refused(result, "changed-input")),
};

const refused = ({ diagnostics }: Offered, wanted: Diagnostic["code"]): readonly Finding[] =>
  diagnostics
    .filter(({ code }) => code === wanted)
    // Messages that differ only in the id are the same.
    .map(({ message }) => ({
      message: withPeriod(message),
      cause: message.replace(/"[^"]*"/g, ""),
    }));

const RETURN = "Return absent({ code, reason, fix }).";

export const hasReasons: Check = {
  id: "has-reasons",
  what: "Every record and every call has a program, or a reason and a way to change it.",
  why: "Without a reason, readers do not know whether the tool or the model is the problem.",
  fix: "Return absent({ code, reason, fix }) if there is no program. Do not throw.",
  find: (plugin, context) => {
    const thrown = [...thrownIn(plugin, context)];
    return thrown.length > 0 ? thrown : nothingPrinted(plugin, context);
  },
};

const thrownIn = ofResults(({ snippets, notOffered, diagnostics }, plugin) => {
  // A link or a server alone is a result of an app, and not a program.
  const mustPrint = plugin["~hub"].kind !== "app";
  const messages = diagnostics
    .filter((diagnostic) => diagnostic.code === "plugin-threw" && !isRefusal(diagnostic))
    .map(({ message }) => `${withPeriod(toAuthor(message))} Do not throw: r${RETURN.slice(1)}`);
  if (mustPrint && snippets.length + notOffered.length === 0)
    messages.push(`It returned no program and no reason. ${RETURN}`);
  // The same error in the templates of several tasks is one fault.
  return messages.map((message) => ({
    message,
    cause: message.replace(/^\S+ threw while [^:]*: /, ""),
  }));
});

// A plugin without any program was not checked. A library needs records for that.
function* nothingPrinted(plugin: Plugin, { subjects, fixtures }: CheckContext): Iterable<Finding> {
  const { kind } = plugin["~hub"];
  const { snippets } = plugin as Plugin<"library">;
  const { refuses } = plugin as Plugin<"client">;
  const isMeant =
    kind === "library"
      ? snippets !== undefined && fixtures.length > 0
      : kind === "provider" || (kind === "client" && !isTemplateless(plugin));
  if (!isMeant || isMisused(subjects)) return;
  const results = subjects.map(({ first }) => first());
  if (results.some((result) => result.snippets.length > 0)) return;
  const [absence] = results.flatMap(({ notOffered }) => notOffered);
  const reason = absence && ` The first reason: ${withPeriod(absence.reason)} ${absence.fix}`;
  const fix =
    kind === "library"
      ? "Pass records of models that it loads."
      : `Pass plugins that it supports in \`companions\`${refuses === undefined ? "" : ", or let `refuses` return undefined"}.`;
  const message = `No program was printed for ${subjects.length} ${kind === "library" ? "records" : "requests"}.${reason ?? ""} ${fix}`;
  yield { message };
}

const isTemplateless = (plugin: Plugin): boolean => {
  const { templates, fallback: otherwise } = plugin as Plugin<"client">;
  return templates.length === 0 && otherwise === undefined;
};

export const purposeCheck: Check = {
  id: "purposes-tell",
  what: "Every load snippet has its own purpose.",
  why: "Readers choose between several snippets by their purpose.",
  fix: "Give each { purpose, code } a few words, such as `Load the model`.",
  find: ofResults(function* ({ snippets }, plugin) {
    if (plugin["~hub"].kind !== "library") return;
    const purposes = snippets
      .filter(({ client }) => client === plugin.id)
      .map(({ purpose }) => (purpose as string).trim());
    const blank = purposes.indexOf("");
    const twice = purposes.find((purpose, at) => purpose !== "" && purposes.indexOf(purpose) < at);
    if (blank >= 0) {
      const message = `Snippet ${blank + 1} of ${purposes.length} has no purpose. Describe it in a few words: { purpose: "Load the model", code }.`;
      yield { message, cause: "no purpose" };
    }
    if (twice !== undefined) {
      const message = `Two snippets have the purpose ${JSON.stringify(twice)}. Give each its own purpose.`;
      yield { message };
    }
  }),
};

export const printCheck: Check = {
  id: "prints-something",
  what: "No program is empty, and a client has at least one template.",
  why: "Empty programs are left out of the page without a reason.",
  fix: "Return absent({ code, reason, fix }) if there is nothing to print.",
  *find(plugin, { subjects }) {
    const { kind } = plugin["~hub"];
    if (kind !== "library" && kind !== "client") return;
    if (kind === "client" && isTemplateless(plugin)) {
      const message = `The client has no template and no \`fallback\`, so it prints nothing. Add \`templates: [template(task, (call) => …)]\`, or \`fallback: (call) => …\`.`;
      yield { message };
    }
    const message =
      "The program is empty. Remove it from the list, or return absent({ code, reason, fix }).";
    for (const { name: where, first } of subjects) if (first().blanks > 0) yield { where, message };
  },
};
