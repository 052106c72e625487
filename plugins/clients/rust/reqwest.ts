// reqwest: prints the HTTP request, polls a job, and reads the response.
import type { JsonPath } from "hubsmith";
import { type Body, httpClient, type PostStep, quoteName, syntaxOf } from "hubsmith/clients";
import { type Code, isEnv, render, rust } from "hubsmith/code";
import { isCode, isText, type Text, type TextPart } from "hubsmith/language";
import { piecesOf } from "../../kit/clients/pieces.ts";

type Rust = Code<"rust">;

const { block } = piecesOf(rust);

const needs = (module: string, ...names: readonly string[]): Rust =>
  rust.join(names.map((name) => rust.requires(module, name)));

const VALUE = rust`${needs("serde_json", "Value")}Value`;

const isName = (part: unknown): part is Rust => isCode(part) && /^\w+$/.test(render(part));

const at = (json: Rust, path: JsonPath): Rust =>
  path.reduce<Rust>((code, step) => rust`${code}[${step}]`, json);

/** The arguments of `format!`: names are in its string. */
function format(parts: readonly (Rust | string | Text)[]): Rust {
  const all = parts.flatMap((part): readonly (Rust | TextPart)[] =>
    isText(part) ? part.parts : [part],
  );
  const values = all.filter((part) => typeof part !== "string" && !isName(part));
  const text = all.map((part) => {
    if (typeof part === "string") return part.replace(/[{}]/g, "$&$&");
    return isName(part) ? `{${render(part)}}` : "{}";
  });
  return rust.join([rust`${text.join("")}`, ...values.map((value) => rust`${value}`)], ", ");
}

const ANSWER = rust`answer`;

const fail = (text: Rust): Rust => rust`return Err(${text}.into());`;

const println = (text: Rust): Rust => rust`println!(${format([text])});`;

const FAIL = rust`return Err(format!("{}: {}", response.status(), response.text()?).into());`;

const CHECK = block(rust`if !response.status().is_success()`, FAIL);

const CHECK_EVENTS = rust`
  let kind = response.headers().get("content-type");
  if !kind.is_some_and(|kind| kind.as_bytes().starts_with(b"text/event-stream")) {
      ${FAIL}
  }
`;

const syntax = syntaxOf(rust, {
  // By default, it waits for 30 seconds, and sends headers other than Authorization to any host.
  client: (followsRedirects) =>
    followsRedirects
      ? rust`
        ${needs("reqwest::blocking", "Client")}
        let client = Client::builder().timeout(None).build()?;
      `
      : rust`
        ${needs("reqwest::blocking", "Client")}
        let client = Client::builder()
            .timeout(None)
            .redirect(reqwest::redirect::Policy::none())
            .build()?;
      `,
  post: ({ url, headers, body, sharesHeaders, streams, savesBody }) => rust`
    ${body.kind === "form" ? formOf(body) : rust``}
    let ${sharesHeaders ? rust`request` : rust`response`} = client
        .post(${url})
        ${rust.join(Object.entries(headers).map(printHeader))}
        ${contentOf(body)}
        ${sharesHeaders ? rust`.build()?;` : rust`.send()?;`}
    ${sharesHeaders ? SHARE_HEADERS : rust``}
    ${streams === "sse" ? CHECK_EVENTS : CHECK}
    ${savesBody || streams ? rust`` : rust`let answer = response.text()?;`}
  `,
  json: rust`answer.parse::<${VALUE}>()?`,
  text: ANSWER,
  bytes: rust`response.bytes()?.to_vec()`,
  at: (json, step) => (step === -1 ? rust`items_of(&${json}).last().unwrap()` : at(json, [step])),
  either: (json, names) => rust`either(&${json}, &[${rust.join(names.map(rust.value), ", ")}])`,
  assign: (name, value, how) => {
    const isPlace = render(value).endsWith("]");
    if (how === "once")
      return isPlace ? rust`let ${name} = &${value};` : rust`let ${name} = ${value};`;
    const owned = isPlace ? rust`${value}.clone()` : value;
    return how === "first" ? rust`let mut ${name} = ${owned};` : rust`${name} = ${owned};`;
  },
  string: (value) => rust`string(&${value})?`,
  path: (url) => rust`${needs("reqwest", "Url")}Url::parse(&${url})?.path()[1..].to_string()`,
  concat: (parts) => (parts.length === 1 ? rust`${parts[0]!}` : rust`format!(${format(parts)})`),
  get: (url, sendsHeaders) =>
    sendsHeaders
      ? rust`fetch(client.get(&${url}).headers(headers.clone()))?.json::<${VALUE}>()?`
      : rust`serde_json::from_slice::<${VALUE}>(&download(&${url})?)?`,
  length: (array) => rust`serde_json::from_value::<Vec<${VALUE}>>(${array}.clone())?.len()`,
  decode: (text) => rust`${text}.parse::<${VALUE}>()?`,
  encode: (value) => rust`${value}.to_string()`,
  find: (json, path) => rust`text_of(&${at(json, path)})`,
  list: (json, path) => rust`items_of(&${at(json, path)})`,
  has: (json, path, is) => rust`${is ? rust`!` : rust``}${at(json, path)}.is_null()`,
  isNoArray: (json) => rust`!${json}.is_array()`,
  hasItems: (json, is) => rust`${is ? rust`!` : rust``}items_of(&${json}).is_empty()`,
  isEmpty: (value, _kind, is) => rust`${is ? rust`` : rust`!`}${value}.is_empty()`,
  isOneOf: (text, words) =>
    words.length === 1
      ? rust`${text} == ${words[0]!}`
      : rust`matches!(${text}.as_str(), ${rust.join(words.map(rust.value), " | ")})`,
  chatText: rust`
    let result = answer.parse::<${VALUE}>()?;
    let text = result["choices"][0]["message"]["content"].as_str();
    println!("{}", text.filter(|text| !text.is_empty()).ok_or(answer)?);
  `,
  empty: (kind) => (kind === "text" ? rust`String::new()` : rust`Vec::new()`),
  extend: (text, more) => rust`${text} += &${more};`,
  object: (members) => {
    const printed = members.map(([name, value]) => rust`${name}: ${value}`);
    const flat = rust.join(printed, ", ");
    return render(flat).length <= 70
      ? rust`${needs("serde_json", "json")}json!({ ${flat} })`
      : rust`
        ${needs("serde_json", "json")}
        json!({
            ${rust.join(printed, ",\n")},
        })
      `;
  },
  when: (condition, body) => block(rust`if ${condition}`, body),
  repeat: (condition, body) => block(rust`while ${condition}`, body),
  each: (list, item, body) => block(rust`for ${item} in ${list}`, body),
  times: (count, body) => block(rust`for _ in 0..${count}`, body),
  sleep: (seconds) =>
    rust`${rust.requires("std::thread")}${rust.requires("std::time::Duration")}thread::sleep(Duration::${Number.isInteger(seconds) ? rust`from_secs(${seconds})` : rust`from_millis(${seconds * 1000})`});`,
  exit: rust`return Ok(());`,
  fail,
  print: println,
  write: (texts) => rust`print!(${format(texts)});`,
  isText: (bytes) => rust`${rust.requires("std::str")}str::from_utf8(&${bytes}).is_ok()`,
  saveBytes: (bytes, file) => rust`${rust.requires("std::fs")}fs::write(${file}, ${bytes})?;`,
  base64: (text) => rust`${rust.requires("base64::prelude::*")}BASE64_STANDARD.decode(${text})?`,
  download: (url) => rust`download(&${url})?`,
  utf8: (bytes) => rust`String::from_utf8(${bytes})?`,
  events: (kind, print) => (kind === "sse" ? readEvents(print) : readLines(print)),
  defineRun: (cases) => rust`
    ${needs("serde_json", "Value")}
    fn run(name: &str, ${render(cases).includes("arguments[") ? rust`arguments` : rust`_arguments`}: &Value) -> Result<String, Box<dyn Error>> {
        ${cases}
        Err(format!("unknown function {name}").into())
    }
  `,
  returns: (text) => rust`return Ok(${text}.into());`,
  run: (name, given) => rust`run(&${name}, &${given})?`,
  append: (member, item) => rust`push(&mut body[${member}], ${item});`,
  copy: (json) => rust`${json}.to_owned()`,
  add: (item) => rust`results.push(${item});`,
});

export default httpClient({
  id: "rust/reqwest",
  label: "reqwest",
  order: 1,
  install: {
    cargo: [
      { name: "reqwest", flags: ["--features", "blocking,json"] },
      { name: "reqwest", flags: ["--features", "multipart"], ifProgramHas: "multipart::" },
      { name: "serde_json", ifProgramHas: "serde_json" },
      { name: "base64", ifProgramHas: "base64" },
    ],
  },
  tag: rust,
  program: (statements, _reading, _hasJob, helpers) => rust`
    ${rust.requires("std::error::Error")}
    fn main() -> Result<(), Box<dyn Error>> {
        ${statements}
        ${/\nreturn .*$/.test(render(statements)) ? rust`` : rust`Ok(())`}
    }

    ${helpers}
  `,
  helpers: {
    download: rust`
      ${needs("reqwest::blocking", "Client")}
      fn download(url: &str) -> Result<Vec<u8>, Box<dyn Error>> {
          let client = Client::builder().timeout(None).build()?;
          Ok(fetch(client.get(url))?.bytes()?.to_vec())
      }
    `,
    fetch: rust`
      ${needs("reqwest::blocking", "RequestBuilder", "Response")}
      fn fetch(request: RequestBuilder) -> Result<Response, Box<dyn Error>> {
          let response = request.send()?;
          ${CHECK}
          Ok(response)
      }
    `,
    string: rust`
      fn string(json: &${VALUE}) -> Result<String, Box<dyn Error>> {
          let text = json.as_str().ok_or_else(|| format!("no string: {json}"))?;
          Ok(text.to_string())
      }
    `,
    text_of: rust`
      fn text_of(json: &${VALUE}) -> String {
          json.as_str().unwrap_or_default().to_string()
      }
    `,
    items_of: rust`
      fn items_of(json: &${VALUE}) -> &[Value] {
          json.as_array().map(Vec::as_slice).unwrap_or_default()
      }
    `,
    either: rust`
      fn either(json: &${VALUE}, names: &[&str]) -> Value {
          let mut values = names.iter().map(|name| json[*name].clone());
          values.find(|value| !value.is_null()).unwrap_or_default()
      }
    `,
    push: rust`
      fn push(array: &mut ${VALUE}, item: Value) {
          array.as_array_mut().unwrap().push(item);
      }
    `,
  },
  syntax: {
    ...syntax,
    print: (value, isJson) => {
      const isString = value === ANSWER || render(value).endsWith(".len()");
      return println(isJson || isString ? value : rust`string(&${value})?`);
    },
  },
});

const SHARE_HEADERS = rust`
  let headers = request.headers().clone();
  let response = client.execute(request)?;
`;

const readEvents = (print: Rust): Rust => rust`
  ${needs("std::io", "BufRead", "BufReader", "Write", "stdout")}
  let mut data = String::new();
  // The last event may lack its line ends.
  for line in BufReader::new(response).lines().chain([Ok(String::new())]) {
      let line = line?;
      if let Some(text) = line.strip_prefix("data:") {
          data += text;
      } else if line.is_empty() {
          if data.contains('{') {
              ${print}
              stdout().flush()?;
          }
          data.clear();
      }
  }
`;

const readLines = (print: Rust): Rust => rust`
  ${needs("std::io", "BufRead", "BufReader", "Write", "stdout")}
  for line in BufReader::new(response).lines() {
      let data = line?;
      if data.contains('{') {
          ${print}
          stdout().flush()?;
      }
  }
`;

function printHeader([name, value]: readonly [string, PostStep["headers"][string]]): Rust {
  const [start, key, ...rest] = isText(value) ? value.parts : [];
  return name === "Authorization" && start === "Bearer " && isEnv(key) && rest.length === 0
    ? rust`.bearer_auth(${key})`
    : rust`.header(${name}, ${value})`;
}

function contentOf(body: Body): Rust {
  if (body.kind === "form") return rust`.multipart(form)`;
  if (body.kind === "json")
    return body.isAssigned ? rust`.json(&body)` : rust`.json(&${body.json})`;
  return rust`
    .header("Content-Type", ${body.type})
    .body(${body.file})
  `;
}

function formOf({ parts }: Extract<Body, { readonly kind: "form" }>): Rust {
  const printed = parts.map((part) =>
    "text" in part
      ? rust`.text(${part.name}, ${part.text})`
      : rust`
        .part(
            ${part.name},
            multipart::Part::bytes(${part.file})
                .file_name(${quoteName(part.fileName).slice(1, -1)})
                .mime_str(${part.file.type})?,
        )
      `,
  );
  return rust`
    ${needs("reqwest::blocking", "multipart")}
    let form = multipart::Form::new()
        ${rust.join(printed)};
  `;
}
