// Prints the snippets for a file of records as JSON, each by a title. It also runs with the sources of another commit, so
// it imports only what every commit has.
import { readFileSync, writeFileSync } from "node:fs";
import {
  createHub,
  type InferenceOptions,
  inferenceSnippets,
  loadPlugins,
  loadSnippets,
  parseModel,
} from "hubsmith";
import { entries } from "hubsmith/plugins";

const [records = "", out = ""] = process.argv.slice(2);
const hub = createHub((await loadPlugins(entries)).plugins);
const programs: Record<string, string> = {};
const titles = new Map<string, number>();
const keep = (title: string, install: string | undefined, content: string): void => {
  const count = (titles.get(title) ?? 0) + 1;
  titles.set(title, count);
  const text = install === undefined ? content : `${install}\n\n${content}`;
  programs[count === 1 ? title : `${title} (${count})`] = text;
};

const tasks = new Set<string>();
for (const [name, fields] of JSON.parse(readFileSync(records, "utf8")) as [string, unknown][]) {
  const { model } = parseModel(fields);
  if (model === undefined) continue;
  for (const { library, purpose = "load", install, content } of loadSnippets(hub, model).snippets)
    keep(`${name}: ${library}, ${purpose}`, install, content);
  // One model of each task, with each provider.
  const { pipeline_tag: task = "" } = model;
  if (tasks.has(task)) continue;
  tasks.add(task);
  const { parameters = {} } = hub.tasks.list.find(({ id }) => id === task) ?? {};
  const examples = Object.entries(parameters).map(([key, { example }]) => [key, example] as const);
  const forms: Readonly<Record<string, InferenceOptions>> = {
    "": {},
    ", streaming": { streaming: true },
    ", with parameters": { parameters: Object.fromEntries(examples) },
  };
  for (const { id: provider } of hub.providers)
    for (const [form, options] of Object.entries(forms)) {
      const { snippets } = inferenceSnippets(hub, { model, provider, options });
      for (const { client, content } of snippets)
        keep(`${name}: ${provider}${form}, ${client}`, undefined, content);
    }
}
writeFileSync(out, JSON.stringify(programs));
