// False reports of checkers: each kind is excused for some clients, with the reason why the snippet is correct.
export interface Excuse {
  readonly client: string;
  readonly code: string;
  readonly pattern: RegExp;
  readonly reason: string;
}

/** Clients and the code of the report, and its message. */
type Report = readonly [where: string, pattern: RegExp];

const FALSE_REPORTS: readonly (readonly [reason: string, ...reports: readonly Report[]])[] = [
  [
    "Pydantic converts a string into the secret, and the keys of JSON into numbers.",
    [
      "python/langchain reportArgumentType",
      /^Argument of type "[^]+" cannot be assigned to parameter "api_key" of type "SecretStr/,
    ],
    [
      "python/langchain reportArgumentType",
      /^Argument of type "dict\[str, int\]" cannot be assigned to parameter "logit_bias"/,
    ],
  ],
  [
    "One function returns an answer, a stream or a coroutine, and its types do not tell which.",
    [
      "python/litellm reportAttributeAccessIssue",
      /^Cannot access attribute "(?:choices|data)" for class "(?:CustomStreamWrapper|Coroutine\[)/,
    ],
    ["python/litellm reportGeneralTypeIssues", /^"Coroutine\[object, .*" is not iterable/],
  ],
  [
    "Its types call arguments with names deprecated, which the same message recommends.",
    [
      "python/llama-index reportDeprecated",
      /^The method "run" in class "BaseWorkflowAgent" is deprecated/,
    ],
  ],
  [
    "A list of dictionaries is not inferred as one of typed dictionaries.",
    [
      "python/openai-agents reportArgumentType",
      /^Argument of type "list\[dict\[[^]+" cannot be assigned to parameter "input" of type "str \| list\[TResponseInputItem\]/,
    ],
  ],
  [
    "The arguments of a function have no types in JavaScript.",
    [
      "js/anthropic js/fetch js/huggingface.js js/openai TS7031",
      /^Binding element '\w+' implicitly has an 'any' type/,
    ],
  ],
  [
    "A model names the function to call, and the program checks the name first.",
    [
      "js/anthropic js/fetch js/huggingface.js js/openai TS7053",
      /can't be used to index type '\{ \w+: \(/,
    ],
  ],
  [
    "The JSON in a response has no types in JavaScript.",
    ["js/fetch TS7006", /^Parameter '(?:block|item|message|part)' implicitly has an 'any' type/],
  ],
  [
    "An array of messages takes those of the SDK and of functions, too. JavaScript and Python need no types for it.",
    [
      "js/fetch js/huggingface.js js/openai TS2353",
      /'tool_call_id' does not exist in type '\{ role: string; content: /,
    ],
    ["js/fetch TS2345", /^Argument of type '\{ type: string; call_id: any; output: any; \}'/],
    ["js/fetch TS2322", /^Type '\{ type: string; tool_use_id: any; content: any; \}\[\]'/],
    [
      "js/huggingface.js TS2322",
      /^Type '\(?\{ role: string; .* is not assignable to type 'ChatCompletionInputMessage\[\]'/s,
    ],
    [
      "js/huggingface.js js/openai TS2345",
      /^Argument of type 'ChatCompletion(?:Output)?Message' is not assignable to parameter of type '\{/,
    ],
    [
      "js/openai TS2769",
      /\{ role: string; content: .*\[\]' is not assignable to type 'ChatCompletionMessageParam\[\]'/s,
    ],
    [
      "python/openai reportArgumentType",
      /^Argument of type "list\[dict\[str, (?:str|Unknown|str \| .*)\]\]" cannot be assigned to parameter "messages"/,
    ],
    [
      "python/openai reportArgumentType",
      /^Argument of type "ChatCompletionMessage" cannot be assigned to parameter "object"/,
    ],
    [
      "python/anthropic reportArgumentType",
      /^Argument of type "(?:list\[dict\[str, .*" cannot be assigned to parameter "messages"|dict\[str, .*" cannot be assigned to parameter "object")/,
    ],
    [
      "js/anthropic TS2322",
      /^Type '(?:ContentBlock|\{ type: string; .*\})\[\]' is not assignable to type 'string'/,
    ],
    [
      "js/anthropic TS2769",
      /\{ role: string; content: .*\[\]' is not assignable to type 'MessageParam\[\]'/s,
    ],
    [
      "python/openai reportArgumentType",
      /^Argument of type "list\[dict\[str, .* cannot be assigned to parameter "input"/,
    ],
    [
      "js/openai TS2353",
      /'(?:type|call_id|output)' does not exist in type '\{ role: string; content: /,
    ],
    ["js/openai TS2345", /^Argument of type 'ResponseOutputItem' is not assignable/],
  ],
  [
    "The SDK sends every part of a message, but its types do not declare recordings.",
    [
      "js/huggingface.js ts/huggingface.js TS2322",
      /^Type '"input_audio"' is not assignable to type 'ChatCompletionInputMessageChunkType'/,
    ],
  ],
  [
    "What a model thought is not part of OpenAI's API, so its types do not declare it.",
    [
      "js/openai TS2339",
      /^Property 'reasoning(?:_content)?' does not exist on type 'ChatCompletion/,
    ],
  ],
  [
    "A model calls custom tools only if the request has some, and it has functions only.",
    [
      "js/openai TS2339",
      /^Property 'function' does not exist on type 'ChatCompletionMessageToolCall'/,
    ],
    [
      "python/openai reportAttributeAccessIssue",
      /^Cannot access attribute "function" for class "ChatCompletionMessageCustomToolCall"/,
    ],
  ],
  [
    "The last block of a message is its text unless the model calls a tool. The types know many other blocks.",
    [
      "js/anthropic TS2339",
      /^Property 'text' does not exist on type '(?:ContentBlock|TextBlock \|)/,
    ],
  ],
  [
    "The SDK has no types for the arguments of a function, which its schema describes.",
    [
      "python/anthropic reportArgumentType",
      /^Argument of type "object" cannot be assigned to parameter "\w+"/,
    ],
  ],
  [
    "The SDK's documentation passes undeclared parameters like this, and the SDK sends them.",
    [
      "js/anthropic ts/anthropic TS2769",
      /'(?:temperature|top_p|x_unknown)' does not exist in type/,
    ],
    [
      "js/openai ts/openai TS2769",
      /'(x_unknown|tool_prompt|top_k|repetition_penalty|negative_prompt|response_extension|image_url|steps|disable_safety_checker|image_loras|seed|width|height|typical_p|top_n_tokens|guidance_scale|do_sample|truncate|return_full_text|watermark|grammar|adapter_id|num_inference_steps)' does not exist in type/,
    ],
    ["js/openai ts/openai TS2353", /'x_unknown' does not exist in type/],
  ],
  [
    "The SDK's types require the member strict, which OpenAI's API does not: it has a default.",
    [
      "python/openai reportArgumentType",
      /^Argument of type "list\[dict\[str, .* cannot be assigned to parameter "tools" of type "Iterable\[ToolParam\]/,
    ],
    ["js/openai TS2769", /^.*Property 'strict' is missing in type/s],
  ],
  [
    "An input is data, so it is in single quotes, which prevent expansion.",
    ["sh/curl SC2016", /^Expressions don't expand in single quotes/],
  ],
  [
    "A successful response to a POST has a body.",
    [
      "js/fetch TS2345",
      /^Argument of type 'ReadableStream<.*> \| null' is not assignable to parameter of type 'ReadableStream<any>'/s,
    ],
  ],
  [
    "Without an output type, the SDK returns a Blob, but its types declare a string.",
    ["js/huggingface.js TS2339", /^Property 'arrayBuffer' does not exist on type 'string'\.$/],
  ],
  [
    "The SDK declares OpenAI's formats of images. It sends any value, and Together AI documents this one.",
    [
      "js/openai ts/openai TS2769",
      /Type '"base64"' is not assignable to type '"url" \| "b64_json"/,
    ],
    [
      "python/openai reportArgumentType",
      /^Argument of type "Literal\['base64'\]" cannot be assigned/,
    ],
  ],
  [
    "The SDK's types allow a response without images, or with URLs. The program asks for base64, and fails without it.",
    ["js/openai TS18048", /^'images\.data' is possibly 'undefined'/],
    ["js/openai TS2345", /^Argument of type 'string \| undefined' is not assignable/],
    ["python/openai reportOptionalSubscript", /^Object of type "None" is not subscriptable/],
    ["python/openai reportArgumentType", /parameter "s" .* in function "b64decode"/],
  ],
  [
    "The SDK's types expect a list, as one service does. The SDK sends any value, and the providers expect a string.",
    [
      "js/huggingface.js ts/huggingface.js TS2322",
      /^Type 'string' is not assignable to type 'string\[\]'\.$/,
    ],
    [
      "python/huggingface_hub reportArgumentType",
      /parameter "negative_prompt" of type "list\[str\] \| None" in function "text_to_video"/,
    ],
  ],
  [
    "The SDK documents one element without top_k; its types do not tell the two apart.",
    [
      "python/huggingface_hub reportAttributeAccessIssue",
      /^Cannot access attribute "answer" for class "list\[QuestionAnsweringOutputElement\]"/,
    ],
  ],
  [
    "huggingface_hub declares its own classes, which are dicts. Its documentation passes plain dicts, and it sends both in the same way.",
    [
      "python/huggingface_hub reportArgumentType",
      /^Argument of type "(list\[)?dict\[.*is not assignable to "(ChatCompletionInput|ImageTo\w+TargetSize|TextGenerationInputGrammar)/s,
    ],
    [
      "python/huggingface_hub reportCallIssue",
      /^No overloads for "(chat_completion|text_generation)" match the provided arguments$/,
    ],
  ],
  [
    "The SDK's types expect a list of numbers, but services expect an object. The SDK sends any value.",
    [
      "js/huggingface.js ts/huggingface.js TS2740",
      /^Type '\{ 50256: number; \}' is missing the following properties from type 'number\[\]'/,
    ],
    [
      "python/huggingface_hub reportArgumentType",
      /parameter "logit_bias" of type "list\[float\] \| None" in function "chat_completion"/,
    ],
  ],
  [
    "The SDK declares no parameters for these tasks, but sends them.",
    [
      "js/huggingface.js ts/huggingface.js TS2353",
      /'parameters' does not exist in type '(Tabular\w+|AudioToAudio)Args'/,
    ],
  ],
  [
    "The service and the SDK's own examples use `query`, but its type has `question`.",
    [
      "js/huggingface.js ts/huggingface.js TS2741",
      /^Property 'question' is missing in type .*required in type 'TableQuestionAnsweringInputData'\.$/,
    ],
  ],
  [
    "The SDK declares the mask of a segment as a string, but returns a Pillow image.",
    [
      "python/huggingface_hub reportAttributeAccessIssue",
      /^Cannot access attribute "save" for class "str"/,
    ],
  ],
];

/** All excuses. An unneeded one is an error. */
export const EXCUSES: readonly Excuse[] = FALSE_REPORTS.flatMap(([reason, ...reports]) =>
  reports.flatMap(([where, pattern]) => {
    const clients = where.split(" ");
    const code = clients.pop()!;
    return clients.map((client) => ({ client, code, pattern, reason }));
  }),
);
