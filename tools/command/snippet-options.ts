// The flags of what prints snippets, wherever they go.
import { type Command, InvalidArgumentError, Option } from "commander";
import { optionFlags } from "./options.ts";

/** Adds the flags that say what is asked for. */
export function addSnippetOptions(command: Command): Command {
  command
    .option("--provider <id|all>", "the provider, or a router policy (default: auto)")
    .option("--provider-id <id>", "the id under which the provider serves it")
    .option("--language <name>", "only snippets in this language; may be repeated", collect)
    .option(
      "--client <name>",
      "only calls with this client, such as requests or js/openai, and no load snippets; may be repeated",
      collect,
    );
  for (const option of optionFlags) command.addOption(option);
  return command;
}

/** The flag that says where the input begins. */
export const firstLine = (): Option =>
  new Option(
    "--first-line <number|unknown>",
    "the input is a part of a longer one, from this line on",
  ).argParser((text: string) => {
    if (text === "unknown") return text;
    if (/^[1-9]\d{0,14}$/.test(text)) return Number(text);
    throw new InvalidArgumentError('It must be an integer of at least 1, or "unknown".');
  });

function collect(value: string, before: readonly string[] = []): readonly string[] {
  return [...before, value];
}
