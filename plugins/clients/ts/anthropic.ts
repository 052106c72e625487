// Anthropic's JavaScript SDK with types.
import { typedClient } from "../../kit/clients/js/typed.ts";
import anthropic from "../js/anthropic.ts";

export default typedClient(anthropic);
