// Plugins that become faulty, and the valid plugins in the hub with them.
import { isAbsence } from "#core/base/issue";
import { js, python, sh } from "hubsmith/code";
import type { Kind } from "#core/kinds/index";
import type { ImportForm } from "#core/code/imports";
import type { LanguageSpec } from "#core/code/language";
import type { TaskHandler } from "#core/kinds/provider";
import type { PluginSpecs } from "#core/kinds/index";
import {
  answer,
  type Call,
  defineProvider,
  defineQuantization,
  downloads,
  type Model,
  type Plugin,
  serves,
  type Task,
  template,
  valueAt,
} from "hubsmith";
import { client, library, task } from "../samples/small.ts";

const parameters = {
  count: { type: "count", label: "Count", example: 3 },
  size: { type: "size", label: "Size", example: { width: 1, height: 1 } },
};
/** The task that each client has a template for. */
export const plain: Task<string> = task("plain", { parameters });
// A task that no client has a template for.
const other = task("other", { parameters });
/** How a service accepts a string. */
const served = (task: Task<string>): TaskHandler =>
  serves(task, {
    request: ({ providerId, inputs, parameters }) => ({
      path: providerId,
      json: { inputs, ...parameters },
    }),
    answer: answer.json("text"),
  });
const say = ({ task, request, parameters }: Call): readonly unknown[] => [
  task.id,
  isAbsence(request) ? request.code : request,
  parameters,
];
/** Two of each kind. */
export const BYSTANDERS: readonly Plugin[] = [
  plain,
  other,
  ...["one", "two"].flatMap((id): readonly Plugin[] => [
    library(`library-${id}`, {
      filter: true,
      tasks: ["plain"],
      install: { pip: [id] },
      snippets: (model: Model) => python`load(${model.id}, ${id})`,
    }),
    defineProvider({
      id: `provider-${id}`,
      label: id,
      baseUrl: `https://${id}.example`,
      tasks: [served(plain), served(other)],
      handlerOf: (task) => served(task as Task<string>),
    }),
    client(`js/${id}`, {
      refuses: undefined,
      templates: [template(plain, (call) => js`plain(${JSON.stringify(say(call))})`)],
      fallback: (call: Call) => js`other(${JSON.stringify(say(call))})`,
    }),
    defineQuantization({
      id: `quantization-${id}`,
      label: id,
      sets: { all: [{ name: `Q_${id}` }] },
      preference: [`Q_${id}`],
      files: { extensions: [id], label: "Q_\\w+" },
      recognize: () => [{ format: `Q_${id}`, from: "tags" }],
    }),
  ]),
];

const INSTALL = { pip: ["a"], swift: [{ url: "https://example.org/a", from: "1.0.0" }] };
/** A language with every field. */
export const LANGUAGE: Required<LanguageSpec> & { readonly imports: Required<ImportForm> } = {
  id: "odd",
  label: "Odd",
  extension: ".odd",
  fileName: "main.odd",
  order: 50,
  highlight: "text",
  check: { parser: "none" },
  print: (value) => JSON.stringify(value),
  spans: [],
  comment: "#",
  hasOperators: true,
  windows: { language: "odd", translate: (commands) => commands },
  keywords: "if else",
  width: 88,
  calls: { trailing: ",", brackets: true },
  indent: "\t",
  variable: (words) => words.join("_"),
  formatter: { kind: "formatter" },
  imports: {
    pattern: /use "[^"\n\0]+"(?=\n|$)/,
    parse: (statement) => [{ module: /"(.+)"/.exec(statement)![1]! }],
    print: (module) => `use "${module}"`,
    module: /[\w.]+/,
    name: /\w+/,
    groups: [/^std/],
    prologue: /#!.*\n/,
    hoisted: true,
    around: ["(", ")"],
  },
};

/** Plugins with every function, and with every object that has fields of its own. */
export const WHOLE: { readonly [K in Kind]: PluginSpecs[K] } = {
  task: {
    id: "faulty",
    label: "Faulty",
    modality: "nlp",
    inputs: { text: "text" },
    output: "json",
    parameters: {
      count: { type: "count", label: "Count", example: 3, range: [1, 9], sample: () => 2 },
    },
    convert: (given) => given,
    sample: () => ({ text: "faulty" }),
    callAs: () => undefined,
    hubServers: { path: "faulty", answer: answer.json() },
    recipes: [
      {
        id: "faulty",
        label: "Faulty",
        parameters: { count: 3 },
        sample: () => ({ text: "faulty" }),
        results: { faulty: "faulty" },
      },
    ],
    routerApi: {
      request: ({ inputs }) => ({ path: "faulty", json: { inputs: inputs as never } }),
      answer: () => answer.json(),
    },
    toolCalls: {
      items: "output",
      history: "input",
      type: "call",
      arguments: "input",
      id: "id",
      result: { type: "result", id: "call_id", content: "output" },
    },
    page: { summary: "A task with faults." },
  },
  library: {
    id: "faulty",
    prettyLabel: "Faulty",
    repoName: "faulty",
    repoUrl: "https://example.org/faulty",
    filter: true,
    tasks: ["plain"],
    countDownloads: downloads.any(
      downloads.path("a"),
      downloads.all(downloads.extension("b"), downloads.exists("path")),
    ),
    install: INSTALL,
    snippets: ({ id }) => [{ purpose: "Load", code: python`faulty(${id})`, install: INSTALL }],
  },
  provider: {
    id: "faulty",
    label: "Faulty",
    baseUrl: "https://faulty.example",
    auth: { header: "X-Key", scheme: "Key" },
    role: "direct",
    providerIdOf: () => "its-id",
    tasks: [
      {
        ...served(plain as Task<string>),
        parameters: {
          count: { name: "amount", convert: (value) => value },
          size: { width: "wide", height: "high" },
        },
        acceptsUnknown: { but: ["never"] },
        job: ({ base }) => ({
          state: "state",
          waiting: ["waiting"],
          status: [`${base}/jobs/`, valueAt("id")],
          interval: 1,
        }),
      },
    ],
    handlerOf: (task) => served(task as Task<string>),
  },
  app: {
    // Another id than the provider's, since both are called by their ids.
    id: "faulty-app",
    label: "Faulty",
    summary: "Runs models.",
    docsUrl: "https://faulty.example/docs",
    readOn: "2026-11-25",
    installs: { linux: INSTALL, macos: { pip: ["faulty"] }, windows: { pip: ["faulty"] } },
    runs: (model) => ({
      commands: [{ purpose: "Serve", code: python`serve(${model.id})`, platforms: ["linux"] }],
      link: "faulty://open",
      server: { url: "http://localhost:8080", model: model.id, tasks: [] },
    }),
    configures: ({ model }) => ({
      commands: [{ purpose: "Start", code: sh`faulty ${model.id}` }],
    }),
  },
  client: {
    id: "js/faulty",
    label: "Faulty",
    language: js.language,
    order: 2,
    install: INSTALL,
    requires: { "faulty-task": ["count"] },
    refuses: () => undefined,
    templates: [template(plain, (call) => js`faulty(${JSON.stringify(say(call))})`)],
    fallback: (call) => js`otherwise(${JSON.stringify(say(call))})`,
  },
  quantization: {
    id: "faulty",
    label: "Faulty",
    sets: {
      all: [{ name: "F1", family: "f", block: { weights: 32, bytes: 18 } }],
    },
    preference: ["F1"],
    families: { f: { label: "F", description: "Odd." } },
    files: {
      extensions: ["faulty"],
      label: "F\\d",
      aliases: { FF: "F1" },
      variants: { XX: "odd" },
      companions: { mm: { what: "projector" } },
    },
    recognize: () => [{ format: "F1", from: "tags", weights: 5 }],
  },
};
