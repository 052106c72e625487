// URLSession of macOS 13 or later: prints the HTTP request, polls a job, and reads the response.
import type { JsonPath } from "hubsmith";
import { type Body, httpClient, quoteName, syntaxOf } from "hubsmith/clients";
import { type Code, render, swift } from "hubsmith/code";
import { piecesOf } from "../../kit/clients/pieces.ts";

type Swift = Code<"swift">;

const { args, block } = piecesOf(swift);

const enclosed = (value: Swift): Swift =>
  / as\? /.test(render(value)) ? swift`(${value})` : value;

// A value in JSON, with the path to it, so that one call of `find` reads all its steps.
const paths = new WeakMap<Swift, readonly [root: Swift, path: JsonPath]>();

/** An expression: the value at a path, or nil if there is none. */
function find(json: Swift, steps: JsonPath): Swift {
  const [root, path] = paths.get(json) ?? [json, []];
  if (path.length + steps.length === 0) return root;
  return swift`find(${args(root, ...[...path, ...steps].map(swift.value))})`;
}

function at(json: Swift, step: string | number): Swift {
  const [root, path] = paths.get(json) ?? [json, []];
  const value = swift`${find(json, [step])}!`;
  paths.set(value, [root, [...path, step]]);
  return value;
}

const textOf = (data: Swift): Swift => swift`String(decoding: ${data}, as: UTF8.self)`;

const STATUS = swift`let status = (response as? HTTPURLResponse)?.statusCode ?? 0`;

/** Statements that send the request, and fail with the response unless its status is a success. */
const sent = (request: Swift): Swift => swift`
  let (data, response) = try await URLSession.shared.data(for: ${request})
  ${STATUS}
  let responseText = ${textOf(swift`data`)}
  guard 200..<300 ~= status else { fail("\(status) \(responseText)") }
`;

const cast = (json: Swift, type: Swift): Swift => swift`cast(${json}, to: ${type}.self)`;
const castList = (json: Swift): Swift => cast(json, swift`[Any]`);

export default httpClient({
  id: "swift/url-session",
  label: "URLSession (macOS)",
  order: 1,
  tag: swift,
  program: (statements, _reading, _hasJob, helpers) => swift`
    ${swift.requires("Foundation")}
    ${statements}

    ${helpers}
  `,
  helpers: {
    get: swift`
      func get(_ url: String, _ headers: [String: String]? = nil) async throws -> Data {
          guard let target = URL(string: url) else { fail("invalid URL: \(url)") }
          var request = URLRequest(url: target)
          request.allHTTPHeaderFields = headers
          let delegate = headers == nil ? nil : NoRedirects()
          ${sent(swift`request, delegate: delegate`)}
          return data
      }
    `,
    NoRedirects: swift`
      // URLSession sends other headers than Authorization to any host.
      final class NoRedirects: NSObject, URLSessionTaskDelegate {
          func urlSession(
              _ session: URLSession, task: URLSessionTask,
              willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest
          ) async -> URLRequest? {
              nil
          }
      }
    `,
    formPart: swift`
      func formPart(_ boundary: String, _ header: String, _ content: Data) -> Data {
          let start = "--\(boundary)\r\nContent-Disposition: form-data; \(header)\r\n\r\n"
          return Data(start.utf8) + content + Data("\r\n".utf8)
      }
    `,
    parse: swift`
      func parse(_ json: Data) -> Any {
          guard let value = try? JSONSerialization.jsonObject(with: json, options: .fragmentsAllowed)
          else { fail(${textOf(swift`json`)}) }
          return value
      }
    `,
    cast: swift`
      func cast<T>(_ json: Any?, to type: T.Type) -> T {
          guard let value = json as? T else { fail("no \(type): " + encode(json ?? NSNull())) }
          return value
      }
    `,
    encode: swift`
      func encode(_ json: Any) -> String {
          let options: JSONSerialization.WritingOptions = [.fragmentsAllowed, .withoutEscapingSlashes]
          let data = try! JSONSerialization.data(withJSONObject: json, options: options)
          return String(decoding: data, as: UTF8.self)
      }
    `,
    firstOf: swift`
      func firstOf(_ json: Any?, _ names: String...) -> Any? {
          names.compactMap { find(json, $0) }.first { !isMissing($0) }
      }
    `,
    find: swift`
      func find(_ json: Any?, _ path: Any...) -> Any? {
          var value = json
          for step in path {
              if let index = step as? Int {
                  let items = value as? [Any]
                  value = index < 0 ? items?.last : items?.dropFirst(index).first
              } else if let name = step as? String {
                  value = (value as? [String: Any])?[name]
              }
          }
          return value
      }
    `,
    isMissing: swift`
      func isMissing(_ json: Any?) -> Bool {
          json == nil || json is NSNull
      }
    `,
    show: swift`
      func show(_ text: String) {
          FileHandle.standardOutput.write(Data(text.utf8))
      }
    `,
    Chat: swift`
      struct Chat: Decodable {
          let choices: [Choice]
          struct Choice: Decodable { let message: Message }
          struct Message: Decodable { let content: String }
      }
    `,
    fail: swift`
      func fail(_ message: String) -> Never {
          FileHandle.standardError.write(Data("\(message)\n".utf8))
          exit(1)
      }
    `,
  },
  syntax: syntaxOf(swift, {
    post: ({ url, headers, body, streams, followsRedirects }) => {
      const type =
        body.kind === "form" ? swift`"multipart/form-data; boundary=\(boundary)"` : body.type;
      const request = followsRedirects ? swift`request` : swift`request, delegate: NoRedirects()`;
      return swift`
        ${contentOf(body)}
        let endpoint = URL(string: ${url})!
        var request = URLRequest(url: endpoint, timeoutInterval: 600)
        request.httpMethod = "POST"
        request.allHTTPHeaderFields = [
            ${swift.join(Object.entries(headers).map(([name, value]) => swift`${name}: ${value},`))}
            "Content-Type": ${type},
        ]
        request.httpBody = ${dataOf(body)}
        ${streams ? open(request, streams === "sse") : sent(request)}
      `;
    },
    json: swift`parse(data)`,
    text: swift`responseText`,
    bytes: swift`data`,
    at,
    either: (json, names) => {
      const first = swift`firstOf(${args(find(json, []), ...names.map(swift.value))})`;
      const value = swift`${first}!`;
      paths.set(value, [first, []]);
      return value;
    },
    assign: (name, value, how) => {
      if (how === "again") return swift`${name} = ${value}`;
      return how === "first" ? swift`var ${name} = ${value}` : swift`let ${name} = ${value}`;
    },
    string: (value) => cast(find(value, []), swift`String`),
    path: (url) => swift`String(URLComponents(string: ${url})!.percentEncodedPath.dropFirst())`,
    concat: ([first, ...others]) =>
      others.length === 0
        ? swift`${first!}`
        : swift.join(
            [first!, ...others].map((part) => enclosed(swift`${part}`)),
            " + ",
          ),
    get: (url, sendsHeaders) =>
      swift`parse(try await get(${sendsHeaders ? swift`${url}, request.allHTTPHeaderFields` : url}))`,
    length: (array) => swift`${castList(find(array, []))}.count`,
    decode: (text) => swift`parse(Data(${enclosed(text)}.utf8))`,
    encode: (value) => swift`encode(${value})`,
    find: (json, path) => swift`${find(json, path)} as? String ?? ""`,
    list: (json, path) =>
      path.length === 0 ? castList(find(json, [])) : swift`${find(json, path)} as? [Any] ?? []`,
    has: (json, path, is) =>
      is ? swift`!isMissing(${find(json, path)})` : swift`isMissing(${find(json, path)})`,
    isNoArray: (json) => swift`!(${find(json, [])} is [Any])`,
    hasItems: (json, is) => {
      const isEmpty = swift`(${find(json, [])} as? [Any])?.isEmpty`;
      return is ? swift`${isEmpty} == false` : swift`${isEmpty} != false`;
    },
    isEmpty: (value, _kind, is) => {
      const isEmpty = swift`${enclosed(value)}.isEmpty`;
      return is ? isEmpty : swift`!${isEmpty}`;
    },
    isOneOf: (text, words) =>
      words.length === 1
        ? swift`${enclosed(text)} == ${words[0]!}`
        : swift`${words}.contains(${text})`,
    chatText: swift`
      let chat = try? JSONDecoder().decode(Chat.self, from: data)
      guard let text = chat?.choices.first?.message.content, !text.isEmpty else { fail(responseText) }
      print(text)
    `,
    empty: (kind) => (kind === "text" ? swift`""` : swift`[Any]()`),
    object: (members) => swift`
      [
          ${swift.join(members.map(([name, value]) => swift`${name}: ${value},`))}
      ] as [String: Any]
    `,
    when: (condition, body) => block(swift`if ${condition}`, body),
    repeat: (condition, body) => block(swift`while ${condition}`, body),
    each: (list, item, body) => block(swift`for ${item} in ${list}`, body),
    times: (count, body) => block(swift`for _ in 1...${count}`, body),
    sleep: (seconds) => swift`try await Task.sleep(for: .seconds(${seconds}))`,
    exit: swift`exit(0)`,
    fail: (text) => swift`fail(${text})`,
    print: (text) => swift`print(${text})`,
    write: (texts) => swift`show(${swift.join(texts, " + ")})`,
    isText: (bytes) => swift`String(data: ${bytes}, encoding: .utf8) != nil`,
    saveBytes: (bytes, file) => swift`try ${bytes}.write(to: URL(fileURLWithPath: ${file}))`,
    base64: (text) => swift`Data(base64Encoded: ${text})!`,
    download: (url) => swift`try await get(${url})`,
    utf8: textOf,
    events: (format, print) => readEvents(format === "sse", print),
    defineRun: (cases) => swift`
      func run(_ name: String, _ arguments: Any) -> String {
          ${cases}
          fail("unknown function \(name)")
      }
    `,
    begin: (object, member) => swift`
      let json = ${object}
      var body = ${cast(swift`parse(Data(json.utf8))`, swift`[String: Any]`)}
      var ${swift.variable(member)} = ${castList(swift`body[${member}]`)}
    `,
    append: (member, item) => swift`
      ${swift.variable(member)}.append(${item})
      body[${member}] = ${swift.variable(member)}
    `,
    add: (item) => swift`results.append(${item})`,
  }),
});

const open = (request: Swift, isSse: boolean): Swift => swift`
  let (bytes, response) = try await URLSession.shared.bytes(for: ${request})
  ${STATUS}
  guard ${isSse ? swift`response.mimeType == "text/event-stream"` : swift`200..<300 ~= status`} else {
      let text = try await bytes.lines.reduce("") { $0 + $1 }
      fail("\(status) \(text)")
  }
`;

// The lines of URLSession lack the empty ones, which end events.
const readEvents = (isSse: boolean, print: Swift): Swift => swift`
  var iterator = bytes.makeAsyncIterator()
  var byte: UInt8?
  var line = Data()
  ${isSse ? swift`var data = ""` : swift``}
  repeat {
      byte = try await iterator.next()
      if let byte, byte != UInt8(ascii: "\n") {
          line.append(byte)
          continue
      }
      let ${isSse ? swift`text` : swift`data`} = String(decoding: line, as: UTF8.self)
          .trimmingCharacters(in: .whitespacesAndNewlines)
      line = Data()
      ${isSse ? FIELD : swift``}
      if data.contains("{")${isSse ? swift`, text.isEmpty || byte == nil` : swift``} {
          ${print}
      }
      ${isSse ? swift`if text.isEmpty { data = "" }` : swift``}
  } while byte != nil
`;

const FIELD = swift`
  if text.hasPrefix("data:") {
      data.append(contentsOf: text.dropFirst(5))
  }
`;

function contentOf(body: Body): Swift {
  if (body.kind === "json" && !body.isAssigned) return swift`let body = ${body.json}`;
  if (body.kind !== "form") return swift``;
  const parts = body.parts.map((part) =>
    "text" in part
      ? swift`form += formPart(boundary, ${`name=${quoteName(part.name)}`}, Data(${part.text}.utf8))`
      : swift`form += formPart(boundary, ${`name=${quoteName(part.name)}; filename=${quoteName(part.fileName)}\r\nContent-Type: ${part.file.type}`}, ${part.file})`,
  );
  return swift`
    let boundary = UUID().uuidString
    var form = Data()
    ${swift.join(parts)}
    form += Data("--\(boundary)--\r\n".utf8)
  `;
}

function dataOf(body: Body): Swift {
  if (body.kind === "form") return swift`form`;
  if (body.kind === "file") return swift`${body.file}`;
  return body.isAssigned
    ? swift`try JSONSerialization.data(withJSONObject: body)`
    : swift`Data(body.utf8)`;
}
