// What Cloudflare and Azure accept and reply. A variable in braces has a value of its own in each test.
import { defineContract, fact, openAiErrors, takes, url } from "hubsmith/contract";
import { chatExchange, embeddingExchange, responsesExchange } from "hubsmith/providers/contract";
import { conversational, featureExtraction, responses } from "hubsmith/tasks";

const contractOf = (provider: string, base: string): ReturnType<typeof defineContract> =>
  defineContract({
    provider,
    key: { header: "Authorization", scheme: "Bearer" },
    errors: openAiErrors,
    tasks: [
      takes(conversational, chatExchange([url(`${base}/chat/completions`)], fact.providerId)),
      takes(responses, responsesExchange([url(`${base}/responses`)])),
      takes(featureExtraction, embeddingExchange([url(`${base}/embeddings`)])),
    ],
  });

export default [
  contractOf(
    "cloudflare",
    "https://api.cloudflare.com/client/v4/accounts/{CLOUDFLARE_ACCOUNT_ID}/ai/v1",
  ),
  contractOf("azure-openai", "https://{AZURE_OPENAI_RESOURCE}.openai.azure.com/openai/v1"),
];
