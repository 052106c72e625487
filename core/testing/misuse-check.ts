// Reports what the kernel rejected: wrong return values, and changes of arguments.
import { withPeriod } from "../base/describe.ts";
import type { Diagnostic, Model, Plugin } from "../index.ts";
import { isPromise, wrongReturn } from "../checked/return-schemas.ts";
import { type Check, type Finding, isMisuse } from "./check.ts";
import { fixture } from "./fixtures.ts";
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
  find: (plugin, { subjects }) => {
    const promises = promisesOf(plugin);
    // A call may return the same promise.
    const isNew = ({ message }: Finding): boolean => !promises.some((one) => message.endsWith(one));
    return [
      ...refused(subjects, "wrong-return").filter(isNew),
      ...promises.map((message) => ({ message })),
    ];
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

// Functions that are not called if every record has a mapping.
function promisesOf(plugin: Plugin): readonly string[] {
  const { model } = fixture("Any model", { id: "example-org/model" });
  return Object.entries(functionsOf(plugin)).flatMap(([name, [call, wanted]]) => {
    const returned = returnedBy(() => call(model));
    return isPromise(returned) ? [wrongReturn(name, returned, wanted).message] : [];
  });
}

type Asked = readonly [call: (model: Model) => unknown, wanted: string];

function functionsOf(plugin: Plugin): Readonly<Record<string, Asked>> {
  const { kind } = plugin["~hub"];
  if (kind === "provider") {
    const { providerIdOf } = plugin as Plugin<"provider">;
    return providerIdOf === undefined
      ? {}
      : { providerIdOf: [providerIdOf, "a string, or nothing"] };
  }
  if (kind === "quantization") {
    const { recognise } = plugin as Plugin<"quantization">;
    return recognise === undefined ? {} : { recognise: [recognise, "a list of { format, from }"] };
  }
  return {};
}

// Errors are reported where the function is called.
function returnedBy(call: () => unknown): unknown {
  try {
    return call();
  } catch {
    return undefined;
  }
}
