// net/http: prints the HTTP request, polls a job, and reads the response.
import type { JsonPath } from "hubsmith";
import { type Body, httpClient, type PostStep, quoteName, syntaxOf } from "hubsmith/clients";
import { type Code, go } from "hubsmith/code";
import { type Env, isText, type Text } from "hubsmith/language";
import { piecesOf } from "../../kit/clients/pieces.ts";

type Go = Code<"go">;

const { args, block, needs } = piecesOf(go);

/** An expression: the value of a type at a path, or its zero value. */
function find(type: Go, json: Go, path: JsonPath): Go {
  const at = path.findIndex((step) => typeof step === "number");
  if (at < 0) return go`find[${type}](${args(json, ...path.map(go.value))})`;
  const array = find(go`[]any`, json, path.slice(0, at));
  return find(type, go`item(${array}, ${path[at]!})`, path.slice(at + 1));
}

const isEmptyList = (list: Go, is: boolean): Go =>
  is ? go`len(${list}) == 0` : go`len(${list}) > 0`;

const openIf = (isRefused: Go): Go => go`
  response := must(http.DefaultClient.Do(request))
  defer response.Body.Close()
  if ${isRefused} {
      log.Fatalf("%s: %s", response.Status, must(io.ReadAll(response.Body)))
  }
`;

const OPEN = openIf(go`response.StatusCode >= 300`);

const OPEN_EVENTS = openIf(
  go`!strings.HasPrefix(response.Header.Get("Content-Type"), "text/event-stream")`,
);

export default httpClient({
  id: "go/net-http",
  label: "net/http",
  order: 1,
  tag: go,
  program: (statements, _reading, _hasJob, helpers) => go`
    package main

    ${needs("io", "log", "net/http")}

    func main() {
        ${statements}
    }

    ${helpers}
  `,
  helpers: {
    must: go`
      func must[T any](value T, err error) T {
          if err != nil {
              log.Fatal(err)
          }
          return value
      }
    `,
    get: go`
      func get(url string, header http.Header) []byte {
          request := must(http.NewRequest("GET", url, nil))
          request.Header = header
          return send(request)
      }
    `,
    send: go`
      func send(request *http.Request) []byte {
          ${OPEN}
          return must(io.ReadAll(response.Body))
      }
    `,
    decode: go`
      ${needs("encoding/json")}
      func decode[T string | []byte](text T) (value any) {
          if json.Unmarshal([]byte(text), &value) != nil {
              log.Fatal(string(text))
          }
          return
      }
    `,
    find: go`
      func find[T any](value any, path ...string) T {
          for _, name := range path {
              members, _ := value.(map[string]any)
              value = members[name]
          }
          found, _ := value.(T)
          return found
      }
    `,
    item: go`
      func item(items []any, index int) any {
          if index < len(items) {
              return items[index]
          }
          return nil
      }
    `,
  },
  syntax: syntaxOf(go, {
    post: ({ url, headers, body, streams, followsRedirects }) => go`
      ${followsRedirects ? go`` : dropsOnRedirect(headers)}
      ${bodyOf(body)}
      request := must(http.NewRequest("POST", ${argument(url)}, ${readerOf(body)}))
      ${go.join(Object.entries(headers).map(([name, value]) => go`request.Header.Set(${name}, ${argument(value)})`))}
      request.Header.Set("Content-Type", ${body.kind === "form" ? go`form.FormDataContentType()` : body.type})
      ${streams === undefined ? go`response := send(request)` : streams === "sse" ? OPEN_EVENTS : OPEN}
    `,
    json: go`decode(response)`,
    text: go`string(response)`,
    bytes: go`response`,
    inlinesJson: true,
    at: (json, step) =>
      typeof step === "number"
        ? go`${json}.([]any)[${step}]`
        : go`${json}.(map[string]any)[${step}]`,
    either: (json, names) =>
      go`${needs("cmp")}cmp.Or(${args(...names.map((name) => go`${json}.(map[string]any)[${name}]`))})`,
    assign: (name, value, how) =>
      how === "again" ? go`${name} = ${value}` : go`${name} := ${value}`,
    string: (value) => go`${value}.(string)`,
    path: (url) => go`${needs("net/url")}must(url.Parse(${url})).EscapedPath()[1:]`,
    get: (url, sendsHeaders) =>
      go`decode(get(${url}, ${sendsHeaders ? go`request.Header` : go`nil`}))`,
    length: (array) => go`len(${array}.([]any))`,
    decode: (text) => go`decode(${text})`,
    encode: (value) => go`${needs("encoding/json")}string(must(json.Marshal(${value})))`,
    find: (json, path) => find(go`string`, json, path),
    list: (json, path) => find(go`[]any`, json, path),
    has: (json, path, is) => {
      const value = path.length === 0 ? json : find(go`any`, json, path);
      return is ? go`${value} != nil` : go`${value} == nil`;
    },
    isNoArray: (json) => go`_, isArray := ${json}.([]any); !isArray`,
    hasItems: (json, is) => isEmptyList(find(go`[]any`, json, []), !is),
    isEmpty: (value, kind, is) => {
      if (kind === "list") return isEmptyList(value, is);
      return is ? go`${value} == ""` : go`${value} != ""`;
    },
    isOneOf: (text, [first, ...others]) =>
      others.length === 0
        ? go`${text} == ${first!}`
        : go`${needs("slices")}slices.Contains([]string{${args(...[first!, ...others].map(go.value))}}, ${text})`,
    chatText: go`
      ${needs("encoding/json", "fmt")}
      var result struct {
          Choices []struct{ Message struct{ Content string } }
      }
      if json.Unmarshal(response, &result) != nil || len(result.Choices) == 0 || result.Choices[0].Message.Content == "" {
          log.Fatal(string(response))
      }
      fmt.Println(result.Choices[0].Message.Content)
    `,
    object: (members) =>
      go`map[string]any{${args(...members.map(([name, value]) => go`${name}: ${value}`))}}`,
    when: (condition, body) => block(go`if ${condition}`, body),
    repeat: (condition, body) => block(go`for ${condition}`, body),
    each: (list, item, body) => block(go`for _, ${item} := range ${list}`, body),
    times: (count, body) => block(go`for turn := 1; turn <= ${count}; turn++`, body),
    sleep: (seconds) =>
      go`${needs("time")}time.Sleep(${Number.isInteger(seconds) ? go`${seconds} * time.Second` : go`${seconds * 1000} * time.Millisecond`})`,
    exit: go`return`,
    fail: (text) => go`log.Fatal(${text})`,
    print: (text) => go`${needs("fmt")}fmt.Println(${text})`,
    write: (texts) => go`${needs("fmt")}fmt.Print(${args(...texts)})`,
    isText: (bytes) =>
      go`${needs("strings")}strings.HasPrefix(http.DetectContentType(${bytes}), "text/")`,
    saveBytes: (bytes, file) => go`${needs("os")}must(0, os.WriteFile(${file}, ${bytes}, 0o644))`,
    base64: (text) => go`${needs("encoding/base64")}must(base64.StdEncoding.DecodeString(${text}))`,
    download: (url) => go`get(${url}, nil)`,
    utf8: (bytes) => go`string(${bytes})`,
    events: (format, print) => readStream(format === "sse", print),
    defineRun: (cases) => go`
      run := func(name string, arguments any) string {
          ${cases}
          panic("unknown function " + name)
      }
    `,
    append: (member, item) => go`body[${member}] = append(body[${member}].([]any), ${item})`,
    add: (item) => go`results = append(results, ${item})`,
  }),
});

const EVENT_ENDS = go`
  line, isData := strings.CutPrefix(lines.Text(), "data:")
  if isData {
      data += line
  }
  if line != "" {
      continue
  }
`;

const readStream = (isSse: boolean, print: Go): Go => go`
  ${needs("bufio", "strings")}
  // The last event may lack its line ends.
  lines := bufio.NewScanner(io.MultiReader(response.Body, strings.NewReader("\n\n")))
  lines.Buffer(nil, 1<<24) // an event may have the whole answer
  ${isSse ? go`data := ""` : go``}
  for lines.Scan() {
      ${isSse ? EVENT_ENDS : go`data := lines.Text()`}
      if strings.Contains(data, "{") {
          ${print}
      }
      ${isSse ? go`data = ""` : go``}
  }
  must(0, lines.Err())
`;

// gofmt writes an operator without spaces among several arguments.
const argument = (value: string | Env | Text): Go =>
  isText(value)
    ? go.join(
        value.parts.map((part) => go.value(part)),
        "+",
      )
    : go.value(value);

// net/http sends other headers than Authorization to any host.
const dropsOnRedirect = (headers: PostStep["headers"]): Go => go`
  http.DefaultClient.CheckRedirect = func(request *http.Request, via []*http.Request) error {
      ${go.join(Object.keys(headers).map((name) => go`request.Header.Del(${name})`))}
      if len(via) == 10 {
          return http.ErrUseLastResponse
      }
      return nil
  }
`;

function readerOf(body: Body): Go {
  if (body.kind === "form") return go`&body`;
  const isAssigned = body.kind === "json" && body.isAssigned;
  return go`${needs("bytes")}bytes.NewReader(${isAssigned ? go`must(json.Marshal(body))` : go`body`})`;
}

function bodyOf(body: Body): Go {
  if (body.kind === "file") return go`body := ${body.file}`;
  if (body.kind === "json" && body.isAssigned) return go`${needs("encoding/json")}`;
  if (body.kind === "json")
    return go`${needs("encoding/json")}body := must(json.Marshal(${body.json}))`;
  const parts = body.parts.map((part) =>
    "text" in part
      ? go`must(0, form.WriteField(${part.name}, ${part.text}))`
      : go`
        ${needs("net/textproto")}
        must(must(form.CreatePart(textproto.MIMEHeader{
            "Content-Disposition": {${`form-data; name=${quoteName(part.name)}; filename=${quoteName(part.fileName)}`}},
            "Content-Type":        {${part.file.type}},
        })).Write(${part.file}))
      `,
  );
  return go`
    ${needs("bytes", "mime/multipart")}
    var body bytes.Buffer
    form := multipart.NewWriter(&body)
    ${go.join(parts)}
    must(0, form.Close())
  `;
}
