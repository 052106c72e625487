// OpenAI's Python SDK, for chats and everything else that OpenAI's API has. It prints the body of the HTTP request.
import { type Call, defineClient, template } from "hubsmith";
import { type Code, python, type Value } from "hubsmith/code";
import conversational from "../../tasks/conversational.ts";
import responses from "../../tasks/responses.ts";
import { respond } from "../../kit/clients/python/responses.ts";
import {
  OPENAI_IDS,
  openAiCall,
  type OpenAiMethod,
  refuseUnlessOpenAi,
} from "../../kit/clients/openai-sdk.ts";
import type { AnswerPlan, ValuePath } from "../../kit/clients/response.ts";
import { complete, sdkArguments } from "../../kit/clients/python/chat.ts";
import { classOf, type SchemaClass } from "../../kit/clients/python/structured.ts";
import { schemaOf } from "../../kit/clients/structured.ts";
import { programOf } from "../../kit/clients/python/tools.ts";
import { save } from "../../kit/clients/python/json.ts";
import { openAiMethods } from "../../kit/clients/python/sdk.gen.ts";

type Python = Code<"python">;

const LABEL = "OpenAI Python SDK";

export default defineClient({
  id: "python/openai",
  label: LABEL,
  language: python.language,
  order: 1,
  install: { pip: ["openai"], note: OPENAI_IDS },
  requires: { "text-to-speech": ["voice"] },
  refuses: (call) => refuseUnlessOpenAi(call, LABEL),
  templates: [
    template(conversational, (call) => {
      const { arguments: all, method } = openAiCall(call);
      return parse(call) ?? program(call, complete(call, all, declared(method)));
    }),
    template(responses, (call) => {
      const { arguments: all, method } = openAiCall(call);
      return parseResponse(call) ?? program(call, respond(call, all, declared(method)));
    }),
  ],
  fallback: (call) => program(call, run(call)),
});

function parse(call: Call): Python | undefined {
  const schema = classOf(schemaOf(call));
  if (schema === undefined) return undefined;
  const { arguments: all, method } = openAiCall(call);
  const given = { ...all, response_format: schema.name };
  const statements = python`
    completion = client.chat.completions.parse(${sdkArguments(given, declared(method), false)})

    message = completion.choices[0].message
    if not message.parsed:
        raise RuntimeError(message.refusal or completion)
    print(message.parsed)
  `;
  return parsed(call, schema, statements);
}

function parseResponse(call: Call): Python | undefined {
  const schema = classOf(schemaOf(call));
  if (schema === undefined) return undefined;
  const { arguments: all, method } = openAiCall(call);
  const { text: _, ...others } = all;
  const given = { ...others, text_format: schema.name };
  const known = [...declared(method), "text_format"];
  const statements = python`
    response = client.responses.parse(${sdkArguments(given, known, false)})

    if not response.output_parsed:
        raise RuntimeError(response)

    print(response.output_parsed)
  `;
  return parsed(call, schema, statements);
}

const parsed = (call: Call, schema: SchemaClass, statements: Python): Python =>
  python.join([connect(call), schema.statements, statements], "\n\n\n");

const program = (call: Call, statements: Python): Python =>
  programOf(call, connect(call), statements);

function connect(call: Call): Python {
  const { baseUrl, headers } = openAiCall(call);
  const named: Record<string, Value> = {
    base_url: baseUrl,
    api_key: call.token,
  };
  if (Object.keys(headers).length > 0) named["default_headers"] = headers;
  return python`
    from openai import OpenAI

    client = OpenAI(${python.args([], named)})
  `;
}

const declared = ({ name }: OpenAiMethod): readonly string[] => openAiMethods[name.join(".")]!;

function run(call: Call): Python {
  const { arguments: all, method, shows } = openAiCall(call);
  const result = python.name(method.result);
  const called = valueAt(python`client`, method.name);
  return python`
    ${result} = ${called}(${sdkArguments(all, declared(method), call.streaming)})

    ${show(result, shows)}
  `;
}

function show(result: Python, shows: AnswerPlan): Python {
  if (shows.kind === "save base64")
    return python`
      ${python.requires("base64")}
      ${save(python`base64.b64decode(${valueAt(result, shows.at)})`, shows.file)}
    `;
  if (shows.kind !== "print")
    return python`
      if ${result}.response.headers["Content-Type"].startswith("application/json"):
          raise RuntimeError(${result}.text)
      ${result}.write_to_file(${"file" in shows ? shows.file : ""})
    `;
  const value = valueAt(result, shows.at);
  if (shows.isVector) return python`print(len(${value}))`;
  return python`
    ${shows.at.length === 1 ? failsIfNone(result, value) : python``}
    print(${value})
  `;
}

// The SDK does not raise an error for an error in a response with status 200. A deeper value of it cannot be read.
const failsIfNone = (result: Python, value: Python): Python => python`
  if ${value} is None:
      raise RuntimeError(${result})
`;

const valueAt = (result: Python, path: ValuePath): Python =>
  path.reduce<Python>(
    (code, step) =>
      typeof step === "string"
        ? python`${code}.${python.name(step)}`
        : python`${code}[${step as number}]`,
    result,
  );
