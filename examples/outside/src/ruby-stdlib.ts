// Ruby's standard library: an HTTP client, which says how Ruby writes each step of a program.
import { type FormPart, httpClient, type PostStep } from "hubsmith/clients";
import type { Code } from "hubsmith/code";
import { ruby } from "./ruby.ts";

function contentOf({ body }: PostStep): Code<"ruby"> {
  if (body.kind === "json") return ruby`request.body = JSON.generate(${body.json})`;
  if (body.kind === "file") return ruby`request.body = ${body.file}`;
  const parts = ruby.join(body.parts.map(partOf), ", ");
  return ruby`request.set_form([${parts}], "multipart/form-data")`;
}

// Ruby quotes names in another way than browsers do.
const inQuotes = (name: string): string => name.replace(/["\r\n]/g, encodeURIComponent);

const partOf = (part: FormPart): Code<"ruby"> =>
  "text" in part
    ? ruby`[${inQuotes(part.name)}, ${part.text}]`
    : ruby`[${inQuotes(part.name)}, File.open(${part.file.path}), { filename: ${inQuotes(part.fileName)}, content_type: ${part.file.type} }]`;

export default httpClient({
  id: "ruby/stdlib",
  label: "standard library",
  order: 1,
  tag: ruby,
  program: (statements) => ruby`
    require "json"
    require "net/http"

    def send_request(request)
        uri = request.uri
        response = Net::HTTP.start(uri.host, uri.port, use_ssl: uri.scheme == "https") { |http| http.request(request) }
        abort response.body unless response.is_a?(Net::HTTPSuccess)
        response.body
    end

    def download(url)
        response = Net::HTTP.get_response(URI(url))
        return download(response["location"]) if response.is_a?(Net::HTTPRedirection)
        abort response.body unless response.is_a?(Net::HTTPSuccess)
        response.body
    end

    ${statements}
  `,
  syntax: {
    post: (posting) => ruby`
      headers = ${posting.headers}
      request = Net::HTTP::Post.new(URI(${posting.url}), headers)
      ${"type" in posting.body ? ruby`request.content_type = ${posting.body.type}` : ruby``}
      ${contentOf(posting)}
      response = send_request(request)
    `,
    json: ruby`JSON.parse(response)`,
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
      ruby`JSON.parse(send_request(Net::HTTP::Get.new(URI(${url}), ${sendsHeaders ? ruby`headers` : ruby`{}`})))`,
    loop: ({ state, waiting, interval, poll }) => ruby`
      while ${waiting}.include?(${state})
          sleep(${interval})
          ${poll}
      end
    `,
    print: (value, _isJson, job) => ruby`
      ${job === undefined ? ruby`` : ruby`abort JSON.generate(${job}) if ${value}.nil?`}
      puts(${value})
    `,
    printText: (value, member, print) => ruby`
      if ${value}.is_a?(Hash) && ${value}[${member}]
          puts(download(${value}[${member}]))
      else
          ${print}
      end
    `,
    save: (content, file) => {
      if (content.kind === "body")
        return ruby`
          abort response if response.start_with?("{")
          File.binwrite(${file}, response)
        `;
      const { value } = content;
      if (content.kind === "base64") return ruby`File.binwrite(${file}, ${value}.unpack1("m"))`;
      const url = content.isList ? ruby`[*${value}].first` : value;
      return ruby`File.binwrite(${file}, download(${url}))`;
    },
  },
});
