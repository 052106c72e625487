// What inference snippets are asked for.
import type { Value, ValueObject } from "../code/value.ts";
import type { Model } from "../model/model.ts";
import type { RouteOptions } from "../model/route.ts";

/** What can be chosen about an inference snippet. @public */
export interface InferenceOptions extends RouteOptions {
  readonly streaming?: boolean;
  /** The messages of a chat. */
  readonly messages?: readonly ValueObject[];
  readonly temperature?: number;
  readonly max_tokens?: number;
  readonly top_p?: number;
  /** The inputs of another task, in its shape. */
  readonly inputs?: Value;
  /** Parameters of the task by name. One that the task does not know is sent as it is, and said. */
  readonly parameters?: ValueObject;
}

/** What inference snippets are made for. @public */
export interface InferenceRequest {
  readonly model: Model;
  /** The id of a provider, or a policy of the router such as `auto`. */
  readonly provider: string;
  /** The provider's id of the model; without it, the one of the record's mapping. */
  readonly providerId?: string;
  readonly options?: InferenceOptions;
}
