// The requests that Cerebras accepts, and its responses: chats without `store`, and errors without an envelope.
import { errorsOf } from "hubsmith/contract";
import { builtIn, chatsAt } from "../kit/providers/built-in.contract.ts";

export default builtIn("cerebras", {
  errors: errorsOf((message, status) => ({
    message,
    type: "invalid_request_error",
    param: null,
    code: `sample_${status}`,
  })),
  tasks: [chatsAt("https://api.cerebras.ai/v1/chat/completions")],
});
