// Prints the snippets for a file of records as JSON, each by a title. It also runs with the sources of another commit, so
// it imports only what every commit has.
import { readFileSync, writeFileSync } from "node:fs";
import { createHub, inferenceSnippets, loadPlugins, loadSnippets, parseModel } from "hubsmith";
import { entries } from "hubsmith/plugins";

const [records = "", out = ""] = process.argv.slice(2);
const hub = createHub((await loadPlugins(entries)).plugins);
const programs: Record<string, string> = {};
const keep = (title: string, install: string | undefined, content: string): void => {
  const same = Object.keys(programs).filter((name) => name.startsWith(title)).length;
  const text = install === undefined ? content : `${install}\n\n${content}`;
  programs[same === 0 ? title : `${title} (${same + 1})`] = text;
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
  for (const { id: provider } of hub.providers)
    for (const { client, content } of inferenceSnippets(hub, { model, provider }).snippets)
      keep(`${name}: ${provider}, ${client}`, undefined, content);
}
writeFileSync(out, JSON.stringify(programs));
