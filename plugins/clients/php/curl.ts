// PHP's cURL extension: prints the HTTP request, polls a job, and reads the response.
import {
  type Body,
  httpClient,
  type PostStep,
  type TextStream,
  type ToolFunction,
} from "hubsmith/clients";
import { type Code, php, text } from "hubsmith/code";
import type { Text } from "hubsmith/language";
import { chatPrinter } from "../../kit/clients/chat.ts";
import { printChoice, printStream, printText, printWhole, streamed } from "./curl/chat.ts";

type Php = Code<"php">;

const CHECK = php`
  if (curl_errno($curl) || curl_getinfo($curl, CURLINFO_RESPONSE_CODE) >= 300) {
      throw new RuntimeException(curl_error($curl) ?: $response);
  }
`;

const FAILS_IF_TEXT = php`
  if (preg_match('/json|html/', curl_getinfo($curl, CURLINFO_CONTENT_TYPE))) {
      throw new RuntimeException($response);
  }
`;

export default httpClient({
  id: "php/curl",
  label: "cURL extension",
  order: 1,
  tag: php,
  program: (statements, reading, hasJob) => php`
    <?php

    set_error_handler(fn ($code, $message) => throw new ErrorException($message));

    ${statements}

    ${hasJob || reading.kind === "save URL" || "textUrl" in reading ? GET : php``}
  `,
  syntax: {
    post: (posting) => php`
      ${posting.sharesHeaders ? php`$headers = ${linesOf(posting.headers)};` : php``}
      $curl = curl_init(${posting.url});
      curl_setopt_array($curl, [
          CURLOPT_RETURNTRANSFER => true,
          CURLOPT_HTTPHEADER => ${headersOf(posting)},
          CURLOPT_POSTFIELDS => ${contentOf(posting.body)},
      ]);
      ${posting.streams ? php`` : SEND}
      ${posting.savesBody ? FAILS_IF_TEXT : php``}
    `,
    json: php`json_decode($response, true)`,
    text: php`$response`,
    at: (json, step) => (step === -1 ? php`end(${json})` : php`${json}[${step}]`),
    either: (json, names, isLast) => {
      const expression = php.join(
        names.map((name) => php`${json}[${name}]`),
        " ?? ",
      );
      return isLast ? expression : php`(${expression})`;
    },
    assign: (name, value) => php`${name} = ${value};`,
    path: (url) => php`substr(parse_url(${url}, PHP_URL_PATH), 1)`,
    concat: (parts) =>
      php.join(
        parts.map((part) => php`${part}`),
        " . ",
      ),
    get: (url, sendsHeaders) =>
      php`json_decode(get(${sendsHeaders ? php`${url}, $headers` : url}), true)`,
    loop: ({ state, waiting, interval, poll }) => php`
      while (in_array(${state}, ${waiting})) {
          ${Number.isInteger(interval) ? php`sleep(${interval});` : php`usleep(${interval * 1e6});`}
          ${poll}
      }
    `,
    each: (list, item, body) => php`
      foreach (${list} as ${item}) {
          ${body}
      }
    `,
    allowsMissing: true,
    print: (value, isJson, job) => php`
      ${job === undefined ? php`` : failsIfNull(value, job)}
      echo ${isJson ? php`json_encode(${value}, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE)` : value};
    `,
    length: (array) => php`count(${array})`,
    printText: (value, member, print, texts) => php`
      ${texts.length > 0 ? php`${value} = ${php.join([...texts.map((name) => php`${value}[${name}]`), value], " ?? ")};` : php``}
      if (isset(${value}[${member}])) {
          echo get(${value}[${member}]);
      } else {
          ${print}
      }
    `,
    unwrap: (value, { member, isVector }) => php`
      while (is_array(${value}[0] ?? null)) {
          ${value} = ${value}[0];
      }
      ${member === undefined && !isVector ? php`` : failsIfUnset(value, member ?? 0)}
    `,
    save: (content, file) => {
      if (content.kind === "body") return php`file_put_contents(${file}, $response);`;
      const { value } = content;
      if (content.kind === "base64")
        return php`file_put_contents(${file}, base64_decode(${value}));`;
      const url = content.isList ? php`((array) ${value})[0]` : value;
      return php`file_put_contents(${file}, get(${url}));`;
    },
    chat: chatPrinter({
      whole: printWhole,
      stream: (wire, stream, reasons) => printStream(wire, stream, reasons, CHECK),
    }),
    chatTools: ({ functions, body, post }) => php`
      ${php.join(functions.map(defined), "\n\n")}

      $body = ${body};
      ${loop(php`
        ${post}
        $choice = json_decode($response, true)['choices'][0] ?? throw new RuntimeException($response);
        $body['messages'][] = $choice['message'];
        if (empty($choice['message']['tool_calls'])) {
            break;
        }
        foreach ($choice['message']['tool_calls'] as $call) {
            $arguments = ${decoded(php`$call['function']['arguments']`)};
            $result = ${called(functions, php`$call['function']['name']`)};
            $body['messages'][] = ['role' => 'tool', 'tool_call_id' => $call['id'], 'content' => $result];
        }
      `)}

      ${printChoice}
    `,
    itemTools: ({ functions, body, post, calls }) => {
      const { result, inMessages = false } = calls;
      const append = (role: string, list: Php): Php =>
        inMessages
          ? php`$body[${calls.history}][] = ['role' => ${role}, 'content' => ${list}];`
          : php`array_push($body[${calls.history}], ...${list});`;
      const given = php`$call->${php.name(calls.arguments)}`;
      return php`
        ${php.join(functions.map(defined), "\n\n")}

        $body = ${body};
        ${loop(php`
          ${post}
          $answer = json_decode($response);
          if (${inMessages ? php`isset($answer->error) || $answer->stop_reason === 'max_tokens'` : php`isset($answer->error)`}) {
              throw new RuntimeException($response);
          }
          $items = $answer->${php.name(calls.items)};
          ${append("assistant", php`$items`)}
          $results = [];
          foreach ($items as $call) {
              if ($call->type !== ${calls.type}) {
                  continue;
              }
              $arguments = ${inMessages ? php`(array) ${given}` : decoded(given)};
              $results[] = ['type' => ${result.type}, ${result.id} => $call->${php.name(calls.id)}, ${result.content} => ${called(functions, php`$call->name`)}];
          }
          if (!$results) {
              break;
          }
          ${append("user", php`$results`)}
        `)}

        ${printText(inMessages ? "messages" : "responses")}
      `;
    },
    stream: (stream) => streamed(stream, CHECK, (data) => printEvent(data, stream)),
  },
});

// Each turn costs money.
const loop = (turn: Php): Php => php`
  for ($turn = 1;; $turn++) {
      if ($turn > 10) {
          throw new RuntimeException('no answer after 10 turns');
      }
      ${turn}
  }
`;

const decoded = (text: Php): Php => php`json_decode(${text}, true, flags: JSON_THROW_ON_ERROR)`;

const defined = ({ name, parameters, result }: ToolFunction): Php => {
  const variables = parameters.map((parameter) => php`${php.variable(parameter.name)} = null`);
  const needed = parameters.filter(({ isRequired }) => isRequired);
  return php`
    ${php.variable(name)} = function (${php.join(variables, ", ")}) {
        ${php.join(needed.map((parameter) => failsWithout(name, parameter.name)))}
        return ${result};
    };
  `;
};

const failsWithout = (name: string, parameter: string): Php =>
  php`${php.variable(parameter)} ?? throw new InvalidArgumentException(${`${name} needs ${parameter}`});`;

// The model's name of a function is not called as it is: PHP would run any function. Closures, since PHP has a function
// for many names, such as `time`.
function called(functions: readonly ToolFunction[], name: Php): Php {
  const cases = functions.map(
    (one) => php`${one.name} => ${php.variable(one.name)}(...$arguments)`,
  );
  const fails = php`default => throw new RuntimeException('no function ' . ${name})`;
  return php`match (${name}) { ${php.join([...cases, fails], ", ")} }`;
}

function printEvent(data: Php, stream: TextStream): Php {
  const { type, failures = [] } = stream;
  const print = php`echo ${stream.path.reduce(at, php`$json`)} ?? '';`;
  const isFailure =
    type === undefined
      ? php`isset($json['error'])`
      : php`in_array($json['type'] ?? 'error', ${failures})`;
  return php`
    $json = json_decode(${data}, true, flags: JSON_THROW_ON_ERROR);
    if (${isFailure}) {
        throw new RuntimeException(${data});
    }
    ${
      type === undefined
        ? print
        : php`
          if ($json['type'] === ${type}) {
              ${print}
          }
        `
    }
  `;
}

const at = (json: Php, step: string | number): Php => php`${json}[${step}]`;

const SEND = php`
  $response = curl_exec($curl);
  ${CHECK}
`;

const GET = php`
  function get(string $url, array $headers = []): string
  {
      $curl = curl_init($url);
      curl_setopt_array($curl, [
          CURLOPT_RETURNTRANSFER => true,
          CURLOPT_FOLLOWLOCATION => !$headers,
          CURLOPT_HTTPHEADER => $headers,
      ]);
      ${SEND}
      return $response;
  }
`;

const linesOf = (headers: PostStep["headers"]): readonly Text[] =>
  Object.entries(headers).map(([name, value]) => text(`${name}: `, value));

function headersOf({ body, headers, sharesHeaders }: PostStep): Php {
  const type = body.kind === "form" ? [] : [`Content-Type: ${body.type}`];
  if (!sharesHeaders) return php`${[...linesOf(headers), ...type]}`;
  return type.length === 0 ? php`$headers` : php`[...$headers, ${type[0]!}]`;
}

function contentOf(body: Body): Php {
  if (body.kind === "json") return php`json_encode(${body.isAssigned ? php`$body` : body.json})`;
  if (body.kind === "file") return php`${body.file}`;
  const parts = body.parts.map((part) =>
    "text" in part
      ? php`${part.name} => ${part.text},`
      : php`${part.name} => new CURLFile(${part.file.path}, ${part.file.type}, ${part.fileName}),`,
  );
  return php`
    [
        ${php.join(parts)}
    ]
  `;
}

const failsIfUnset = (value: Php, step: string | number): Php => php`
  if (!isset(${value}[${step}])) {
      throw new RuntimeException($response);
  }
`;

// A job without a result failed.
const failsIfNull = (value: Php, job: Php): Php => php`
  if (${value} === null) {
      throw new RuntimeException(json_encode(${job}));
  }
`;
