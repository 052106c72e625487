// Compares a provider's requests, responses and errors with what packages publish about it.
import { Ajv, type ErrorObject } from "ajv";
import type { InferenceOptions, Model, Plugin, Task } from "hubsmith";
import type { Contract } from "hubsmith/contract";
import { exchangesOf, requestFor, servedBy } from "#plugins/kit/testing/running/service/exchanges";
import { converse, type Talk } from "#plugins/kit/testing/running/service/follow";
import type { MatchOptions } from "#plugins/kit/testing/running/service/match-requests";
import { whole } from "#plugins/kit/testing/running/service/mock";
import { isMap, isMedia, type Seen } from "#plugins/kit/testing/running/service/received";
import { examplesOf } from "#plugins/kit/testing/running/service/test-calls";
import type { Extract, Operation, Schema } from "./sources.ts";

const PARTS = ["route", "body", "answer", "error"] as const;
export type Part = (typeof PARTS)[number];
type Results = Readonly<Record<Part, "agrees" | "differs" | "nothing published">>;

/** A difference: the part, the path in it, and what is published. */
export interface Difference {
  readonly provider: string;
  readonly task: string;
  readonly part: Part;
  readonly at: string;
  readonly message: string;
}

export interface Comparison {
  readonly provider: string;
  readonly task: string;
  /** What is published about it, the provider's own packages first. */
  readonly sources: readonly Operation["source"][];
  readonly results: Results;
  readonly differences: readonly Difference[];
}

interface Exchanged {
  readonly seen: Seen;
  readonly reply: unknown;
}

/** Compares each task that a provider serves; `extract` has what is published about it. */
export function compare(
  provider: Plugin<"provider">,
  contract: Contract,
  extract: Extract | undefined,
  { companions = [], replies = {} }: MatchOptions,
): readonly Comparison[] {
  const { hub, served } = servedBy(provider, companions);
  const known = { hub, contract, replies, router: undefined };
  return served
    .filter((task) => exchangesOf(contract, task, replies[task.id]).length > 0)
    .map((task) => {
      const operations =
        extract?.operations.filter((operation) => operation.task === task.id) ?? [];
      const differences = new Map<string, Difference>();
      const met = new Set<Part>();
      const judge = judgeOf(extract, met, (part, at, message) => {
        const difference = { provider: provider.id, task: task.id, part, at, message };
        differences.set(`${part} ${at}`, difference);
      });
      for (const model of modelsOf(operations)) {
        const ofModel = operations.filter(
          (operation) => operation.model === undefined || operation.model === model,
        );
        const talks = variantsOf(task).flatMap(([parameter, options]) => {
          const exchanged: Exchanged[] = [];
          const request = requestWith(provider, task, options, model);
          const talk = converse(known, request, [], undefined, (seen, returned) =>
            exchanged.push({ seen, reply: jsonIn(whole(returned)) }),
          );
          return talk === undefined ? [] : [{ exchanged, talk, parameter }];
        });
        for (const talk of talks) judge.conversation(ofModel, talk);
        if (ofModel.length > 0 && talks.length === 0) judge.silence(model);
      }
      judge.parameters();
      if (operations.length > 0) judge.errors(contract);
      const list = [...differences.values()];
      const differs = new Set(list.map(({ part }) => part));
      const resultOf = (part: Part): Results[Part] =>
        differs.has(part) ? "differs" : met.has(part) ? "agrees" : "nothing published";
      return {
        provider: provider.id,
        task: task.id,
        sources: [...new Map(operations.map(({ source }) => [source.name, source])).values()],
        results: Object.fromEntries(PARTS.map((part) => [part, resultOf(part)])) as Results,
        differences: list,
      };
    });
}

const modelsOf = (operations: readonly Operation[]): readonly (string | undefined)[] => {
  const models = operations.flatMap(({ model }) => model ?? []);
  return models.length === 0 ? [undefined] : models;
};

/** The plain call, and one for each parameter, to the provider itself. */
function variantsOf(task: Task): readonly (readonly [string | undefined, InferenceOptions])[] {
  const { x_unknown: _, ...examples } = examplesOf(task) as Record<string, never>;
  const direct = { directRequest: true };
  return [
    [undefined, direct],
    ...Object.entries(examples).map(
      ([name, value]) => [name, { ...direct, parameters: { [name]: value } }] as const,
    ),
    ...(task.streams === true ? [[undefined, { ...direct, streaming: true }] as const] : []),
  ];
}

function requestWith(
  provider: Plugin<"provider">,
  task: Task,
  options: InferenceOptions,
  providerId: string | undefined,
): ReturnType<typeof requestFor> {
  const isLora = providerId !== undefined && /\blora\b/.test(providerId);
  const request = requestFor(provider, task, options, isLora ? "lora" : undefined);
  if (providerId === undefined) return request;
  const mapping = request.model.inferenceProviderMapping?.map((listed) => ({
    ...listed,
    providerId,
  }));
  return { ...request, model: { ...request.model, inferenceProviderMapping: mapping } as Model };
}

type Note = (part: Part, at: string, message: string) => void;

/** A call, and the parameter that it sets. */
interface Sent {
  readonly exchanged: readonly Exchanged[];
  readonly talk: Talk;
  readonly parameter: string | undefined;
}

function judgeOf(extract: Extract | undefined, met: Set<Part>, note: Note) {
  const definitions = extract?.definitions ?? {};
  const requests = validatorOf(definitions, false);
  const forms = validatorOf(definitions, true);
  const responses = validatorOf(definitions, false, opened);
  // The models that do not accept a parameter: models of one task have different parameters.
  const refused = new Map<
    string,
    { readonly problems: Problem[]; models: number; accepted: number }
  >();
  let plainProblems: readonly string[] = [];

  const body = (
    { seen }: Exchanged,
    schema: Schema,
    parameter: string | undefined,
    isOfModel: boolean,
  ): void => {
    met.add("body");
    const sent = seen.content === "file" ? { inputs: "" } : plain(seen.body);
    // The id of the model is made up.
    const problems = (seen.content === "form" ? forms : requests)(schema, sent).filter(
      ({ at, isUnknown }) => at !== "model" || isUnknown,
    );
    if (parameter === undefined) plainProblems = problems.map(({ at }) => at);
    if (parameter === undefined || !isOfModel) {
      for (const { at, message } of problems) note("body", at, message);
      return;
    }
    const ownProblems = problems.filter(({ at }) => !plainProblems.includes(at));
    const field = refused.get(parameter) ?? { problems: [], models: 0, accepted: 0 };
    field.problems.push(...ownProblems);
    field.models += 1;
    if (ownProblems.length === 0) field.accepted += 1;
    refused.set(parameter, field);
  };

  const answer = (
    exchanges: readonly Exchanged[],
    { url, method, answer: schema }: Operation,
    talk: Talk,
  ): void => {
    const read = exchanges.filter(({ reply }) => reply !== undefined);
    const last = read.at(-1);
    for (const exchanged of read) {
      const isIt = url === undefined ? exchanged === last : isAt(url, method, exchanged.seen);
      if (!isIt || schema === undefined) continue;
      met.add("answer");
      for (const { at, message } of responses(schema, exchanged.reply)) note("answer", at, message);
      const { answer: reads } = talk.wire;
      if (exchanged !== last || !("at" in reads)) continue;
      const isPublished = reads.at.some((path) => has(schema, path, definitions));
      const paths = reads.at.map((path) => path.join(".")).join(", ");
      if (!isPublished) note("answer", paths, "The path that we read is not published.");
    }
  };

  return {
    conversation(operations: readonly Operation[], { exchanged, talk, parameter }: Sent): void {
      const [request] = exchanged;
      const typed = operations.some(
        (operation) => operation.body !== undefined && !isHubs(operation),
      );
      for (const operation of operations) {
        const { url, method = "POST", body: schema, model } = operation;
        if (url !== undefined) {
          met.add("route");
          if (
            !exchanged.some(({ seen }) => isAt(url, method, seen)) &&
            parameter === undefined &&
            !talk.call.streaming
          )
            note("route", method, `${url} is published; ours is ${request?.seen.url ?? "nothing"}`);
        }
        if (schema !== undefined && request !== undefined && !(typed && isHubs(operation)))
          body(request, schema, parameter, model !== undefined);
        answer(exchanged, operation, talk);
      }
    },
    silence(model: string | undefined): void {
      note("route", model ?? "", "No request is made.");
    },
    /** Reports the parameters that no published model accepts. */
    parameters(): void {
      for (const { problems, accepted } of refused.values())
        if (accepted === 0)
          for (const { at, message } of problems)
            note("body", at, `No published model of the task accepts it: ${message}`);
    },
    errors({ errors }: Contract): void {
      if (extract?.error === undefined) return;
      met.add("error");
      for (const { json } of [errors.wrongKey, errors.wrongBody])
        for (const { at, message } of responses(extract.error, json)) note("error", at, message);
    },
  };
}

// Hugging Face's clients show the names of the fields, other packages also their types.
const isHubs = ({ source }: Operation): boolean =>
  source.name === "huggingface_hub" || source.name === "@huggingface/inference";

function isAt(url: string, method: string | undefined, seen: Seen): boolean {
  const pattern = url
    .split("?")[0]!
    .replace(/[.*+^$()[\]\\|]/g, "\\$&")
    .replace(/\{\w+\}/g, ".+");
  return seen.method === method && new RegExp(`^${pattern}$`).test(seen.url.split("?")[0]!);
}

interface Problem {
  readonly at: string;
  readonly message: string;
  readonly isUnknown: boolean;
}

function validatorOf(
  definitions: Extract["definitions"],
  coerceTypes: boolean,
  change = (schema: unknown): unknown => schema,
): (schema: Schema, value: unknown) => readonly Problem[] {
  const ajv = new Ajv({ allErrors: true, strict: false, validateFormats: false, coerceTypes });
  ajv.removeKeyword("deprecated");
  ajv.addKeyword({
    keyword: "deprecated",
    validate: (is: boolean) => !is,
    error: { message: "is deprecated" },
  });
  const changed = Object.fromEntries(
    Object.entries(definitions).map(([name, schema]) => [name, change(schema)]),
  );
  const compiled = new Map<Schema, ReturnType<typeof ajv.compile>>();
  return (schema, value) => {
    const validate =
      compiled.get(schema) ?? ajv.compile({ ...(change(schema) as object), definitions: changed });
    compiled.set(schema, validate);
    return validate(value) ? [] : problemsOf(validate.errors ?? []);
  };
}

// Each field once: the branches of a union have many errors that say the same.
function problemsOf(errors: readonly ErrorObject[]): readonly Problem[] {
  const byField = new Map<string, Problem>();
  for (const { instancePath, keyword, message, params } of errors) {
    const isUnknown = keyword === "additionalProperties";
    const name = isUnknown
      ? `/${params["additionalProperty"]}`
      : keyword === "required"
        ? `/${params["missingProperty"]}`
        : "";
    const at = (instancePath + name)
      .split("/")
      .slice(1)
      .filter((step) => !/^\d+$/.test(step))
      .join(".");
    const [field = ""] = at.split(".");
    const isUnion = errors.some(
      (error) => error.keyword === "anyOf" && error.instancePath.split("/")[1] === field,
    );
    const shown = isUnion ? field : at;
    const text = isUnion
      ? "fits none of the published types"
      : `${message}${keyword === "enum" || keyword === "const" ? ` ${JSON.stringify(params)}` : ""}`;
    if (!byField.has(shown))
      byField.set(shown, { at: shown, message: text, isUnknown: isUnknown && !isUnion });
  }
  return [...byField.values()];
}

/** Objects whose members are all optional: a sample response is short. */
const opened = (schema: unknown): unknown =>
  rewritten(schema, ({ oneOf, ...rest }) => ({
    ...rest,
    required: [],
    ...(oneOf === undefined ? {} : { anyOf: oneOf }),
    ...(rest["additionalProperties"] === false ? { additionalProperties: true } : {}),
  }));

function rewritten(schema: unknown, change: (schema: Schema) => Schema): unknown {
  if (Array.isArray(schema)) return schema.map((item) => rewritten(item, change));
  if (!isMap(schema)) return schema;
  const members = Object.entries(schema).map(([name, member]) => {
    // A property may have the name of a keyword.
    const isNames = (name === "properties" || name === "definitions") && isMap(member);
    if (!isNames) return [name, rewritten(member, change)];
    const inner = Object.entries(member).map(([key, value]) => [key, rewritten(value, change)]);
    return [name, Object.fromEntries(inner)];
  });
  return change(Object.fromEntries(members) as Schema);
}

/** Does a schema have a path? A schema without a type has any. */
function has(
  schema: Schema,
  path: readonly (string | number)[],
  definitions: Extract["definitions"],
): boolean {
  const { $ref, anyOf, properties, items, additionalProperties, type } = schema as {
    readonly [name: string]: unknown;
    readonly anyOf?: readonly Schema[];
    readonly properties?: Readonly<Record<string, Schema>>;
    readonly items?: Schema;
  };
  if (typeof $ref === "string") {
    const name = decodeURIComponent($ref.slice("#/definitions/".length));
    return has(definitions[name] ?? {}, path, definitions);
  }
  const [step, ...rest] = path;
  if (step === undefined) return true;
  if (anyOf !== undefined) return anyOf.some((option) => has(option, path, definitions));
  if (typeof step === "number")
    return items === undefined ? type === undefined : has(items, rest, definitions);
  if (properties === undefined && type === undefined) return true;
  if (properties?.[step] !== undefined) return has(properties[step], rest, definitions);
  return isMap(additionalProperties) && has(additionalProperties, rest, definitions);
}

function jsonIn(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString());
  } catch {
    return undefined;
  }
}

// Files are strings: their content is not published.
const plain = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (_, member: unknown) => (isMedia(member) ? "" : member)));
