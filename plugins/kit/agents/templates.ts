// Template syntaxes of agents: settings are programs that read variables and files, so a value with such a syntax is rejected.
import { absent, type Absence } from "hubsmith";
import { truncate } from "#core/base/describe";
import { WINDOWS_VARIABLE } from "../code/windows-command.ts";

/**
 * What some agent replaces in a value of its settings: `{env:NAME}` and `{file:PATH}` (OpenCode), `${NAME}`, `$NAME`, `$(command)`
 * and `${{ secrets.NAME }}` (Qwen Code, Continue, Crush and others), `{{NAME}}`, `<% %>`, `%NAME%`, `os.environ/NAME` (LiteLLM),
 * references to secrets, and at its start `!command` or a YAML tag. Files are copied from agent to agent, so each refuses all.
 */
const TEMPLATE = new RegExp(
  [/\{(?:env|file):/, /\{\{/, /\$[\w{(]/, /<%/, WINDOWS_VARIABLE, /os\.environ\//, /op:\/\//, /^!/]
    .map(({ source }) => source)
    .join("|"),
  "i",
);

/**
 * Why values cannot be in the settings of an agent: it would replace a part of one, and send what it read to a server.
 * @param values - The values with their names, such as `model`.
 * @param own - Another syntax that the agent has.
 */
export function refuseTemplates(
  values: readonly (readonly [name: string, value: string])[],
  own?: RegExp,
): Absence | undefined {
  for (const [name, value] of values)
    if (TEMPLATE.test(value) || (own !== undefined && value.search(own) >= 0))
      return absent({
        code: "agent-expands-value",
        reason: `The ${name} ${JSON.stringify(truncate(value, 60))} is a template in the settings of an agent, which would send a variable or a file of your machine.`,
        fix: `Do not trust the record or the link that it comes from. Use another ${name}.`,
      });
  return undefined;
}
