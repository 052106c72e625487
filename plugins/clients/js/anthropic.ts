// Anthropic's JavaScript SDK, for chats in the wire format Messages. It prints the body of the HTTP request.
import { type Call, defineClient, template } from "hubsmith";
import { type Code, isEnv, js, ts } from "hubsmith/code";
import { typed } from "../../kit/clients/js/typed.ts";
import messages from "../../tasks/messages.ts";
import { anthropicCall, refuseUnlessAnthropic } from "../../kit/clients/anthropic-sdk.ts";
import { defineFunctions, failsIfUnknown, loop } from "../../kit/clients/js/tools.ts";
import { blocksText, failsIfCut } from "../../kit/clients/js/json.ts";
import { hasSchema, showsReasoning } from "../../kit/clients/response.ts";
import { toolFunctions } from "../../kit/clients/tools.ts";

type Js = Code<"js">;

const LABEL = "Anthropic JavaScript SDK";

export default defineClient({
  id: "js/anthropic",
  label: LABEL,
  language: js.language,
  order: 6,
  install: { npm: ["@anthropic-ai/sdk"] },
  refuses: (call) => refuseUnlessAnthropic(call, LABEL),
  templates: [
    template(messages, (call) => {
      const { baseUrl, headers } = anthropicCall(call);
      const options = js.object({
        baseURL: baseUrl,
        // Without a key it would send Anthropic's. Older versions send an `apiKey` in another header.
        authToken: isEnv(call.token) ? js`${call.token} ?? ""` : call.token,
        ...(Object.keys(headers).length > 0 ? { defaultHeaders: headers } : {}),
      });
      return js`
        import { Anthropic } from "@anthropic-ai/sdk";

        const client = new Anthropic(${options});

        ${runTools(call) ?? (call.streaming ? stream(call) : run(call))}
      `;
    }),
  ],
});

const PRINT_THOUGHTS = js`
  stream.on("thinking", (text) => process.stdout.write(text));
  stream.on("contentBlock", () => process.stdout.write("\n\n"));
`;

const stream = (call: Call): Js => js`
  const stream = client.messages.stream(${anthropicCall(call).arguments});
  ${showsReasoning(call.parameters) ? PRINT_THOUGHTS : js``}
  stream.on("text", (text) => process.stdout.write(text));
  await stream.done();
`;

const run = (call: Call): Js => js`
  const message = await client.messages.create(${anthropicCall(call).arguments});

  ${print(call)}
`;

function runTools(call: Call): Js | undefined {
  const functions = toolFunctions(call, js);
  if (functions === undefined) return undefined;
  const { messages: first, ...all } = anthropicCall(call).arguments;
  const turn = js`
    message = await client.messages.create(${js.object({ ...all, messages: js`messages` })});
    messages.push({ role: "assistant", content: message.content });
    const ${typed(js`results`, ts`results: Anthropic.ToolResultBlockParam[]`)} = [];
    for (const call of message.content) {
        if (call.type !== "tool_use") continue;
        ${failsIfCut(js`message`)}
        ${failsIfUnknown(js`call.name`)}
        const content = functions[call.name](call.input);
        results.push({ type: "tool_result", tool_use_id: call.id, content });
    }
    if (results.length === 0) break;
    messages.push({ role: "user", content: results });
  `;
  return js`
    ${defineFunctions(functions)}

    const ${typed(js`messages`, ts`messages: Anthropic.MessageParam[]`)} = ${first!};
    let message;
    ${loop(turn)}

    ${PRINT}
  `;
}

// A message without a text has the reason.
const TEXT = blocksText(js`message`);
const PRINT = js`console.log(${TEXT} || message);`;

function print({ parameters }: Call): Js {
  if (parameters["tools"] !== undefined) return js`console.log(JSON.stringify(message.content));`;
  if (hasSchema(parameters["response_format"]))
    return js`
      const text = ${TEXT};
      if (!text) throw new Error(JSON.stringify(message));
      console.log(text);
    `;
  if (!showsReasoning(parameters)) return PRINT;
  return js`
    for (const block of message.content) {
        if (block.type === "thinking") console.log(block.thinking);
    }
    ${PRINT}
  `;
}
