// The option sets: what a reader of a snippet can choose, each with how the token is given and how widely it is tried.
import type { InferenceOptions, Task } from "../../index.ts";
import type { About } from "../service/asking.ts";
import type { Course } from "../service/index.ts";
import { COMBINED_SETS } from "./combined-sets.ts";
import { ENDPOINT, NOUGHT } from "./factors.ts";

/**
 * How widely something is tried: with every task of every provider, once for each printed form of a program, or once
 * for each client.
 * @internal
 */
export type Reach = "pairs" | "forms" | "clients";

/** One choice of options. @internal */
export interface OptionSet {
  readonly name: string;
  readonly options: InferenceOptions;
  readonly reach: Reach;
  /** For chats alone. */
  readonly isChat?: boolean;
  /** How the token is given; by the environment unless told. */
  readonly token?: "literal" | "placeholder";
  /** Asks for a policy of the router. */
  readonly policy?: string;
  /** Replaces the inputs by what a shell, a template and a terminal would take apart. */
  readonly isHostile?: boolean;
  /** Every parameter of the task, and one that it does not know. */
  readonly hasParameters?: boolean;
  /** What the record names as its library. */
  readonly library?: string;
  readonly about?: About;
  readonly course?: Extract<Course, "slow">;
}

const direct = { directRequest: true };
const streaming = { streaming: true };

/** All option sets. Which of them go with a provider is for the generator to say. @internal */
export const OPTION_SETS: readonly OptionSet[] = [
  { name: "plain", reach: "pairs", options: {} },
  { name: "streaming", reach: "pairs", options: streaming, isChat: true },
  { name: "parameters", reach: "pairs", options: {}, hasParameters: true },
  {
    name: "streaming with parameters",
    reach: "forms",
    options: streaming,
    isChat: true,
    hasParameters: true,
  },
  {
    name: "options of nought",
    reach: "clients",
    options: NOUGHT,
    isChat: true,
  },
  { name: "hostile", reach: "forms", options: {}, isHostile: true },
  { name: "slow", reach: "forms", options: {}, course: "slow" },
  { name: "lora", reach: "pairs", options: {}, about: "lora" },
  { name: "version", reach: "pairs", options: {}, about: "version" },
  { name: "literal token", reach: "forms", options: {}, token: "literal" },
  { name: "placeholder", reach: "clients", options: {}, token: "placeholder" },
  { name: "billed", reach: "forms", options: { billTo: "acme-org" } },
  { name: "direct", reach: "pairs", options: direct },
  { name: "direct, streaming", reach: "forms", options: { ...direct, ...streaming }, isChat: true },
  {
    name: "direct with parameters",
    reach: "pairs",
    options: direct,
    isChat: true,
    hasParameters: true,
  },
  { name: "direct, slow", reach: "forms", options: direct, course: "slow" },
  // Whom the Hub should bill is nothing that a provider or an endpoint should learn.
  {
    name: "direct, literal token",
    reach: "clients",
    options: { ...direct, billTo: "acme-org" },
    token: "literal",
  },
  { name: "direct, placeholder", reach: "clients", options: direct, token: "placeholder" },
  { name: "endpoint", reach: "pairs", options: { endpointUrl: ENDPOINT } },
  { name: "endpoint with a slash", reach: "forms", options: { endpointUrl: `${ENDPOINT}/` } },
  { name: "endpoint with /v1", reach: "forms", options: { endpointUrl: `${ENDPOINT}/v1` } },
  {
    name: "endpoint, streaming",
    reach: "forms",
    options: { endpointUrl: ENDPOINT, ...streaming },
    isChat: true,
  },
  {
    name: "endpoint, literal token",
    reach: "clients",
    options: { endpointUrl: ENDPOINT, billTo: "acme-org" },
    token: "literal",
  },
  ...["fastest", "cheapest", "preferred"].map((policy): OptionSet => ({
    name: policy,
    reach: "clients",
    options: {},
    policy,
    isChat: true,
  })),
  ...COMBINED_SETS,
];

/** Does the set go with a task? @internal */
export const goesWith = ({ isChat = false }: OptionSet, { streams = false }: Task): boolean =>
  !isChat || streams;
