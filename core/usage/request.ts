// What inference snippets are asked for.
import type { Value, ValueObject } from "../code/value.ts";
import type { Model } from "../model/model.ts";
import type { RouteOptions } from "../model/route.ts";

/** What can be chosen about an inference snippet. @public */
export type InferenceOptions = AskOptions & RouteOptions;

/** What a model is asked. @public */
export interface AskOptions {
  /** The answer comes in pieces, where the task has such. */
  readonly streaming?: boolean;
  /** The messages of a chat. */
  readonly messages?: readonly ValueObject[];
  /** How freely a chat chooses its words. */
  readonly temperature?: number;
  /** How long an answer of a chat may be, in tokens. */
  readonly max_tokens?: number;
  /** From how much of the likely words a chat chooses, up to 1. */
  readonly top_p?: number;
  /** The inputs of another task, in its shape. */
  readonly inputs?: Value;
  /** Parameters of the task by name. One that the task does not know is sent as it is, and said. */
  readonly parameters?: ValueObject;
}

/** What inference snippets are made for. @public */
export interface InferenceRequest {
  /** The record, read by `parseModel` or as it came. */
  readonly model: Model;
  /** The id of a provider, or a policy of the router such as `auto`. */
  readonly provider: string;
  /** The provider's id of the model; without it, the one of the record's mapping. */
  readonly providerId?: string;
  /** What was chosen; everything has a default. */
  readonly options?: InferenceOptions;
}
