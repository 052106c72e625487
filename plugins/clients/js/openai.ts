// OpenAI's JavaScript SDK, for chats, whose API most services share. It prints the body of the HTTP request.
import { type Call, defineClient, template } from "hubsmith";
import { type Code, isEnv, js } from "hubsmith/code";
import conversational from "../../tasks/conversational.ts";
import { requireRequest } from "hubsmith/clients";
import { headersWithoutKey, refuseUnlessOpenAi, openAiBase } from "../../kit/clients/refusals.ts";
import { printChat } from "../../kit/clients/js/chat.ts";

const LABEL = "OpenAI JavaScript SDK";

export default defineClient({
  id: "js/openai",
  label: LABEL,
  language: js.language,
  order: 1,
  install: { npm: ["openai"] },
  refuses: (call) => refuseUnlessOpenAi(call, LABEL),
  templates: [template(conversational, chat)],
});

function chat(call: Call): Code<"js"> {
  const { headers, body } = requireRequest(call);
  const others = headersWithoutKey(headers);
  const options = js.object({
    baseURL: openAiBase(call),
    // Without a key it would send OpenAI's.
    apiKey: isEnv(call.token) ? js`${call.token} ?? ""` : call.token,
    ...(Object.keys(others).length > 0 ? { defaultHeaders: others } : {}),
  });
  const name = call.streaming ? js`stream` : js`completion`;
  return js`
    import { OpenAI } from "openai";

    const client = new OpenAI(${options});

    const ${name} = await client.chat.completions.create(${"json" in body ? body.json : {}});

    ${printChat(call)}
  `;
}
