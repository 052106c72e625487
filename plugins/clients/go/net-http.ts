// net/http: prints the HTTP request, polls a job, and reads the response.
import {
  type Body,
  httpClient,
  type PostStep,
  quoteName,
  type TextStream,
  type ToolFunction,
} from "hubsmith/clients";
import { type Code, go } from "hubsmith/code";
import { type Env, isText, type Text } from "hubsmith/language";

import type { AnswerPlan } from "../../kit/clients/response.ts";
import {
  FAILS_IF_ERROR,
  MESSAGE,
  printMessage,
  printStream,
  printTexts,
  printWhole,
} from "./net-http/chat.ts";
import { chatPrinter } from "../../kit/clients/chat.ts";
import { isChatStream } from "../../kit/tasks/chat-api.ts";

type Go = Code<"go">;

export default httpClient({
  id: "go/net-http",
  label: "net/http",
  order: 1,
  tag: go,
  program: (statements, reading, hasJob) => go`
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

    ${reading.kind === "stream" ? go`` : SEND}

    ${hasJob || reading.kind === "save URL" || "textUrl" in reading ? GET : go``}

    ${hasJob || needsDecode(reading) ? DECODE : go``}

    ${reading.kind === "stream" && !isChatStream(reading) ? FIND : go``}
  `,
  syntax: {
    post: ({ url, headers, body, streams, followsRedirects }) => go`
      ${followsRedirects ? go`` : dropsOnRedirect(headers)}
      ${bodyOf(body)}
      request := must(http.NewRequest("POST", ${argument(url)}, ${readerOf(body)}))
      ${go.join(Object.entries(headers).map(([name, value]) => go`request.Header.Set(${name}, ${argument(value)})`))}
      request.Header.Set("Content-Type", ${body.kind === "form" ? go`form.FormDataContentType()` : body.type})
      ${streams ? OPEN : go``}
    `,
    json: go`decode(send(request))`,
    text: go`string(send(request))`,
    inlinesJson: true,
    at: (json, step) =>
      typeof step === "number"
        ? go`${json}.([]any)[${step}]`
        : go`${json}.(map[string]any)[${step}]`,
    either: (json, names) => {
      const members = names.map((name) => go`${json}.(map[string]any)[${name}]`);
      return go`${needs("cmp")}cmp.Or(${go.join(members, ", ")})`;
    },
    assign: (name, value, how) =>
      how === "again" ? go`${name} = ${value}` : go`${name} := ${value}`,
    string: (value) => go`${value}.(string)`,
    path: (url) => go`${needs("net/url")}must(url.Parse(${url})).EscapedPath()[1:]`,
    get: (url, sendsHeaders) =>
      go`decode(get(${url}, ${sendsHeaders ? go`request.Header` : go`nil`}))`,
    loop: ({ state, waiting, interval, poll }) => go`
      ${needs("slices", "time")}
      for slices.Contains(${waiting}, ${state}) {
          time.Sleep(${Number.isInteger(interval) ? go`${interval} * time.Second` : go`${interval * 1000} * time.Millisecond`})
          ${poll}
      }
    `,
    each: (list, item, body) => go`
      for _, ${item} := range ${list}.([]any) {
          ${body}
      }
    `,
    print: (value, isJson, job) => go`
      ${job === undefined ? go`` : failsIfNull(value, job)}
      ${needs("fmt")}fmt.Println(${isJson ? go`string(must(json.Marshal(${value})))` : value})
    `,
    length: (array) => go`len(${array}.([]any))`,
    printText: (value, member, print, texts) => go`
      ${texts.length > 0 ? firstOf(value, texts) : go``}
      if linked, isObject := ${value}.(map[string]any); isObject && linked[${member}] != nil {
          ${needs("fmt")}fmt.Println(string(get(linked[${member}].(string), nil)))
          return
      }
      ${print}
    `,
    unwrap: (value, { member, isVector }) => go`
      for list, isList := ${value}.([]any); isList && len(list) > 0; list, isList = ${value}.([]any) {
          ${isVector ? UNLESS_VECTOR : go``}
          ${value} = list[0]
      }
      ${failsUnless(value, member, isVector)}
    `,
    save: (content, file) => {
      if (content.kind === "body") {
        const name = go.name(file.split(".")[0]!);
        return go`
          ${name} := send(request)
          ${needs("strings")}
          if strings.HasPrefix(http.DetectContentType(${name}), "text/") {
              log.Fatal(string(${name}))
          }
          ${save(name, file)}
        `;
      }
      const { value } = content;
      if (content.kind === "url")
        return go`
          fileURL := ${value}
          ${content.isList ? FIRST : go``}
          ${save(go`get(fileURL.(string), nil)`, file)}
        `;
      const name = go.name(file.split(".")[0]!);
      return go`
        ${needs("encoding/base64")}
        ${name} := ${value}.(string)
        ${save(go`must(base64.StdEncoding.DecodeString(${name}))`, file)}
      `;
    },
    chat: chatPrinter({
      whole: printWhole,
      stream: (wire, _stream, reasons) => printStream(wire, reasons, readEvents),
    }),
    chatTools: ({ functions, body, post }) => go`
      ${runs(functions)}

      body := ${body}
      ${loop(go`
        ${post}
        response := decode(send(request)).(map[string]any)
        ${MESSAGE}
        body["messages"] = append(body["messages"].([]any), message)
        calls, _ := message["tool_calls"].([]any)
        if len(calls) == 0 {
            ${printMessage()}
            return
        }
        for _, call := range calls {
            function := call.(map[string]any)["function"].(map[string]any)
            arguments := decode([]byte(function["arguments"].(string))).(map[string]any)
            body["messages"] = append(body["messages"].([]any), map[string]any{
                "role":         "tool",
                "tool_call_id": call.(map[string]any)["id"],
                "content":      run(function["name"].(string), arguments),
            })
        }
      `)}
    `,
    itemTools: ({ functions, body, post, calls }) => {
      const { result, inMessages = false } = calls;
      const append = (role: string, list: Go): Go =>
        inMessages
          ? go`body[${calls.history}] = append(body[${calls.history}].([]any), map[string]any{"role": ${role}, "content": ${list}})`
          : go`body[${calls.history}] = append(body[${calls.history}].([]any), ${list}...)`;
      const given = go`call[${calls.arguments}]`;
      return go`
        ${runs(functions)}

        body := ${body}
        ${loop(go`
          ${post}
          response := decode(send(request)).(map[string]any)
          ${inMessages ? FAILS_IF_CUT : FAILS_IF_ERROR}
          items := response[${calls.items}].([]any)
          ${append("assistant", go`items`)}
          results := []any{}
          for _, item := range items {
              call := item.(map[string]any)
              if call["type"] != ${calls.type} {
                  continue
              }
              arguments := ${inMessages ? given : go`decode([]byte(${given}.(string)))`}.(map[string]any)
              results = append(results, map[string]any{"type": ${result.type}, ${result.id}: call[${calls.id}], ${result.content}: run(call["name"].(string), arguments)})
          }
          if len(results) == 0 {
              ${printTexts(inMessages)}
              return
          }
          ${append("user", go`results`)}
        `)}
      `;
    },
    stream: (stream) =>
      stream.format === "sse" ? readEvents(printEvent(stream)) : readLines(printEvent(stream)),
  },
});

// Each turn costs money.
const loop = (turn: Go): Go => go`
  for turn := 1; turn <= 10; turn++ {
      ${turn}
  }
  log.Fatal("no answer after 10 turns")
`;

// An argument of the last call may be missing.
const FAILS_IF_CUT = go`
  if response["error"] != nil || response["stop_reason"] == "max_tokens" {
      log.Fatal(response)
  }
`;

// The names are strings: a name of the language could be anything, e.g. `len`.
const runs = (functions: readonly ToolFunction[]): Go => go`
  run := func(name string, arguments map[string]any) string {
      switch name {
      ${go.join(
        functions.map(
          ({ name, parameters, result }) => go`
        case ${name}:
            ${go.join(parameters.flatMap((one) => (one.isRequired ? [failsWithout(name, one.name)] : [])))}
            return ${result}
      `,
        ),
      )}
      default:
          panic("unknown function " + name)
      }
  }
`;

const failsWithout = (name: string, parameter: string): Go => go`
  if arguments[${parameter}] == nil {
      panic(${`${name} needs ${parameter}`})
  }
`;

function readerOf(body: Body): Go {
  if (body.kind === "form") return go`&body`;
  const isAssigned = body.kind === "json" && body.isAssigned;
  return go`${needs("bytes")}bytes.NewReader(${isAssigned ? go`must(json.Marshal(body))` : go`body`})`;
}

const FAILS_IF_BROKEN = go`
  if err := lines.Err(); err != nil {
      log.Fatal(err)
  }
`;

const readEvents = (print: Go): Go => go`
  ${needs("bufio", "encoding/json", "fmt", "strings")}
  // The last event may lack its line ends.
  lines := bufio.NewScanner(io.MultiReader(response.Body, strings.NewReader("\n\n")))
  lines.Buffer(nil, 1<<24) // an event may have the whole answer
  data := ""
  for lines.Scan() {
      text, isData := strings.CutPrefix(lines.Text(), "data:")
      if isData {
          data += text
      }
      if text != "" || !strings.Contains(data, "{") {
          continue
      }
      ${print}
      data = ""
  }
  ${FAILS_IF_BROKEN}
`;

const readLines = (print: Go): Go => go`
  ${needs("bufio", "encoding/json", "fmt", "strings")}
  lines := bufio.NewScanner(response.Body)
  lines.Buffer(nil, 1<<24) // the last line may be long
  for lines.Scan() {
      data := lines.Text()
      if !strings.Contains(data, "{") {
          continue
      }
      ${print}
  }
  ${FAILS_IF_BROKEN}
`;

function printEvent(stream: TextStream): Go {
  const { type, failures = [], path } = stream;
  const print = go`
    if text, isText := find(event, ${go.join(path.map(go.value), ", ")}).(string); isText {
        fmt.Print(text)
    }
  `;
  if (type !== undefined)
    return go`
      var event map[string]any
      if err := json.Unmarshal([]byte(data), &event); err != nil {
          log.Fatal(data)
      }
      switch event["type"] {
      case ${go.join([...failures.map(go.value), go`nil`], ", ")}:
          log.Fatal(data)
      case ${type}:
          ${print}
      }
    `;
  return go`
    var event map[string]any
    if err := json.Unmarshal([]byte(data), &event); err != nil || event["error"] != nil {
        log.Fatal(data)
    }
    ${print}
  `;
}

const FIND = go`
  func find(value any, path ...any) any {
      for _, step := range path {
          switch step := step.(type) {
          case string:
              members, _ := value.(map[string]any)
              value = members[step]
          case int:
              items, _ := value.([]any)
              if step >= len(items) {
                  return nil
              }
              value = items[step]
          }
      }
      return value
  }
`;

function needs(...modules: readonly string[]): Go {
  return go.join(modules.map((module) => go.requires(module)));
}

// gofmt writes an operator without spaces among several arguments.
const argument = (value: string | Env | Text): Go =>
  isText(value)
    ? go.join(
        value.parts.map((part) => go.value(part)),
        "+",
      )
    : go.value(value);

const FIRST = go`
  if urls, isList := fileURL.([]any); isList {
      fileURL = urls[0]
  }
`;

const OPEN = go`
  response := must(http.DefaultClient.Do(request))
  defer response.Body.Close()
  if response.StatusCode >= 300 {
      log.Fatalf("%s: %s", response.Status, must(io.ReadAll(response.Body)))
  }
`;

const SEND = go`
  func send(request *http.Request) []byte {
      response := must(http.DefaultClient.Do(request))
      defer response.Body.Close()
      body := must(io.ReadAll(response.Body))
      if response.StatusCode >= 300 {
          log.Fatalf("%s: %s", response.Status, body)
      }
      return body
  }
`;

const GET = go`
  func get(url string, header http.Header) []byte {
      request := must(http.NewRequest("GET", url, nil))
      request.Header = header
      return send(request)
  }
`;

const DECODE = go`
  ${needs("encoding/json")}
  func decode(body []byte) any {
      var value any
      return *must(&value, json.Unmarshal(body, &value))
  }
`;

const needsDecode = (reading: AnswerPlan): boolean =>
  "at" in reading && (reading.at.length > 0 || "isVector" in reading);

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

const save = (content: Go, file: string): Go => go`
  ${needs("os")}must(0, os.WriteFile(${file}, ${content}, 0o644))
`;

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

const firstOf = (value: Go, names: readonly string[]): Go => go`
  for _, name := range []string{${go.join(names.map(go.value), ", ")}} {
      if members, isObject := ${value}.(map[string]any); isObject && members[name] != nil {
          ${value} = members[name]
      }
  }
`;

// A job without a result failed.
const UNLESS_VECTOR = go`
  if _, isNested := list[0].([]any); !isNested {
      break
  }
`;

function failsUnless(value: Go, member: string | undefined, isVector: boolean): Go {
  if (member === undefined && !isVector) return go``;
  const isWrong =
    member === undefined
      ? go`_, isList := ${value}.([]any); !isList`
      : go`object, _ := ${value}.(map[string]any); object[${member}] == nil`;
  return go`
    if ${isWrong} {
        ${needs("encoding/json")}log.Fatal(string(must(json.Marshal(${value}))))
    }
  `;
}

const failsIfNull = (value: Go, job: Go): Go => go`
  if ${value} == nil {
      log.Fatal(string(must(json.Marshal(${job}))))
  }
`;
