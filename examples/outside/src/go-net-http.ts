// net/http: an HTTP client in Go, which is a table of how Go does each step of one.
import type { Path } from "hubsmith";
import {
  type Body,
  endingsByText,
  type Failing,
  httpClient,
  mediaKind,
  type Part,
  type Piece,
} from "hubsmith/clients";
import type { Code } from "hubsmith/code";
import {
  AMONG,
  ASK,
  DOWNLOAD,
  FIND,
  FORM,
  MEDIA,
  MUST,
  PICK,
  SAVE,
  STREAM,
  URL_PATH,
} from "./go-functions.ts";
import { go } from "./go.ts";

type Go = Code<"go">;

export default httpClient({
  id: "go/net-http",
  label: "net/http",
  order: 1,
  tag: go,
  spell: (variable) => variable.replace(/Url$/, "URL"),
  program: (statements, functions) => go`
    package main

    func main() {
        ${statements}
    }

    ${functions}
  `,
  functions: {
    form: [FORM],
    post: [MUST, ASK],
    follow: [FIND, AMONG],
    pick: [FIND, PICK],
    address: [FIND, PICK, URL_PATH],
    stream: [STREAM],
    bytes: [MEDIA],
    download: [MEDIA, DOWNLOAD],
    save: [SAVE],
  },
  steps: {
    set: (name, value) => go`${name} := ${value}`,
    headers: (headers) => go`
      map[string]string{
          ${go.join(Object.entries(headers).map(([name, value]) => go`${name}: ${value},`))}
      }
    `,
    form: (parts, form) => go`
      ${go.needs("bytes")}
      ${go.needs("mime/multipart")}
      ${form} := &bytes.Buffer{}
      fields := multipart.NewWriter(${form})
      ${go.join(parts.map(partOf))}
      fields.Close()
    `,
    post: ({ url, headers = go`nil`, body, response }) => go`
      ${response} := ask("POST", ${url}, ${headers}, ${bodyOf(body)})
    `,
    get: (url, headers = go`nil`) => go`ask("GET", ${url}, ${headers}, "", nil)`,
    json: (response) => go`${go.needs("io")}must(io.ReadAll(${response}.Body))`,
    pick: (json, places, isList) => picked(json, isList ? places.flatMap(inList) : places),
    address: (pieces, job) =>
      go.join(
        pieces.map((piece) => printed(piece, job)),
        " + ",
      ),
    follow: ({ job, again, state, done, failing, interval, cap }) => go`
      ${go.needs("log")}
      ${go.needs("time")}
      for asked := 0; ; asked++ {
          state := textOf(find(${job}, ${go.value(state)}))
          if ${isOneOf(done)} {
              break
          }
          ${failing === undefined ? go`` : ended(failing, job)}
          if asked == ${cap} {
              log.Fatalf("Gave up after %d questions: %s", asked, ${job})
          }
          time.Sleep(${interval} * time.Second)
          ${job} = ${again}
      }
    `,
    print: (json) => go`${go.needs("fmt")}fmt.Println(string(${json}))`,
    stream: (response, hasTools) => go`printEvents(${response}, ${hasTools})`,
    bytes: (response) => go`media(${response})`,
    decode: (text, encoding) =>
      encoding === "hex"
        ? go`${go.needs("encoding/hex")}must(hex.DecodeString(${text}))`
        : go`${go.needs("encoding/base64")}must(base64.StdEncoding.DecodeString(${text}))`,
    download: (url) => go`download(${url})`,
    save: (bytes, type) => {
      const { usual, others } = endingsByText(type, "hex");
      const lines = others.map(([sign, ending]) => go`${sign}: ${ending},`);
      return go`
        save(${mediaKind(type) ?? "file"}, ${usual}, map[string]string{
            ${go.join(lines)}
        }, ${bytes})
      `;
    },
  },
});

function bodyOf(body: Body): Go {
  if (body.is === "form") return go`fields.FormDataContentType(), form`;
  const content =
    body.is === "json"
      ? go`${go.needs("encoding/json")}must(json.Marshal(${body.json}))`
      : go.value(body.file);
  return go`${go.needs("bytes")}${body.type}, bytes.NewReader(${content})`;
}

const partOf = (part: Part): Go =>
  "file" in part
    ? go`addPart(fields, ${part.name}, ${part.fileName}, ${part.file.type}, ${part.file})`
    : go`addPart(fields, ${part.name}, "", "", []byte(${part.text}))`;

// A place may hold a list, whose first item is then the one.
const inList = (place: Path): readonly Path[] => [[...place, 0], place];

const picked = (json: Go, places: readonly Path[]): Go =>
  go`pick(${go.join([json, ...places.map((place) => go.value(place))], ", ")})`;

function printed(piece: Piece, job: Go): Go {
  if ("text" in piece) return go.value(piece.text);
  const found = picked(job, [piece.at]);
  if (piece.as === "whole") return found;
  if (piece.as === "encoded") return go`${go.needs("net/url")}url.PathEscape(${found})`;
  return go`urlPath(${found}, ${piece.as === "path and query"})`;
}

const isOneOf = (states: readonly string[]): Go =>
  states.length === 1 ? go`state == ${states[0]!}` : go`among(state, ${go.value(states)})`;

function ended(failing: Failing, job: Go): Go {
  const test =
    "at" in failing ? isOneOf(failing.at) : go`!among(state, ${go.value(["", ...failing.butAt])})`;
  return go`
    if ${test} {
        log.Fatalf("The job failed: %s", ${job})
    }
  `;
}
