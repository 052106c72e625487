// The schemas of plugins, which the compiler checks against the types.
import { isRecord, member } from "../base/describe.ts";
import type { Parameter, ParameterType } from "../record/parameters.ts";
import type { Auth, Served } from "../http/provider.ts";
import type { InputType } from "../record/inputs.ts";
import type { Hosted, Modality, Output, Routed } from "../http/task.ts";
import type { Common, Kind } from "../base/kind.ts";
import type { FileField, Install, Specs, Template } from "../hub/plugin.ts";
import * as is from "./schema.ts";
import {
  type Shape,
  type Shapes,
  listOf,
  objectWith,
  oneOf,
  optional,
  tableOf,
  withAtLeast,
} from "./schema.ts";
import type {
  Companion,
  FileHabits,
  Format,
  FormatFamily,
  QuantizationSpec,
} from "../hub/quantization.ts";
import type { LanguageCard } from "../hub/card.ts";

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

/** How something is installed. @internal */
export const install: Shape = objectWith<Install>({
  pip: texts,
  npm: texts,
  brew: texts,
  apt: texts,
  cargo: texts,
  go: texts,
  dotnet: texts,
  swift: optional(listOf(objectWith({ url: is.url, from: is.text }))),
  note: optional(is.text),
});

const field = oneOf<FileField>("path", "path_prefix", "path_filename", "path_extension");
/** A rule about files. @internal */
export const rule: Shape = (value, ...more) => {
  const rules: Readonly<Record<string, Shape>> = {
    field: objectWith({ field, is: is.text }),
    exists: objectWith({ exists: field }),
    any: objectWith({ any: listOf(rule) }),
    all: objectWith({ all: listOf(rule) }),
  };
  const found = Object.keys(rules).find((name) => member(value, name) !== undefined);
  return (found === undefined ? noRule : rules[found]!)(value, ...more);
};
const noRule = is.leaf("a rule about files", 'downloads.path("config.json")', () => false);

const format = objectWith<Format>({
  name: is.text,
  code: optional(is.number),
  family: optional(is.text),
  block: optional(objectWith({ weights: is.number, bytes: is.number })),
  mostly: optional(is.text),
  measured: optional(is.number),
  note: optional(is.text),
});

/** A quantization. @internal */
export const quantization: Shapes<Omit<QuantizationSpec, keyof Common>> = {
  label: is.text,
  summary: optional(is.text),
  source: optional(is.url),
  measuredOn: optional(is.text),
  sets: tableOf(listOf(format)),
  preference: listOf(is.text),
  families: optional(tableOf(objectWith<FormatFamily>({ label: is.text, description: is.text }))),
  files: optional(
    objectWith<FileHabits>({
      extensions: listOf(is.text),
      label: is.text,
      aliases: optional(tableOf(is.text)),
      variants: optional(tableOf(is.text)),
      companions: optional(
        tableOf(
          objectWith<Companion>({
            what: is.text,
            isUnlabelled: optional(is.flag),
            isLoaded: optional(is.flag),
          }),
        ),
      ),
    }),
  ),
  recognise: optional(is.method),
};

const languageCard = withAtLeast<LanguageCard>({
  id: is.id,
  label: is.text,
  order: is.number,
  highlight: is.text,
});

/** The shape of a client's language; its tag, which is given now and then in its place, is told by name. @internal */
export const language: Shape = (value, at, orNot, hear) => {
  const id =
    typeof value === "function" &&
    (value as { readonly language?: Partial<LanguageCard> }).language?.id;
  return id
    ? `${at} must be a language, and is its tag. Write \`${at}: ${id}.language\`.`
    : languageCard(value, at, orNot, hear);
};
