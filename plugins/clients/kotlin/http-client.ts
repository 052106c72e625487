// java.net.http: prints the HTTP request, polls a job, and reads the response with Jackson.
import { type Body, httpClient, quoteName } from "hubsmith/clients";
import { type Code, kotlin, render } from "hubsmith/code";
import { INSTALL, jacksonSyntax, uriOf } from "../../kit/clients/java/jackson.ts";

type Kotlin = Code<"kotlin">;

const needs = (...modules: readonly string[]): Kotlin =>
  kotlin.join(modules.map((module) => kotlin.requires(module)));

const HANDLERS = needs("java.net.http.HttpResponse.BodyHandlers");
const PUBLISHERS = needs("java.net.http.HttpRequest.BodyPublishers");
const PATH = needs("kotlin.io.path.Path");

const block = (head: Kotlin, body: Kotlin): Kotlin => kotlin`
  ${head} {
      ${body}
  }
`;

const CHECK = kotlin`check(response.statusCode() < 300) { "\${response.statusCode()}: \${response.body()}" }`;
const CHECK_BYTES = kotlin`
  check(response.statusCode() < 300) {
      "\${response.statusCode()}: \${response.body().decodeToString()}"
  }
`;
const CHECK_LINES = kotlin`
  check(response.statusCode() < 300) {
      "\${response.statusCode()}: \${response.body().toList().joinToString("\n")}"
  }
`;
const CHECK_TYPE = kotlin`
  val type = response.headers().firstValue("Content-Type").orElse("")
  check("json" !in type && "html" !in type) { response.body().decodeToString() }
`;

const add = (array: Kotlin, item: Kotlin): Kotlin =>
  render(item).startsWith("mapOf(")
    ? kotlin`${array}.addPOJO(${item})`
    : kotlin`${array}.add(${item})`;

export default httpClient({
  id: "kotlin/http-client",
  label: "java.net.http",
  order: 1,
  install: INSTALL,
  tag: kotlin,
  program: (statements, _reading, _hasJob, helpers) => kotlin`
    ${needs("java.net.URI", "java.net.http.HttpClient", "java.net.http.HttpRequest")}
    ${helpers}

    fun main() {
        ${statements}
    }
  `,
  helpers: {
    JSON: kotlin`
      ${needs("com.fasterxml.jackson.databind.ObjectMapper")}
      val JSON = ObjectMapper()
    `,
    BOUNDARY: kotlin`
      ${needs("java.util.UUID")}
      val BOUNDARY = UUID.randomUUID().toString()
    `,
    firstOf: kotlin`
      ${needs("com.fasterxml.jackson.databind.JsonNode")}
      fun firstOf(json: JsonNode, vararg names: String): JsonNode {
          val name = names.find { json.hasNonNull(it) } ?: error(json)
          return json.get(name)
      }
    `,
    pathOf: kotlin`
      fun pathOf(url: String): String = URI.create(url).rawPath.drop(1)
    `,
    fetch: kotlin`
      ${needs("java.net.http.HttpHeaders")}${HANDLERS}
      fun fetch(url: String, headers: HttpHeaders? = null): ByteArray {
          val request = HttpRequest.newBuilder(URI.create(url))
          val client = HttpClient.newBuilder()
          if (headers == null) {
              client.followRedirects(HttpClient.Redirect.NORMAL)
          } else {
              headers.map().forEach { (name, values) -> request.header(name, values[0]) }
          }
          val response = client.build().send(request.build(), BodyHandlers.ofByteArray())
          ${CHECK_BYTES}
          return response.body()
      }
    `,
    formPart: kotlin`
      ${PUBLISHERS}
      fun formPart(header: String, content: HttpRequest.BodyPublisher): HttpRequest.BodyPublisher {
          val start = "--$BOUNDARY\r\nContent-Disposition: form-data; $header\r\n\r\n"
          return BodyPublishers.concat(
              BodyPublishers.ofString(start),
              content,
              BodyPublishers.ofString("\r\n"),
          )
      }
    `,
  },
  syntax: {
    ...jacksonSyntax(kotlin, {
      post: ({ url, headers, body, streams, savesBody }) => {
        const handler = streams
          ? kotlin`ofLines`
          : savesBody
            ? kotlin`ofByteArray`
            : kotlin`ofString`;
        const type =
          body.kind === "form" ? kotlin`"multipart/form-data; boundary=$BOUNDARY"` : body.type;
        return kotlin`
          ${HANDLERS}
          ${contentOf(body)}
          ${kotlin`val url = ${uriOf(url)}`}
          val request =
              HttpRequest.newBuilder(URI.create(url))
                  ${kotlin.join(Object.entries(headers).map(([name, value]) => kotlin`.header(${name}, ${value})`))}
                  .header("Content-Type", ${type})
                  .POST(${publisherOf(body)})
                  .build()
          val response = HttpClient.newHttpClient().send(request, BodyHandlers.${handler}())
          ${streams ? CHECK_LINES : savesBody ? CHECK_BYTES : CHECK}
          ${savesBody ? CHECK_TYPE : kotlin``}
        `;
      },
      assign: (name, value, how) => {
        if (how === "again") return kotlin`${name} = ${value}`;
        const isArray = render(value).endsWith(".createArrayNode()");
        return how === "first" && !isArray
          ? kotlin`var ${name} = ${value}`
          : kotlin`val ${name} = ${value}`;
      },
      get: (url, sendsHeaders) =>
        kotlin`JSON.readTree(fetch(${sendsHeaders ? kotlin`${url}, request.headers()` : url}))`,
      isOneOf: (text, words) =>
        words.length === 1 ? kotlin`${text} == ${words[0]!}` : kotlin`${text} in ${words}`,
      or: (text, other) => kotlin`${text}.ifEmpty { ${other} }`,
      object: (members) =>
        kotlin`mapOf(${kotlin.join(
          members.map(([name, value]) => kotlin`${name} to ${value}`),
          ", ",
        )})`,
      when: (condition, body) => block(kotlin`if (${condition})`, body),
      repeat: (condition, body) => block(kotlin`while (${condition})`, body),
      each: (list, item, body) => block(kotlin`for (${item} in ${list})`, body),
      times: (count, body) => block(kotlin`repeat(${count})`, body),
      sleep: (seconds) => kotlin`Thread.sleep(${seconds * 1000})`,
      exit: kotlin`return`,
      fail: (text) => kotlin`error(${text})`,
      print: (text) => kotlin`println(${text})`,
      write: (texts) => kotlin`print(${kotlin.join(texts, " + ")})`,
      saveBytes: (bytes, file) => {
        const isBody = render(bytes) === "response.body()";
        return kotlin`
          ${PATH}${needs("kotlin.io.path.writeBytes")}
          ${isBody ? kotlin`` : kotlin`val bytes = ${bytes}`}
          Path(${file}).writeBytes(${isBody ? bytes : kotlin`bytes`})
        `;
      },
      download: (url) => kotlin`fetch(${url})`,
      utf8: (bytes) => kotlin`${bytes}.decodeToString()`,
      events: (format, print) => (format === "sse" ? readEvents(print) : readLines(print)),
      defineRun: (cases) => kotlin`
        ${needs("com.fasterxml.jackson.databind.JsonNode")}
        fun run(name: String, arguments: JsonNode): String {
            ${cases}
            error("unknown function $name")
        }
      `,
      begin: (object, member) => kotlin`
        val json = ${object}
        val body = JSON.readTree(json)
        val ${kotlin.variable(member)} = body.withArrayProperty(${member})
      `,
      append: (member, item) => add(kotlin.variable(member), item),
      add: (item) => add(kotlin`results`, item),
    }),
    loop: ({ state, waiting, interval, poll }) => kotlin`
      val waiting = ${waiting}
      while (${state}.asText() in waiting) {
          Thread.sleep(${interval * 1000})
          ${poll}
      }
    `,
  },
});

const readEvents = (print: Kotlin): Kotlin => kotlin`
  ${needs("kotlin.streams.asSequence")}
  var data = ""
  // The last event may lack its line ends.
  for (line in response.body().asSequence() + "") {
      if (line.startsWith("data:")) {
          data += line.drop(5)
      }
      if (line.isEmpty()) {
          if ("{" in data) {
              ${print}
          }
          data = ""
      }
  }
`;

const readLines = (print: Kotlin): Kotlin => kotlin`
  for (data in response.body()) {
      if ("{" in data) {
          ${print}
      }
  }
`;

function contentOf(body: Body): Kotlin {
  if (body.kind === "json" && !body.isAssigned) return kotlin`val body = ${body.json}`;
  if (body.kind !== "form") return kotlin``;
  const parts = body.parts.map((part) =>
    "text" in part
      ? kotlin`formPart(${`name=${quoteName(part.name)}`}, BodyPublishers.ofString(${part.text})),`
      : kotlin`formPart(${`name=${quoteName(part.name)}; filename=${quoteName(part.fileName)}\r\nContent-Type: ${part.file.type}`}, ${publisherOf({ kind: "file", file: part.file, type: "" })}),`,
  );
  return kotlin`
    val form =
        BodyPublishers.concat(
            ${kotlin.join(parts)}
            BodyPublishers.ofString("--$BOUNDARY--\r\n"),
        )
  `;
}

function publisherOf(body: Body): Kotlin {
  if (body.kind === "form") return kotlin`form`;
  if (body.kind === "file")
    return kotlin`${PUBLISHERS}${PATH}BodyPublishers.ofFile(Path(${body.file.path}))`;
  return kotlin`${PUBLISHERS}BodyPublishers.ofString(${body.isAssigned ? kotlin`body.toString()` : kotlin`body`})`;
}
