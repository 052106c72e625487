// The snippets command: requests in, and what is offered for each out.
import type { Entry, Hub } from "hubsmith";
import { registryOf } from "#core/hub/registry";
import type { Answering } from "./answer.ts";
import { choose } from "./clients.ts";
import { hubOf, toldHubOf } from "./hub.ts";
import { failure, type Terminal } from "./io.ts";
import { neededFor } from "./needed.ts";
import { optionsOfFlags } from "./options.ts";
import { outputOf } from "./output.ts";
import { ALL, type Defaults, readRequest } from "./request.ts";
import { didYouMean } from "./suggest.ts";
import { textOf } from "./text.ts";

/** The flags that say what is asked for, as the parser gives them. */
export interface AskFlags {
  readonly provider?: string;
  readonly providerId?: string;
  readonly language?: readonly string[];
  readonly client?: readonly string[];
  readonly [option: string]: unknown;
}

/** The flags of the command. */
export interface SnippetFlags extends AskFlags {
  readonly format: "json" | "text";
}

/** How every request is answered. All plugins are loaded first where `isWhole` says so, and else as they are needed. */
export async function snippetsAnswering(
  entries: readonly Entry[],
  terminal: Terminal,
  flags: SnippetFlags,
  isWhole: boolean,
): Promise<Answering> {
  const defaults = defaultsOf(entries, flags);
  const { entries: chosen, wanted } = choose(entries, flags);
  // Whoever asks all providers has not asked for those that do not serve the task.
  const talk: { note(message: string): void; silent: boolean } = { note: () => {}, silent: false };
  const error = (message: string): void => (talk.silent ? undefined : talk.note(message));
  let hub: Hub | undefined = isWhole ? await toldHubOf(chosen, terminal.say, error) : undefined;
  let isAll = isWhole;
  const told = new Set<string>();
  return {
    format: flags.format,
    prepare: (value, note) => {
      if (isAll) return undefined;
      const request = readRequest(value, defaults);
      if ("code" in request) return undefined;
      // The first record may be the only one; a second one is a sign of many.
      isAll = hub !== undefined;
      return hubOf(isAll ? chosen : neededFor(chosen, request), error).then((made) => {
        hub = made.hub;
        for (const message of made.messages) if (!told.has(message)) note(message);
        made.messages.forEach((message) => told.add(message));
      });
    },
    answer: (value, note) => {
      const request = readRequest(value, defaults);
      if ("code" in request) return request;
      talk.note = note;
      talk.silent = request.provider === ALL;
      const json = outputOf(hub!, request, wanted);
      if ("code" in json) return json;
      return { json, text: () => textOf(json, terminal) };
    },
    met: () => wanted.languages?.met() ?? [],
    closing: (met) => wanted.languages?.unseen(met) ?? [],
  };
}

function defaultsOf(entries: readonly Entry[], flags: AskFlags): Defaults {
  const providers = registryOf(entries, "provider");
  const ids = [ALL, ...providers.list.flatMap(({ id, aliases = [] }) => [id, ...aliases])];
  const { provider, providerId } = flags;
  const known = ids.find((id) => id.toLowerCase() === provider?.toLowerCase());
  if (provider !== undefined && known === undefined)
    throw failure(
      `--provider: no provider "${provider}" is known.${didYouMean(provider, ids)} \`hubsmith list providers\` shows them.`,
    );
  if (providerId !== undefined && known === ALL)
    throw failure(
      "--provider-id is one provider's id of the model. Name the provider with --provider.",
    );
  return {
    ...(known === undefined ? {} : { provider: known }),
    ...(providerId === undefined ? {} : { providerId }),
    options: optionsOfFlags(flags),
  };
}
