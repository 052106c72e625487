// Anthropic's Python SDK, for chats in the wire format Messages. It prints the body of the HTTP request.
import { type Call, defineClient, template } from "hubsmith";
import { type Code, python, type Value } from "hubsmith/code";
import messages from "../../tasks/messages.ts";
import { anthropicCall, refuseUnlessAnthropic } from "../../kit/clients/anthropic-sdk.ts";
import { sdkArguments } from "../../kit/clients/python/chat.ts";
import { anthropicArguments } from "../../kit/clients/python/sdk.gen.ts";
import { printPart, printStreamed } from "../../kit/clients/python/raw-chat.ts";
import { loop, programOf, resultOf } from "../../kit/clients/python/tools.ts";
import { showsReasoning } from "../../kit/clients/response.ts";
import { toolFunctions } from "../../kit/clients/tools.ts";

type Python = Code<"python">;

const LABEL = "Anthropic Python SDK";

export default defineClient({
  id: "python/anthropic",
  label: LABEL,
  language: python.language,
  order: 6,
  install: { pip: ["anthropic"] },
  refuses: (call) => refuseUnlessAnthropic(call, LABEL),
  templates: [
    template(messages, (call) =>
      programOf(call, connect(call), runTools(call) ?? (call.streaming ? stream(call) : run(call))),
    ),
  ],
});

function connect(call: Call): Python {
  const { baseUrl, headers } = anthropicCall(call);
  // Older versions send an `api_key` in another header.
  const named: Record<string, Value> = {
    base_url: baseUrl,
    auth_token: call.token,
  };
  if (Object.keys(headers).length > 0) named["default_headers"] = headers;
  return python`
    from anthropic import Anthropic

    client = Anthropic(${python.args([], named)})
  `;
}

const argumentsOf = (call: Call): Python =>
  sdkArguments(anthropicCall(call).arguments, anthropicArguments, false);

const PRINT_STREAM = printStreamed(python`
  for text in stream.text_stream:
      ${printPart(python`text`)}
`);

const PRINT_REASONING_STREAM = printStreamed(python`
  for event in stream:
      if event.type == "thinking":
          print(event.thinking, end="", flush=True)
      elif event.type == "text":
          ${printPart(python`event.text`)}
      elif event.type == "content_block_stop":
          print("\n\n" if event.content_block.type == "thinking" else "", end="")
`);

const stream = (call: Call): Python => python`
  with client.messages.stream(${argumentsOf(call)}) as stream:
      ${showsReasoning(call.parameters) ? PRINT_REASONING_STREAM : PRINT_STREAM}
`;

const run = (call: Call): Python => python`
  message = client.messages.create(${argumentsOf(call)})

  ${print(call)}
`;

function runTools(call: Call): Python | undefined {
  if (toolFunctions(call, python) === undefined) return undefined;
  const { messages: first, ...all } = anthropicCall(call).arguments;
  const given = { ...all, messages: python`messages` };
  const turn = python`
    message = client.messages.create(${sdkArguments(given, anthropicArguments, false)})
    if message.stop_reason == "max_tokens":
        raise RuntimeError(message)
    messages.append({"role": "assistant", "content": message.content})
    calls = [block for block in message.content if block.type == "tool_use"]
    if not calls:
        break
    results = []
    for call in calls:
        result = ${resultOf(python`call.name`, python`call.input`)}
        results.append(
            {"type": "tool_result", "tool_use_id": call.id, "content": result}
        )
    messages.append({"role": "user", "content": results})
  `;
  return python`
    messages = ${first!}
    ${loop(turn)}

    ${PRINT}
  `;
}

const TEXT = python`text = "".join(block.text for block in message.content if block.type == "text")`;

// A message without a text has the reason.
const PRINT = python`
  ${TEXT}
  print(text or message)
`;

const PRINT_REASONING = python`
  for block in message.content:
      if block.type == "thinking":
          print(block.thinking)
`;

function print({ parameters }: Call): Python {
  if (parameters["tools"] !== undefined) return python`print(message.content)`;
  if (parameters["response_format"] !== undefined)
    return python`
      ${TEXT}
      if not text:
          raise RuntimeError(message)
      print(text)
    `;
  return python`
    ${showsReasoning(parameters) ? PRINT_REASONING : python``}
    ${PRINT}
  `;
}
