// The print checks look at programs as a reader does: each has a purpose, and is not empty.
import type { Plugin } from "../index.ts";
import { type Check, type Finding, onlyOf } from "./check.ts";

/** Several snippets of a library have different purposes. @public */
export const purposeCheck: Check = {
  id: "purposes-tell",
  what: "Every load snippet has its own purpose.",
  why: "Readers choose between several snippets by their purpose.",
  fix: "Give each { purpose, code } a few words, such as `Load the model`.",
  find: onlyOf("library", (plugin, { subjects }) =>
    subjects.flatMap(({ name: where, first }): readonly Finding[] => {
      const purposes = first()
        .snippets.filter(({ client }) => client === plugin.id)
        .map(({ purpose }) => (purpose as string).trim());
      const blank = purposes.indexOf("");
      const twice = purposes.find((one, at) => one !== "" && purposes.indexOf(one) < at);
      return [
        ...(blank < 0
          ? []
          : [
              `Snippet ${blank + 1} of ${purposes.length} has no purpose. Describe it in a few words: { purpose: "Load the model", code }.`,
            ]),
        ...(twice === undefined
          ? []
          : [`Two snippets have the purpose ${JSON.stringify(twice)}. Give each its own purpose.`]),
      ].map((message) => ({ where, message, cause: message.replace(/\d+/g, "") }));
    }),
  ),
};

/** Programs are not empty, and a client has templates or `print`. @public */
export const printCheck: Check = {
  id: "prints-something",
  what: "No program is empty, and a client has at least one template.",
  why: "Empty programs are left out of the page without a reason.",
  fix: "Return absent(code, reason, change) if there is nothing to print.",
  find: (plugin, { subjects }) => {
    const { kind } = plugin["~hub"];
    if (kind !== "library" && kind !== "client") return [];
    return [
      ...(kind === "client" ? templateless(plugin as Plugin<"client">) : []),
      ...subjects.flatMap(({ name, first }) =>
        first().blanks > 0
          ? [
              {
                where: name,
                message:
                  "The program is empty. Remove it from the list, or return absent(code, reason, change).",
              },
            ]
          : [],
      ),
    ];
  },
};

/** A client without templates and `print`. @internal */
export function templateless({ templates, otherwise }: Plugin<"client">): readonly Finding[] {
  if (templates.length > 0 || otherwise !== undefined) return [];
  const message = `The client has no template and no \`otherwise\`, so it prints nothing. Add \`templates: [template(task, (call) => …)]\`, or \`otherwise: (call) => …\`.`;
  return [{ message }];
}
