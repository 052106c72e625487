// The requests that Public AI accepts, and its responses.
import { builtIn, chatsAt } from "../kit/providers/built-in.contract.ts";

export default builtIn("publicai", {
  tasks: [chatsAt("https://api.publicai.co/v1/chat/completions")],
});
