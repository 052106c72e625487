// The situation of a call, put together from the call, its options, and the contracts that speak of it.
import type { ValueObject } from "../../code/index.ts";
import type { Call, Diagnostic, InferenceRequest } from "../../index.ts";
import type { Contract, Reply } from "../contract/index.ts";
import { exchangesOf, isRouters } from "./exchanges.ts";
import { factsOf } from "./facts.ts";
import { SECRETS, STORED, STRANGERS } from "./secret-words.ts";
import type { Course, Situation } from "./situation.ts";

/** What a situation is made of. @internal */
export interface Told {
  readonly call: Call;
  readonly request: InferenceRequest;
  readonly diagnostics: readonly Diagnostic[];
  /** The model as the Hub's API gives it. */
  readonly record: ValueObject;
  /** The contract of who serves. */
  readonly contract: Contract | undefined;
  readonly replies: Readonly<Record<string, Reply>>;
  readonly router: Contract | undefined;
  readonly tokens: Situation["tokens"];
  /** The provider's id of the model, where another serves than was asked. */
  readonly providerId?: string;
  /** Headers that the provider gives beside the key. */
  readonly given?: readonly string[];
  readonly course?: Course;
}

/** Makes a situation. @internal */
export function situationOf(told: Told): Situation {
  const { call, request, contract, replies, router, course, providerId, given } = told;
  const { options = {} } = request;
  const { task, target } = call;
  const byRouter = isRouters(target, task);
  const exchanges = exchangesOf(byRouter ? router : contract, task, replies[task.id]);
  const { billTo } = options;
  const { endpointUrl } = call;
  const mapping =
    providerId === undefined
      ? call.mapping
      : { provider: call.provider, ...call.mapping, providerId };
  const facts = factsOf(
    mapping === undefined ? call : { ...call, mapping },
    options,
    told.diagnostics,
  );
  return {
    exchanges,
    key: contract?.key ?? { header: "Authorization", scheme: "Bearer" },
    facts,
    target,
    tokens: told.tokens,
    strangers: [...Object.values(STRANGERS), STORED],
    hubTokenAround: SECRETS.environment.hub,
    ...(endpointUrl === undefined ? {} : { endpoint: endpointUrl }),
    ...(billTo === undefined ? {} : { billTo }),
    ...(course === undefined ? {} : { course }),
    ...(given === undefined ? {} : { given }),
    record: told.record,
  };
}
