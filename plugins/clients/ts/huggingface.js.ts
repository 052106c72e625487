// huggingface.js with types.
import { typedClient } from "../../kit/clients/js/typed.ts";
import huggingfaceJs from "../js/huggingface.js.ts";

export default typedClient(huggingfaceJs);
