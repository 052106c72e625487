// The page of a plugin shows what it does with its test records, for reviewers.
import { createHub } from "../checked/index.ts";
import type { Plugin } from "../index.ts";
import { labelOf } from "../hub/card.ts";
import type { TaskPage } from "hubsmith/catalogue";
import { downloadQuery } from "#plugins/catalogue/downloads";
import type { CheckOptions } from "./check-plugin.ts";
import { clientPage } from "./client-page.ts";
import { companionsOf } from "./companions.ts";
import { fenced, pageFrom, reasons } from "./markdown.ts";
import { subjectsOf } from "./plugin-subjects.ts";
import { providerPage } from "./provider-page.ts";
import { quantizationPage } from "./quantization-page.ts";
import type { Subject } from "./subjects.ts";
import { taskPage } from "./task-page.ts";

/**
 * The page of a plugin as Markdown. A library: the snippets for each of its records. A provider: the request of each
 * task. A client: each form of program. A task: its content. A quantization: its formats.
 * @public
 */
export function pageOf(
  plugin: Plugin,
  { fixtures = [], companions: given = [], pages = {} }: CheckOptions = {},
): string {
  const companions = companionsOf(plugin, given);
  switch (plugin["~hub"].kind) {
    case "library": {
      const library = plugin as Plugin<"library">;
      return pageFrom(labelOf(plugin), [
        `\`${library.id}\` · [${library.repoName}](${library.repoUrl})`,
        ...(library.countDownloads === undefined
          ? []
          : [`Counts as a download: \`${downloadQuery(library.countDownloads)}\``]),
        ...librarySections(subjectsOf(library, { companions, fixtures })),
      ]);
    }
    case "provider":
      return pageFrom(labelOf(plugin), providerPage(plugin as Plugin<"provider">, companions));
    case "task": {
      const { libraries } = createHub(companions);
      const task = plugin as Plugin<"task">;
      return pageFrom(
        labelOf(plugin),
        taskPage(task, (task.page as TaskPage | undefined) ?? pages[task.id], libraries.list),
      );
    }
    case "quantization":
      return pageFrom(labelOf(plugin), quantizationPage(plugin as Plugin<"quantization">));
    case "client":
      return pageFrom(labelOf(plugin), clientPage(plugin as Plugin<"client">, companions));
  }
}

function librarySections(subjects: readonly Subject[]): readonly string[] {
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
