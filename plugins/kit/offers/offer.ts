// The type of an offer, and the call by which offers are compared.

/**
 * What a provider offers for a model: its price, limits and features. Unknown values are absent.
 * @see https://huggingface.co/docs/inference-providers/pricing
 * @public
 */
export interface Offer {
  /** The id of the provider. */
  readonly provider: string;
  /** The provider's id for the model; empty if it is unknown. */
  readonly providerId: string;
  /** The id of the task that the provider serves the model for. */
  readonly task: string;
  /** `live` if the model can be called, as in a record of the Hub. */
  readonly status: string;
  /** US dollars for a million input tokens. */
  readonly input?: number;
  /** US dollars for a million output tokens. */
  readonly output?: number;
  /** The longest context, in tokens. */
  readonly context?: number;
  /** The longest answer, in tokens. */
  readonly maxOutput?: number;
  /** Can it call tools? */
  readonly tools?: boolean;
  /** Can its output follow a JSON schema? */
  readonly structured?: boolean;
  /** Does it reason before it answers? */
  readonly reasoning?: boolean;
  /** Does it take images? */
  readonly images?: boolean;
  /** The day on which price, limits and features were read, as YYYY-MM-DD; absent if it is unknown. */
  readonly date?: string;
  /** The last day on which a list named the offer, as YYYY-MM-DD; absent if it is unknown. */
  readonly seen?: string;
}

/** The tokens of a usual call, for comparisons. @internal */
export const USUAL_CALL = { input: 1000, output: 500 };
