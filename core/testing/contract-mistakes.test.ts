// Each test is a mistake in a contract, or one that a contract alone shows: it is told once, with what mends it.
import { describe, expect, test } from "vitest";
import {
  answer,
  type Answer,
  defineProvider,
  defineTask,
  type Job,
  serves,
  type SentRequest,
  type Task,
  valueAt,
} from "../index.ts";
import type { ProviderSpec, TaskHandlerSpec } from "../types.ts";
import { checkPlugin } from "./check-plugin.ts";
import { pluginChecks } from "./checks.ts";
import {
  bases,
  type Contract,
  defineContract,
  type Exchange,
  fact,
  open,
  openAiErrors,
  optional,
  type Pattern,
  reply,
  takes,
  url,
} from "./contract/index.ts";

const paint = defineTask({
  id: "sample-paint",
  label: "Paint",
  modality: "cv",
  inputs: "text",
  output: "image",
  parameters: {
    width: { type: "count", label: "Width", example: 640 },
    height: { type: "count", label: "Height", example: 512 },
    steps: { type: "count", label: "Steps", example: 9 },
  },
  sample: () => "A cat",
});
const embed = defineTask({
  id: "sample-embed",
  label: "Embed",
  modality: "nlp",
  inputs: "text",
  output: "json",
  parameters: {
    normalize: { type: "boolean", label: "Normalize", example: true },
    top_p: { type: "number", label: "Top p", example: 0.85 },
  },
  sample: () => "The ferry leaves at noon.",
});
type Spec<T> = T extends Task<infer I, infer N> ? TaskHandlerSpec<I, N> : never;

const API = "https://api.quillbox.example";
const ROUTED = "https://router.huggingface.co/quillbox";
const FILE = "https://files.quillbox.example/1.png";
const PNG = "iVBORw0KGgo=";

const JOB = ({ base }: SentRequest): Job => ({
  state: ["state"],
  waiting: ["queued", "painting"],
  status: [base, "/v2/pictures/", valueAt("id")],
  interval: 1,
});
const PAINT: Spec<typeof paint> = {
  parameters: { width: "size.width", height: "size.height" },
  request: ({ providerId, inputs, parameters }) => ({
    path: "v2/pictures",
    json: { model: providerId, prompt: inputs, ...parameters },
  }),
  job: JOB,
  answer: answer.download("picture.url", "image/png"),
};
const EMBED: Spec<typeof embed> = {
  parameters: { normalize: "unit" },
  request: ({ providerId, inputs, parameters }) => ({
    path: "v2/vectors",
    json: { engine: providerId, texts: [inputs], ...parameters },
  }),
  answer: answer.json("vectors.0.values", "numbers"),
};

interface Odd {
  readonly paint?: object;
  readonly embed?: object;
  readonly more?: Partial<ProviderSpec>;
  readonly posted?: object;
  readonly asked?: object;
  readonly file?: object;
  readonly vectors?: object;
  readonly roots?: readonly string[];
  readonly tasks?: readonly Contract["tasks"][number][];
  readonly contract?: object;
}

function contractOf(odd: Odd): Contract {
  const at = bases(...(odd.roots ?? [API, ROUTED]));
  const exchanges = [
    {
      post: at("/v2/pictures"),
      json: open({
        model: fact.providerId,
        prompt: fact.input(),
        size: optional({ width: fact.parameter("width"), height: fact.parameter("height") }),
        steps: fact.parameter("steps"),
      }),
      replies: [reply.json({ id: "pic-1", state: "queued" })],
      ...odd.posted,
    },
    {
      get: at("/v2/pictures/pic-1"),
      replies: [
        reply.json({ state: "painting" }),
        reply.json({ state: "done", picture: { url: FILE } }),
      ],
      failed: {
        replies: [reply.json({ state: "failed", error: "The ink ran out." })],
        says: "ran out",
      },
      ...odd.asked,
    },
    {
      get: [url(FILE)],
      secret: "none",
      replies: [reply.file(PNG, "image/png")],
      ...odd.file,
    },
  ] as readonly Exchange[];
  const vectors: Exchange = {
    post: at("/v2/vectors"),
    json: open({
      engine: fact.providerId,
      texts: [fact.input()],
      unit: fact.parameter("normalize"),
      top_p: fact.parameter("top_p"),
    }),
    replies: [reply.json({ vectors: [{ values: [0.25, -0.5] }] }, { shows: "0.25" })],
    ...odd.vectors,
  };
  return defineContract({
    provider: "quillbox",
    key: { header: "x-quillbox-key" },
    errors: openAiErrors,
    tasks: odd.tasks ?? [takes(paint, ...exchanges), takes(embed, vectors)],
    ...odd.contract,
  });
}

const checks = pluginChecks.filter(({ id }) =>
  ["returns-fit", "contract-is-whole", "paths-lead", "contract-holds", "replies-fit"].includes(id),
);

/** What is said of a mistake, each fault as its check and its message. */
async function told(odd: Odd): Promise<readonly string[]> {
  const provider = defineProvider({
    id: "quillbox",
    label: "Quillbox",
    baseUrl: API,
    auth: { header: "x-quillbox-key" },
    tasks: [serves(paint, { ...PAINT, ...odd.paint }), serves(embed, { ...EMBED, ...odd.embed })],
    ...odd.more,
  });
  const faults = await checkPlugin(provider, { checks, contract: contractOf(odd) });
  return faults.map(({ check, message }) => `${check}: ${message}`);
}

const vectorsWith = (
  more: object,
  members: object = {},
): { readonly embed: object; readonly vectors: object } => ({
  embed: {
    request: ((ask) => ({ ...EMBED.request(ask), ...more })) as Spec<typeof embed>["request"],
  },
  vectors: members,
});
const VECTORS = `POST ${ROUTED}/v2/vectors`;
const SHAPE =
  "returns-fit: provider/quillbox threw while building a request for sample-embed: what `answer` returned is no answer:";
const SHAPES =
  '"string", "number", "numbers", "boolean", "json", "URL", "base64", [shape] for a list and { name: shape } for an object.';
const PICTURES = `POST ${ROUTED}/v2/pictures`;

describe("all is quiet", () => {
  test.each<[string, Odd]>([
    ["where nothing is wrong", {}],
    [
      "where a header is declared",
      vectorsWith({ headers: { "X-Version": "3" } }, { headers: { "x-version": "3" } }),
    ],
    [
      "where both end with a slash",
      { ...vectorsWith({ path: "v2/vectors/" }, { post: bases(API, ROUTED)("/v2/vectors/") }) },
    ],
    [
      "where who is never routed has no URL of the router",
      { more: { isOffHub: true }, roots: [API] },
    ],
    [
      "where a shape is deep",
      { embed: { answer: answer.json("vectors", [{ values: "numbers", "label?": "string" }]) } },
    ],
  ])("%s", async (_, odd) => {
    expect(await told(odd)).toEqual([]);
  });
});

describe("a mistake is told", () => {
  const answered = (one: Answer): Odd => ({ embed: { answer: one } });
  const withJson = (members: { readonly [name: string]: Pattern }): Odd => ({
    vectors: { json: open(members) },
  });
  const size = { width: fact.parameter("width"), height: fact.parameter("height") };
  const FULL = {
    engine: fact.providerId,
    texts: [fact.input()],
    unit: fact.parameter("normalize"),
  };
  test.each<[string, Odd, readonly string[]]>([
    [
      "no URL of the router",
      { roots: [API] },
      [
        'contract-holds: Routed requests are held against nothing, because no `post` of the contract is below https://router.huggingface.co/quillbox. Add url("https://router.huggingface.co/quillbox/…") to it, or make its URLs with bases("https://api.quillbox.example", "https://router.huggingface.co/quillbox"); or say `isOffHub: true` of a provider that the router does not know.',
      ],
    ],
    [
      "no URL of the service",
      { roots: [ROUTED] },
      [
        'contract-holds: Direct requests are held against nothing, because no `post` of the contract is below https://api.quillbox.example. Add url("https://api.quillbox.example/…") to it, or make its URLs with bases("https://api.quillbox.example", "https://router.huggingface.co/quillbox").',
      ],
    ],
    [
      "a header that is not declared",
      vectorsWith({ headers: { "x-version": "3" } }),
      [`contract-holds: ${VECTORS}\n    x-version: not wanted, saw "3"`],
    ],
    [
      "a slash at the end of a path",
      vectorsWith({ path: "v2/vectors/" }),
      [
        `contract-holds: ${VECTORS}/\n    no such route; there are\n    POST ${API}/v2/vectors\n    ${VECTORS}`,
      ],
    ],
    [
      "a slash at the end of the contract's path",
      { vectors: { post: bases(API, ROUTED)("/v2/vectors/") } },
      [
        `contract-holds: ${VECTORS}\n    no such route; there are\n    POST ${API}/v2/vectors/\n    ${VECTORS}/`,
      ],
    ],
    [
      "a misspelt field of an exchange",
      { asked: { fail: {} } },
      [
        "contract-is-whole: Exchange 2 of sample-paint: it has a field `fail`, which nobody reads. Did you mean `failed`?",
      ],
    ],
    [
      "a field too much of an exchange",
      { vectors: { reply: [] } },
      [
        "contract-is-whole: Exchange 1 of sample-embed: it has a field `reply`, which nobody reads. Did you mean `replies`?",
      ],
    ],
    [
      "a misspelt field of the contract",
      { contract: { error: openAiErrors } },
      [
        "contract-is-whole: The contract has a field `error`, which nobody reads. Did you mean `errors`?",
      ],
    ],
    [
      "a misspelt field of a reply",
      { vectors: { replies: [{ json: {}, show: "1" }] } },
      [
        "contract-is-whole: Exchange 1 of sample-embed: `replies[0]` has a field `show`, which nobody reads. Did you mean `shows`?",
      ],
    ],
    [
      "a job whose failure the contract does not know",
      { asked: { failed: undefined } },
      [
        'contract-holds: The task has a job, and no exchange of the contract has `failed`, so that no failure is tried. Give the one that is polled `failed: { replies: [reply.json({ … })], says: "…" }`.',
      ],
    ],
    [
      "an unknown shape",
      answered(answer.json("vectors.0.values", "floats" as never)),
      [`${SHAPE} holds[0] is the text "floats", which is no shape. There are ${SHAPES}`],
    ],
    [
      "a misspelt shape",
      answered(answer.json("vectors", [{ values: "numbr" as never }])),
      [
        `${SHAPE} holds[0][0].values is the text "numbr", which is no shape. Did you mean "number"? There are ${SHAPES}`,
      ],
    ],
    [
      "a URL for base64",
      { paint: { answer: answer.base64("picture.url", "image/png") } },
      [
        'contract-holds: The reply was not read. What stands at "picture.url" should be base64, and is a URL. Read it with answer.download("picture.url", …), or mend the contract\'s reply.',
      ],
    ],
    [
      "a reply that shows nothing",
      { vectors: { replies: [reply.json({ vectors: [{ values: [0.25] }] })] } },
      [
        'contract-holds: The last reply does not say what every client must print. Write reply.json({ … }, { shows: "0.25" }).',
      ],
    ],
    [
      "a parameter that the contract does not name",
      withJson(FULL),
      [
        `contract-holds: ${VECTORS}\n    body.top_p: not wanted, saw 0.85: the contract does not say that the service takes it so`,
      ],
    ],
    [
      "parameters that get lost",
      {
        embed: {
          request: ((ask) => ({
            path: "v2/vectors",
            json: { engine: ask.providerId, texts: [ask.inputs] },
          })) as Spec<typeof embed>["request"],
        },
      },
      [
        `contract-holds: ${VECTORS}\n    body.unit: missing, where the parameter normalize belongs\n    body.top_p: missing, where the parameter top_p belongs\n    "x_unknown" was asked for, and is nowhere in the request. Send on what the task does not know, or let the provider say \`takesOthers: false\`.`,
      ],
    ],
    [
      "parameters that the provider alone refuses",
      { paint: { parameters: { width: false, height: false } } },
      [
        `contract-holds: ${PICTURES}\n    The contract says that the service takes the parameter width, and the provider says that it does not.\n    The contract says that the service takes the parameter height, and the provider says that it does not.`,
      ],
    ],
    [
      "a key in another header",
      { contract: { key: { header: "x-quill-key" } } },
      [
        `contract-holds: POST ${API}/v2/pictures\n    x-quill-key: wanted "providers-key-from-the-environment", saw nothing\n    x-quillbox-key: holds the secret "providers-key-from-the-environment"`,
      ],
    ],
    [
      "an object that is seldom there",
      {
        posted: {
          json: open({
            model: fact.providerId,
            prompt: fact.input(),
            size,
            steps: fact.parameter("steps"),
          }),
        },
      },
      [
        `contract-holds: ${PICTURES}\n    body.size: missing, wanted { width: fact.parameter("width"), height: fact.parameter("height") }; where it comes with its members alone, wrap it in optional({ … })`,
      ],
    ],
    [
      "an input that is no list",
      {
        embed: {
          request: ((ask) => ({
            path: "v2/vectors",
            json: { engine: ask.providerId, texts: ask.inputs, ...ask.parameters },
          })) as Spec<typeof embed>["request"],
        },
      },
      [
        `contract-holds: ${VECTORS}\n    body.texts: wanted [fact.input()], saw "The ferry leaves at noon."`,
      ],
    ],
    [
      "a job that is asked for elsewhere",
      {
        paint: {
          job: (sent: SentRequest) => ({
            ...JOB(sent),
            status: [`${API}/v2/pictures/`, valueAt("id")],
          }),
        },
      },
      [
        'returns-fit: provider/quillbox threw while building a request for sample-paint: `job` returned an invalid job: status begins with the text "https://api.quillbox.example/v2/picture…", and the key would go there, which belongs to "https://router.huggingface.co/quillbox" alone. Begin with `base`, which is the router for routed calls, or with urlAt("…"), which is asked without the key.',
      ],
    ],
    [
      "a file that wants a key",
      { file: { secret: "key" } },
      [
        `contract-holds: GET ${FILE}\n    authorization: a routed call has no key for files.quillbox.example. Say \`secret: "none"\` of this exchange, or let the address begin with \`base\`.`,
        `contract-holds: GET ${FILE}\n    x-quillbox-key: wanted "providers-key-from-the-environment", saw nothing; an address out of a reply never gets the key: say \`secret: "none"\` of this exchange, or let the address begin with \`base\``,
      ],
    ],
    [
      "a job that is waited for when it is done",
      {
        paint: {
          job: (sent: SentRequest) => ({ ...JOB(sent), waiting: ["queued", "painting", "done"] }),
        },
      },
      [
        'contract-holds: The reply was not read. The job still waits after 50 polls: {"state":"done","picture":{"url":"https://files.quillbox.example/1.png"}}',
      ],
    ],
    [
      "a failed job that is waited for",
      {
        paint: {
          job: (sent: SentRequest) => ({ ...JOB(sent), waiting: ["queued", "painting", "failed"] }),
        },
      },
      [
        'contract-holds: The job failed, and a client would poll on. Take the state of a failed job out of `waiting`. The job still waits after 50 polls: {"state":"failed","error":"The ink ran out."}',
      ],
    ],
    [
      "a state with a dot",
      { paint: { job: (sent: SentRequest) => ({ ...JOB(sent), state: ["job.state"] }) } },
      [
        'paths-lead: `job.state` looks at "job.state", which leads nowhere in the replies of the contract. Did you mean ["job", "state"]? Mend the path, or give a reply that has it.',
      ],
    ],
    [
      "words that no reply has",
      {
        asked: {
          failed: {
            replies: [reply.json({ state: "failed", error: "The ink ran out." })],
            says: "too dark",
          },
        },
      },
      [
        'contract-is-whole: Exchange 2 of sample-paint: `failed.says` is "too dark", and no reply there has this text. Take words of the reply.',
      ],
    ],
    [
      "words that no error has",
      {
        contract: {
          errors: { ...openAiErrors, tooMany: { ...openAiErrors.tooMany, says: "Wait." } },
        },
      },
      [
        'contract-is-whole: `errors.tooMany.says` is "Wait.", and no reply there has this text. Take words of the reply.',
      ],
    ],
    [
      "a path without a slash",
      { vectors: { post: bases(API, ROUTED)("v2/vectors") } },
      [
        'contract-is-whole: Exchange 1 of sample-embed: its path "v2/vectors" goes on behind "https://api.quillbox.example" without a slash. Begin it with one: "/v2/vectors".',
      ],
    ],
    [
      "a task of which nothing is said",
      { tasks: contractOf({}).tasks.slice(0, 1) },
      [
        "contract-holds: The contract does not speak of sample-embed. Add takes(sampleEmbed, …) with what the service takes and replies.",
      ],
    ],
  ])("%s", async (_, odd, messages) => {
    expect(await told(odd)).toEqual(messages);
  });
});

test("a contract that has `stream` as a word is told of the parameter", async () => {
  const chat = defineTask({
    id: "sample-chat",
    label: "Chat",
    modality: "nlp",
    inputs: "json",
    output: "json",
    streams: true,
    parameters: {},
    sample: () => [{ role: "user", content: "Hello" }],
  });
  const served = serves(chat, {
    request: ({ inputs, parameters }) => ({
      path: "v2/chat",
      json: { messages: inputs, ...parameters },
    }),
    answer: (streaming) => (streaming ? answer.stream() : answer.json("text", "string")),
  });
  const contractWith = (stream: Pattern): readonly Contract["tasks"][number][] => [
    takes(chat, {
      post: bases(API, ROUTED)("/v2/chat"),
      json: open({ messages: fact.input(), stream }),
      replies: [
        reply.json(
          { text: "Hi." },
          { shows: "Hi.", events: [{ choices: [{ delta: { content: "Hi." } }] }] },
        ),
      ],
    }),
  ];
  const more = { tasks: [served] };
  expect(await told({ more, tasks: contractWith(fact.parameter("stream")) })).toEqual([]);
  expect(await told({ more, tasks: contractWith(optional(true)) })).toEqual([
    `contract-holds: POST ${ROUTED}/v2/chat\n    The answer was asked for in pieces, and nothing in the request is that for the contract. Write \`stream: fact.parameter("stream")\` there, and let the request send \`stream\`.`,
  ]);
});
