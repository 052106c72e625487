// Reads https://models.dev/api.json, a list of the models of many providers with prices, limits and features (MIT).
import { z } from "zod";
import { known, ROUTER_ROW, type Sighting } from "./sighting.ts";

const MODEL = z.object({
  id: z.string().min(1),
  tool_call: z.boolean().optional(),
  reasoning: z.boolean().optional(),
  structured_output: z.boolean().optional(),
  modalities: z.object({ input: z.array(z.string()), output: z.array(z.string()) }),
  cost: z.object({ input: z.number().min(0), output: z.number().min(0) }).optional(),
  limit: z.object({ context: z.number().min(0), output: z.number().min(0) }),
});
const API = z.record(z.string(), z.object({ models: z.record(z.string(), MODEL) }));

// Its ids of providers, where the Hub has others.
const PROVIDERS: ReadonlyMap<string, string> = new Map([
  ["huggingface", ROUTER_ROW],
  ["novita-ai", "novita"],
  ["togetherai", "together"],
  ["zai", "zai-org"],
]);

/** Its offers, with the id of the Hub where `hubIdOf` finds one; the others are left out. */
export function readModelsDev(
  json: unknown,
  date: string,
  hubIdOf: (provider: string, providerId: string) => string | undefined,
): readonly Sighting[] {
  return Object.entries(API.parse(json)).flatMap(([name, { models }]) =>
    Object.values(models).flatMap((model): readonly Sighting[] => {
      const provider = PROVIDERS.get(name) ?? name;
      const id = hubIdOf(provider, model.id);
      if (id === undefined) return [];
      const { modalities, cost, limit, structured_output: structured } = model;
      return [
        {
          id,
          provider,
          providerId: model.id,
          date,
          status: "live",
          ...tasksOf(modalities.input, modalities.output),
          ...known({
            ...cost,
            context: limit.context || undefined,
            maxOutput: limit.output || undefined,
            tools: model.tool_call,
            reasoning: model.reasoning,
            structured,
            images: modalities.input.includes("image"),
          }),
        },
      ];
    }),
  );
}

/** The task of a model with these inputs and outputs, and the task that a provider serves it for. */
function tasksOf(
  inputs: readonly string[],
  outputs: readonly string[],
): { readonly task: string; readonly modelTask: string } {
  const asOne = (task: string) => ({ task, modelTask: task });
  if (!outputs.includes("text")) return asOne("text-to-speech");
  if (!inputs.includes("text")) return asOne("automatic-speech-recognition");
  const modelTask = inputs.includes("image") ? "image-text-to-text" : "text-generation";
  return { task: "conversational", modelTask };
}
