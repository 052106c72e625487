// What a program needs: its packages, and the environment variables that it reads.
import {
  answer,
  createHub,
  defineProvider,
  inferenceSnippets,
  loadPlugins,
  parseModel,
  serves,
} from "hubsmith";
import { env } from "hubsmith/code";
import { entries } from "hubsmith/plugins";
import { textToImage } from "hubsmith/tasks";
import { expect, test } from "vitest";

const { plugins } = await loadPlugins(entries);
const press = defineProvider({
  id: "press",
  label: "Press",
  baseUrl: "https://{PRESS_ACCOUNT_ID}.press.example",
  tasks: [
    serves(textToImage, {
      request: ({ inputs }) => ({
        path: "draw",
        json: { inputs },
        headers: { "X-Secret": env("PRESS_SECRET") },
      }),
      answer: answer.bytes("image/png"),
    }),
  ],
});
const hub = createHub([...plugins, press]);

test.each([
  ["chat", "auto", {}],
  ["chat", "together", { directRequest: true }],
  ["image", "press", { directRequest: true }],
  ["image", "fal-ai", { directRequest: true }],
  ["chat", "auto", { accessToken: "hf_x" }],
  ["chat", "auto", { endpointUrl: "https://models.example.org" }],
  ["chat", "ollama", {}],
])("a %s at %s with %j names the variables that each program reads", (kind, provider, options) => {
  const { model } = parseModel({
    id: "acme/otter",
    tags: kind === "chat" ? ["conversational", "gguf"] : [],
    pipeline_tag: kind === "chat" ? "text-generation" : "text-to-image",
    inferenceProviderMapping: [
      {
        provider,
        providerId: "otter",
        status: "live",
        task: kind === "chat" ? "conversational" : "text-to-image",
      },
    ],
  });
  const { snippets } = inferenceSnippets(hub, { model: model!, provider, options });
  expect(snippets.length).toBeGreaterThan(3);
  for (const { language, client, variables, install, content } of snippets) {
    const id = `${language}/${client}`;
    const read = [...content.matchAll(/\b[A-Z]+(?:_[A-Z]+)*_(?:TOKEN|KEY|ID|SECRET)\b/g)].map(
      ([name]) => name,
    );
    expect([id, new Set(read)]).toEqual([id, new Set(variables)]);
    expect(install === undefined, id).toBe(hub.clients.get(id)?.install === undefined);
  }
});
