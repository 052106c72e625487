// The shapes of plugins: one table, which the compiler holds to the types of the specs.
import { isRecord } from "../hub/anything.ts";
import type { Parameter, ParameterType } from "../model/parameter.ts";
import type { Served } from "../model/served.ts";
import type { InputType } from "../model/inputs.ts";
import type { Hosted, Modality, Output, Routed } from "../model/task.ts";
import { language } from "./language-shape.ts";
import { install, rule } from "./library-shapes.ts";
import type { Auth } from "../model/auth.ts";
import type { Common, Kind } from "../hub/kind.ts";
import type { Specs, Template } from "../hub/plugin.ts";
import { quantization } from "./quantization-shapes.ts";
import * as is from "./schema.ts";
import {
  listOf,
  objectWith,
  oneOf,
  optional,
  type Shape,
  type Shapes,
  tableOf,
  withAtLeast,
} from "./schema.ts";

const texts = optional(listOf(is.text));
const others: Shape = (value, ...more) =>
  typeof value === "boolean" ? undefined : objectWith({ but: listOf(is.text) })(value, ...more);

const input = oneOf<InputType>("text", "texts", "json", "image", "audio", "video");
const inputs: Shape = (value, ...more) =>
  (isRecord(value) ? tableOf(input) : input)(value, ...more);

const parameter = objectWith<Parameter>({
  type: oneOf<ParameterType>("text", "texts", "number", "count", "seed", "boolean", "size", "json"),
  label: is.text,
  example: is.there,
  aliases: texts,
  sample: optional(is.method),
});

const simple = is.leaf("a name, true or false", '"name"', (value) =>
  ["string", "boolean", "undefined"].includes(typeof value),
);
const renamedAs = objectWith({ name: is.text, convert: is.method });
const inParts = objectWith({ width: is.text, height: is.text });
const taken: Shape = (value, ...more) =>
  (!isRecord(value) ? simple : "convert" in value ? renamedAs : inParts)(value, ...more);

const servedWith =
  (callable: Shape): Shape =>
  (value, at, ...more) => {
    // What `on` made has both.
    if (isRecord(value) && (typeof value["answer"] !== "function" || !("parameters" in value)))
      return `${at} is not made with \`on\`, which completes it. Write \`on(task, { … })\`, with \`on\` of "hubsmith".`;
    return objectWith<Served>({
      task: callable,
      parameters: tableOf(taken),
      takesOthers: optional(others),
      models: texts,
      request: is.methodLike('({ providerId, inputs }) => ({ path: "…", json: { … } })'),
      answer: is.method,
      waits: optional(is.flag),
      job: optional(is.methodLike("({ base }) => ({ … })")),
    })(value, at, ...more);
  };
/** The shape of how a provider serves a task. @internal */
export const servedShape: Shape = servedWith(is.there);

const auth: Shape = (value, at, ...more) =>
  is.leaf("an object", '{ header: "X-Key" }', isRecord)(value, at, ...more) ??
  objectWith<Auth>({
    header: optional(is.header),
    scheme: optional(is.scheme),
    query: optional(is.word),
  })(value, at, ...more);

/** What plugins of every kind have. @internal */
export const common: Shapes<Common> = {
  id: is.id,
  aliases: optional(listOf(is.id)),
  replaces: optional(is.id),
};

/** The shapes of each kind; `callable` is that of a task inside a provider or a client. @internal */
export const shapesWith = (
  callable: Shape,
): { readonly [K in Kind]: Shapes<Omit<Specs[K], keyof Common>> } => ({
  task: {
    label: is.text,
    modality: oneOf<Modality>("audio", "cv", "multimodal", "nlp", "other", "rl", "tabular"),
    isPlaceholder: optional(is.flag),
    isHidden: optional(is.flag),
    inputs: optional(inputs),
    output: optional(oneOf<Output>("json", "image", "audio", "video")),
    parameters: optional(tableOf(parameter)),
    sample: optional(is.method),
    streams: optional(is.flag),
    instead: optional(is.method),
    hosted: optional(
      objectWith<Hosted>({
        path: optional(is.text),
        parameters: optional(oneOf("inside", "beside")),
        answer: optional(withAtLeast({ as: is.text })),
        alsoFor: texts,
      }),
    ),
    routed: optional(objectWith<Routed<unknown>>({ request: is.method, answer: is.method })),
  },
  library: {
    prettyLabel: is.text,
    repoName: is.text,
    repoUrl: is.text,
    docsUrl: optional(is.text),
    filter: is.flag,
    tasks: texts,
    hostedInferenceTasks: texts,
    isFallback: optional(is.flag),
    countDownloads: optional(rule),
    install: optional(install),
    snippets: optional(is.method),
  },
  provider: {
    label: is.text,
    hubOrg: optional(is.text),
    baseUrl: optional(is.base),
    auth: optional(auth),
    isHuggingFace: optional(is.flag),
    isOffHub: optional(is.flag),
    providerIdOf: optional(is.method),
    tasks: listOf(servedWith(callable)),
    serves: optional(is.method),
  },
  client: {
    label: is.text,
    language,
    order: is.number,
    install: optional(install),
    isDirect: optional(is.flag),
    refuses: optional(is.method),
    templates: listOf(objectWith<Template>({ task: callable, print: is.method })),
    otherwise: optional(is.method),
  },
  quantization,
});
