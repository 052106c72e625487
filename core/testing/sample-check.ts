// The sample check asks of a task that the inputs it shows for a model are inputs as it declares them.
import type { Inputs, InputType, Plugin, Task } from "../index.ts";
import { isFile } from "../code/index.ts";
import type { Check } from "./check.ts";

/** What a task shows for any record has the shape of its inputs. @public */
export const sampleCheck: Check = {
  name: "samples have the shape of the inputs",
  run: (plugin, { fixtures }) => {
    const keys = keysOf(plugin);
    return keys.flatMap((key) =>
      fixtures.flatMap(({ name, model }) => {
        const message = `${key.id}: the sample does not have the shape ${JSON.stringify(key.inputs)}.`;
        try {
          return fits(key.inputs, key.sample(model)) ? [] : [{ where: name, message }];
        } catch (error) {
          return [{ where: name, message: `${key.id}: the sample failed: ${String(error)}` }];
        }
      }),
    );
  },
};

function keysOf(plugin: Plugin): readonly Task[] {
  if (plugin["~hub"].kind === "provider")
    return (plugin as Plugin<"provider">).tasks.map(({ task }) => task);
  const { key } = plugin as Partial<Plugin<"task">>;
  return plugin["~hub"].kind === "task" && key !== undefined ? [key] : [];
}

function fits(inputs: Inputs, sample: unknown): boolean {
  if (typeof inputs !== "string") {
    if (typeof sample !== "object" || sample === null) return false;
    const given = sample as Readonly<Record<string, unknown>>;
    const names = Object.keys(inputs);
    return (
      Object.keys(given).length === names.length &&
      names.every((name) => Object.hasOwn(given, name) && fitsType(inputs[name]!, given[name]))
    );
  }
  return fitsType(inputs, sample);
}

function fitsType(type: InputType, sample: unknown): boolean {
  if (type === "text") return typeof sample === "string" && sample !== "";
  return type === "json" ? sample !== undefined : isFile(sample);
}
