// OpenAI's Python SDK, for chats and everything else that OpenAI's API has. It prints the body of the HTTP request.
import { type Call, defineClient, template } from "hubsmith";
import { type Code, python, type Value } from "hubsmith/code";
import conversational from "../../tasks/conversational.ts";
import { openAiCall, refuseUnlessOpenAi } from "../../kit/clients/openai-sdk.ts";
import type { AnswerPlan, ValuePath } from "../../kit/clients/response.ts";
import { complete, sdkArguments } from "../../kit/clients/python/chat.ts";
import { save } from "../../kit/clients/python/json.ts";
import { openAiMethods } from "../../kit/clients/python/sdk.gen.ts";

type Python = Code<"python">;

const LABEL = "OpenAI Python SDK";

export default defineClient({
  id: "python/openai",
  label: LABEL,
  language: python.language,
  order: 1,
  install: { pip: ["openai"] },
  refuses: (call) => refuseUnlessOpenAi(call, LABEL),
  templates: [template(conversational, (call) => program(call, complete(call, argumentsOf(call))))],
  fallback: (call) => program(call, run(call)),
});

function program(call: Call, statements: Python): Python {
  const { baseUrl, headers } = openAiCall(call);
  const named: Record<string, Value> = { base_url: baseUrl, api_key: call.token };
  if (Object.keys(headers).length > 0) named["default_headers"] = headers;
  return python`
    from openai import OpenAI

    client = OpenAI(${python.args([], named)})

    ${statements}
  `;
}

function argumentsOf(call: Call): Python {
  const { method, arguments: all } = openAiCall(call);
  return sdkArguments(all, openAiMethods[method.name.join(".")]!, call.streaming);
}

function run(call: Call): Python {
  const { method, shows } = openAiCall(call);
  const result = python.name(method.result);
  const called = valueAt(python`client`, method.name);
  return python`
    ${result} = ${called}(${argumentsOf(call)})

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
    return python`${result}.write_to_file(${"file" in shows ? shows.file : ""})`;
  const value = valueAt(result, shows.at);
  return shows.isVector ? python`print(len(${value}))` : python`print(${value})`;
}

const valueAt = (result: Python, path: ValuePath): Python =>
  path.reduce<Python>(
    (code, step) =>
      typeof step === "string"
        ? python`${code}.${python.name(step)}`
        : python`${code}[${step as number}]`,
    result,
  );
