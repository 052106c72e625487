// The page of a task for a reviewer: its content, the demo with its media, and the inputs and output of a call.
import type { Plugin } from "../index.ts";
import { isCallable } from "../http/task.ts";
import { labelOf } from "../hub/card.ts";
import { librariesFor, type TaskPage } from "hubsmith/catalogue";
import type { DemoItem } from "#plugins/catalogue/task-page";
import { modalityLabels } from "#plugins/catalogue/tasks";
import { cell, rowsOf } from "./markdown.ts";

// Goldens are in a folder next to that of the media.
const MEDIA = "../media/";

/** The sections of a task's page. @internal */
export function taskPage(
  task: Plugin<"task">,
  page: TaskPage | undefined,
  libraries: readonly Plugin<"library">[],
): readonly string[] {
  const names = librariesFor(libraries, task.id).map(labelOf).join(", ");
  return [
    `\`${task.id}\` · ${modalityLabels[task.modality]}${task.isPlaceholder === true ? " · a placeholder" : ""}`,
    ...(page === undefined ? ["It has no page."] : toldOn(page)),
    ...section("Libraries", names),
    ...section("Calls", callOf(task)),
  ];
}

function toldOn(page: TaskPage): readonly string[] {
  const { demo, canonicalId, youtubeId, widgetModels } = page;
  const described = (items: TaskPage["models"]): string =>
    bullets(items.map(({ id, description }) => `${id}: ${description}`));
  const more = [
    ...(canonicalId === undefined ? [] : [`counted as ${canonicalId}`]),
    ...(youtubeId === undefined ? [] : [`video https://youtu.be/${youtubeId}`]),
    ...(widgetModels.length === 0 ? [] : [`tried with ${widgetModels.join(", ")}`]),
    ...(page.hideInModels === true ? ["no filter of models"] : []),
    ...(page.hideInDatasets === true ? ["no filter of datasets"] : []),
  ];
  return [
    page.summary,
    ...section(
      "What it is used for",
      bullets(page.uses.map(({ title, text }) => `**${title}.** ${text}`)),
    ),
    ...section("How to choose a model", bullets(page.choosing)),
    ...section("Demo: what goes in", demo.inputs.map(shownItem).join("\n\n")),
    ...section("Demo: what comes out", demo.outputs.map(shownItem).join("\n\n")),
    ...section("Metrics", described(page.metrics)),
    ...section("Models", described(page.models)),
    ...section("Datasets", described(page.datasets)),
    ...section("Spaces", described(page.spaces)),
    ...section(
      "Special cases",
      page.subtasks.map(({ id, label }) => `${label} (\`${id}\`)`).join(", "),
    ),
    ...section("Near it", bullets(page.related.map(({ id, when }) => `${id}: ${when}`))),
    ...section("On the Hub", more.join("; ")),
  ];
}

const bullets = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join("\n");
const section = (title: string, text: string): readonly string[] =>
  text === "" ? [] : [`## ${title}`, text];

function shownItem(item: DemoItem): string {
  const head = item.label === undefined ? "" : `${item.label}:\n\n`;
  switch (item.type) {
    case "text":
      return `${head}> ${item.content.split("\n").join("\n> ")}`;
    case "img":
      return `${head}![${item.alt}](${MEDIA}${item.filename})`;
    case "audio":
      return `${head}[${item.alt}](${MEDIA}${item.filename})`;
    case "chart":
      return (
        head +
        rowsOf(
          ["Label", "Score"],
          item.data.map(({ label, score }) => [label, String(score)]),
        )
      );
    case "tabular":
      return head + rowsOf(item.table[0]!, item.table.slice(1));
    case "text-with-tokens":
      return `${head}> ${cell(marked(item))}`;
  }
}

function marked({
  text,
  tokens,
}: Extract<DemoItem, { readonly type: "text-with-tokens" }>): string {
  let at = 0;
  const parts = tokens.map(({ type, start, end }) => {
    const before = text.slice(at, start);
    at = end;
    return `${before}**${text.slice(start, end)}** (${type})`;
  });
  return parts.join("") + text.slice(at);
}

function callOf(task: Plugin<"task">): string {
  if (!isCallable(task)) return "";
  const parameters = Object.entries(task.parameters);
  const lines = [
    `inputs: ${JSON.stringify(task.inputs)}`,
    `output: ${task.output}`,
    ...parameters.map(
      ([name, { type, label, example }]) =>
        `\`${name}\` (${type}): ${label}, e.g. ${JSON.stringify(example)}`,
    ),
  ];
  return bullets(lines);
}
