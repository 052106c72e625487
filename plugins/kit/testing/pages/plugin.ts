// The page of a plugin shows what it does with its test records, for reviewers.
import { createCheckedHub } from "#core/checked/index";
import type { Plugin, Task } from "hubsmith";
import { labelOf } from "#core/hub/card";
import { isCallable } from "#core/kinds/task";
import { librariesFor, type TaskPage } from "hubsmith/catalog";
import { readFileName } from "hubsmith/formats";
import { downloadQuery } from "#plugins/kit/catalog/downloads";
import { modalityLabels } from "#plugins/kit/catalog/tasks";
import { formatsIn } from "#plugins/kit/formats/table";
import type { CheckOptions } from "../check-plugin.ts";
import { appPage } from "./app.ts";
import { clientPage } from "./client.ts";
import { companionsOf } from "../subjects/companions.ts";
import type { FixtureModel } from "../subjects/fixtures.ts";
import { fenced } from "../../code/fenced.ts";
import { pageFrom, reasons, rowsOf } from "./markdown.ts";
import { isRecordOf, subjectsOf } from "../subjects/plugins.ts";
import { providerPage } from "./provider.ts";

/** The page of a plugin as Markdown: what it prints, sends or reads with its test records. @internal */
export const pageOf = (plugin: Plugin, options: CheckOptions = {}): string =>
  pageFrom(labelOf(plugin), sectionsOf(plugin, options));

function sectionsOf(
  plugin: Plugin,
  { fixtures = [], companions: given = [], pages = {} }: CheckOptions,
): readonly string[] {
  const companions = companionsOf(plugin, given);
  switch (plugin["~hub"].kind) {
    case "library":
      return librarySections(plugin as Plugin<"library">, { companions, fixtures });
    case "provider":
      return providerPage(plugin as Plugin<"provider">, companions);
    case "task":
      return taskSections(plugin as Plugin<"task">, pages, companions);
    case "app":
      return appPage(plugin as Plugin<"app">);
    case "quantization":
      return quantizationSections(plugin as Plugin<"quantization">);
    case "client":
      return clientPage(plugin as Plugin<"client">, companions);
  }
}

function librarySections(
  library: Plugin<"library">,
  tried: { readonly companions: readonly Plugin[]; readonly fixtures: readonly FixtureModel[] },
): readonly string[] {
  const { id, prettyLabel, repoName = prettyLabel, repoUrl, docsUrl, countDownloads } = library;
  const { filter, hostedInferenceTasks = [] } = library;
  const fixtures = tried.fixtures.filter(isRecordOf(library, tried.companions));
  const subjects = subjectsOf(library, { ...tried, fixtures });
  // Of the records that name no library, those for which an inferred library prints something.
  const ownSubjects = subjects.filter(
    ({ origin, model, first }) =>
      origin === "given" && (model.library_name !== undefined || first().snippets.length > 0),
  );
  const shown =
    ownSubjects.length > 0 ? ownSubjects : subjects.filter(({ name }) => name === "Any model");
  return [
    `\`${id}\` · [${repoName}](${repoUrl})${docsUrl === undefined ? "" : ` · [documentation](${docsUrl})`}`,
    ...(filter ? ["A filter of the Hub's list of models."] : []),
    ...(hostedInferenceTasks.length === 0
      ? []
      : [`Hosted for: ${hostedInferenceTasks.join(", ")}.`]),
    ...(countDownloads === undefined
      ? []
      : [`Counts as a download: \`${downloadQuery(countDownloads)}\``]),
    ...shown.flatMap(({ name, model, first }) => {
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
          : [
              "### Not offered",
              reasons(notOffered.map((missing) => [missing.library ?? "", missing])),
            ]),
      ];
    }),
  ];
}

// How the task is called. The text of its page is in `<id>.page.json`.
function taskSections(
  task: Plugin<"task">,
  pages: Readonly<Record<string, TaskPage>>,
  companions: readonly Plugin[],
): readonly string[] {
  const { id, modality, page = pages[id] } = task;
  const names = librariesFor(createCheckedHub(companions).libraries.list, id)
    .map(labelOf)
    .join(", ");
  return [
    `\`${id}\` · ${modalityLabels[modality]}`,
    ...(page === undefined ? ["It has no page."] : []),
    ...(names === "" ? [] : ["## Libraries", names]),
    ...(isCallable(task) ? ["## Calls", callOf(task)] : []),
  ];
}

function callOf({ inputs, output, parameters }: Task): string {
  const lines = [
    `inputs: ${JSON.stringify(inputs)}`,
    `output: ${output}`,
    ...Object.entries(parameters).map(
      ([name, { type, label, example }]) =>
        `\`${name}\` (${type}): ${label}, e.g. ${JSON.stringify(example)}`,
    ),
  ];
  return lines.map((line) => `- ${line}`).join("\n");
}

// Its families, and each format with its codes, bits and rank.
function quantizationSections(quantization: Plugin<"quantization">): readonly string[] {
  const { summary, source, measuredOn, families = {}, preference, files } = quantization;
  const sets = Object.keys(quantization.sets);
  const rows = formatsIn(quantization).map(({ name, codes, family, bits, note = "" }) => {
    const place = preference.indexOf(name) + 1;
    return [
      name,
      place === 0 ? "" : String(place),
      ...sets.map((set) => String(codes[set] ?? "")),
      String(bits?.exact ?? ""),
      String(bits?.base ?? ""),
      String(bits?.measured ?? ""),
      family === undefined ? "" : (families[family]?.label ?? family),
      note,
    ];
  });
  const head = ["Format", "Order", ...sets, "Bits", "Mostly", "Measured", "Family", "Note"];
  return [
    `\`${quantization.id}\``,
    ...(summary === undefined ? [] : [summary]),
    ...(source === undefined ? [] : [`Layouts and codes: ${source}`]),
    ...(measuredOn === undefined ? [] : [`Bits of mixtures were measured on ${measuredOn}`]),
    ...Object.values(families).flatMap(({ label, description }, at) => [
      ...(at === 0 ? ["## Families"] : []),
      `**${label}.** ${description}`,
    ]),
    "## Formats",
    rowsOf(head, rows),
    ...(files === undefined ? [] : ["## File names", readNames(quantization, files)]),
  ];
}

function readNames(
  quantization: Plugin<"quantization">,
  {
    extensions,
    aliases = {},
    variants = {},
    companions = {},
  }: NonNullable<Plugin<"quantization">["files"]>,
): string {
  const [extension = ""] = extensions;
  const last = quantization.preference.at(-1) ?? "";
  const names = [
    `model-${last}-00001-of-00002.${extension}`,
    ...Object.keys(aliases).map((alias) => `model-${alias}.${extension}`),
    ...Object.keys(variants).map((mark) => `model-${mark}-${last}.${extension}`),
    ...Object.keys(companions).map((word) => `${word}-model.${extension}`),
  ];
  const rows = names.map((name) => {
    const {
      format = "",
      variant = "",
      part,
      companion = "",
    } = readFileName(quantization, name) ?? {};
    return [
      name,
      format,
      variant,
      part === undefined ? "" : `${part.at} of ${part.of ?? "?"}`,
      companion,
    ];
  });
  const meanings = Object.entries(variants).map(([mark, what]) => `- ${mark}: ${what}`);
  const table = rowsOf(["File", "Format", "Mark", "Part", "Beside the model"], rows);
  return [table, ...(meanings.length === 0 ? [] : [meanings.join("\n")])].join("\n\n");
}
