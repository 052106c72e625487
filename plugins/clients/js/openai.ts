// OpenAI's JavaScript SDK: for chats, whose form most services share. It prints the body of the wire view.
import { type Call, defineClient, template } from "hubsmith";
import { type Code, js } from "hubsmith/code";
import conversational from "../../tasks/conversational/index.ts";
import { besideKey, notOpenAi, openAiBase, wireOf } from "hubsmith/clients";
import { printChat } from "./shared/answers.ts";
import { readChunks } from "./shared/stream.ts";

const LABEL = "OpenAI JavaScript SDK";

export default defineClient({
  id: "js/openai",
  label: LABEL,
  language: js.language,
  order: 1,
  install: { npm: ["openai"] },
  refuses: (call) => notOpenAi(call, LABEL),
  templates: [template(conversational, chat)],
});

function chat(call: Call): Code<"js"> {
  const { headers, body } = wireOf(call);
  const others = besideKey(headers);
  const hasOthers = Object.keys(others).length > 0;
  const name = call.streaming ? js`stream` : js`completion`;
  return js`
    import { OpenAI } from "openai";

    // What is set for OpenAI's own service does not belong to this one.
    delete process.env.OPENAI_CUSTOM_HEADERS;
    const client = new OpenAI({
        baseURL: ${openAiBase(call)},
        apiKey: ${call.token},
        organization: null,
        project: null,
        ${hasOthers ? js`defaultHeaders: ${others},` : js``}
        ${call.target === "routed" ? js`` : SHOW_REASONS}
    });

    const ${name} = await client.chat.completions.create(${"json" in body ? body.json : {}});

    ${call.streaming ? readChunks(name, "tools" in call.parameters) : printChat(name)}
  `;
}

// The router gives its reasons as OpenAI does; other services may not, and then the SDK says the status alone.
const SHOW_REASONS = js`
  // Shows why a request is refused, in whatever form the service says it.
  fetch: async (...request) => {
      const response = await fetch(...request);
      if (!response.ok) console.error(await response.clone().text());
      return response;
  },
`;
