// A page shows what a plugin does with the records it is tried on, so that a reviewer can read it like documentation.
import { labelOf, type Plugin } from "../index.ts";
import type { CheckOptions } from "./check-plugin.ts";
import { clientPage } from "./client-page.ts";
import { companionsOf } from "./companions.ts";
import { librarySubjects } from "./library-subjects.ts";
import { fenced, pageFrom, reasons } from "./markdown.ts";
import { providerPage } from "./provider-page.ts";
import type { Tried } from "./subjects.ts";

/**
 * The page of a library, a provider or a client as Markdown: what a library prints for each of its records, what a
 * provider is sent for each task, and each form of program that a client prints.
 * @public
 */
export function pageOf(
  plugin: Plugin<"library"> | Plugin<"provider"> | Plugin<"client">,
  { fixtures = [], companions: given = [] }: CheckOptions = {},
): string {
  const companions = companionsOf(plugin, given);
  switch (plugin["~hub"].kind) {
    case "library": {
      const library = plugin as Plugin<"library">;
      return pageFrom(labelOf(plugin), [
        `\`${library.id}\` · [${library.repoName}](${library.repoUrl})`,
        ...librarySections(librarySubjects(library, companions, fixtures)),
      ]);
    }
    case "provider":
      return pageFrom(labelOf(plugin), providerPage(plugin as Plugin<"provider">, companions));
    case "client":
      return pageFrom(labelOf(plugin), clientPage(plugin as Plugin<"client">, companions));
  }
}

function librarySections(subjects: readonly Tried[]): readonly string[] {
  const own = subjects.filter(({ origin }) => origin === "given");
  const shown = own.length > 0 ? own : subjects.filter(({ name }) => name === "Any model");
  return shown.flatMap(({ name, model, first }) => {
    const { snippets, notOffered } = first();
    return [
      `## ${name}`,
      `\`${model.id}\``,
      ...snippets.flatMap(({ language, purpose = "", install, content }) => [
        `### ${purpose}`,
        ...(install === undefined ? [] : [fenced("sh", install)]),
        fenced(language.id, content),
      ]),
      ...(notOffered.length === 0
        ? []
        : ["### Not offered", reasons(notOffered.map((one) => [one.library ?? "", one]))]),
    ];
  });
}
