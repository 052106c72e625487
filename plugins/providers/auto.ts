// Auto is a policy, not a server: the router, or an SDK, chooses among the providers that serve a model.
import { defineProvider } from "hubsmith";
import { refuseUncallable } from "../kit/providers/uncallable.ts";

export default defineProvider({
  id: "auto",
  aliases: ["fastest", "cheapest", "preferred"],
  label: "Auto",
  // A token that may only call models: https://huggingface.co/docs/inference-providers
  keysUrl:
    "https://huggingface.co/settings/tokens/new?ownUserPermissions=inference.serverless.write&tokenType=fineGrained",
  tasks: [],
  providerIdOf: refuseUncallable,
});
