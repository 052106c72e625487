// OpenAI's JavaScript SDK with types.
import { typedClient } from "../../kit/clients/js/typed.ts";
import openai from "../js/openai.ts";

export default typedClient(openai);
