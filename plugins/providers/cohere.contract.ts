// The requests that Cohere accepts, and its responses.
import type { Value, ValueObject } from "hubsmith/code";
import { defineContract, errorsOf, fact, takes, url } from "hubsmith/contract";
import conversational from "../tasks/conversational.ts";
import { chatExchange } from "../kit/providers/chat.contract.ts";
import { published } from "../proofs/published.gen.ts";

export default defineContract({
  provider: "cohere",
  sources: published["cohere"],
  key: { header: "Authorization", scheme: "Bearer" },
  errors: errorsOf((message, status) => ({ id: `sample-${status}`, message })),
  tasks: [
    takes(
      conversational,
      chatExchange(
        [url("https://api.cohere.com/compatibility/v1/chat/completions")],
        fact.providerId,
        {
          without: ["top_logprobs", "n", "logit_bias", "parallel_tool_calls"],
          own: { response_format: fact.parameter("response_format", { convert: asJsonObject }) },
        },
      ),
    ),
  ],
});

// Only the schema, next to a type that says JSON.
function asJsonObject(format: Value): Value {
  const { json_schema: named } = format as ValueObject;
  if (named === undefined) return format;
  return { type: "json_object", schema: (named as ValueObject)["schema"]! };
}
