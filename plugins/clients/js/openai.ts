// OpenAI's JavaScript SDK, for chats and everything else that OpenAI's API has. It prints the body of the HTTP request.
import { type Call, defineClient, template } from "hubsmith";
import { type Code, type FileRef, isFile, js, ts, type Value } from "hubsmith/code";
import { inTypeScript, typed } from "../../kit/clients/js/typed.ts";
import conversational from "../../tasks/conversational.ts";
import responses from "../../tasks/responses.ts";
import { printResponse, respondWithTools, typedArguments } from "../../kit/clients/js/responses.ts";
import { OPENAI_IDS, openAiCall, refuseUnlessOpenAi } from "../../kit/clients/openai-sdk.ts";
import type { AnswerPlan, ValuePath } from "../../kit/clients/response.ts";
import { type LoopTypes, printChat, runTools } from "../../kit/clients/js/chat.ts";
import { at, requireKey, saveBody, WRITE } from "../../kit/clients/js/json.ts";
import { objectOf } from "../../kit/clients/js/structured.ts";
import { schemaOf } from "../../kit/clients/structured.ts";

type Js = Code<"js">;

const LABEL = "OpenAI JavaScript SDK";

export default defineClient({
  id: "js/openai",
  label: LABEL,
  language: js.language,
  order: 1,
  install: { npm: ["openai", { name: "zod", ifProgramHas: '"zod"' }], note: OPENAI_IDS },
  requires: { "text-to-speech": ["voice"] },
  refuses: (call) => refuseUnlessOpenAi(call, LABEL),
  templates: [
    template(conversational, (call) => {
      const { arguments: all } = openAiCall(call);
      const chat = (args: Js): Js => js`await client.chat.completions.create(${args})`;
      const result = call.streaming ? "stream" : "completion";
      return (
        parse(call) ??
        program(call, runTools(call, all, chat, TYPES) ?? run(call, result, printChat(call)))
      );
    }),
    template(responses, (call) => {
      const result = call.streaming ? "stream" : "response";
      const { arguments: all } = openAiCall(call);
      return (
        parseResponse(call) ??
        program(
          call,
          respondWithTools(call, all) ??
            run(call, result, printResponse(call), typedArguments(all)),
        )
      );
    }),
  ],
  fallback: (call) => {
    const { method, shows } = openAiCall(call);
    return program(call, run(call, method.result, show(js.name(method.result), shows)));
  },
});

const TYPES: LoopTypes = {
  messages: typed(js`messages`, ts`messages: OpenAI.ChatCompletionMessageParam[]`),
  // Only a request that has custom tools gets calls of them.
  call: typed(js`call`, ts`(call as any)`),
};

function parse(call: Call): Js | undefined {
  const schema = objectOf(schemaOf(call), "zodResponseFormat");
  if (schema === undefined) return undefined;
  const { arguments: all } = openAiCall(call);
  const statements = js`
    ${schema.definition}

    const completion = await client.chat.completions.parse(${js.object({ ...all, response_format: schema.format })});

    const { message } = completion.choices[0];
    if (!message.parsed) throw new Error(JSON.stringify(message));
    console.log(message.parsed);
  `;
  return program(call, statements);
}

function parseResponse(call: Call): Js | undefined {
  const schema = objectOf(schemaOf(call), "zodTextFormat");
  if (schema === undefined) return undefined;
  const { arguments: all } = openAiCall(call);
  const statements = js`
    ${schema.definition}

    const response = await client.responses.parse(${js.object({ ...typedArguments(all), text: js.object({ format: schema.format }) })});

    if (!response.output_parsed) throw new Error(JSON.stringify(response));
    console.log(response.output_parsed);
  `;
  return program(call, statements);
}

function program(call: Call, statements: Js): Js {
  const { baseUrl, headers } = openAiCall(call);
  const options = js.object({
    baseURL: baseUrl,
    apiKey: call.token,
    ...(Object.keys(headers).length > 0 ? { defaultHeaders: headers } : {}),
  });
  return js`
    import { OpenAI } from "openai";

    ${requireKey(call.token)}
    const client = new OpenAI(${options});

    ${statements}
  `;
}

function run(
  call: Call,
  result: string,
  statements: Js,
  all: Readonly<Record<string, Value | Js>> = openAiCall(call).arguments,
): Js {
  const { method } = openAiCall(call);
  const called = valueAt(js`client`, method.name);
  const entries = Object.entries(all).map(([name, value]) => [
    name,
    isFile(value) ? opened(value) : value,
  ]);
  return js`
    const ${js.name(result)} = await ${called}(${js.object(Object.fromEntries(entries))});

    ${statements}
  `;
}

// The SDK would send a stream as `application/octet-stream`.
const opened = ({ path, type }: FileRef): Js =>
  js`${js.requires("node:fs", "createReadStream")}${js.requires("openai", "toFile")}await toFile(createReadStream(${path}), ${path}, ${{ type }})`;

function show(result: Js, shows: AnswerPlan): Js {
  if (shows.kind === "save base64")
    return js`${WRITE}await writeFile(${shows.file}, ${valueAt(result, shows.at, presentAt)}, "base64");`;
  if (shows.kind !== "print")
    return js`
      if (${result}.headers.get("Content-Type")?.includes("json"))
          throw new Error(await ${result}.text());
      ${saveBody(result, "file" in shows ? shows.file : "")}
    `;
  const value = valueAt(result, shows.at);
  if (shows.isVector) return js`console.log(${value}.length);`;
  return js`
    ${shows.at.length === 1 ? failsWithout(result, value) : js``}
    console.log(${shows.isJson ? js`JSON.stringify(${value})` : value});
  `;
}

// The SDK does not throw an error for an error in a response with status 200. A deeper value of it cannot be read.
const failsWithout = (result: Js, value: Js): Js => js`
  if (${value} === undefined) {
      throw new Error(JSON.stringify(${result}));
  }
`;

const valueAt = (result: Js, path: ValuePath, read = at): Js =>
  path.reduce<Js>((code, step) => read(code, step as string | number), result);

// The program asks for base64, and fails without it. The types allow a response without images, or with URLs.
const presentAt: typeof at = (json, step) =>
  typeof step === "string"
    ? typed(at(json, step), ts`${inTypeScript(at(json, step))}!`)
    : at(json, step);
