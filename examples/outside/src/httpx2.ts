// HTTPX2: an HTTP client in Python, a language that hubsmith has.
import { type Body, type FormPart, httpClient } from "hubsmith/clients";
import { type Code, python } from "hubsmith/code";

const partOf = (part: FormPart): Code<"python"> =>
  "text" in part
    ? python`${part.name}: (None, ${part.text})`
    : python`${part.name}: (${part.fileName}, ${part.file}, ${part.file.type})`;

function contentOf(body: Body): Code<"python"> {
  if (body.kind === "json") return python`json=${body.json}`;
  if (body.kind === "file") return python`content=${body.file}`;
  return python`files={${python.join(body.parts.map(partOf), ", ")}}`;
}

const save = (bytes: Code<"python">, file: string): Code<"python"> =>
  python`${python.requires("pathlib", "Path")}Path(${file}).write_bytes(${bytes})`;

const failsIfText = (response: Code<"python">): Code<"python"> => python`
  if ${response}.content.lstrip()[:1] in b"{<":  # JSON or HTML
      raise RuntimeError(${response}.text)
`;

const FAILS_IF_ERROR = python`
  if response.json().get("error"):
      raise RuntimeError(response.text)
`;

// A job without a result failed.
const failsIfNull = (value: Code<"python">, job: Code<"python">): Code<"python"> => python`
  if ${value} is None:
      raise RuntimeError(${job})
`;

export default httpClient({
  id: "python/httpx2",
  label: "HTTPX2",
  order: 8,
  install: { pip: ["httpx2"] },
  tag: python,
  syntax: {
    post: ({ url, headers, body, savesBody, json }) => python`
      import httpx2

      client = httpx2.Client(timeout=None)
      headers = ${body.kind === "file" ? { ...headers, "Content-Type": body.type } : headers}
      response = client.post(${python.args([url, python`headers=headers`, contentOf(body)])})
      response.raise_for_status()
      ${savesBody ? failsIfText(python`response`) : python``}
      ${json === "object" ? FAILS_IF_ERROR : python``}
    `,
    json: python`response.json()`,
    either: (json, names, isLast) => {
      const gets = names.map((name) => python`${json}.get(${name})`);
      return isLast ? python.join(gets, " or ") : python`(${python.join(gets, " or ")})`;
    },
    path: (url) => python`${url}.split("/", 3)[3]`,
    get: (url, sendsHeaders) =>
      python`client.get(${url}${sendsHeaders ? python`, headers=headers` : python``}).json()`,
    loop: ({ state, waiting, interval, poll }) => python`
      ${python.requires("time")}
      while ${state} in ${waiting}:
          time.sleep(${interval})
          ${poll}
    `,
    requires: (value, path, json, isLater) =>
      isLater && path.length === 1
        ? failsIfNull(python`${value}.get(${path[0]!})`, json)
        : undefined,
    print: (value) => python`print(${value})`,
    printText: (value, member, print) => python`
      if isinstance(${value}, dict) and ${value}.get(${member}):
          text = client.get(${value}[${member}], follow_redirects=True)
          text.raise_for_status()
          ${value} = text.content.decode()
      ${print}
    `,
    save: (content, file) => {
      if (content.kind === "body") return save(python`response.content`, file);
      if (content.kind === "base64")
        return save(python`${python.requires("base64")}base64.b64decode(${content.value})`, file);
      return python`
        url = ${content.value}
        ${content.isList ? python`url = url[0] if isinstance(url, list) else url` : python``}
        file = client.get(url, follow_redirects=True)
        file.raise_for_status()
        ${failsIfText(python`file`)}
        ${save(python`file.content`, file)}
      `;
    },
  },
});
