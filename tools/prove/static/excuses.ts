// False reports of checkers: each kind is excused for one client, with the reason why the snippet is correct.
import type { Fault } from "./finding.ts";

/** A kind of finding that is not a fault. */
export interface Excuse {
  readonly client: string;
  readonly code: string;
  readonly says: RegExp;
  readonly reason: string;
}

const OWN_DICTS =
  "huggingface_hub declares classes of its own, which are dicts; its documentation passes plain ones, and it sends both alike.";
const LIST =
  "The SDK's types expect a list, as one service does. The SDK sends any value, and the providers expect a string.";

/** All excuses. An unneeded one is an error. */
export const EXCUSES: readonly Excuse[] = [
  {
    client: "sh/curl",
    code: "SC2016",
    says: /^Expressions don't expand in single quotes/,
    reason: "What an input holds is data, and stands in single quotes so that it does not expand.",
  },
  {
    client: "js/fetch",
    code: "TS2345",
    says: /^Argument of type 'ReadableStream<.*> \| null' is not assignable to parameter of type 'ReadableStream<any>'/s,
    reason: "A successful response to a POST has a body.",
  },
  {
    client: "js/fetch",
    code: "TS2769",
    says: /string \| undefined; "Content-Type": string; \}' is not assignable to type 'HeadersInit/s,
    reason: "A variable that is not set makes a request that the service refuses.",
  },
  {
    client: "js/huggingface.js",
    code: "TS2339",
    says: /^Property 'arrayBuffer' does not exist on type 'string'\.$/,
    reason:
      "Without an output type the SDK gives a Blob; its types take another form for the usual one.",
  },
  {
    client: "js/openai",
    code: "TS2769",
    says: /'x_unknown' does not exist in type/,
    reason:
      "The SDK's documentation has parameters that it does not declare passed so; it sends them.",
  },
  {
    client: "js/huggingface.js",
    code: "TS2322",
    says: /^Type 'string' is not assignable to type 'string\[\]'\.$/,
    reason: LIST,
  },
  {
    client: "python/huggingface_hub",
    code: "reportArgumentType",
    says: /parameter "negative_prompt" of type "list\[str\] \| None" in function "text_to_video"/,
    reason: LIST,
  },
  {
    client: "python/huggingface_hub",
    code: "reportArgumentType",
    says: /^Argument of type "(list\[)?dict\[.*is not assignable to "(ChatCompletionInput|ImageTo\w+TargetSize)/s,
    reason: OWN_DICTS,
  },
  {
    client: "js/huggingface.js",
    code: "TS2353",
    says: /'parameters' does not exist in type '(Tabular\w+|AudioToAudio)Args'/,
    reason: "The SDK declares no parameters of these tasks, and sends those that it is given.",
  },
  {
    client: "js/huggingface.js",
    code: "TS2741",
    says: /^Property 'question' is missing in type .*required in type 'TableQuestionAnsweringInputData'\.$/,
    reason: "The SDK's own examples say `query`, as the service does; its type says `question`.",
  },
  {
    client: "python/huggingface_hub",
    code: "reportAttributeAccessIssue",
    says: /^Cannot access attribute "save" for class "str"/,
    reason: "The SDK declares the mask of a segment as text, and puts a picture of Pillow there.",
  },
  {
    client: "python/huggingface_hub",
    code: "reportCallIssue",
    // Pyright adds this to the sentence above; for a wrong name, the given types follow.
    says: /^No overloads for "chat_completion" match the provided arguments$/,
    reason: OWN_DICTS,
  },
];

/** The excuse for a fault in a snippet of a client. */
export const excuseOf = (
  excuses: readonly Excuse[],
  client: string,
  { code, message }: Fault,
): Excuse | undefined =>
  excuses.find((one) => one.client === client && one.code === code && one.says.test(message));
