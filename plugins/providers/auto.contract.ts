// The router itself: it accepts chats for any provider, or for the provider or policy after the colon.
import { errorsOf, fact, takes, url } from "hubsmith/contract";
import conversational from "../tasks/conversational.ts";
import messages from "../tasks/messages.ts";
import responses from "../tasks/responses.ts";
import { builtIn } from "../kit/providers/built-in.contract.ts";
import { chatExchange } from "../kit/providers/chat.contract.ts";
import { given } from "../kit/providers/openai.contract.ts";
import { messagesExchange, responsesExchange } from "../kit/providers/wires.contract.ts";

export default builtIn("auto", {
  errors: {
    ...errorsOf((message, status) => ({
      error: { message, type: "invalid_request_error", param: null, code: `sample_${status}` },
    })),
    wrongKey: {
      status: 401,
      json: { error: "Invalid username or password (sample)." },
    },
  },
  tasks: [
    takes(
      conversational,
      chatExchange([url("https://router.huggingface.co/v1/chat/completions")], fact.chatModel, {
        own: given("tool_prompt"),
      }),
    ),
    takes(
      responses,
      responsesExchange([url("https://router.huggingface.co/v1/responses")], fact.chatModel),
    ),
    takes(
      messages,
      messagesExchange([url("https://router.huggingface.co/v1/messages")], fact.chatModel),
    ),
  ],
});
