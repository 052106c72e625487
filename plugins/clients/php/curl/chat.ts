// PHP code that prints the response to an HTTP request for a chat, in each wire format.
import type { Call } from "hubsmith";
import { type Code, php, type ValueObject } from "hubsmith/code";
import type { TextStream } from "hubsmith/clients";
import { isChatAnswer } from "../../../kit/tasks/chat-api.ts";
import { isChat, requireRequest } from "../../../kit/clients/refusals.ts";
import { hasSchema, showsMessage, showsReasoning } from "../../../kit/clients/response.ts";

type Php = Code<"php">;

const FAILS = php`throw new RuntimeException($response)`;
const AS_JSON = php`json_encode($choice)`;

/** A statement that prints `$choice`: its text, or why it has none, such as a refusal or a filter. */
export const printChoice: Php = php`echo $choice['message']['content'] ?: ${AS_JSON};`;

const MESSAGES_TEXTS = php`
  $content = json_decode($response, true)['content'] ?? ${FAILS};
  $text = implode(array_column($content, 'text'));
`;

const RESPONSES_RESULT = php`
  $result = json_decode($response, true);
  if (isset($result['error'])) {
      ${FAILS};
  }
`;

const RESPONSES_TEXTS = php`
  ${RESPONSES_RESULT}
  $messages = array_filter($result['output'], fn ($item) => $item['type'] === 'message');
  $text = implode(array_column(array_merge(...array_column($messages, 'content')), 'text'));
`;

/** Statements that print the text in the `$response` of Messages or Responses, or the response with the reason. */
export const printTexts = (isMessages: boolean): Php => php`
  ${isMessages ? MESSAGES_TEXTS : RESPONSES_TEXTS}
  echo $text ?: $response;
`;

function printItems(isMessages: boolean, parameters: ValueObject): Php | undefined {
  if (showsReasoning(parameters))
    return php`
      ${isMessages ? MESSAGES_TEXTS : RESPONSES_RESULT}
      echo $response;
    `;
  if (showsMessage(parameters)) return undefined;
  if (!hasSchema(parameters["response_format"])) return printTexts(isMessages);
  return php`
    ${isMessages ? MESSAGES_TEXTS : RESPONSES_TEXTS}
    echo $text ?: ${FAILS};
  `;
}

function printChoices(parameters: ValueObject): Php | undefined {
  const { n = 1, response_format: format } = parameters;
  const first = php`$choice = json_decode($response, true)['choices'][0] ?? ${FAILS};`;
  if (showsReasoning(parameters))
    return php`
      ${first}
      echo json_encode($choice, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE);
    `;
  if (showsMessage(parameters)) return undefined;
  if (n !== 1)
    return php`
      foreach (json_decode($response, true)['choices'] ?? ${FAILS} as $choice) {
          ${printChoice}
      }
    `;
  return php`
    ${first}
    ${hasSchema(format) ? php`echo $choice['message']['content'] ?: ${FAILS};` : printChoice}
  `;
}

/**
 * Statements that print the response of a chat in a known wire format; undefined for those that need no others.
 * @param check - Statements that fail if the request failed.
 */
export function printChat(call: Call, check: Php): Php | undefined {
  const { parameters, task } = call;
  const { answer } = requireRequest(call);
  if (!isChat(call)) return undefined;
  if (task.wireOf === undefined && !isChatAnswer(answer)) return undefined;
  if (answer.kind !== "stream")
    return task.wireOf === undefined
      ? printChoices(parameters)
      : printItems(task.id === "messages", parameters);
  const reasons = showsReasoning(parameters);
  if (task.wireOf !== undefined && !reasons) return undefined;
  const print = reasons ? THOUGHTS.get(task.id) : undefined;
  return streamed(answer, check, print ?? printDeltas(reasons), reasons);
}

/** Statements for the data of an event. */
type PrintEvent = (data: Php) => Php;

/** Prints what a delta adds to the thoughts, or to the text after `$start`. */
const printThought = (thought: Php, text: Php): Php => php`
  echo ${thought} ?? '';
  if (!empty(${text})) {
      echo $start, ${text};
      $start = '';
  }
`;

const printDeltas =
  (reasons: boolean): PrintEvent =>
  (data) =>
    php`
    foreach (json_decode(${data}, true)['choices'] ?? throw new RuntimeException(${data}) as $choice) {
        ${
          reasons
            ? printThought(
                php`$choice['delta']['reasoning_content'] ?? $choice['delta']['reasoning']`,
                php`$choice['delta']['content']`,
              )
            : php`echo $choice['delta']['content'] ?? '';`
        }
    }
  `;

const parsed = (data: Php, isFailure: Php, statements: Php): Php => php`
  $json = json_decode(${data}, true, flags: JSON_THROW_ON_ERROR);
  if (${isFailure}) {
      throw new RuntimeException(${data});
  }
  ${statements}
`;

const THOUGHTS: ReadonlyMap<string, PrintEvent> = new Map<string, PrintEvent>([
  [
    "messages",
    (data) =>
      parsed(
        data,
        php`($json['type'] ?? 'error') === 'error'`,
        printThought(php`$json['delta']['thinking']`, php`$json['delta']['text']`),
      ),
  ],
  [
    "responses",
    (data) =>
      parsed(
        data,
        php`in_array($json['type'] ?? 'error', ['error', 'response.failed'])`,
        php`
          if (str_ends_with($json['type'], 'text.delta')) {
              echo $json['delta'];
          }
          if (preg_match('/reasoning.*text\.done$/', $json['type'])) {
              echo "\n\n";
          }
        `,
      ),
  ],
]);

/**
 * Statements that read a stream as it arrives.
 * @param check - Statements that fail if the request failed.
 * @param print - Statements for the data of an event.
 * @param reasons - Whether they need `$start`, which is between the thoughts and the text.
 */
export function streamed(
  { format }: Pick<TextStream, "format">,
  check: Php,
  print: PrintEvent,
  reasons = false,
): Php {
  const isSse = format === "sse";
  const line = isSse
    ? php`
      if (str_starts_with($line, 'data:')) {
          $event .= substr($line, 5);
      } elseif ($line === '' && str_contains($event, '{')) {
          ${print(php`$event`)}
          $event = '';
      }
    `
    : php`
      if (str_contains($line, '{')) {
          ${print(php`$line`)}
      }
    `;
  const kept = isSse ? php`&$response, &$event` : php`&$response`;
  return php`
    ${reasons ? php`$start = "\n\n"; // between the thoughts and the text` : php``}
    ${isSse ? php`$response = $event = '';` : php`$response = '';`}
    $read = function ($curl, $data) use (${reasons ? php`${kept}, &$start` : kept}) {
        $lines = explode("\n", $response . $data);
        $response = array_pop($lines);
        foreach (${isSse ? php`array_map('rtrim', $lines)` : php`$lines`} as $line) {
            ${line}
        }
        return strlen($data);
    };
    curl_setopt($curl, CURLOPT_WRITEFUNCTION, $read);
    curl_exec($curl);
    ${check}
    ${isSse ? LAST_EVENT : LAST_LINE}
  `;
}

const LAST_EVENT = php`$read($curl, "\n\n"); // the last event may lack its line ends`;
const LAST_LINE = php`$read($curl, "\n"); // the last line may lack its end`;
