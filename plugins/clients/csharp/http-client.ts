// HttpClient: prints the HTTP request, polls a job, and reads the response.
import {
  type Body,
  httpClient,
  quoteName,
  type TextStream,
  type ToolFunction,
} from "hubsmith/clients";
import { type Code, csharp } from "hubsmith/code";
import {
  ANSWER,
  CHOICE,
  FAILS_IF_ERROR,
  printChoice,
  printTexts,
  printThoughts,
  printWhole,
} from "./http-client/chat.ts";
import { chatPrinter } from "../../kit/clients/chat.ts";
import { isChatStream } from "../../kit/tasks/chat-api.ts";

type CSharp = Code<"csharp">;

const FAILS_IF_TEXT = csharp`
  if (response.Content.Headers.ContentType?.MediaType is "application/json" or "text/html")
      throw new HttpRequestException(await response.Content.ReadAsStringAsync());
`;

export default httpClient({
  id: "csharp/http-client",
  label: "HttpClient",
  order: 1,
  tag: csharp,
  program: (statements, reading, hasJob) => csharp`
    ${statements}

    ${hasJob || reading.kind === "save URL" || "textUrl" in reading ? GET : csharp``}
  `,
  syntax: {
    post: ({ url, headers, body, streams, savesBody, followsRedirects }) => csharp`
      ${needs("System", "System.Net.Http")}
      ${body.kind === "json" && body.isAssigned ? csharp`` : clientOf(followsRedirects)}
      ${body.kind === "json" && !body.isAssigned ? csharp`var body = ${body.json};` : csharp``}
      var request = new HttpRequestMessage(HttpMethod.Post, ${url});
      ${csharp.join(Object.entries(headers).map(([name, value]) => csharp`request.Headers.TryAddWithoutValidation(${name}, ${value});`))}
      ${contentOf(body)}
      var response = await client.SendAsync(${streams ? csharp`request, HttpCompletionOption.ResponseHeadersRead` : csharp`request`});
      ${CHECK}
      ${savesBody ? FAILS_IF_TEXT : csharp``}
    `,
    json: csharp`${needs("System.Text.Json")}JsonDocument.Parse(await response.Content.ReadAsStreamAsync()).RootElement`,
    text: csharp`await response.Content.ReadAsStringAsync()`,
    at: memberOf,
    either: (json, names) =>
      names.reduceRight<CSharp | undefined>((rest, name, at) => {
        if (rest === undefined) return memberOf(json, name);
        const value = csharp.name(at === 0 ? "value" : `value${at + 1}`);
        return csharp`(${json}.TryGetProperty(${name}, out var ${value}) && ${value}.ValueKind != JsonValueKind.Null ? ${value} : ${rest})`;
      }, undefined)!,
    assign: (name, value, how) =>
      how === "again" ? csharp`${name} = ${value};` : csharp`var ${name} = ${value};`,
    string: (value) => csharp`${value}.ToString()`,
    path: (url) => csharp`new Uri(${url}).AbsolutePath[1..]`,
    get: (url, sendsHeaders) =>
      csharp`JsonDocument.Parse(await Get(${sendsHeaders ? csharp`${url}, request.Headers` : url})).RootElement`,
    loop: ({ state, waiting: [first, ...others], interval, poll }) => csharp`
      while (${csharp.join([csharp`${state}.ToString() is ${first!}`, ...others.map(csharp.value)], " or ")})
      {
          await Task.Delay(${interval * 1000});
          ${poll}
      }
    `,
    each: (list, item, body) => csharp`
      foreach (var ${item} in ${list}.EnumerateArray())
          ${body}
    `,
    print: (value, _isJson, job) => csharp`
      ${job === undefined ? csharp`` : failsIfNull(value, job)}
      Console.WriteLine(${value});
    `,
    length: (array) => csharp`${array}.GetArrayLength()`,
    printText: (value, member, print, texts) => csharp`
      ${texts.length > 0 ? firstOf(value, texts) : csharp``}
      if (${value}.ValueKind == JsonValueKind.Object && ${value}.TryGetProperty(${member}, out var text) && text.ValueKind == JsonValueKind.String)
      {
          ${needs("System.Text")}Console.WriteLine(Encoding.UTF8.GetString(await Get(text.ToString())));
          return;
      }
      ${print}
    `,
    unwrap: (value, { member, isVector }) => {
      const isList = (list: CSharp): CSharp => csharp`${list}.ValueKind == JsonValueKind.Array`;
      const holds = csharp`${isList(value)} && ${value}.GetArrayLength() > 0`;
      return csharp`
        while (${isVector ? csharp`${holds} && ${isList(csharp`${value}[0]`)}` : holds})
            ${value} = ${value}[0];
        ${failsUnless(value, member, isVector)}
      `;
    },
    save: (content, file) => {
      if (content.kind === "body")
        return save(file, csharp`await response.Content.ReadAsByteArrayAsync()`);
      const { value } = content;
      if (content.kind === "base64") return save(file, csharp`${value}.GetBytesFromBase64()`);
      if (!content.isList) return save(file, csharp`await Get(${value}.ToString())`);
      return csharp`
        var fileUrl = ${value};
        if (fileUrl.ValueKind == JsonValueKind.Array)
            fileUrl = fileUrl[0];
        ${save(file, csharp`await Get(fileUrl.ToString())`)}
      `;
    },
    chat: chatPrinter({
      whole: printWhole,
      stream: (wire, _stream, reasons) =>
        reasons ? printThoughts(wire, (print) => readStream(readEvents(print))) : undefined,
    }),
    chatTools: ({ functions, body, post, followsRedirects }) => csharp`
      ${clientOf(followsRedirects)}
      var body = ${body};
      string answer;
      JsonNode choice;
      ${loop(csharp`
        ${post}
        answer = ${ANSWER};
        choice = ${CHOICE};
        body["messages"]!.AsArray().Add(choice["message"]!.DeepClone());
        if (choice["message"]!["tool_calls"] is not JsonArray { Count: > 0 } calls)
            break;
        foreach (var call in calls)
        {
            var arguments = JsonNode.Parse(call!["function"]!["arguments"]!.ToString())!;
            var result = Run(call["function"]!["name"]!.ToString(), arguments);
            body["messages"]!.AsArray().Add(new JsonObject { ["role"] = "tool", ["tool_call_id"] = call["id"]!.ToString(), ["content"] = result });
        }
      `)}
      ${printChoice()}

      ${runs(functions)}
    `,
    itemTools: ({ functions, body, post, calls, followsRedirects }) => {
      const { result, inMessages = false } = calls;
      const history = csharp`body[${calls.history}]!.AsArray()`;
      const append = (role: string, list: CSharp): CSharp =>
        inMessages
          ? csharp`${history}.Add(new JsonObject { ["role"] = ${role}, ["content"] = ${list}.DeepClone() });`
          : csharp`
            foreach (var item in ${list})
                ${history}.Add(item!.DeepClone());
          `;
      const given = csharp`call[${calls.arguments}]!`;
      return csharp`
        ${clientOf(followsRedirects)}
        var body = ${body};
        string answer;
        JsonNode result;
        ${loop(csharp`
          ${post}
          answer = ${ANSWER};
          result = JsonNode.Parse(answer)!;
          ${inMessages ? FAILS_IF_CUT : FAILS_IF_ERROR}
          var items = result[${calls.items}]!.AsArray();
          ${append("assistant", csharp`items`)}
          var results = new JsonArray();
          foreach (var call in items)
          {
              if (call!["type"]!.ToString() != ${calls.type})
                  continue;
              var arguments = ${inMessages ? given : csharp`JsonNode.Parse(${given}.ToString())!`};
              results.Add(new JsonObject { ["type"] = ${result.type}, [${result.id}] = call[${calls.id}]!.ToString(), [${result.content}] = Run(call["name"]!.ToString(), arguments) });
          }
          if (results.Count == 0)
              break;
          ${append("user", csharp`results`)}
        `)}
        ${printTexts(inMessages)}

        ${runs(functions)}
      `;
    },
    stream: (stream) => {
      const print = (data: CSharp): CSharp => printEvent(data, stream);
      return readStream(stream.format === "sse" ? readEvents(print) : readLines(print));
    },
  },
});

// Each turn costs money.
const loop = (turn: CSharp): CSharp => csharp`
  for (var turn = 1; ; turn++)
  {
      if (turn > 10)
          throw new InvalidOperationException("no answer after 10 turns");
      ${turn}
  }
`;

// An argument of the last call may be missing.
const FAILS_IF_CUT = csharp`
  if (result["error"] != null || result["stop_reason"]?.ToString() == "max_tokens")
      throw new HttpRequestException(answer);
`;

// The names are strings: a name of the language could be anything, e.g. `ToString`.
const runs = (functions: readonly ToolFunction[]): CSharp => csharp`
  ${needs("System.Text.Json.Nodes")}
  string Run(string name, JsonNode arguments) => name switch
  {
      ${csharp.join(functions.map(runsFunction))}
      _ => throw new InvalidOperationException(name),
  };
`;

function runsFunction({ name, parameters, result }: ToolFunction): CSharp {
  const needed = parameters.flatMap((one) => (one.isRequired ? [one.name] : []));
  const fails = needed.map(
    (one) =>
      csharp`arguments[${one}] == null ? throw new ArgumentException(${`${name} needs ${one}`}) : `,
  );
  return csharp`${name} => ${csharp.join([...fails, csharp`${result}`], "")},`;
}

const readStream = (events: CSharp): CSharp => csharp`
  ${needs("System.IO")}
  using var reader = new StreamReader(await response.Content.ReadAsStreamAsync());
  ${events}
`;

const readEvents = (print: (data: CSharp) => CSharp): CSharp => csharp`
  var data = "";
  string? line;
  do
  {
      line = await reader.ReadLineAsync();
      if (line?.StartsWith("data:") == true)
          data += line[5..];
      // The last event may lack its line ends.
      if (!string.IsNullOrEmpty(line) || !data.Contains('{'))
          continue;
      ${print(csharp`data`)}
      data = "";
  } while (line != null);
`;

const readLines = (print: (data: CSharp) => CSharp): CSharp => csharp`
  while (await reader.ReadLineAsync() is string line)
  {
      if (!line.Contains('{'))
          continue;
      ${print(csharp`line`)}
  }
`;

function printEvent(data: CSharp, stream: TextStream): CSharp {
  if (isChatStream(stream))
    return csharp`
      ${needs("System.Text.Json")}
      if (!JsonDocument.Parse(${data}).RootElement.TryGetProperty("choices", out var choices))
          throw new HttpRequestException(${data});
      foreach (var choice in choices.EnumerateArray())
          if (choice.GetProperty("delta").TryGetProperty("content", out var text)) Console.Write(text);
    `;
  return csharp`
    ${needs("System.Text.Json.Nodes")}
    var json = JsonNode.Parse(${data})!;
    if (${fails(stream)})
        throw new HttpRequestException(${data});
    if (${stream.type === undefined ? csharp`` : csharp`json["type"]!.ToString() == ${stream.type} && `}${findText(stream.path)})
        Console.Write(text);
  `;
}

const fails = ({ type, failures = [] }: TextStream): CSharp =>
  type === undefined
    ? csharp`json["error"] != null`
    : csharp`json["type"]?.ToString() is null or ${csharp.join(failures.map(csharp.value), " or ")}`;

// The conditions of each step of a path: the value is an object, or an array with this item; at the end, a text.
function findText(path: TextStream["path"]): CSharp {
  const steps = path.map((step, at) => {
    const is =
      typeof step === "string" ? csharp`JsonObject` : csharp`JsonArray { Count: > ${step} }`;
    const name = csharp.name(`value${at + 1}`);
    const value = at === 0 ? csharp`json` : csharp`${csharp.name(`value${at}`)}[${path[at - 1]!}]`;
    return csharp`${value} is ${is} ${name}`;
  });
  const last = csharp`${csharp.name(`value${path.length}`)}[${path.at(-1)!}] is JsonValue text`;
  return csharp.join([...steps, last], " && ");
}

const firstOf = (value: CSharp, names: readonly string[]): CSharp => csharp`
  foreach (var name in new[] { ${csharp.join(names.map(csharp.value), ", ")} })
  {
      if (${value}.ValueKind == JsonValueKind.Object && ${value}.TryGetProperty(name, out var found) && found.ValueKind == JsonValueKind.String)
          ${value} = found;
  }
`;

function needs(...modules: readonly string[]): CSharp {
  return csharp.join(modules.map((module) => csharp.requires(module)));
}

function memberOf(json: CSharp, step: string | number): CSharp {
  if (step === -1) return csharp`${needs("System.Linq")}${json}.EnumerateArray().Last()`;
  return typeof step === "string" ? csharp`${json}.GetProperty(${step})` : csharp`${json}[${step}]`;
}

const CHECK = csharp`
  if (!response.IsSuccessStatusCode)
      throw new HttpRequestException($"{response.StatusCode}: {await response.Content.ReadAsStringAsync()}");
`;

const GET = csharp`
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
`;

// HttpClient sends headers other than Authorization to redirect targets.
const clientOf = (followsRedirects: boolean): CSharp =>
  followsRedirects
    ? csharp`using var client = new HttpClient { Timeout = TimeSpan.FromMinutes(10) };`
    : csharp`using var client = new HttpClient(new HttpClientHandler { AllowAutoRedirect = false }) { Timeout = TimeSpan.FromMinutes(10) };`;

const save = (file: string, content: CSharp): CSharp =>
  csharp`${needs("System.IO")}File.WriteAllBytes(${file}, ${content});`;

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

function failsUnless(value: CSharp, member: string | undefined, isVector: boolean): CSharp {
  if (member === undefined && !isVector) return csharp``;
  const isWrong =
    member === undefined
      ? csharp`${value}.ValueKind != JsonValueKind.Array`
      : csharp`${value}.ValueKind != JsonValueKind.Object || !${value}.TryGetProperty(${member}, out var found) || found.ValueKind == JsonValueKind.Null`;
  return csharp`
    if (${isWrong})
        throw new InvalidOperationException(${value}.ToString());
  `;
}

// A job without a result failed.
const failsIfNull = (value: CSharp, job: CSharp): CSharp => csharp`
  if (${value}.ValueKind == JsonValueKind.Null)
      throw new InvalidOperationException(${job}.ToString());
`;
