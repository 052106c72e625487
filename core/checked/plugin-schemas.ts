// The schemas of plugins. The compiler checks them against the types.
import { isObject, get } from "../base/describe.ts";
import type { Parameter, ParameterType } from "../record/parameters.ts";
import type { Auth, TaskHandler } from "../http/provider.ts";
import type { InputType } from "../record/inputs.ts";
import type { HfInference, Modality, Output, RouterApi } from "../http/task.ts";
import type { Common, Kind } from "../base/kind.ts";
import type { FileField, Install, Specs, Template } from "../hub/plugin.ts";
import * as is from "./schema.ts";
import {
  type Schema,
  type Schemas,
  arrayOf,
  strictObject,
  oneOf,
  optional,
  record,
  looseObject,
} from "./schema.ts";
import type {
  Companion,
  FileHabits,
  Format,
  FormatFamily,
  QuantizationSpec,
} from "../hub/quantization.ts";
import type { LanguageCard } from "../hub/card.ts";

const strings = optional(arrayOf(is.string));
const takesOthers: Schema = (value, ...more) =>
  typeof value === "boolean"
    ? undefined
    : strictObject({ but: arrayOf(is.string), documented: strings })(value, ...more);

const input = oneOf<InputType>("text", "texts", "json", "image", "audio", "video");
const inputs: Schema = (value, ...more) =>
  (isObject(value) ? record(input) : input)(value, ...more);

const parameter = strictObject<Parameter>({
  type: oneOf<ParameterType>("text", "texts", "number", "count", "seed", "boolean", "size", "json"),
  label: is.string,
  example: is.defined,
  range: optional(
    is.primitive(
      "one or two numbers",
      "[0, 1]",
      (value) =>
        Array.isArray(value) &&
        [1, 2].includes(value.length) &&
        value.every((limit) => typeof limit === "number"),
    ),
  ),
  aliases: strings,
  streamed: optional(is.boolean),
  sample: optional(is.func),
});

const plain = is.primitive("a string or a boolean", '"name"', (value) =>
  ["string", "boolean", "undefined"].includes(typeof value),
);
const converted = strictObject({ name: is.string, convert: is.func });
const size = strictObject({ width: is.string, height: is.string });
const parameterMapping: Schema = (value, ...more) =>
  (!isObject(value) ? plain : "convert" in value ? converted : size)(value, ...more);

const taskHandlerWith =
  (callable: Schema): Schema =>
  (value, at, ...more) => {
    // The result of `serves` has both fields.
    if (isObject(value) && (typeof value["answer"] !== "function" || !("parameters" in value)))
      return `${at} is not made with \`serves\`. Write \`serves(task, { … })\`, with \`serves\` of "hubsmith".`;
    return strictObject<TaskHandler>({
      task: callable,
      parameters: record(parameterMapping),
      takesOthers: optional(takesOthers),
      models: strings,
      requires: strings,
      request: is.functionLike('({ providerId, inputs }) => ({ path: "…", json: { … } })'),
      answer: is.func,
      waits: optional(is.boolean),
      job: optional(is.functionLike("({ base }) => ({ … })")),
    })(value, at, ...more);
  };
/** A task handler. @internal */
export const taskHandlerSchema: Schema = taskHandlerWith(is.defined);

const auth: Schema = (value, at, ...more) =>
  is.primitive("an object", '{ header: "X-Key" }', isObject)(value, at, ...more) ??
  strictObject<Auth>({
    header: optional(is.header),
    scheme: optional(is.scheme),
    query: optional(is.nonEmptyString),
  })(value, at, ...more);

/** The fields of plugins of every kind. @internal */
export const common: Schemas<Common> = {
  id: is.id,
  aliases: optional(arrayOf(is.id)),
  replaces: optional(is.id),
};

/** The schemas of each kind. `callable` is the schema of a task in a provider or client. @internal */
export const schemasWith = (
  callable: Schema,
): { readonly [K in Kind]: Schemas<Omit<Specs[K], keyof Common>> } => ({
  task: {
    label: is.string,
    modality: oneOf<Modality>("audio", "cv", "multimodal", "nlp", "other", "rl", "tabular"),
    isPlaceholder: optional(is.boolean),
    isInternal: optional(is.boolean),
    inputs: optional(inputs),
    output: optional(oneOf<Output>("json", "image", "audio", "video")),
    parameters: optional(record(parameter)),
    convert: optional(is.func),
    sample: optional(is.func),
    streams: optional(is.boolean),
    callAs: optional(is.func),
    hfInference: optional(
      strictObject<HfInference>({
        path: optional(is.string),
        parameters: optional(oneOf("inside", "beside")),
        answer: optional(looseObject({ as: is.string })),
        alsoServes: strings,
      }),
    ),
    routerApi: optional(strictObject<RouterApi<unknown>>({ request: is.func, answer: is.func })),
    page: optional(looseObject({ summary: is.string })),
  },
  library: {
    prettyLabel: is.string,
    repoName: is.string,
    repoUrl: is.string,
    docsUrl: optional(is.string),
    filter: is.boolean,
    tasks: strings,
    hostedInferenceTasks: strings,
    isInferred: optional(is.boolean),
    isFallback: optional(is.boolean),
    countDownloads: optional(rule),
    install: optional(install),
    snippets: optional(is.func),
  },
  provider: {
    label: is.string,
    hubOrg: optional(is.string),
    baseUrl: optional(is.base),
    auth: optional(auth),
    isHuggingFace: optional(is.boolean),
    isOffHub: optional(is.boolean),
    modelBase: optional(is.base),
    providerIdOf: optional(is.func),
    tasks: arrayOf(taskHandlerWith(callable)),
    handles: optional(is.func),
  },
  client: {
    label: is.string,
    language,
    order: is.number,
    install: optional(install),
    isDirect: optional(is.boolean),
    refuses: optional(is.func),
    templates: arrayOf(strictObject<Template>({ task: callable, print: is.func })),
    otherwise: optional(is.func),
  },
  quantization,
});

/** The packages that a snippet needs. @internal */
export const install: Schema = strictObject<Install>({
  pip: strings,
  npm: strings,
  brew: strings,
  apt: strings,
  cargo: strings,
  go: strings,
  dotnet: strings,
  swift: optional(arrayOf(strictObject({ url: is.url, from: is.string }))),
  note: optional(is.string),
});

const field = oneOf<FileField>("path", "path_prefix", "path_filename", "path_extension");
const rule: Schema = (value, ...more) => {
  const rules: Readonly<Record<string, Schema>> = {
    field: strictObject({ field, is: is.string }),
    exists: strictObject({ exists: field }),
    any: strictObject({ any: arrayOf(rule) }),
    all: strictObject({ all: arrayOf(rule) }),
  };
  const found = Object.keys(rules).find((name) => get(value, name) !== undefined);
  return (found === undefined ? noRule : rules[found]!)(value, ...more);
};
const noRule = is.primitive("a download rule", 'downloads.path("config.json")', () => false);

const format = strictObject<Format>({
  name: is.string,
  code: optional(is.number),
  family: optional(is.string),
  block: optional(strictObject({ weights: is.number, bytes: is.number })),
  mostly: optional(is.string),
  measured: optional(is.number),
  note: optional(is.string),
});

const quantization: Schemas<Omit<QuantizationSpec, keyof Common>> = {
  label: is.string,
  summary: optional(is.string),
  source: optional(is.url),
  measuredOn: optional(is.string),
  sets: record(arrayOf(format)),
  preference: arrayOf(is.string),
  families: optional(
    record(strictObject<FormatFamily>({ label: is.string, description: is.string })),
  ),
  files: optional(
    strictObject<FileHabits>({
      extensions: arrayOf(is.extension),
      label: is.string,
      aliases: optional(record(is.string)),
      variants: optional(record(is.string)),
      companions: optional(
        record(
          strictObject<Companion>({
            what: is.string,
            isUnlabelled: optional(is.boolean),
            isLoaded: optional(is.boolean),
          }),
        ),
      ),
    }),
  ),
  recognise: optional(is.func),
};

const languageCard = looseObject<LanguageCard>({
  id: is.id,
  label: is.string,
  order: is.number,
  highlight: is.string,
});

// A client's language. A common mistake, its template tag, has a special message.
const language: Schema = (value, at, ...more) => {
  const id =
    typeof value === "function" &&
    (value as { readonly language?: Partial<LanguageCard> }).language?.id;
  return id
    ? `${at} must be a language, got its tag. Write \`${at}: ${id}.language\`.`
    : languageCard(value, at, ...more);
};
