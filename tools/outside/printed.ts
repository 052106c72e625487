// Prints load snippets of every library and calls of every provider. It runs in the repository and in an installed package.
import {
  createHub,
  inferenceSnippets,
  loadPlugins,
  loadSnippets,
  type Model,
  type NotOffered,
  parseModel,
} from "hubsmith";
import { entries } from "hubsmith/plugins";
import { readFileSync } from "node:fs";

const hub = createHub((await loadPlugins(entries)).plugins);
const id = "example-org/sample-model";

interface Shown {
  readonly snippets: readonly { readonly name: string; readonly content: string }[];
  readonly notOffered: readonly NotOffered[];
}

function print(title: string, record: object, shown: Shown): void {
  console.log(`# ${title}, ${JSON.stringify(record)}`);
  for (const { name, content } of shown.snippets) console.log(`## ${name}\n${content}`);
  for (const { code, reason } of shown.notOffered)
    console.log(`## not offered: ${code}\n${reason}`);
}

function modelOf(record: object): Model {
  const { model } = parseModel({ id, ...record });
  if (model === undefined) throw new TypeError(`This is not a record: ${JSON.stringify(record)}`);
  return model;
}

// The records of the libraries, which are not in the package.
const records = JSON.parse(readFileSync(0, "utf8")) as readonly object[];
const printed = new Set<string>();
for (const record of records) {
  const { snippets, notOffered } = loadSnippets(hub, modelOf(record));
  const named = snippets.map((one) => ({ ...one, name: `${one.library}: ${one.purpose}` }));
  for (const { library } of snippets) printed.add(library);
  print("load", record, { snippets: named, notOffered });
}
for (const { id: provider, tasks } of hub.providers) {
  const served = tasks.map(({ task }) => task.id);
  for (const task of served.length > 0 ? served : ["conversational"]) {
    const mapping = { provider, providerId: "sample/model-1", task, status: "live" };
    const isChat = task === "conversational";
    const record = {
      pipeline_tag: isChat ? "text-generation" : task,
      ...(isChat ? { tags: ["conversational"] } : {}),
      inferenceProviderMapping: [mapping],
    };
    const { snippets, notOffered } = inferenceSnippets(hub, { model: modelOf(record), provider });
    const named = snippets.map((one) => ({ ...one, name: one.client }));
    if (named.length > 0) printed.add(provider);
    print(`${provider} ${task}`, record, { snippets: named, notOffered });
  }
}

const printing = [...[...hub.libraries].filter(({ snippets }) => snippets), ...hub.providers];
const missing = printing.filter((one) => !printed.has(one.id)).map((one) => one.id);
if (missing.length > 0) throw new Error(`No snippet is printed for ${missing.join(", ")}.`);
