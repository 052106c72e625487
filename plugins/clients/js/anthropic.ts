// Anthropic's JavaScript SDK, for chats in the wire format Messages. It prints the body of the HTTP request.
import { type Call, defineClient, template } from "hubsmith";
import { type Code, isEnv, js } from "hubsmith/code";
import messages from "../../tasks/messages.ts";
import { anthropicCall, refuseUnlessAnthropic } from "../../kit/clients/anthropic-sdk.ts";
import { defineFunctions, resultOf } from "../../kit/clients/js/tools.ts";
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

const stream = (call: Call): Js => js`
  const stream = client.messages.stream(${anthropicCall(call).arguments});
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
  return js`
    ${defineFunctions(functions)}

    const messages = ${first!};
    let message;
    let calls;
    do {
        message = await client.messages.create(${js.object({ ...all, messages: js`messages` })});
        messages.push({ role: "assistant", content: message.content });
        calls = message.content.filter((block) => block.type === "tool_use");
        const results = calls.map((call) => ({
            type: "tool_result",
            tool_use_id: call.id,
            content: ${resultOf(functions, js`call.name`, js`call.input`)},
        }));
        if (results.length > 0) messages.push({ role: "user", content: results });
    } while (calls.length > 0);

    console.log(message.content.at(-1).text);
  `;
}

// What a model thinks comes before its text.
function print({ parameters }: Call): Js {
  if (parameters["tools"] !== undefined) return js`console.log(JSON.stringify(message.content));`;
  if (parameters["reasoning_effort"] === undefined)
    return js`console.log(message.content.at(-1).text);`;
  return js`
    for (const block of message.content) {
        console.log(block.type === "thinking" ? block.thinking : block.text);
    }
  `;
}
