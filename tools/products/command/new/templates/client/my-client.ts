// My Client: says how Mylang writes each step of an HTTP request.
import { type Body, type FormPart, httpClient } from "hubsmith/clients";
import type { Code } from "hubsmith/code";
import { mylang } from "./languages/language.ts";

// The steps are placeholders: replace each with Mylang code, and set the grammar in languages/language.ts.
export default httpClient({
  id: "mylang/my-client",
  label: "My Client",
  order: 90,
  tag: mylang,
  // The code around the statements, such as imports and a main function.
  program: (statements) => mylang`
    ${statements}
  `,
  syntax: {
    // Fails if the status is an error.
    post: ({ url, headers, body }) => mylang`
      headers = ${"type" in body ? { ...headers, "Content-Type": body.type } : headers}
      response = post(${url}, headers, ${contentOf(body)})
    `,
    json: mylang`parse(response)`,
    either: (json, names) => {
      const members = names.map((name) => mylang`${json}[${name}]`);
      return mylang`(${mylang.join(members, " || ")})`;
    },
    // Jobs: the program polls their URL.
    path: (url) => mylang`path(${url})`,
    get: (url, sendsHeaders) =>
      mylang`parse(get(${url}, ${sendsHeaders ? mylang`headers` : mylang`{}`}))`,
    loop: ({ state, waiting, interval, poll }) => mylang`
      while ${waiting}.include?(${state})
          sleep(${interval})
          ${poll}
      end
    `,
    requires: (json, path) => mylang`fail(${json}) if dig(${json}, ${path}).nil?`,
    print: (value) => mylang`print(${value})`,
    save: (content, file) => {
      if (content.kind === "body") return mylang`save(${file}, response)`;
      const { value } = content;
      if (content.kind === "base64") return mylang`save(${file}, decode(${value}))`;
      return mylang`save(${file}, download(${content.isList ? mylang`[*${value}].first` : value}))`;
    },
    // Fails if an event has an error, or if there was no text.
    stream: ({ format, path }) => mylang`
      for data in ${format === "sse" ? mylang`events(response)` : mylang`lines(response)`}
          event = parse(data)
          fail(data) if event["error"]
          print(dig(event, ${path}))
      end
      fail("The response has no text.") unless printed
    `,
  },
});

function contentOf(body: Body): Code<"mylang"> {
  if (body.kind === "json") return mylang`json(${body.json})`;
  if (body.kind === "file") return mylang`${body.file}`;
  return mylang`form([${mylang.join(body.parts.map(partOf), ", ")}])`;
}

const partOf = (part: FormPart): Code<"mylang"> =>
  "text" in part
    ? mylang`field(${part.name}, ${part.text})`
    : mylang`upload(${part.name}, ${part.file}, ${part.fileName}, ${part.file.type})`;
