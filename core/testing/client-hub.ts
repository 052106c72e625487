// The hub that a client is tried in: made-up providers and those of its companions, and tasks to call.
import { createHub } from "../checked/index.ts";
import {
  type Call,
  defineTask,
  type Hub,
  type InferenceOptions,
  type InferenceRequest,
  inferenceSnippets,
  type Plugin,
  type Task,
} from "../index.ts";
import { clientCall } from "../snippets/inference.ts";
import { isCallable } from "../http/task.ts";
import { file } from "../code/value.ts";
import { ofKind } from "./companions.ts";
import { madeUpProviders } from "./made-up.ts";
import { watched, type Watcher } from "./watch.ts";

// For a client that names no task, and is given none: one of each input and each output.
const sampleTasks: readonly Task[] = [
  defineTask({
    id: "sample-text-to-json",
    label: "Sample: text to JSON",
    modality: "other",
    inputs: "text",
    output: "json",
    parameters: { limit: { type: "count", label: "Limit", example: 3 } },
    sample: () => "A text to try",
  }),
  defineTask({
    id: "sample-image-to-image",
    label: "Sample: image to image",
    modality: "other",
    inputs: "image",
    output: "image",
    parameters: { prompt: { type: "text", label: "Prompt", example: "at night" } },
    sample: () => file("image.png", "image/png"),
  }),
];

/** The hub with the client, watched, and no other. @internal */
export function clientHub(
  client: Plugin<"client">,
  companions: readonly Plugin[],
  watcher: Watcher,
): Hub {
  const others = [
    ...ofKind(companions, "task"),
    ...ofKind(companions, "provider"),
    ...ofKind(companions, "client").filter(({ id }) => id === client.replaces),
    watched(client, watcher),
    ...madeUpProviders,
  ];
  const hub = createHub(others);
  return [...hub.tasks].some(isCallable) ? hub : createHub([...others, ...sampleTasks]);
}

/** A call, and the program for it. @internal */
export interface Printed {
  readonly call: Call;
  readonly program: string;
}

/** What a client, alone in its hub, prints for a request with other options; undefined if it refuses. @internal */
export function printedBy(
  hub: Hub,
  client: Plugin<"client">,
  request: InferenceRequest,
  more: InferenceOptions = {},
): Printed | undefined {
  const options = { ...request.options, ...more } as InferenceOptions;
  const asked = { ...request, options };
  const call = clientCall(hub, client, asked);
  const program = inferenceSnippets(hub, asked).snippets[0]?.content;
  return "reason" in call || program === undefined ? undefined : { call, program };
}

// A mark has a blank behind it, so that neither a URL nor a flag of a command is one.
const COMMENT = /(?:(?:^|\s)(?:#|\/\/|\/\*|--)|^\s*\*)\s.*$/gm;

/** A program as it acts, in whatever language. @internal */
export const withoutComments = (program: string): string => program.replace(COMMENT, "");
