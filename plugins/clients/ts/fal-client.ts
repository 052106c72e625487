// @fal-ai/client with types.
import { typedClient } from "../../kit/clients/js/typed.ts";
import falClient from "../js/fal-client.ts";

export default typedClient(falClient);
