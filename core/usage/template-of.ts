// The template that a client prints a task with, and that it gives code.
import { type Code, isCode } from "../code/tag.ts";
import type { Plugin } from "../hub/plugin.ts";
import { misuse } from "../hub/guard.ts";
import { misreturned } from "../hub/returned.ts";
import type { Call } from "../model/call.ts";
import { type TaskSpec, templateKind } from "../model/task.ts";

/** The template of a client for a task, and what it prints looked at; nothing where it has none. @internal */
export function templateFor(
  client: Plugin<"client">,
  { id }: TaskSpec,
): ((call: Call) => Code) | undefined {
  const own = client.templates.find(({ task }) => task.id === id);
  if (own !== undefined) return (call) => codeIn(`template of ${id}`, own.print(call), client);
  return client.otherwise && ((call) => codeIn("otherwise", client.otherwise!(call), client));
}

function codeIn(name: string, made: unknown, { language }: Plugin<"client">): Code {
  const wanted = `code of the language ${language.id}, made with its tag`;
  if (!isCode(made)) throw misreturned(name, made, wanted);
  if (made.language.id === language.id) return made;
  throw misuse(
    "wrong-return",
    `\`${name}\` returned code of the language ${made.language.id}. Return ${wanted}.`,
  );
}

/**
 * The template of a client for a task.
 * Throws `Template not found: {language}/{client}/{kind}` where it has none.
 * @public
 */
export function templateOf(
  client: Plugin<"client">,
  task: TaskSpec,
  streaming = false,
): (call: Call) => Code {
  const found = templateFor(client, task);
  if (found !== undefined) return found;
  throw new TypeError(`Template not found: ${client.id}/${templateKind(task, streaming)}`);
}
