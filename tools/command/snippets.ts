// The snippets command: requests in, and what is offered for each out.
import { type Entry, registryOf } from "hubsmith";
import { choose } from "./clients.ts";
import { hubOf } from "./hub.ts";
import { failure, type Terminal } from "./io.ts";
import type { Fault } from "./lines.ts";
import { optionsOfFlags } from "./options.ts";
import { type Output, outputOf } from "./output.ts";
import { ALL, type Defaults, readRequest } from "./request.ts";
import { answerEach, type FirstLine, type Said } from "./stream.ts";
import { didYouMean } from "./suggest.ts";
import { textOf } from "./text.ts";

/** The flags that say what is asked for, as the parser gives them. */
export interface AskFlags {
  readonly provider?: string;
  readonly providerId?: string;
  readonly language?: readonly string[];
  readonly client?: readonly string[];
  readonly firstLine?: FirstLine;
  readonly [option: string]: unknown;
}

/** The flags of the command. */
export interface SnippetFlags extends AskFlags {
  readonly format: "json" | "text";
}

/** Prints what is offered for every request in the files, or on standard input. Gives the exit code. */
export async function snippets(
  entries: readonly Entry[],
  terminal: Terminal,
  files: readonly string[],
  flags: SnippetFlags,
): Promise<number> {
  const { answer, unseen } = await snippetAnswers(entries, terminal, flags);
  const { format, firstLine } = flags;
  const { code, isGone } = await answerEach(terminal, files, { format, firstLine, answer });
  for (const message of isGone ? [] : unseen()) await terminal.say(message);
  return code;
}

/** How requests are answered, and afterwards a sentence for each language that was asked for in vain. */
export async function snippetAnswers(
  entries: readonly Entry[],
  terminal: Terminal,
  flags: AskFlags,
): Promise<{
  answer(value: unknown, where: string): (Said & { readonly json: Output }) | Fault;
  unseen(): readonly string[];
}> {
  const defaults = defaultsOf(entries, flags);
  const chosen = choose(entries, flags);
  const talk = { where: "", silent: false };
  const hub = await hubOf(chosen.entries, terminal, (message) => {
    if (!talk.silent) void terminal.say(`${talk.where}: ${message}`);
  });
  return {
    answer: (value, where) => {
      const request = readRequest(value, defaults);
      if ("code" in request) return request;
      talk.where = where;
      // Whoever asks all providers has not asked for those that do not serve the task.
      talk.silent = request.provider === ALL;
      const json = outputOf(hub, request, chosen.wanted);
      return { json, text: () => textOf(json, terminal) };
    },
    unseen: () => chosen.wanted.languages?.unseen() ?? [],
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
