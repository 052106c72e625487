// The setup of a call: the exchanges of its services, their facts, and the injected fault.
import type { ValueObject } from "#core/code/value";
import type { Call, Diagnostic, InferenceRequest } from "hubsmith";
import type { Target } from "#core/http/request";
import type { Carries, ErrorReply } from "../../../contract/contract.ts";
import type { Contract, Exchange, Reply } from "../../../contract/index.ts";
import { exchangesOf, isRouters } from "./exchanges.ts";
import { type CallFacts, factsOf } from "./facts.ts";
import { SECRETS, STORED, STRANGERS } from "./secret-words.ts";

/** What a service does wrong, or a missing key. `from` is the number of the first wrong response. @internal */
export type InjectedFault =
  | "slow"
  | "failed"
  | "cut stream"
  | "error event"
  | "no last line end"
  | "error with 200"
  | "page with 200"
  | "page as file"
  | "empty 200"
  | "lost file"
  | "empty error"
  | "no key"
  | { readonly refused: ErrorReply; readonly from: number }
  | { readonly redirected: 302 | 307; readonly from: number };

/** The formats of a stream; all are valid server-sent events. @internal */
export const STREAM_FORMATS = [
  "with spaces",
  "without spaces",
  "with fields and CRLF",
  "with several data lines",
] as const;

export type StreamFormat = (typeof STREAM_FORMATS)[number];

/** Variants of the responses. By default, the simplest. @internal */
export interface Manners {
  /** Whether result files are behind a redirect to another host. */
  readonly redirects: boolean;
  /** Whether jobs are slow, if the contract has responses of a slow one. */
  readonly isSlow: boolean;
  readonly stream: StreamFormat;
}

/** The facts that the services of a call know. @internal */
export interface ServiceSetup {
  readonly exchanges: readonly Exchange[];
  /** How a direct request sends the key. */
  readonly key: Carries;
  readonly facts: CallFacts;
  readonly target: Target;
  /** The URL of a custom endpoint. */
  readonly endpoint?: string | undefined;
  /** The secrets, by their owner. */
  readonly tokens: { readonly hub: string; readonly provider: string; readonly endpoint: string };
  /** Secrets in the environment that must not be sent. */
  readonly strangers: readonly string[];
  /** The Hub's token in the environment; a client may send it only to the Hub's API. */
  readonly hubTokenAround: string;
  readonly billTo?: string | undefined;
  /** Headers of the provider except the key, if clients add no others; all of them are required. */
  readonly given?: readonly string[] | undefined;
  readonly injectedFault?: InjectedFault | undefined;
  readonly manners?: Manners | undefined;
  /** Whether the client is a framework, whose requests are compared in their plain form. */
  readonly hidesWire?: boolean | undefined;
  /** The model as the Hub's API returns it. */
  readonly record: ValueObject;
}

/** The default error message. @internal */
export const ODD_ERROR = "It cannot be done this time (sample).";

export interface SetupInput extends Pick<
  ServiceSetup,
  "tokens" | "given" | "injectedFault" | "manners" | "hidesWire" | "record"
> {
  readonly call: Call;
  readonly request: InferenceRequest;
  readonly diagnostics: readonly Diagnostic[];
  /** The contract of the provider. */
  readonly contract: Contract | undefined;
  readonly replies: Readonly<Record<string, Reply>>;
  readonly router: Contract | undefined;
  /** The provider's id of the model, if the actual provider is not the requested one. */
  readonly providerId?: string | undefined;
}

export function setupOf(input: SetupInput): ServiceSetup {
  const { call, request, contract, replies, router, providerId, diagnostics, ...rest } = input;
  const { options = {} } = request;
  const { task, target } = call;
  const byRouter = isRouters(target, task);
  const exchanges = exchangesOf(byRouter ? router : contract, task, replies[task.id]);
  const mapping =
    providerId === undefined
      ? call.mapping
      : { provider: call.provider, ...call.mapping, providerId };
  const facts = factsOf(mapping === undefined ? call : { ...call, mapping }, options, diagnostics);
  return {
    ...rest,
    exchanges,
    key: contract?.key ?? { header: "Authorization", scheme: "Bearer" },
    facts,
    target,
    strangers: [...Object.values(STRANGERS), STORED],
    hubTokenAround: SECRETS.environment.hub,
    endpoint: call.endpointUrl,
    billTo: options.billTo,
  };
}
