// Reports what the kernel rejected: wrong return values, and changes of arguments.
import { withPeriod } from "../base/describe.ts";
import type { Diagnostic, Plugin } from "../index.ts";
import { isPromise, wrongReturn } from "../checked/return-schemas.ts";
import { type Check, type Finding, isMisuse } from "./check.ts";
import { anyModel } from "./fixtures.ts";
import type { Subject } from "./subjects.ts";

/** Did the kernel reject something? Then other findings are only consequences. @internal */
export const isMisused = (subjects: readonly Subject[]): boolean =>
  subjects.some((one) => one.first().diagnostics.some(isMisuse));

/** Functions return values of the right type, not promises. @public */
export const returnCheck: Check = {
  id: "returns-fit",
  what: "Every function returns a value of the expected type, synchronously.",
  why: "The generator does not wait for promises, and cannot show other values.",
  fix: "Make it a synchronous function that returns what the message names.",
  *find(plugin, { subjects }) {
    // If every record has a mapping, no subject calls `providerIdOf`.
    const promise = promiseOf(plugin as Plugin<"provider"> & Plugin<"quantization">);
    for (const finding of refused(subjects, "wrong-return"))
      if (promise === undefined || !finding.message.endsWith(promise)) yield finding;
    if (promise !== undefined) yield { message: promise };
  },
};

/** Records, calls, inputs and parameters are not changed. @public */
export const changeCheck: Check = {
  id: "changes-nothing",
  what: "Functions do not change records, calls, inputs or parameters.",
  why: "All plugins share these objects, so the next plugin would read the change.",
  fix: "Change a copy: { ...parameters, more: 1 }.",
  find: (_, { subjects }) => refused(subjects, "changed-input"),
};

function refused(subjects: readonly Subject[], wanted: Diagnostic["code"]): readonly Finding[] {
  return subjects.flatMap(({ name, first }) =>
    first()
      .diagnostics.filter(({ code }) => code === wanted)
      // Messages that differ only in the id are the same.
      .map(({ message }) => ({
        where: name,
        message: withPeriod(message),
        cause: message.replace(/"[^"]*"/g, ""),
      })),
  );
}

function promiseOf({
  providerIdOf,
  recognise,
}: Plugin<"provider"> & Plugin<"quantization">): string | undefined {
  const [name, call, wanted] =
    recognise === undefined
      ? ["providerIdOf", providerIdOf, "a string, or undefined"]
      : ["recognise", recognise, "an array of { format, from }"];
  try {
    const returned: unknown = call?.(anyModel.model);
    return isPromise(returned) ? wrongReturn(name, returned, wanted).message : undefined;
  } catch {
    // Errors are reported where the function is called.
    return undefined;
  }
}
