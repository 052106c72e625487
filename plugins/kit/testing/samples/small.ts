// Small plugins for tests of the kernel: one task, a provider that serves it, and functions that make the others.
import { isAbsence } from "#core/base/issue";
import { js } from "hubsmith/code";
import {
  answer,
  type ClientSpec,
  defineClient,
  defineLibrary,
  defineProvider,
  defineTask,
  type LibrarySpec,
  type Model,
  parseModel,
  type Plugin,
  serves,
  type Task,
  template,
} from "hubsmith";

/** A task, by default from a string to JSON. */
export const task = <I = string>(id: string, more: object = {}): Task<I> =>
  defineTask({
    id,
    label: id,
    modality: "nlp",
    inputs: "text",
    output: "json",
    parameters: {},
    sample: () => "A boat",
    ...more,
  } as never) as never;

/** A task with one parameter. */
export const label = task("label", {
  label: "Label",
  parameters: { top_k: { type: "count", label: "How many", example: 5 } },
});

/** A provider of the task, whose function may have any type. */
export const serving = (more: object = {}): Plugin<"provider"> =>
  defineProvider({
    id: "acme",
    label: "Acme",
    baseUrl: "https://api.acme.example",
    tasks: [
      serves(label, {
        request: ({ providerId, inputs }) => ({ path: providerId, json: { inputs } }),
        answer: answer.json(),
        ...more,
      }),
    ],
  });

/** A client that prints the URL of the request, or has its reason. */
export const client = (id: string, more: Partial<ClientSpec> | object = {}): Plugin<"client"> =>
  defineClient({
    id,
    label: id,
    language: js.language,
    order: 1,
    refuses: ({ request }) => (isAbsence(request) ? request : undefined),
    templates: [
      template(label, ({ request }) => js`fetch(${"url" in request ? request.url : ""})`),
    ],
    ...more,
  });

export const library = (id: string, more: Partial<LibrarySpec> | object = {}): Plugin<"library"> =>
  defineLibrary({
    id,
    prettyLabel: id,
    repoName: id,
    repoUrl: `https://example.org/${id}`,
    ...more,
  });

export const model = (record: object = {}): Model =>
  parseModel({ id: "acme/model", ...record }).model!;
