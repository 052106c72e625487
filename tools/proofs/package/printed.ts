// Prints load snippets of every library and calls of every provider, one on a line. It runs in the repository and in an
// installed package.
import {
  createHub,
  inferenceSnippets,
  loadPlugins,
  loadSnippets,
  type SnippetResult,
} from "hubsmith";
import { entries } from "hubsmith/plugins";
import { readFileSync } from "node:fs";

const hub = createHub((await loadPlugins(entries)).plugins);
const printed = new Set<string>();

function print(title: string, { snippets, notOffered }: SnippetResult<object>): void {
  for (const result of [...snippets, ...notOffered]) console.log(JSON.stringify([title, result]));
}

// The records of the libraries, which are not in the package.
for (const record of JSON.parse(readFileSync(0, "utf8")) as readonly object[]) {
  const model = { id: "example-org/sample-model", tags: [], ...record };
  const offer = loadSnippets(hub, model);
  for (const { library } of offer.snippets) printed.add(library);
  print(JSON.stringify(record), offer);
}
for (const { id: provider, tasks } of hub.providers) {
  const served = tasks.map(({ task }) => task.id);
  for (const task of served.length > 0 ? served : ["conversational"]) {
    const model = {
      id: "example-org/sample-model",
      pipeline_tag: task === "conversational" ? "text-generation" : task,
      tags: [task],
      inferenceProviderMapping: [
        { provider, providerId: "sample/model-1", task, status: "live" as const },
      ],
    };
    const offer = inferenceSnippets(hub, { model, provider });
    if (offer.snippets.length > 0) printed.add(provider);
    print(`${provider} ${task}`, offer);
  }
}

const printing = [...[...hub.libraries].filter(({ snippets }) => snippets), ...hub.providers];
const missing = printing.filter(({ id }) => !printed.has(id)).map(({ id }) => id);
if (missing.length > 0) throw new Error(`No snippet is printed for ${missing.join(", ")}.`);
