// PHP code that prints the response to an HTTP request for a chat, in each wire format.
import { type Code, php, type ValueObject } from "hubsmith/code";
import type { TextStream } from "hubsmith/clients";
import type { ChatPart, ChatWire } from "../../../kit/clients/chat.ts";

type Php = Code<"php">;

const FAILS = php`throw new RuntimeException($response)`;
const CHOICE = php`$choice['message']['content']`;
const AS_JSON = php`json_encode($choice)`;

/** A statement that prints `$choice`: its text, or why it has none, such as a refusal or a filter. */
export const printChoice: Php = php`echo ${CHOICE} ?: ${AS_JSON};`;

interface Reading {
  /** Statements that fail if the response is an error. */
  readonly result: Php;
  /** An expression: all of it. */
  readonly all: Php;
  /** Statements before `text`, if not `result`. */
  readonly texts?: Php;
  readonly text: Php;
  /** An expression: why there is no text. */
  readonly reason: Php;
}

const READINGS: Readonly<Record<ChatWire, Reading>> = {
  chat: {
    result: php`$choice = json_decode($response, true)['choices'][0] ?? ${FAILS};`,
    all: php`json_encode($choice, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE)`,
    text: CHOICE,
    reason: AS_JSON,
  },
  messages: {
    result: php`
      $content = json_decode($response, true)['content'] ?? ${FAILS};
      $text = implode(array_column($content, 'text'));
    `,
    all: php`$response`,
    text: php`$text`,
    reason: php`$response`,
  },
  responses: {
    result: php`
      $result = json_decode($response, true);
      if (isset($result['error'])) {
          ${FAILS};
      }
    `,
    all: php`$response`,
    texts: php`
      $messages = array_filter($result['output'], fn ($item) => $item['type'] === 'message');
      $text = implode(array_column(array_merge(...array_column($messages, 'content')), 'text'));
    `,
    text: php`$text`,
    reason: php`$response`,
  },
};

/** Statements that print the text of a response, or why it has none. */
export function printText(wire: ChatWire, otherwise: Php = READINGS[wire].reason): Php {
  const { result, texts = php``, text } = READINGS[wire];
  return php`
    ${result}
    ${texts}
    echo ${text} ?: ${otherwise};
  `;
}

/** Statements that print a part of a complete response. */
export function printWhole(
  wire: ChatWire,
  part: ChatPart,
  { n = 1 }: ValueObject,
): Php | undefined {
  if (part === "message") return undefined;
  if (part === "all")
    return php`
      ${READINGS[wire].result}
      echo ${READINGS[wire].all};
    `;
  if (wire !== "chat" || n === 1) return printText(wire, part === "object" ? FAILS : undefined);
  return php`
    foreach (json_decode($response, true)['choices'] ?? ${FAILS} as $choice) {
        ${printChoice}
    }
  `;
}

/** Statements that print a stream: of a chat, or with thoughts. Undefined for others. */
export function printStream(
  wire: ChatWire,
  stream: TextStream,
  reasons: boolean,
  check: Php,
): Php | undefined {
  if (!reasons && wire !== "chat") return undefined;
  return streamed(stream, check, reasons ? THOUGHTS[wire] : PRINT_DELTAS, reasons);
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
  (print: Php): PrintEvent =>
  (data) =>
    php`
    foreach (json_decode(${data}, true)['choices'] ?? throw new RuntimeException(${data}) as $choice) {
        ${print}
    }
  `;

const PRINT_DELTAS = printDeltas(php`echo $choice['delta']['content'] ?? '';`);

const parsed =
  (isFailure: Php, statements: Php): PrintEvent =>
  (data) =>
    php`
    $json = json_decode(${data}, true, flags: JSON_THROW_ON_ERROR);
    if (${isFailure}) {
        throw new RuntimeException(${data});
    }
    ${statements}
  `;

const THOUGHTS: Readonly<Record<ChatWire, PrintEvent>> = {
  chat: printDeltas(
    printThought(
      php`$choice['delta']['reasoning_content'] ?? $choice['delta']['reasoning']`,
      php`$choice['delta']['content']`,
    ),
  ),
  messages: parsed(
    php`($json['type'] ?? 'error') === 'error'`,
    printThought(php`$json['delta']['thinking']`, php`$json['delta']['text']`),
  ),
  responses: parsed(
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
};

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
