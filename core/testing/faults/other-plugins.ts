// Valid plugins in a hub with a faulty one.
import { js, python } from "hubsmith/code";
import {
  answer,
  type Call,
  defineClient,
  defineLibrary,
  defineProvider,
  defineQuantization,
  defineTask,
  serves,
  type Plugin,
  type Task,
  template,
} from "../../index.ts";
import type { TaskHandler } from "../../http/provider.ts";

const taskOf = (id: string): Task<string> =>
  defineTask({
    id,
    label: id,
    modality: "nlp",
    inputs: "text",
    output: "json",
    parameters: { count: { type: "count", label: "Count", example: 3 } },
    sample: () => id,
  });
/** The task that each client has a template for. */
export const plain: Task<string> = taskOf("plain");
// A task that no client has a template for.
const other = taskOf("other");
/** How a service accepts a string. */
export const served = (task: Task<string>): TaskHandler =>
  serves(task, {
    request: ({ providerId, inputs, parameters }) => ({
      path: providerId,
      json: { inputs, ...parameters },
    }),
    answer: answer.json("text"),
  });
/** The program that a client prints for a call. */
export const say = ({ task, request: wire, parameters }: Call): readonly unknown[] => [
  task.id,
  "reason" in wire ? wire.code : wire,
  parameters,
];
/** Two of each kind. */
export const BYSTANDERS: readonly Plugin[] = [
  plain,
  other,
  ...["one", "two"].flatMap((id): readonly Plugin[] => [
    defineLibrary({
      id: `library-${id}`,
      prettyLabel: id,
      repoName: id,
      repoUrl: `https://example.org/${id}`,
      filter: true,
      tasks: ["plain"],
      install: { pip: [id] },
      snippets: (model) => python`load(${model.id}, ${id})`,
    }),
    defineProvider({
      id: `provider-${id}`,
      label: id,
      baseUrl: `https://${id}.example`,
      tasks: [served(plain), served(other)],
      handles: (task) => served(task as Task<string>),
    }),
    defineClient({
      id: `js/${id}`,
      label: id,
      language: js.language,
      order: 1,
      templates: [template(plain, (call) => js`plain(${JSON.stringify(say(call))})`)],
      otherwise: (call) => js`other(${JSON.stringify(say(call))})`,
    }),
    defineQuantization({
      id: `quantization-${id}`,
      label: id,
      sets: { all: [{ name: `Q_${id}` }] },
      preference: [`Q_${id}`],
      files: { extensions: [id], label: "Q_\\w+" },
      recognise: () => [{ format: `Q_${id}`, from: "tags" }],
    }),
  ]),
];
