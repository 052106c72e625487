// Prints what loads a model and what calls it, by a list of plugins of one's own: `node snippets.js < record.json`.
import { text } from "node:stream/consumers";
import { createHub, inferenceSnippets, loadSnippets, parseModel } from "hubsmith";
import fetchClient from "hubsmith/plugins/clients/js/fetch";
import requests from "hubsmith/plugins/clients/python/requests";
import timm from "hubsmith/plugins/libraries/timm";
import transformers from "hubsmith/plugins/libraries/transformers";
import together from "hubsmith/plugins/providers/together";
import * as tasks from "hubsmith/tasks";
import orchard from "hubsmith-orchard";

const hub = createHub([
  ...Object.values(tasks),
  timm,
  transformers,
  together,
  fetchClient,
  requests,
  // The plugins of somebody else: one line in one list.
  ...orchard,
]);
for (const { message } of hub.diagnostics) console.error(message);

const { model, diagnostics } = parseModel(JSON.parse(await text(process.stdin)));
if (model === undefined) {
  for (const { message } of diagnostics) console.error(message);
  process.exit(1);
}

for (const { library, content } of loadSnippets(hub, model).snippets)
  console.log(`## Load with ${library}\n\n${content}\n`);

for (const { id: provider, label } of hub.providers) {
  const { snippets } = inferenceSnippets(hub, { model, provider });
  for (const { client, content } of snippets)
    console.log(`## Call at ${label} with ${client}\n\n${content}\n`);
}
