// java.net.http: prints the HTTP request, polls a job, and reads the response with Jackson.
import { type Body, httpClient, type PostStep } from "hubsmith/clients";
import { type Code, isEnv, java } from "hubsmith/code";
import { type Env, isText, type TextPart } from "hubsmith/language";
import { formParts, INSTALL, jacksonSyntax, requestOf } from "../../kit/clients/java/jackson.ts";
import { piecesOf } from "../../kit/clients/pieces.ts";

type Java = Code<"java">;

const { args, block, needs } = piecesOf(java);

const HANDLERS = needs("java.net.http.HttpResponse.BodyHandlers");
const PATH = java`${needs("java.nio.file.Path")}Path.of`;
const FORM_TYPE = java`"multipart/form-data; boundary=" + BOUNDARY`;
const UTF8 = java`${needs("java.nio.charset.StandardCharsets")}StandardCharsets.UTF_8`;

const fail = (text: Java): Java => java`throw new IllegalStateException(${text});`;

const failsIf = (condition: Java, text: Java): Java => block(java`if (${condition})`, fail(text));

const failsUnlessOk = (text: Java, isRefused = java`response.statusCode() >= 300`): Java =>
  failsIf(isRefused, java`response.statusCode() + ": " + ${text}`);

const NO_EVENTS = java`!response.headers().firstValue("Content-Type").orElse("").startsWith("text/event-stream")`;

export default httpClient({
  id: "java/http-client",
  label: "java.net.http",
  order: 1,
  install: INSTALL,
  tag: java,
  program: (statements, _reading, _hasJob, helpers) => java`
    ${needs("java.net.URI", "java.net.http.HttpClient", "java.net.http.HttpRequest")}

    public class Main {
        ${helpers}

        public static void main(String[] args) throws Exception {
            ${statements}
        }
    }
  `,
  helpers: {
    JSON: java`
      ${needs("com.fasterxml.jackson.databind.ObjectMapper")}
      static final ObjectMapper JSON = new ObjectMapper();
    `,
    BOUNDARY: java`
      ${needs("java.util.UUID")}
      static final String BOUNDARY = UUID.randomUUID().toString();
    `,
    firstOf: java`
      ${needs("com.fasterxml.jackson.databind.JsonNode")}
      static JsonNode firstOf(JsonNode json, String... names) {
          for (var name : names) {
              if (json.hasNonNull(name)) {
                  return json.get(name);
              }
          }
          ${fail(java`json.toString()`)}
      }
    `,
    pathOf: java`
      static String pathOf(String url) {
          return URI.create(url).getRawPath().substring(1);
      }
    `,
    fetch: java`
      ${needs("java.net.http.HttpHeaders")}${HANDLERS}
      static byte[] fetch(String url, HttpHeaders headers) throws Exception {
          var request = HttpRequest.newBuilder(URI.create(url));
          var client = HttpClient.newBuilder();
          if (headers == null) {
              client.followRedirects(HttpClient.Redirect.NORMAL);
          } else {
              headers.map().forEach((name, values) -> request.header(name, values.get(0)));
          }
          var response = client.build().send(request.build(), BodyHandlers.ofByteArray());
          ${failsUnlessOk(java`new String(response.body(), ${UTF8})`)}
          return response.body();
      }
    `,
    formPart: java`
      ${needs("java.net.http.HttpRequest.BodyPublishers")}
      static HttpRequest.BodyPublisher formPart(String header, HttpRequest.BodyPublisher content) {
          var start = "--" + BOUNDARY + "\r\nContent-Disposition: form-data; " + header + "\r\n\r\n";
          return BodyPublishers.concat(
                  BodyPublishers.ofString(start), content, BodyPublishers.ofString("\r\n"));
      }
    `,
  },
  syntax: {
    ...jacksonSyntax(java, java`;`, {
      post: (step) => {
        const { url, headers, body, streams, savesBody } = step;
        const handler = streams ? java`ofLines` : savesBody ? java`ofByteArray` : java`ofString`;
        const isShort = typeof url === "string" && url.length <= 54;
        const bytes = java`new String(response.body(), ${UTF8})`;
        return java`
          ${HANDLERS}
          ${contentOf(body)}
          ${keyOf(headers)}
          ${isShort ? java`` : java`var url = ${url};`}
          var request =
                  HttpRequest.newBuilder(URI.create(${isShort ? url : java`url`}))
                          ${requestOf(java, PATH, FORM_TYPE, { ...step, headers: withKey(headers) })}
                          .build();
          var response = HttpClient.newHttpClient().send(request, BodyHandlers.${handler}());
          ${
            streams
              ? failsUnlessOk(
                  java`String.join("\n", response.body().toList())`,
                  streams === "sse" ? NO_EVENTS : undefined,
                )
              : savesBody
                ? failsUnlessOk(bytes)
                : java`
                  var status = response.statusCode();
                  if (status >= 300) throw new IllegalStateException(status + ": " + response.body());
                `
          }
        `;
      },
      assign: (name, value, how) =>
        how === "again" ? java`${name} = ${value};` : java`var ${name} = ${value};`,
      get: (url, sendsHeaders) =>
        java`JSON.readTree(fetch(${url}, ${sendsHeaders ? java`request.headers()` : java`null`}))`,
      isOneOf: (text, words) =>
        words.length === 1 ? java`${text}.equals(${words[0]!})` : java`${words}.contains(${text})`,
      chatText: java`
        ${needs("com.fasterxml.jackson.databind.ObjectMapper")}
        var result = new ObjectMapper().readTree(response.body());
        var text = result.at("/choices/0/message/content").asText("");
        if (text.isEmpty()) throw new IllegalStateException(response.body());
        System.out.println(text);
      `,
      extend: (text, more) => java`${text} += ${more};`,
      object: (members) =>
        java`${needs("java.util.Map")}Map.of(${args(...members.flatMap(([name, value]) => [java.value(name), value]))})`,
      each: (list, item, body) => block(java`for (var ${item} : ${list})`, body),
      times: (count, body) => block(java`for (var turn = 1; turn <= ${count}; turn++)`, body),
      fail,
      print: (text) => java`System.out.println(${text});`,
      write: (texts) => java`System.out.print(${java.join(texts, " + ")});`,
      isText: (bytes) => java`!new String(${bytes}, ${UTF8}).contains("\uFFFD")`,
      saveBytes: (bytes, file) =>
        java`${needs("java.nio.file.Files", "java.nio.file.Path")}Files.write(Path.of(${file}), ${bytes});`,
      download: (url) => java`fetch(${url}, null)`,
      utf8: (bytes) => java`new String(${bytes}, ${UTF8})`,
      events: (format, print) => readStream(format === "sse", print),
      defineRun: (cases) => java`
        ${needs("com.fasterxml.jackson.databind.JsonNode", "java.util.function.BiFunction")}
        BiFunction<String, JsonNode, String> run =
                (name, arguments) -> {
                    ${cases}
                    throw new IllegalStateException("unknown function " + name);
                };
      `,
      returns: (text) => java`return ${text};`,
      run: (name, given) => java`run.apply(${name}, ${given})`,
      begin: (object, member) => java`
        ${needs("com.fasterxml.jackson.databind.node.ArrayNode")}
        var json = ${object};
        var body = JSON.readTree(json);
        ArrayNode ${java.variable(member)} = body.withArray(${member});
      `,
    }),
    loop: ({ state, waiting, interval, poll }) => java`
      var waiting = ${waiting};
      while (waiting.contains(${state}.asText())) {
          Thread.sleep(${interval * 1000});
          ${poll}
      }
    `,
  },
});

const START = java`
  ${needs("java.util.stream.Stream")}
  // The last event may lack its line ends.
  var lines = Stream.concat(response.body(), Stream.of("")).iterator();
  var data = "";
`;

const EVENT_ENDS = java`
  var line = lines.next();
  if (line.startsWith("data:")) {
      data += line.substring(5);
  }
  if (!line.isEmpty()) {
      continue;
  }
`;

const readStream = (isSse: boolean, print: Java): Java => java`
  ${isSse ? START : java`var lines = response.body().iterator();`}
  while (lines.hasNext()) {
      ${isSse ? EVENT_ENDS : java`var data = lines.next();`}
      ${block(java`if (data.contains("{"))`, print)}
      ${isSse ? java`data = "";` : java``}
  }
`;

type Headers = PostStep["headers"];

const partsOf = (value: Headers[string]): readonly TextPart[] =>
  isText(value) ? value.parts : [value];

const keyIn = (headers: Headers): Env | undefined =>
  Object.values(headers).flatMap(partsOf).find(isEnv);

/** A variable with the key, which is too long for the line of its header. */
function keyOf(headers: Headers): Java {
  const key = keyIn(headers);
  if (key === undefined) return java``;
  // Longer names do not fit twice in a line.
  if (key.name.length <= 23) return java`var key = ${key};`;
  return java`
    ${needs("java.util.Objects")}
    var key =
            Objects.requireNonNull(
                    System.getenv(${key.name}), ${key.name});
  `;
}

function withKey(headers: Headers): Readonly<Record<string, Java>> {
  const key = keyIn(headers)?.name;
  const named = (part: TextPart): Java =>
    isEnv(part) && part.name === key ? java`key` : java`${part}`;
  const codes = Object.entries(headers).map(([name, value]) => [
    name,
    java.join(partsOf(value).map(named), " + "),
  ]);
  return Object.fromEntries(codes);
}

function contentOf(body: Body): Java {
  if (body.kind === "json" && !body.isAssigned) return java`var body = ${body.json};`;
  if (body.kind !== "form") return java``;
  return java`
    var form =
            BodyPublishers.concat(
                    ${formParts(java, PATH, body.parts)}
                    BodyPublishers.ofString("--" + BOUNDARY + "--\r\n"));
  `;
}
