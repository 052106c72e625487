// Parameters are found by their paths in a request; unsupported ones, and pairs, are reported.
import {
  answer,
  createHub,
  defineProvider,
  defineTask,
  serves,
  type Plugin,
  type Task,
} from "hubsmith";
import { expect, test } from "vitest";
import { type Fate, otherThan, parameterRows } from "./parameters.ts";

const seed = { type: "seed", label: "Seed", example: 7 } as const;
const task = defineTask({
  id: "draw",
  label: "Drawing",
  modality: "cv",
  inputs: "text",
  output: "image",
  parameters: {
    seed,
    steps: { type: "count", label: "Steps", example: 20 },
    style: { type: "text", label: "Style", example: "ink" },
    size: { type: "size", label: "Size", example: { width: 64, height: 32 } },
    width: { type: "count", label: "Width", example: 64 },
    height: { type: "count", label: "Height", example: 32 },
    lost: { type: "boolean", label: "Lost", example: true },
    shown: { type: "texts", label: "Shown", example: ["a"], sample: () => ["a"] },
  },
  sample: () => "a boat",
});
const provider = defineProvider({
  id: "easel",
  label: "Easel",
  baseUrl: "https://api.easel.example",
  tasks: [
    serves(task, {
      parameters: { steps: "num.steps", style: false },
      request: ({ inputs, parameters }) => {
        const { width, height, lost: _, seed: wanted, ...rest } = parameters;
        if ((width === undefined) !== (height === undefined))
          return { code: "half", reason: "Half a size.", fix: "Give both." };
        const size = width === undefined ? {} : { sides: `${String(width)}x${String(height)}` };
        const query = wanted === undefined ? {} : { query: { seed: String(wanted) } };
        return { path: "draw", ...query, json: { prompt: inputs, ...size, ...rest } };
      },
      answer: answer.bytes("image/png"),
    }),
  ],
});
const hub = createHub([task as Plugin<"task">, provider]);
const rows = parameterRows(hub, provider, task as Task, ["routed", "direct"]);
const fateOf = (name: string): Fate | undefined => rows.find((row) => row.name === name)?.fates[1];

test.each<[string, Fate]>([
  ["seed", { at: ["the URL"] }],
  ["steps", { at: ["num.steps"] }],
  ["style", "dropped"],
  ["size", { at: ["size.width", "size.height"] }],
  ["width", { at: ["sides"], together: "height" }],
  ["shown", { at: ["shown"] }],
  ["lost", { unknown: "It is not in the sample request." }],
])("%s", (name, fate) => {
  expect(fateOf(name)).toEqual(fate);
});

test.each(Object.entries(task.parameters))("another value of %s is of its type", (_, parameter) => {
  const other = otherThan(parameter);
  expect(other).not.toEqual(parameter.example);
  expect(typeof other).toBe(typeof parameter.example);
});
