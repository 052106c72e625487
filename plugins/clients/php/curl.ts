// PHP's cURL extension: prints the HTTP request, polls a job, and reads the response.
import type { JsonPath } from "hubsmith";
import { type Body, httpClient, type PostStep, syntaxOf } from "hubsmith/clients";
import { type Code, php, render, text } from "hubsmith/code";
import type { Text } from "hubsmith/language";
import { piecesOf } from "../../kit/clients/pieces.ts";

type Php = Code<"php">;

const { args, block } = piecesOf(php);

const at = (json: Php, step: string | number): Php => {
  if (typeof step === "number") return step === -1 ? php`end(${json})` : php`${json}[${step}]`;
  if (step === "function") return php`${json}->function`; // a keyword
  return php.isName(step) ? php`${json}->${php.name(step)}` : php`${json}->{${step}}`;
};

/** The value at a path, or an empty string. */
const valueAt = (json: Php, path: JsonPath): Php => php`${path.reduce(at, json)} ?? ''`;

const enclosed = (value: Php): Php => (/^\$\w+$/.test(render(value)) ? value : php`(${value})`);

const checkUnless = (isRefused: Php): Php => php`
  if (curl_errno($curl) || ${isRefused}) {
      throw new RuntimeException(curl_error($curl) ?: $response);
  }
`;

const CHECK = checkUnless(php`curl_getinfo($curl, CURLINFO_RESPONSE_CODE) >= 300`);

const CHECK_EVENTS = checkUnless(
  php`!str_contains(curl_getinfo($curl, CURLINFO_CONTENT_TYPE) ?: '', 'event-stream')`,
);

const SEND = php`
  $response = curl_exec($curl);
  ${CHECK}
`;

export default httpClient({
  id: "php/curl",
  label: "cURL extension",
  order: 1,
  tag: php,
  program: (statements, _reading, _hasJob, helpers) => php`
    <?php

    set_error_handler(fn ($code, $message) => throw new ErrorException($message));

    ${statements}

    ${helpers}
  `,
  helpers: {
    get: php`
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
    `,
  },
  syntax: syntaxOf(php, {
    post: (posting) => php`
      ${posting.sharesHeaders ? php`$headers = ${linesOf(posting.headers)};` : php``}
      $curl = curl_init(${posting.url});
      curl_setopt_array($curl, [
          CURLOPT_RETURNTRANSFER => true,
          CURLOPT_HTTPHEADER => ${headersOf(posting)},
          CURLOPT_POSTFIELDS => ${contentOf(posting.body)},
      ]);
      ${posting.streams ? php`` : SEND}
    `,
    json: php`json_decode($response, flags: JSON_THROW_ON_ERROR)`,
    text: php`$response`,
    bytes: php`$response`,
    at,
    either: (json, names, isLast) => {
      const members = names.map((name) => at(json, name));
      // Without `null`, a missing last member is a warning.
      return isLast
        ? php.join(members, " ?? ")
        : php`(${php.join([...members, php`null`], " ?? ")})`;
    },
    assign: (name, value) => php`${name} = ${value};`,
    path: (url) => php`substr(parse_url(${url}, PHP_URL_PATH), 1)`,
    concat: (parts) =>
      php.join(
        parts.map((part) => php`${part}`),
        " . ",
      ),
    get: (url, sendsHeaders) =>
      php`json_decode(get(${sendsHeaders ? php`${url}, $headers` : url}))`,
    length: (array) => php`count(${array})`,
    decode: (json) => php`json_decode(${json}, flags: JSON_THROW_ON_ERROR)`,
    encode: (value) => php`json_encode(${value}, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE)`,
    find: valueAt,
    list: (json, path) => (path.length === 0 ? json : php`${path.reduce(at, json)} ?? []`),
    has: (json, path, is) => {
      if (path.length === 0) return is ? php`${json} !== null` : php`${json} === null`;
      const isSet = php`isset(${path.reduce(at, json)})`;
      return is ? isSet : php`!${isSet}`;
    },
    isNoArray: (json) => php`!is_array(${json})`,
    hasItems: (json, is) =>
      is ? php`is_array(${json}) && ${json}` : php`!is_array(${json}) || !${json}`,
    isEmpty: (value, kind, is) => {
      if (kind === "list") return is ? php`!${value}` : value;
      const string = enclosed(value);
      return is ? php`${string} === ''` : php`${string} !== ''`;
    },
    isOneOf: (value, words) =>
      words.length === 1 ? php`(${value}) === ${words[0]!}` : php`in_array(${value}, ${words})`,
    chatText: php`
      $text = json_decode($response)->choices[0]->message->content ?? '';
      if ($text === '') {
          throw new RuntimeException($response);
      }
      echo $text;
    `,
    extend: (value, more) => php`${value} .= ${more};`,
    object: (members) =>
      php`[${args(...members.map(([name, value]) => php`${name} => ${value}`))}]`,
    when: (condition, body) => block(php`if (${condition})`, body),
    repeat: (condition, body) => block(php`while (${condition})`, body),
    each: (list, item, body) => block(php`foreach (${list} as ${item})`, body),
    times: (count, body) => block(php`for ($turn = 1; $turn <= ${count}; $turn++)`, body),
    sleep: (seconds) =>
      Number.isInteger(seconds) ? php`sleep(${seconds});` : php`usleep(${seconds * 1e6});`,
    exit: php`exit;`,
    fail: (value) => php`throw new RuntimeException(${value});`,
    print: (value) => php`echo ${value};`,
    write: (values) => php`echo ${args(...values)};`,
    isText: (bytes) => php`preg_match('//u', ${bytes})`,
    saveBytes: (bytes, file) => php`file_put_contents(${file}, ${bytes});`,
    base64: (value) => php`base64_decode(${value})`,
    download: (url) => php`get(${url})`,
    events: (format, print, shared) => php`
      ${format === "sse" ? php`$response = $data = '';` : php`$response = '';`}
      $read = function ($curl, $bytes) use (${args(php`&$response`, ...(format === "sse" ? [php`&$data`] : []), php`&${shared}`)}) {
          $lines = explode("\n", $response . $bytes);
          $response = array_pop($lines);
          ${format === "sse" ? eachEvent(print) : eachLine(print)}
          return strlen($bytes);
      };
      curl_setopt($curl, CURLOPT_WRITEFUNCTION, $read);
      curl_exec($curl);
      ${format === "sse" ? CHECK_EVENTS : CHECK}
      $read($curl, "\n\n"); // the last event may lack its line ends
    `,
    defineRun: (cases) => php`
      function run(string $name, object $arguments): string
      {
          ${cases}
          throw new RuntimeException('unknown function ' . $name);
      }
    `,
    returns: (value) => php`return ${value};`,
    append: (member, item) => php`$body[${member}][] = ${item};`,
    add: (item) => php`$results[] = ${item};`,
  }),
});

const eachEvent = (print: Php): Php => php`
  foreach (array_map('rtrim', $lines) as $line) {
      if (str_starts_with($line, 'data:')) {
          $data .= substr($line, 5);
      } elseif ($line === '') {
          if (str_contains($data, '{')) {
              ${print}
          }
          $data = '';
      }
  }
`;

const eachLine = (print: Php): Php => php`
  foreach ($lines as $data) {
      if (str_contains($data, '{')) {
          ${print}
      }
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
