// java.net.http: prints the HTTP request, polls a job, and reads the response with Jackson.
import { type Body, httpClient } from "hubsmith/clients";
import { type Code, kotlin, render } from "hubsmith/code";
import { formParts, INSTALL, jacksonSyntax, requestOf } from "../../kit/clients/java/jackson.ts";
import { piecesOf } from "../../kit/clients/pieces.ts";

type Kotlin = Code<"kotlin">;

const { block, needs } = piecesOf(kotlin);

const HANDLERS = needs("java.net.http.HttpResponse.BodyHandlers");
const PATH = kotlin`${needs("kotlin.io.path.Path")}Path`;

const STATUS = kotlin`check(response.statusCode() < 300)`;
const CHECK = kotlin`${STATUS} { "\${response.statusCode()}: \${response.body()}" }`;
const CHECK_BYTES = block(
  STATUS,
  kotlin`"\${response.statusCode()}: \${response.body().decodeToString()}"`,
);
const checkLines = (isSse: boolean): Kotlin =>
  block(
    isSse
      ? kotlin`check("event-stream" in response.headers().firstValue("Content-Type").orElse(""))`
      : STATUS,
    kotlin`"\${response.statusCode()}: \${response.body().toList().joinToString("\n")}"`,
  );

export default httpClient({
  id: "kotlin/http-client",
  label: "java.net.http",
  order: 1,
  install: { ...INSTALL, note: `In build.gradle.kts: implementation("${INSTALL.maven[0]}")` },
  tag: kotlin,
  program: (statements, _reading, _hasJob, helpers) => kotlin`
    ${needs("java.net.URI", "java.net.http.HttpClient", "java.net.http.HttpRequest")}
    ${helpers}

    fun main() {
        ${statements}
    }
  `,
  helpers: {
    JSON: kotlin`${needs("com.fasterxml.jackson.databind.ObjectMapper")}val JSON = ObjectMapper()`,
    BOUNDARY: kotlin`${needs("java.util.UUID")}val BOUNDARY = UUID.randomUUID().toString()`,
    firstOf: kotlin`
      ${needs("com.fasterxml.jackson.databind.JsonNode")}
      fun firstOf(json: JsonNode, vararg names: String): JsonNode {
          val name = names.find { json.hasNonNull(it) } ?: error(json)
          return json.get(name)
      }
    `,
    pathOf: kotlin`fun pathOf(url: String): String = URI.create(url).rawPath.drop(1)`,
    fetch: kotlin`
      ${needs("java.net.http.HttpHeaders")}${HANDLERS}
      fun fetch(url: String, headers: HttpHeaders? = null): ByteArray {
          val request = HttpRequest.newBuilder(URI.create(url))
          headers?.map()?.forEach { (name, values) -> request.header(name, values[0]) }
          val redirects = if (headers == null) HttpClient.Redirect.NORMAL else HttpClient.Redirect.NEVER
          val client = HttpClient.newBuilder().followRedirects(redirects).build()
          val response = client.send(request.build(), BodyHandlers.ofByteArray())
          ${CHECK_BYTES}
          return response.body()
      }
    `,
    formPart: kotlin`
      ${needs("java.net.http.HttpRequest.BodyPublishers")}
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
  syntax: jacksonSyntax(kotlin, kotlin``, {
    post: (step) => {
      const [handler, check] = step.streams
        ? [kotlin`ofLines`, checkLines(step.streams === "sse")]
        : step.savesBody
          ? [kotlin`ofByteArray`, CHECK_BYTES]
          : [kotlin`ofString`, CHECK];
      return kotlin`
        ${HANDLERS}
        ${contentOf(step.body)}
        ${kotlin`val url = ${step.url}`}
        val request =
            HttpRequest.newBuilder(URI.create(url))
                ${requestOf(kotlin, PATH, kotlin`"multipart/form-data; boundary=$BOUNDARY"`, step)}
                .build()
        val response = HttpClient.newHttpClient().send(request, BodyHandlers.${handler}())
        ${check}
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
    isOneOf: (text, words) => {
      if (words.length === 1) return kotlin`${text} == ${words[0]!}`;
      const test = kotlin`${text} in ${words}`;
      // A longer one does not fit on the line of a loop.
      return render(test).length <= 86
        ? test
        : kotlin`
          ${text} in
              ${words}
        `;
    },
    chatText: kotlin`
      ${needs("com.fasterxml.jackson.databind.ObjectMapper")}
      val result = ObjectMapper().readTree(response.body())
      val text = result.at("/choices/0/message/content").asText("")
      check(text.isNotEmpty()) { response.body() }
      println(text)
    `,
    object: (members) => {
      const pairs = members.map(([name, value]) => kotlin`${name} to ${value}`);
      return kotlin`mapOf(${kotlin.join(pairs, ", ")})`;
    },
    each: (list, item, body) => block(kotlin`for (${item} in ${list})`, body),
    times: (count, body) => block(kotlin`repeat(${count})`, body),
    fail: (text) => kotlin`error(${text})`,
    print: (text) => kotlin`println(${text})`,
    write: (texts) => kotlin`print(${kotlin.join(texts, " + ")})`,
    isText: (bytes) => kotlin`"\uFFFD" !in ${bytes}.decodeToString()`,
    saveBytes: (bytes, file) => {
      const write = kotlin`${needs("kotlin.io.path.writeBytes")}${PATH}(${file}).writeBytes`;
      // The formatter breaks a chain of calls elsewhere than in arguments.
      return /^\w+$/.test(render(bytes))
        ? kotlin`${write}(${bytes})`
        : kotlin`
            val content = ${bytes}
            ${write}(content)
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
  }),
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
  return kotlin`
    val form =
        BodyPublishers.concat(
            ${formParts(kotlin, PATH, body.parts)}
            BodyPublishers.ofString("--$BOUNDARY--\r\n"),
        )
  `;
}
