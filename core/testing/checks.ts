// The checks that hold for every plugin: it is one, its data is data, its functions are pure, and its programs run.
import { isDeepStrictEqual } from "node:util";
import { createHub, manifestOf, type Offer } from "../index.ts";
import { addressCheck } from "./address-check.ts";
import type { Check, Finding } from "./check.ts";
import { hostileCheck } from "./hostile-check.ts";
import { sampleCheck } from "./sample-check.ts";
import type { OfferedProgram, Subject } from "./subjects.ts";

const isPlugin: Check = {
  name: "is a plugin",
  run: (plugin) => createHub([plugin]).diagnostics.map(({ message }) => ({ message })),
};

const isData: Check = {
  name: "its manifest is JSON",
  run: (plugin) => {
    const manifest = manifestOf(plugin);
    const read: unknown = JSON.parse(JSON.stringify(manifest));
    const message = "The plugin's data changes on its way through JSON. Use plain values only.";
    return isDeepStrictEqual(read, manifest) ? [] : [{ message }];
  },
};

const hasReasons: Check = {
  name: "what is not offered has a reason",
  run: (_, { subjects }) =>
    subjects.flatMap((subject): readonly Finding[] => {
      const { snippets, notOffered, diagnostics } = subject.offer();
      const messages = [
        ...diagnostics
          .filter(({ code }) => code === "plugin-threw")
          .map(({ message }) => `${message} Do not throw: return absent(code, reason, change).`),
        ...notOffered
          .filter((one) => !one.code || !one.reason || !one.change)
          .map(
            ({ code }) => `The absence "${code}" lacks a code, a reason, or what would change it.`,
          ),
        ...snippets
          .filter(({ content }) => content.trim() === "")
          .map(() => "A snippet is empty. Leave it out, or return absent(code, reason, change)."),
      ];
      if (snippets.length + notOffered.length === 0)
        messages.push("There are no snippets and no reason. Return absent(code, reason, change).");
      return messages.map((message) => ({ where: subject.name, message }));
    }),
};

const isPure: Check = {
  name: "same input, same output",
  run: (_, { subjects }) => {
    const ask = ({ offer }: Subject): Offer<OfferedProgram> => offer();
    const first = subjects.map(ask);
    const again = subjects.toReversed().map(ask).toReversed();
    const message = "A second call, in another order, gave something else. Keep no state.";
    return subjects.flatMap(({ name }, at) =>
      isDeepStrictEqual(first[at], again[at]) ? [] : [{ where: name, message }],
    );
  },
};

const parses: Check = {
  name: "programs parse, and no name is undefined",
  run: async (_, { subjects, inspect }) => {
    const programs = subjects.flatMap((subject) =>
      subject
        .offer()
        .snippets.flatMap(({ language, client, install, content }) => [
          { where: `${subject.name}, ${client}`, language, text: content },
          ...(install === undefined
            ? []
            : [{ where: `${subject.name}, ${client}: install`, language: "sh", text: install }]),
        ]),
    );
    const found = programs.map(async ({ where, language, text }) => {
      const { faults } = await inspect(language, { text });
      return faults.map(({ message, line }) => ({
        where,
        message: line === undefined ? message : `line ${line}: ${message}`,
        program: text,
      }));
    });
    return (await Promise.all(found)).flat();
  },
};

/** The checks of every kind of plugin. @public */
export const pluginChecks: readonly Check[] = Object.freeze([
  isPlugin,
  isData,
  hasReasons,
  isPure,
  parses,
  hostileCheck,
  addressCheck,
  sampleCheck,
]);
