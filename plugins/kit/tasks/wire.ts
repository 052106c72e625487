// The parts that a wire format of chats shares with the task.
import type { Task } from "hubsmith";
import type { Value } from "hubsmith/code";
import conversational from "../../tasks/conversational.ts";

/**
 * The fields of a task that is a wire format of chats: those of chats, with some of their parameters, and the recipes
 * for which these are enough. Never throws.
 * @param names - The parameters that it has.
 * @returns Fields for `defineTask`.
 * @example
 * ```ts
 * import { wireParts } from "hubsmith/tasks";
 *
 * wireParts("temperature", "max_tokens").wireOf; // → "conversational"
 * ```
 * @public
 */
export function wireParts<N extends keyof typeof conversational.parameters & string>(
  ...names: readonly N[]
): Pick<
  Task<Value, N>,
  "modality" | "isInternal" | "wireOf" | "parameters" | "sample" | "streams"
> &
  Required<Pick<Task<Value, N>, "convert" | "recipes">> {
  const { modality, parameters, sample, convert, recipes = [] } = conversational;
  const has = (name: string): boolean => (names as readonly string[]).includes(name);
  return {
    modality,
    isInternal: true,
    wireOf: conversational.id,
    streams: true,
    parameters: Object.fromEntries(names.map((name) => [name, parameters[name]])) as Task<
      Value,
      N
    >["parameters"],
    sample,
    convert: convert!,
    // Only chat completions take recordings.
    recipes: recipes.filter(
      ({ id, parameters: needed = {} }) => id !== "audio" && Object.keys(needed).every(has),
    ),
  };
}
