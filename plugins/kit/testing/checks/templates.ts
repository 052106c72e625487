// The check of agents: a value of a record or a link cannot read secrets through the template syntax of their settings.
import { createCheckedHub } from "#core/checked/index";
import { defineProvider, type InferenceRequest } from "hubsmith";
import { agentSnippets } from "hubsmith/agents";
import { chat, inWire } from "hubsmith/providers";
import { conversational, messages, responses, textGeneration } from "hubsmith/tasks";
import { type Check, type Finding, onlyOf } from "./check.ts";
import { templates } from "./hostile-strings.ts";

const service = defineProvider({
  id: "example",
  label: "Example",
  baseUrl: "https://example.org/v1",
  tasks: [chat(), inWire(messages), inWire(responses)],
});
const model = {
  id: "example-org/model",
  pipeline_tag: "text-generation",
  tags: ["conversational"],
  config: { tokenizer_config: { chat_template: "{{ tools }}{{ messages }}" } },
};

/** The places of a request that reach the settings of an agent. */
const PLACES: readonly (readonly [
  path: string,
  request: (text: string) => Partial<InferenceRequest>,
])[] = [
  ["providerId", (providerId) => ({ providerId })],
  ["endpointUrl", (text) => ({ options: { endpointUrl: `https://models.example/${text}` } })],
  ["billTo", (billTo) => ({ options: { billTo } })],
];

// Behind other letters, an exclamation mark is none.
const STRINGS = templates.flatMap((one) => (one.startsWith("!") ? [one] : [one, `x-${one}`]));

export const templatesCheck: Check = {
  id: "settings-are-data",
  what: "A value of a record or a link does not reach an agent's settings if an agent may read it as a template.",
  why: "Agents replace a template with a variable or a file of the user, and send it to the host of the model.",
  fix: "Use `defineAgent`, which refuses such values, and declare the agent's own syntax in `expands`.",
  find: onlyOf("app", function* (app): Iterable<Finding> {
    if (app.configures === undefined) return;
    const hub = createCheckedHub([conversational, textGeneration, service, app]);
    for (const [path, request] of PLACES)
      for (const string of STRINGS) {
        const asked = { model, provider: service.id, providerId: "model", ...request(string) };
        const commands = agentSnippets(hub, asked).snippets.flatMap((snippet) => snippet.commands);
        const settings = commands.find(({ content }) => content.includes(string));
        if (settings !== undefined)
          yield {
            message: `A template as ${path} reaches its settings. An agent may replace it with a secret.`,
            where: settings.purpose,
            string,
            program: settings.content,
          };
      }
  }),
};
