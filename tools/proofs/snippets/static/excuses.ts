// False reports of checkers: each kind is excused for one client, with the reason why the snippet is correct.
export interface Excuse {
  readonly client: string;
  readonly code: string;
  readonly pattern: RegExp;
  readonly reason: string;
}

const OWN_DICTS =
  "huggingface_hub declares its own classes, which are dicts. Its documentation passes plain dicts, and it sends both in the same way.";
const LIST =
  "The SDK's types expect a list, as one service does. The SDK sends any value, and the providers expect a string.";

const BIAS =
  "The SDK's types expect a list of numbers, but services expect an object. The SDK sends any value.";

const UNDECLARED =
  "The SDK's documentation passes undeclared parameters like this, and the SDK sends them.";
const BASE64 =
  "The SDK declares OpenAI's formats of images. It sends any value, and Together AI documents this one.";
const NO_IMAGES =
  "The SDK's types allow a response without images, or with URLs. The program asks for base64, and fails without it.";

const GROWS =
  "An array of messages takes those of the SDK and of functions, too. JavaScript and Python need no types for it.";
const CUSTOM =
  "A model calls custom tools only if the request has some, and it has functions only.";

const BLOCKS =
  "The last block of a message is its text unless the model calls a tool. The types know many other blocks.";
const INPUT = "The SDK has no types for the arguments of a function, which its schema describes.";

const STRICT =
  "The SDK's types require the member strict, which OpenAI's API does not: it has a default.";

const ofAll = (clients: readonly string[], excuse: Omit<Excuse, "client">): readonly Excuse[] =>
  clients.map((client) => ({ client, ...excuse }));

/** All excuses. An unneeded one is an error. */
export const EXCUSES: readonly Excuse[] = [
  ...ofAll(["js/anthropic", "js/fetch", "js/huggingface.js", "js/openai"], {
    code: "TS7031",
    pattern: /^Binding element '\w+' implicitly has an 'any' type/,
    reason: "The arguments of a function have no types in JavaScript.",
  }),
  ...ofAll(["js/anthropic", "js/fetch", "js/huggingface.js", "js/openai"], {
    code: "TS7053",
    pattern: /can't be used to index type '\{ \w+: \(/,
    reason: "A model names the function to call, and the program checks the name first.",
  }),
  {
    client: "js/fetch",
    code: "TS7006",
    pattern: /^Parameter '(?:block|item|message|part)' implicitly has an 'any' type/,
    reason: "The JSON in a response has no types in JavaScript.",
  },
  ...ofAll(["js/fetch", "js/huggingface.js", "js/openai"], {
    code: "TS2353",
    pattern: /'tool_call_id' does not exist in type '\{ role: string; content: /,
    reason: GROWS,
  }),
  {
    client: "js/huggingface.js",
    code: "TS2322",
    pattern:
      /^Type '"input_audio"' is not assignable to type 'ChatCompletionInputMessageChunkType'/,
    reason: "The SDK sends every part of a message, but its types do not declare recordings.",
  },
  {
    client: "js/fetch",
    code: "TS2345",
    pattern: /^Argument of type '\{ type: string; call_id: any; output: any; \}'/,
    reason: GROWS,
  },
  {
    client: "js/fetch",
    code: "TS2322",
    pattern: /^Type '\{ type: string; tool_use_id: any; content: any; \}\[\]'/,
    reason: GROWS,
  },
  {
    client: "js/huggingface.js",
    code: "TS2322",
    pattern:
      /^Type '\(?\{ role: string; .* is not assignable to type 'ChatCompletionInputMessage\[\]'/s,
    reason: GROWS,
  },
  ...ofAll(["js/openai"], {
    code: "TS2339",
    pattern: /^Property 'reasoning(?:_content)?' does not exist on type 'ChatCompletion/,
    reason: "What a model thought is not part of OpenAI's API, so its types do not declare it.",
  }),
  ...ofAll(["js/huggingface.js", "js/openai"], {
    code: "TS2345",
    pattern:
      /^Argument of type 'ChatCompletion(?:Output)?Message' is not assignable to parameter of type '\{/,
    reason: GROWS,
  }),
  {
    client: "js/openai",
    code: "TS2769",
    pattern:
      /\{ role: string; content: .*\[\]' is not assignable to type 'ChatCompletionMessageParam\[\]'/s,
    reason: GROWS,
  },
  {
    client: "js/openai",
    code: "TS2339",
    pattern: /^Property 'function' does not exist on type 'ChatCompletionMessageToolCall'/,
    reason: CUSTOM,
  },
  {
    client: "python/openai",
    code: "reportArgumentType",
    pattern:
      /^Argument of type "list\[dict\[str, (?:str|Unknown|str \| .*)\]\]" cannot be assigned to parameter "messages"/,
    reason: GROWS,
  },
  {
    client: "python/openai",
    code: "reportArgumentType",
    pattern: /^Argument of type "ChatCompletionMessage" cannot be assigned to parameter "object"/,
    reason: GROWS,
  },
  {
    client: "python/openai",
    code: "reportAttributeAccessIssue",
    pattern: /^Cannot access attribute "function" for class "ChatCompletionMessageCustomToolCall"/,
    reason: CUSTOM,
  },
  {
    client: "js/anthropic",
    code: "TS2339",
    pattern: /^Property 'text' does not exist on type '(?:ContentBlock|TextBlock \|)/,
    reason: BLOCKS,
  },
  {
    client: "python/anthropic",
    code: "reportArgumentType",
    pattern:
      /^Argument of type "(?:list\[dict\[str, .*" cannot be assigned to parameter "messages"|dict\[str, .*" cannot be assigned to parameter "object")/,
    reason: GROWS,
  },
  {
    client: "python/anthropic",
    code: "reportArgumentType",
    pattern: /^Argument of type "object" cannot be assigned to parameter "\w+"/,
    reason: INPUT,
  },
  {
    client: "js/anthropic",
    code: "TS2322",
    pattern:
      /^Type '(?:ContentBlock|\{ type: string; .*\})\[\]' is not assignable to type 'string'/,
    reason: GROWS,
  },
  {
    client: "js/anthropic",
    code: "TS2769",
    pattern: /'(?:temperature|top_p|x_unknown)' does not exist in type/,
    reason: UNDECLARED,
  },
  {
    client: "js/anthropic",
    code: "TS2769",
    pattern: /\{ role: string; content: .*\[\]' is not assignable to type 'MessageParam\[\]'/s,
    reason: GROWS,
  },
  {
    client: "python/openai",
    code: "reportArgumentType",
    pattern: /^Argument of type "list\[dict\[str, .* cannot be assigned to parameter "input"/,
    reason: GROWS,
  },
  {
    client: "python/openai",
    code: "reportArgumentType",
    pattern:
      /^Argument of type "list\[dict\[str, .* cannot be assigned to parameter "tools" of type "Iterable\[ToolParam\]/,
    reason: STRICT,
  },
  {
    client: "js/openai",
    code: "TS2769",
    pattern: /^.*Property 'strict' is missing in type/s,
    reason: STRICT,
  },
  {
    client: "js/openai",
    code: "TS2353",
    pattern: /'(?:type|call_id|output)' does not exist in type '\{ role: string; content: /,
    reason: GROWS,
  },
  {
    client: "js/openai",
    code: "TS2345",
    pattern: /^Argument of type 'ResponseOutputItem' is not assignable/,
    reason: GROWS,
  },
  {
    client: "sh/curl",
    code: "SC2016",
    pattern: /^Expressions don't expand in single quotes/,
    reason: "An input is data, so it is in single quotes, which prevent expansion.",
  },
  {
    client: "js/fetch",
    code: "TS2345",
    pattern:
      /^Argument of type 'ReadableStream<.*> \| null' is not assignable to parameter of type 'ReadableStream<any>'/s,
    reason: "A successful response to a POST has a body.",
  },
  {
    client: "js/huggingface.js",
    code: "TS2339",
    pattern: /^Property 'arrayBuffer' does not exist on type 'string'\.$/,
    reason: "Without an output type, the SDK returns a Blob, but its types declare a string.",
  },
  {
    client: "js/openai",
    code: "TS2769",
    pattern:
      /'(x_unknown|tool_prompt|top_k|repetition_penalty|negative_prompt|response_extension|image_url|steps|disable_safety_checker|image_loras|seed|width|height|typical_p|top_n_tokens|guidance_scale|do_sample|truncate|return_full_text|watermark|grammar|adapter_id|num_inference_steps)' does not exist in type/,
    reason: UNDECLARED,
  },
  {
    client: "js/openai",
    code: "TS2769",
    pattern: /Type '"base64"' is not assignable to type '"url" \| "b64_json"/,
    reason: BASE64,
  },
  {
    client: "js/openai",
    code: "TS2353",
    pattern: /'x_unknown' does not exist in type/,
    reason: UNDECLARED,
  },
  {
    client: "js/openai",
    code: "TS18048",
    pattern: /^'images\.data' is possibly 'undefined'/,
    reason: NO_IMAGES,
  },
  {
    client: "js/openai",
    code: "TS2345",
    pattern: /^Argument of type 'string \| undefined' is not assignable/,
    reason: NO_IMAGES,
  },
  {
    client: "python/openai",
    code: "reportArgumentType",
    pattern: /^Argument of type "Literal\['base64'\]" cannot be assigned/,
    reason: BASE64,
  },
  {
    client: "python/openai",
    code: "reportOptionalSubscript",
    pattern: /^Object of type "None" is not subscriptable/,
    reason: NO_IMAGES,
  },
  {
    client: "python/openai",
    code: "reportArgumentType",
    pattern: /parameter "s" .* in function "b64decode"/,
    reason: NO_IMAGES,
  },
  {
    client: "js/huggingface.js",
    code: "TS2322",
    pattern: /^Type 'string' is not assignable to type 'string\[\]'\.$/,
    reason: LIST,
  },
  {
    client: "python/huggingface_hub",
    code: "reportAttributeAccessIssue",
    pattern: /^Cannot access attribute "answer" for class "list\[QuestionAnsweringOutputElement\]"/,
    reason: "The SDK documents one element without top_k; its types do not tell the two apart.",
  },
  {
    client: "python/huggingface_hub",
    code: "reportArgumentType",
    pattern:
      /parameter "negative_prompt" of type "list\[str\] \| None" in function "text_to_video"/,
    reason: LIST,
  },
  {
    client: "python/huggingface_hub",
    code: "reportArgumentType",
    pattern:
      /^Argument of type "(list\[)?dict\[.*is not assignable to "(ChatCompletionInput|ImageTo\w+TargetSize|TextGenerationInputGrammar)/s,
    reason: OWN_DICTS,
  },
  {
    client: "js/huggingface.js",
    code: "TS2740",
    pattern:
      /^Type '\{ 50256: number; \}' is missing the following properties from type 'number\[\]'/,
    reason: BIAS,
  },
  {
    client: "python/huggingface_hub",
    code: "reportArgumentType",
    pattern: /parameter "logit_bias" of type "list\[float\] \| None" in function "chat_completion"/,
    reason: BIAS,
  },
  {
    client: "js/huggingface.js",
    code: "TS2353",
    pattern: /'parameters' does not exist in type '(Tabular\w+|AudioToAudio)Args'/,
    reason: "The SDK declares no parameters for these tasks, but sends them.",
  },
  {
    client: "js/huggingface.js",
    code: "TS2741",
    pattern:
      /^Property 'question' is missing in type .*required in type 'TableQuestionAnsweringInputData'\.$/,
    reason: "The service and the SDK's own examples use `query`, but its type has `question`.",
  },
  {
    client: "python/huggingface_hub",
    code: "reportAttributeAccessIssue",
    pattern: /^Cannot access attribute "save" for class "str"/,
    reason: "The SDK declares the mask of a segment as a string, but returns a Pillow image.",
  },
  {
    client: "python/huggingface_hub",
    code: "reportCallIssue",
    // Pyright adds this to the sentence above; for a wrong name, the given types follow.
    pattern: /^No overloads for "(chat_completion|text_generation)" match the provided arguments$/,
    reason: OWN_DICTS,
  },
];
