// What the hub's router takes itself, whoever serves the model: written here, apart from the code that asks for it.
import type { Contract } from "hubsmith";
import { chatAnswer } from "hubsmith/providers";

/** The router's contracts, by the id of the task. */
export const ROUTER_CONTRACTS: Readonly<Record<string, readonly Contract[]>> = {
  conversational: [
    {
      routes: ["POST https://router.huggingface.co/v1/chat/completions"],
      body: { model: "{routed}", messages: "{inputs}", "...": "{any}" },
      answers: [chatAnswer],
    },
  ],
};
