// HttpClient: prints the HTTP request, polls a job, and reads the response.
import { type Body, httpClient, quoteName, syntaxOf } from "hubsmith/clients";
import { type Code, csharp, render } from "hubsmith/code";
import { piecesOf } from "../../kit/clients/pieces.ts";

type CSharp = Code<"csharp">;

const { args, needs } = piecesOf(csharp);

const NODES = needs("System.Text.Json.Nodes");

// A single line has no braces.
const block = (head: CSharp, body: CSharp): CSharp =>
  render(body)
    .replace(/^(?:using .*\n)+\n/, "")
    .includes("\n")
    ? csharp`
      ${head}
      {
          ${body}
      }
    `
    : csharp`
      ${head}
          ${body}
    `;

const at = (json: CSharp, step: string | number): CSharp =>
  step === -1 ? csharp`${json}.AsArray()[^1]!` : csharp`${json}[${step}]!`;

const checkUnless = (isRefused: CSharp): CSharp => csharp`
  if (${isRefused})
      throw new HttpRequestException($"{response.StatusCode}: {await response.Content.ReadAsStringAsync()}");
`;

const CHECK = checkUnless(csharp`!response.IsSuccessStatusCode`);

const CHECK_EVENTS = checkUnless(
  csharp`response.Content.Headers.ContentType?.MediaType != "text/event-stream"`,
);

export default httpClient({
  id: "csharp/http-client",
  label: "HttpClient",
  order: 1,
  tag: csharp,
  helpers: {
    Find: csharp`
      ${needs("System.Linq")}${NODES}
      string Find(JsonNode? json, params string[] path) =>
          path.Aggregate(json, (value, name) => (value as JsonObject)?[name])?.ToString() ?? "";
    `,
    FindAt: csharp`
      ${needs("System.Linq")}${NODES}
      string FindAt(JsonNode? json, params object[] path) =>
          path.Aggregate(json, (value, step) => step is int index
              ? (value as JsonArray)?.ElementAtOrDefault(index)
              : (value as JsonObject)?[(string)step])?.ToString() ?? "";
    `,
    Get: csharp`
      ${needs("System.Net.Http.Headers", "System.Threading.Tasks")}
      async Task<byte[]> Get(string url, HttpHeaders? headers = null)
      {
          var request = new HttpRequestMessage(HttpMethod.Get, url);
          if (headers != null)
              foreach (var (name, values) in headers)
                  request.Headers.TryAddWithoutValidation(name, values);
          // A file may be behind a redirect.
          var response = await (headers == null ? new HttpClient() : client).SendAsync(request);
          ${CHECK}
          return await response.Content.ReadAsByteArrayAsync();
      }
    `,
  },
  syntax: syntaxOf(csharp, {
    // HttpClient sends headers other than Authorization to redirect targets.
    client: (followsRedirects) =>
      followsRedirects
        ? csharp`using var client = new HttpClient { Timeout = TimeSpan.FromMinutes(10) };`
        : csharp`using var client = new HttpClient(new HttpClientHandler { AllowAutoRedirect = false }) { Timeout = TimeSpan.FromMinutes(10) };`,
    post: ({ url, headers, body, streams, savesBody }) => csharp`
      ${needs("System", "System.Net.Http")}
      ${body.kind === "json" && !body.isAssigned ? csharp`var body = ${body.json};` : csharp``}
      var request = new HttpRequestMessage(HttpMethod.Post, ${url});
      ${csharp.join(Object.entries(headers).map(([name, value]) => csharp`request.Headers.TryAddWithoutValidation(${name}, ${value});`))}
      ${contentOf(body)}
      var response = await client.SendAsync(${streams ? csharp`request, HttpCompletionOption.ResponseHeadersRead` : csharp`request`});
      ${streams === "sse" ? CHECK_EVENTS : CHECK}
      ${streams || savesBody ? csharp`` : csharp`var answer = await response.Content.ReadAsStringAsync();`}
    `,
    json: csharp`${NODES}JsonNode.Parse(answer)!`,
    text: csharp`answer`,
    bytes: csharp`await response.Content.ReadAsByteArrayAsync()`,
    at,
    either: (json, names) =>
      csharp`(${csharp.join(
        names.map((name) => csharp`${json}[${name}]`),
        " ?? ",
      )})!`,
    assign: (name, value, how) =>
      how === "again" ? csharp`${name} = ${value};` : csharp`var ${name} = ${value};`,
    string: (value) => csharp`${value}.ToString()`,
    path: (url) => csharp`new Uri(${url}).AbsolutePath[1..]`,
    get: (url, sendsHeaders) =>
      csharp`${NODES}JsonNode.Parse(await Get(${sendsHeaders ? csharp`${url}, request.Headers` : url}))!`,
    length: (array) => csharp`${array}.AsArray().Count`,
    decode: (text) => csharp`${NODES}JsonNode.Parse(${text})!`,
    encode: (value) =>
      csharp`${needs("System.Text.Encodings.Web")}${value}.ToJsonString(new() { Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping })`,
    find: (json, path) => {
      const hasIndex = path.some((step) => typeof step === "number");
      return csharp`${hasIndex ? csharp`FindAt` : csharp`Find`}(${args(json, ...path.map(csharp.value))})`;
    },
    list: (json, path) =>
      path.length === 0
        ? csharp`${json}.AsArray()`
        : csharp`${path.reduce((code, name) => csharp`${code}[${name}]`, json)}?.AsArray() ?? new JsonArray()`,
    has: (json, path, is) => {
      if (path.some((step) => typeof step === "number"))
        return csharp`FindAt(${args(json, ...path.map(csharp.value))}) ${is ? csharp`!=` : csharp`==`} ""`;
      const value = path.reduce<CSharp>(
        (code, name, index) => (index === 0 ? csharp`${code}[${name}]` : csharp`${code}?[${name}]`),
        json,
      );
      return is ? csharp`${value} != null` : csharp`${value} == null`;
    },
    isNoArray: (json) => csharp`${json} is not JsonArray`,
    hasItems: (json, is) =>
      is
        ? csharp`${json} is JsonArray { Count: > 0 }`
        : csharp`${json} is not JsonArray { Count: > 0 }`,
    isEmpty: (value, kind, is) => {
      if (kind === "list") return is ? csharp`${value}.Count == 0` : csharp`${value}.Count > 0`;
      return is ? csharp`${value} == ""` : csharp`${value} != ""`;
    },
    isOneOf: (text, [first, ...others]) =>
      others.length === 0
        ? csharp`${text} == ${first!}`
        : csharp.join([csharp`${text} is ${first!}`, ...others.map(csharp.value)], " or "),
    first: (array) => csharp`${array}[0]!`,
    chatText: csharp`
      ${needs("System.Linq")}${NODES}
      var choice = JsonNode.Parse(answer)?["choices"]?.AsArray().FirstOrDefault();
      var text = choice?["message"]?["content"]?.ToString() ?? "";
      if (text == "")
          throw new InvalidOperationException(answer);
      Console.WriteLine(text);
    `,
    empty: (kind) => (kind === "text" ? csharp`""` : csharp`new JsonArray()`),
    extend: (text, more) => csharp`${text} += ${more};`,
    object: (members) =>
      csharp`${NODES}new JsonObject { ${args(...members.map(([name, value]) => csharp`[${name}] = ${value}`))} }`,
    when: (condition, body) => block(csharp`if (${condition})`, body),
    repeat: (condition, body) => block(csharp`while (${condition})`, body),
    each: (list, item, body) => {
      const items = render(list).includes("??") ? csharp`(${list})` : list;
      return block(
        csharp`${needs("System.Linq")}foreach (var ${item} in ${items}.OfType<JsonNode>())`,
        body,
      );
    },
    times: (count, body) => block(csharp`for (var turn = 1; turn <= ${count}; turn++)`, body),
    sleep: (seconds) => csharp`await Task.Delay(${seconds * 1000});`,
    exit: csharp`return;`,
    fail: (text) => csharp`throw new InvalidOperationException(${text});`,
    print: (text) => csharp`Console.WriteLine(${text});`,
    write: (texts) => csharp`Console.Write(${csharp.join(texts, " + ")});`,
    isText: (bytes) =>
      csharp`${needs("System.Text")}!Encoding.UTF8.GetString(${bytes}).Contains('\uFFFD')`,
    saveBytes: (bytes, file) => csharp`${needs("System.IO")}File.WriteAllBytes(${file}, ${bytes});`,
    base64: (text) => csharp`Convert.FromBase64String(${text})`,
    download: (url) => csharp`await Get(${url})`,
    utf8: (bytes) => csharp`${needs("System.Text")}Encoding.UTF8.GetString(${bytes})`,
    events: (format, print) => csharp`
      ${needs("System.IO")}
      using var reader = new StreamReader(await response.Content.ReadAsStreamAsync());
      ${format === "sse" ? readEvents(print) : readLines(print)}
    `,
    defineRun: (cases) => csharp`
      string Run(string name, JsonNode arguments)
      {
          ${cases}
          throw new InvalidOperationException("unknown function " + name);
      }
    `,
    returns: (text) => csharp`return ${text};`,
    run: (name, given) => csharp`Run(${name}, ${given})`,
    append: (member, item) => csharp`body[${member}]!.AsArray().Add(${item});`,
    copy: (json) => csharp`${json}.DeepClone()`,
    add: (item) => csharp`results.Add(${item});`,
  }),
});

const readEvents = (print: CSharp): CSharp => csharp`
  var data = "";
  string? line;
  do
  {
      line = await reader.ReadLineAsync();
      if (line?.StartsWith("data:") == true)
          data += line[5..];
      // The last event may lack its line ends.
      if (!string.IsNullOrEmpty(line))
          continue;
      if (data.Contains('{'))
      {
          ${print}
      }
      data = "";
  } while (line != null);
`;

const readLines = (print: CSharp): CSharp => csharp`
  while (await reader.ReadLineAsync() is string data)
  {
      if (!data.Contains('{'))
          continue;
      ${print}
  }
`;

function contentOf(body: Body): CSharp {
  if (body.kind === "json")
    return csharp`${needs("System.Text")}request.Content = new StringContent(body.ToJsonString(), Encoding.UTF8, ${body.type});`;
  if (body.kind === "file")
    return csharp`
      request.Content = new ByteArrayContent(${body.file});
      request.Content.Headers.Add("Content-Type", ${body.type});
    `;
  const parts = body.parts.map((part) =>
    "text" in part
      ? csharp`form.Add(new StringContent(${part.text}), ${quoteName(part.name)});`
      : csharp`
        form.Add(new ByteArrayContent(${part.file})
        {
            Headers =
            {
                { "Content-Type", ${part.file.type} },
                { "Content-Disposition", ${`form-data; name=${quoteName(part.name)}; filename=${quoteName(part.fileName)}`} },
            },
        });
      `,
  );
  return csharp`
    var form = new MultipartFormDataContent();
    ${csharp.join(parts)}
    request.Content = form;
  `;
}
