// OpenAI's JavaScript SDK: for chats, whose form most services share.
import { type Call, defineClient } from "hubsmith";
import { type Code, js, type Value } from "hubsmith/code";
import { notOpenAi, openAiBase } from "../shared/absences.ts";

const LABEL = "OpenAI JavaScript SDK";

export default defineClient({
  id: "js/openai",
  label: LABEL,
  language: "js",
  order: 1,
  install: "npm install openai",
  refuses: (call) => notOpenAi(call, LABEL),
  templates: { conversational: chat, conversationalStream: chat },
});

function chat(call: Call): Code<"js"> {
  const options: Record<string, Value> = {
    baseURL: openAiBase(call),
    apiKey: call.token,
    ...(call.billTo === undefined ? {} : { defaultHeaders: { "X-HF-Bill-To": call.billTo } }),
  };
  const body: Value = {
    model: call.modelName,
    messages: call.inputs,
    ...call.parameters,
    ...(call.streaming ? { stream: true } : {}),
  };
  return call.streaming
    ? js`
        import { OpenAI } from "openai";

        const client = new OpenAI(${options});

        const stream = await client.chat.completions.create(${body});

        for await (const chunk of stream) {
            process.stdout.write(chunk.choices[0]?.delta?.content ?? "");
        }
      `
    : js`
        import { OpenAI } from "openai";

        const client = new OpenAI(${options});

        const completion = await client.chat.completions.create(${body});

        console.log(completion.choices[0].message.content);
      `;
}
