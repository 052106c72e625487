// Services whose URLs have the account: Cloudflare's in the path, Azure's in the host.
import { defineProvider } from "hubsmith";
import { chat, embeddings, inWire } from "hubsmith/providers";
import { responses } from "hubsmith/tasks";

/** Workers AI: https://developers.cloudflare.com/workers-ai/configuration/open-ai-compatibility. */
export const cloudflare = defineProvider({
  id: "cloudflare",
  label: "Cloudflare",
  baseUrl: "https://api.cloudflare.com/client/v4/accounts/{CLOUDFLARE_ACCOUNT_ID}/ai",
  role: "direct",
  tasks: [chat(), inWire(responses), embeddings()],
});

/** Models of Azure, by the names of their deployments: https://learn.microsoft.com/azure/ai-foundry/openai/api-version-lifecycle. */
export const azure = defineProvider({
  id: "azure-openai",
  label: "Azure OpenAI",
  baseUrl: "https://{AZURE_OPENAI_RESOURCE}.openai.azure.com/openai",
  role: "direct",
  tasks: [chat(), inWire(responses), embeddings()],
});
