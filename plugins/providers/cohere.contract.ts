// The requests that Cohere accepts, and its responses.
import type { Value, ValueObject } from "hubsmith/code";
import { errorsOf, fact } from "hubsmith/contract";
import { builtIn, chatsAt } from "../kit/providers/built-in.contract.ts";

export default builtIn("cohere", {
  errors: errorsOf((message, status) => ({ id: `sample-${status}`, message })),
  tasks: [
    chatsAt("https://api.cohere.com/compatibility/v1/chat/completions", {
      without: ["top_logprobs", "n", "logit_bias", "parallel_tool_calls"],
      own: { response_format: fact.parameter("response_format", { convert: asJsonObject }) },
    }),
  ],
});

// Only the schema, next to a type that says JSON.
function asJsonObject(format: Value): Value {
  const { json_schema: named } = format as ValueObject;
  if (named === undefined) return format;
  return { type: "json_object", schema: (named as ValueObject)["schema"]! };
}
