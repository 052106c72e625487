// PowerShell code that prints the response to an HTTP request for a chat, in each wire format.
import type { Call } from "hubsmith";
import { type Code, powershell, type ValueObject } from "hubsmith/code";
import { isChatAnswer } from "../../../kit/tasks/chat-api.ts";
import { isChat, requireRequest } from "../../../kit/clients/refusals.ts";
import { hasSchema, showsMessage, showsReasoning } from "../../../kit/clients/response.ts";

type PowerShell = Code<"powershell">;

const FAILS = powershell`throw $json`;
const content = powershell`$choice.message.content`;

const asJson = (value: PowerShell): PowerShell => powershell`ConvertTo-Json ${value} -Depth 100`;

/** Parses the response. Errors may have status 200. */
const resultOr = (isFailure: PowerShell): PowerShell => powershell`
  $result = $json | ConvertFrom-Json
  if (${isFailure}) { ${FAILS} }
`;

/** Prints a text; or else, what shows why there is none, such as a refusal or a filter. */
const printOr = (text: PowerShell, otherwise: PowerShell): PowerShell => powershell`
  if (${text}) {
      ${text}
  } else {
      ${otherwise}
  }
`;

function printChoices(parameters: ValueObject): PowerShell {
  const { n = 1, response_format: format } = parameters;
  const choice = powershell`$choice`;
  const print = showsReasoning(parameters)
    ? asJson(choice)
    : showsMessage(parameters)
      ? asJson(powershell`$choice.message`)
      : printOr(content, hasSchema(format) && n === 1 ? FAILS : asJson(choice));
  return powershell`
    ${resultOr(powershell`!$result.choices`)}
    foreach ($choice in $result.choices) {
        ${print}
    }
  `;
}

const MESSAGES = {
  isFailure: powershell`$null -eq $result.content`,
  items: powershell`$result.content`,
  texts: powershell`$result.content.text`,
};
const RESPONSES = {
  isFailure: powershell`$result.error`,
  items: powershell`$result.output`,
  texts: powershell`($result.output | Where-Object type -EQ 'message').content.text`,
};

function printItems(wire: typeof MESSAGES, parameters: ValueObject): PowerShell {
  const result = resultOr(wire.isFailure);
  if (showsReasoning(parameters))
    return powershell`${result}
$json`;
  if (showsMessage(parameters))
    return powershell`${result}
${asJson(wire.items)}`;
  const isObject = hasSchema(parameters["response_format"]);
  return powershell`
    ${result}
    $text = -join ${wire.texts}
    ${printOr(powershell`$text`, isObject ? FAILS : powershell`$json`)}
  `;
}

/** Statements that print the response of a chat in a known wire format; undefined for those that need no others. */
export function printChat(call: Call): PowerShell | undefined {
  const { parameters, task } = call;
  if (!isChat(call)) return undefined;
  if (task.wireOf !== undefined)
    return printItems(task.id === "messages" ? MESSAGES : RESPONSES, parameters);
  return isChatAnswer(requireRequest(call).answer) ? printChoices(parameters) : undefined;
}
