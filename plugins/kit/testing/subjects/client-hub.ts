// The hub that a client is checked in: made-up providers, companion providers, and tasks to call.
import { isAbsence } from "#core/base/issue";
import { createCheckedHub } from "#core/checked/index";
import {
  type Call,
  type Hub,
  type InferenceOptions,
  type InferenceRequest,
  inferenceSnippets,
  type Plugin,
} from "hubsmith";
import { imageToImage, textClassification } from "hubsmith/tasks";
import { clientCall } from "#core/snippets/inference-snippets";
import { isCallable } from "#core/kinds/task";
import { ofKind } from "./companions.ts";
import { madeUpProviders } from "./sample-providers.ts";
import { watched, type Watcher } from "../watch/plugin.ts";

/** The hub with only this client, watched. @internal */
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
  const hub = createCheckedHub(others);
  if ([...hub.tasks].some(isCallable)) return hub;
  // For a client without tasks: one of texts, and one of files.
  return createCheckedHub([...others, textClassification, imageToImage]);
}

export interface Printed {
  readonly call: Call;
  readonly program: string;
}

/** What a client, alone in its hub, prints for a request with other options, if anything. @internal */
export function printedBy(
  hub: Hub,
  client: Plugin<"client">,
  request: InferenceRequest,
  more: InferenceOptions = {},
): Printed | undefined {
  const options = { ...request.options, ...more } as InferenceOptions;
  const changed = { ...request, options };
  const call = clientCall(hub, client, changed);
  const program = inferenceSnippets(hub, changed).snippets[0]?.content;
  return isAbsence(call) || program === undefined ? undefined : { call, program };
}

// A space follows the marker, so that URLs and command-line options do not match.
const COMMENT = /(?:(?:^|\s)(?:#|\/\/|\/\*|--)|^\s*\*)\s.*$/gm;

/** A program without its comments, in any language. @internal */
export const withoutComments = (program: string): string => program.replace(COMMENT, "");
