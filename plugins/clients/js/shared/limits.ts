// What huggingface.js cannot do with a call: the reasons for which it is not offered.
import { absent, type Absence, type Call } from "hubsmith";
import { isChat } from "hubsmith/clients";

/** Pairs that reply with a list where the SDK looks for an object; `auto` may choose one of them. */
const LISTED = ["hf-inference/image-to-text", "auto/image-to-text"];

/** Why an endpoint's URL would be torn apart: the SDK adds its path behind the whole of it, where it adds one. */
export function lacksPath(call: Call): Absence | undefined {
  const addsPath = isChat(call) || call.task.id === "text-generation";
  if (!addsPath || !call.endpointUrl?.includes("?")) return undefined;
  return absent(
    "not-a-base-url",
    "huggingface.js adds its path behind a URL, and this one has a query.",
    "Choose another client, or an endpoint URL without a query.",
  );
}

/** Why the SDK would throw the answer away, which has another form than it looks for; nothing where it would not. */
export function misreadsAnswer({ parameters, provider, target, task }: Call): Absence | undefined {
  // An endpoint runs the servers of Hugging Face.
  const server = target === "endpoint" ? "hf-inference" : provider;
  if (LISTED.includes(`${server}/${task.id}`))
    return absent(
      "sdk-misreads-answer",
      `huggingface.js takes the answer of ${task.id} for an object, and Hugging Face's servers reply a list.`,
      "Choose another client, or another provider.",
    );
  const { aggregation_strategy: strategy } = parameters;
  if (task.id !== "token-classification" || strategy !== "none") return undefined;
  return absent(
    "sdk-misreads-answer",
    "huggingface.js reads groups of tokens, and without aggregation there are none.",
    "Choose another client, or another aggregation_strategy.",
  );
}
