// The situation of a call: the exchanges of its services, what these know, and whether all goes well.
import type { ValueObject } from "../../code/value.ts";
import type { Call, Diagnostic, InferenceRequest } from "../../index.ts";
import type { Target } from "../../http/request.ts";
import type { Carries, ErrorReply } from "../contract/contract.ts";
import type { Contract, Exchange, Reply } from "../contract/index.ts";
import { exchangesOf, isRouters } from "./exchanges.ts";
import { type CallFacts, factsOf } from "./facts.ts";
import { SECRETS, STORED, STRANGERS } from "./secret-words.ts";

/**
 * What goes another way than usual: a job that takes longer than the request is held open, or one that fails; a stream
 * whose connection breaks, that holds an error, or has no line end behind its last line; an error where a file should be;
 * a caller without a key; or a refusal, from some request on.
 * @internal
 */
export type Course =
  | "slow"
  | "failed"
  | "cut stream"
  | "error event"
  | "no last line end"
  | "error with 200"
  | "no key"
  | { readonly refused: ErrorReply; readonly from: number };

/** Everything that the services of a call know of it. @internal */
export interface Situation {
  readonly exchanges: readonly Exchange[];
  /** How a direct request carries the key. */
  readonly key: Carries;
  readonly facts: CallFacts;
  readonly target: Target;
  /** The URL of an endpoint of the caller's own. */
  readonly endpoint?: string;
  /** The secrets, by who is to see them. */
  readonly tokens: { readonly hub: string; readonly provider: string; readonly endpoint: string };
  /** Secrets that are around, and that nobody is to see. */
  readonly strangers?: readonly string[];
  /** The Hub's token in the environment; a client may show it to the Hub's API, whose token it is. */
  readonly hubTokenAround?: string;
  readonly billTo?: string;
  /** Headers that the provider gives beside the key, where no client adds any; all of them must be wanted. */
  readonly given?: readonly string[];
  readonly course?: Course;
  /** The model as the Hub's API gives it. */
  readonly record: ValueObject;
}

/** What is said where something is refused that no contract speaks of. @internal */
export const ODD_ERROR = "It cannot be done this time (sample).";

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
