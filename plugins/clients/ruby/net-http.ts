// Net::HTTP: prints the HTTP request, polls a job, and reads the response.
import type { JsonPath } from "hubsmith";
import { type Body, httpClient, type PostStep, quoteName, syntaxOf } from "hubsmith/clients";
import { type Code, render, ruby } from "hubsmith/code";
import { piecesOf } from "../../kit/clients/pieces.ts";

type Ruby = Code<"ruby">;

const { args } = piecesOf(ruby);

const block = (head: Ruby, body: Ruby): Ruby => ruby`
  ${head}
      ${body}
  end
`;

/** A single statement is before its condition. */
function when(condition: Ruby, body: Ruby): Ruby {
  const isShort = !/\n| if /.test(render(body)) && render(condition).length < 80;
  return isShort ? ruby`${body} if ${condition}` : block(ruby`if ${condition}`, body);
}

const dig = (json: Ruby, path: JsonPath): Ruby => {
  const [name, ...others] = path.map(ruby.value);
  if (name === undefined) return json;
  return others.length === 0 ? ruby`${json}[${name}]` : ruby`${json}.dig(${args(name, ...others)})`;
};

const connect = (isTls: boolean): Ruby => ruby`
  http = Net::HTTP.new(uri.host, uri.port)
  ${isTls ? ruby`http.use_ssl = true` : ruby``}
  http.read_timeout = 600
`;

const CHECK = ruby`abort "#{response.code} #{response.body}" unless response.is_a?(Net::HTTPSuccess)`;

const send = (isTls: boolean): Ruby => ruby`
  options = { ${isTls ? ruby`use_ssl: true, ` : ruby``}read_timeout: 600 }
  response = Net::HTTP.start(uri.host, uri.port, options) { |http| http.request(request) }
  ${CHECK}
`;

const isTls = (url: PostStep["url"]): boolean => {
  const [start] = typeof url === "string" ? [url] : url.parts;
  return typeof start !== "string" || /^https:/i.test(start);
};

const download = (url: Ruby): Ruby => ruby`${ruby.requires("open-uri")}URI(${url}).read`;

const syntax = syntaxOf(ruby, {
  post: ({ url, headers, sharesHeaders, body, streams }) => ruby`
    ${sharesHeaders ? ruby`headers = ${headers}` : ruby``}
    uri = URI(${url})
    request = Net::HTTP::Post.new(${args(ruby`uri`, ...headersOf(headers, sharesHeaders))})
    ${contentOf(body)}
    ${streams ? connect(isTls(url)) : send(isTls(url))}
  `,
  json: ruby`JSON.parse(response.body)`,
  text: ruby`response.body`,
  bytes: ruby`response.body`,
  inlinesJson: true,
  at: (json, step) => ruby`${json}.fetch(${step})`,
  either: (json, names, isLast) => {
    const expression = ruby.join(
      names.map((name) => ruby`${json}[${name}]`),
      " || ",
    );
    return isLast ? expression : ruby`(${expression})`;
  },
  path: (url) => ruby`URI(${url}).path[1..]`,
  get: (url, sendsHeaders) =>
    ruby`JSON.parse(${sendsHeaders ? ruby`get(${url}, headers)` : ruby`get(${url})`})`,
  length: (array) => ruby`${array}.length`,
  decode: (text) => ruby`JSON.parse(${text})`,
  encode: (value) => ruby`${value}.to_json`,
  find: (json, path) =>
    path.some((step) => typeof step === "number")
      ? ruby`find(${args(json, ...path.map(ruby.value))}).to_s`
      : ruby`${dig(json, path)}.to_s`,
  list: (json, path) => (path.length === 0 ? json : ruby`${dig(json, path)}.to_a`),
  has: (json, path, is) => (is ? dig(json, path) : ruby`${dig(json, path)}.nil?`),
  isNoArray: (json) => ruby`!${json}.is_a?(Array)`,
  hasItems: (json, is) =>
    is ? ruby`${json}.is_a?(Array) && ${json}.any?` : ruby`!${json}.is_a?(Array) || ${json}.empty?`,
  isEmpty: (value, kind, is) => {
    if (is) return ruby`${value}.empty?`;
    return kind === "list" ? ruby`${value}.any?` : ruby`${value} != ""`;
  },
  isOneOf: (text, words) =>
    words.length === 1 ? ruby`${text} == ${words[0]!}` : ruby`${words}.include?(${text})`,
  chatText: ruby`
    text = JSON.parse(response.body).dig("choices", 0, "message", "content").to_s
    abort response.body if text.empty?
    puts text
  `,
  object: (members) =>
    ruby`{ ${args(...members.map(([name, value]) => ruby`${ruby.name(name)}: ${value}`))} }`,
  when,
  repeat: (condition, body) => block(ruby`while ${condition}`, body),
  each: (list, item, body) => block(ruby`${list}.each do |${item}|`, body),
  times: (count, body) => block(ruby`1.upto(${count}) do`, body),
  sleep: (seconds) => ruby`sleep ${seconds}`,
  exit: ruby`exit`,
  fail: (text) => ruby`abort ${text}`,
  print: (text) => ruby`puts ${text}`,
  write: (texts) => ruby`print ${args(...texts)}`,
  isText: (bytes) => ruby`${bytes}.force_encoding("UTF-8").valid_encoding?`,
  saveBytes: (bytes, file) => ruby`File.binwrite(${file}, ${bytes})`,
  base64: (text) => ruby`${text}.unpack1("m0")`,
  download,
  events: (format, print) => ruby`
    ${format === "sse" ? ruby`data = ""` : ruby``}
    rest = ""
    $stdout.sync = true
    http.request(request) do |response|
        abort "#{response.code} #{response.read_body}" unless ${format === "sse" ? ruby`response.content_type == "text/event-stream"` : ruby`response.is_a?(Net::HTTPSuccess)`}

        # The last event may lack its line ends.
        (response.to_enum(:read_body) + ["\n\n"]).each do |bytes|
            *lines, rest = "#{rest}#{bytes}".split("\n", -1)
            ${eachData(format === "sse", print)}
        end
    end
  `,
  defineRun: (cases) => ruby`
    def run(name, arguments)
        ${cases}
        abort "unknown function #{name}"
    end
  `,
  append: (member, item) => ruby`body[:${ruby.name(member)}] << ${item}`,
  add: (item) => ruby`results << ${item}`,
});

export default httpClient({
  id: "ruby/net-http",
  label: "Net::HTTP",
  order: 1,
  tag: ruby,
  program: (statements, _reading, _hasJob, helpers) => ruby`
    ${ruby.requires("json")}${ruby.requires("net/http")}
    ${helpers}

    ${statements}
  `,
  helpers: {
    get: ruby`
      def get(url, headers = {})
          response = Net::HTTP.get_response(URI(url), headers)
          ${CHECK}
          response.body
      end
    `,
    find: ruby`
      def find(json, *path)
          path.reduce(json) { |value, step| value[step] if value.is_a?(step.is_a?(Integer) ? Array : Hash) }
      end
    `,
  },
  syntax: {
    ...syntax,
    // A string has members in Ruby, too.
    printText: (value, member, print, texts) =>
      ruby.join([
        ...texts.map((name) =>
          when(ruby`${value}.is_a?(Hash) && ${value}[${name}]`, ruby`${value} = ${value}[${name}]`),
        ),
        ruby`
          if ${value}.is_a?(Hash) && ${value}[${member}]
              puts ${download(ruby`${value}[${member}]`)}
          else
              ${print}
          end
        `,
      ]),
  },
});

const eachData = (isSse: boolean, print: Ruby): Ruby => ruby`
  lines.each do |${isSse ? ruby`line` : ruby`data`}|
      ${isSse ? ruby`data += line.delete_prefix("data:") if line.start_with?("data:")` : ruby``}
      ${isSse ? ruby`next unless line.strip.empty?` : ruby``}

      if data.include?("{")
          ${print}
      end
      ${isSse ? ruby`data = ""` : ruby``}
  end
`;

const headersOf = (headers: PostStep["headers"], areShared: boolean): readonly Ruby[] => {
  if (areShared) return [ruby`headers`];
  return Object.keys(headers).length > 0 ? [ruby`${headers}`] : [];
};

function contentOf(body: Body): Ruby {
  if (body.kind === "form") {
    const parts = body.parts.map((part) =>
      "text" in part
        ? ruby`[${inForm(part.name)}, ${part.text}],`
        : ruby`[${inForm(part.name)}, File.open(${part.file.path}, "rb"), { filename: ${inForm(part.fileName)}, content_type: ${part.file.type} }],`,
    );
    return ruby`
      form = [
          ${ruby.join(parts)}
      ]
      request.set_form(form, "multipart/form-data")
    `;
  }
  return ruby`
    request.content_type = ${body.type}
    request.body = ${body.kind === "file" ? ruby`${body.file}` : ruby`${body.isAssigned ? ruby`body` : body.json}.to_json`}
  `;
}

// Net::HTTP quotes a name with backslashes, and browsers with percent signs.
const inForm = (name: string): string => quoteName(name).slice(1, -1);
