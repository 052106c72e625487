// net/http: an HTTP client in Go, which says how Go writes each part of a program.
import {
  type PollUrl,
  type Body,
  httpClient,
  type FormPart,
  type ValuePath,
} from "hubsmith/clients";
import { type Code } from "hubsmith/code";
import { type Env, isText, type Text } from "hubsmith/code/language";
import { go } from "./go.ts";

type Go = Code<"go">;

export default httpClient({
  id: "go/net-http",
  label: "net/http",
  order: 1,
  tag: go,
  program: (statements, _reading, hasJob) => go`
    package main

    ${needs("io", "log", "net/http")}

    func main() {
        ${statements}
    }

    func must[T any](value T, err error) T {
        if err != nil {
            log.Fatal(err)
        }
        return value
    }

    func send(request *http.Request) *http.Response {
        response := must(http.DefaultClient.Do(request))
        if response.StatusCode >= 300 {
            log.Fatalf("%s: %s", response.Status, must(io.ReadAll(response.Body)))
        }
        return response
    }

    ${hasJob ? GET : go``}
  `,
  syntax: {
    post: ({ url, headers, body }) => go`
      ${bodyOf(body)}
      request := must(http.NewRequest("POST", ${argument(url)}, ${body.is === "form" ? go`&body` : go`${go.requires("bytes")}bytes.NewReader(body)`}))
      ${go.join(Object.entries(headers).map(([name, value]) => go`request.Header.Set(${name}, ${argument(value)})`))}
      request.Header.Set("Content-Type", ${body.is === "form" ? go`form.FormDataContentType()` : body.type})
      response := send(request)
    `,
    poll: ({ state, waiting, pollFirst, status, result, interval }, hasHeaders) => {
      const get = (url: Go, { carriesToken }: PollUrl): Go =>
        go`get(${url}, ${hasHeaders && carriesToken ? go`request.Header` : go`nil`})`;
      const poll = go`job = ${get(go`statusURL`, status)}`;
      const now = at(go`job`, state);
      const [only] = waiting;
      return go`
        ${go.requires("time")}
        ${decode(go`job`, state)}
        statusURL := ${urlOf(status)}
        ${result === undefined ? go`` : go`resultURL := ${urlOf(result)}`}
        ${pollFirst === true ? poll : go``}
        for ${waiting.length === 1 ? go`${now} == ${only!}` : go`${go.requires("slices")}slices.Contains(${waiting}, ${now})`} {
            time.Sleep(${interval} * time.Second)
            ${poll}
        }
        ${result === undefined ? go`` : go`result := ${get(go`resultURL`, result)}`}
      `;
    },
    read: (reading, from) => {
      if (reading.kind === "stream") return stream(reading.hasTools);
      if (reading.kind === "save body") return save(go`response.Body`, reading.file);
      const isWhole = from === "response" && reading.at.length === 0;
      const before = from === "response" && !isWhole ? decode(go`result`, reading.at) : go``;
      const json = from === "response" ? go`result` : go.name(from);
      const value = isWhole ? go`string(must(io.ReadAll(response.Body)))` : at(json, reading.at);
      if (reading.kind === "print")
        return go`
          ${before}
          ${go.requires("fmt")}fmt.Println(${value})
        `;
      if (reading.kind === "save base64")
        return go`
          ${needs("encoding/base64", "strings")}
          ${before}
          encoded := ${value}.(string)
          ${save(go`base64.NewDecoder(base64.StdEncoding, strings.NewReader(encoded))`, reading.file)}
        `;
      return go`
        ${before}
        fileURL := ${value}
        ${reading.isList ? FIRST : go``}
        download := send(must(http.NewRequest("GET", fileURL.(string), nil)))
        ${save(go`download.Body`, reading.file)}
      `;
    },
  },
});

const stream = (hasTools: boolean): Go => go`
  ${needs("bufio", "encoding/json", "fmt", "strings")}
  lines := bufio.NewScanner(response.Body)
  for lines.Scan() {
      data, isEvent := strings.CutPrefix(lines.Text(), "data: {")
      if !isEvent {
          continue
      }
      var event struct {
          Error   any
          Choices []struct {
              Delta ${hasTools ? go`json.RawMessage` : go`struct{ Content string }`}
          }
      }
      if err := json.Unmarshal([]byte("{"+data), &event); err != nil || event.Error != nil {
          log.Fatal(data)
      }
      for _, choice := range event.Choices {
          ${hasTools ? go`fmt.Println(string(choice.Delta))` : go`fmt.Print(choice.Delta.Content)`}
      }
  }
  if err := lines.Err(); err != nil {
      log.Fatal(err)
  }
`;

const FIRST = go`
  if urls, isList := fileURL.([]any); isList {
      fileURL = urls[0]
  }
`;

const GET = go`
  func get(url string, header http.Header) (result map[string]any) {
      request := must(http.NewRequest("GET", url, nil))
      request.Header = header
      if err := json.NewDecoder(send(request).Body).Decode(&result); err != nil {
          log.Fatal(err)
      }
      return result
  }
`;

const needs = (...modules: readonly string[]): Go =>
  go.join(modules.map((module) => go.requires(module)));

const partsOf = (value: string | Env | Text): readonly Go[] =>
  isText(value) ? value.parts.map((part) => go.value(part)) : [go.value(value)];

// gofmt writes an operator without blanks among several arguments.
const argument = (value: string | Env | Text): Go => go.join(partsOf(value), "+");

function bodyOf(body: Body): Go {
  if (body.is === "file") return go`body := ${body.file}`;
  if (body.is === "json")
    return go`${go.requires("encoding/json")}body := must(json.Marshal(${body.json}))`;
  return go`
    ${needs("bytes", "mime/multipart")}
    var body bytes.Buffer
    form := multipart.NewWriter(&body)
    ${go.join(body.parts.map(partOf))}
    form.Close()
  `;
}

// As browsers quote names in a form.
const inQuotes = (name: string): string => name.replace(/["\r\n]/g, encodeURIComponent);

// Its own CreateFormFile knows no type of a file, and quotes otherwise.
const partOf = (part: FormPart): Go =>
  "text" in part
    ? go`form.WriteField(${part.name}, ${part.text})`
    : go`
        ${needs("fmt", "net/textproto")}
        must(must(form.CreatePart(textproto.MIMEHeader{
            "Content-Disposition": {fmt.Sprintf(\`form-data; name="%s"; filename="%s"\`, ${inQuotes(part.name)}, ${inQuotes(part.fileName)})},
            "Content-Type":        {${part.file.type}},
        })).Write(${part.file}))
      `;

// What is behind a name is an object, and what is behind a number a list.
const typeAt = (step: ValuePath[number] | undefined): Go =>
  typeof step === "number" ? go`[]any` : go`map[string]any`;

const decode = (name: Go, [first]: ValuePath): Go => go`
  ${go.requires("encoding/json")}
  var ${name} ${typeAt(first)}
  if err := json.NewDecoder(response.Body).Decode(&${name}); err != nil {
      log.Fatal(err)
  }
`;

/** The value at a place of a JSON value. */
function at(json: Go, place: ValuePath): Go {
  return place.reduce<Go>((code, step, index) => {
    const inside = index === 0 ? code : go`${code}.(${typeAt(step)})`;
    if (typeof step !== "object") return go`${inside}[${step}]`;
    const members = step.map((name) => go`${inside}[${name}]`);
    return go`${go.requires("cmp")}cmp.Or(${go.join(members, ", ")})`;
  }, json);
}

// Of the URL that a service names, only the path is used where the key is sent; its slash is in the piece before.
function urlOf({ parts }: PollUrl): Go {
  const code = parts.flatMap((part): readonly Go[] => {
    if ("text" in part) return partsOf(part.text);
    const found = go`${at(go`job`, part.at)}.(string)`;
    if (part.as !== "path") return [found];
    return [go`${go.requires("net/url")}must(url.Parse(${found})).EscapedPath()[1:]`];
  });
  return go.join(code, " + ");
}

const save = (content: Go, file: string): Go => go`
  ${go.requires("os")}
  file := must(os.Create(${file}))
  must(io.Copy(file, ${content}))
`;
