// PowerShell code that prints the response to an HTTP request for a chat, in each wire format.
import { type Code, powershell, type ValueObject } from "hubsmith/code";
import { type ChatPart, chatPrinter } from "../../../kit/clients/chat.ts";

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

function printChoices(part: ChatPart, { n = 1 }: ValueObject): PowerShell {
  const choice = asJson(powershell`$choice`);
  const text = printOr(content, part === "object" && n === 1 ? FAILS : choice);
  const message = part === "message" ? asJson(powershell`$choice.message`) : text;
  return powershell`
    ${resultOr(powershell`!$result.choices`)}
    foreach ($choice in $result.choices) {
        ${part === "all" ? choice : message}
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

function printItems(wire: typeof MESSAGES, part: ChatPart): PowerShell {
  const text = powershell`
    $text = -join ${wire.texts}
    ${printOr(powershell`$text`, part === "object" ? FAILS : powershell`$json`)}
  `;
  const message = part === "message" ? asJson(wire.items) : text;
  return powershell`
    ${resultOr(wire.isFailure)}
    ${part === "all" ? powershell`$json` : message}
  `;
}

/** Statements that print the response of a chat in a known wire format; undefined for those that need no others. */
export const printChat = chatPrinter<"powershell">({
  whole: (wire, part, parameters) =>
    wire === "chat"
      ? printChoices(part, parameters)
      : printItems(wire === "messages" ? MESSAGES : RESPONSES, part),
});
