// A contract says what a service takes and answers, independently of the request builder that is tested against it.
import type { Value, ValueObject } from "../code/value.ts";

/**
 * One request that a service takes. Bodies are data in which `"{…}"` stands for a fact of the call: `{model}` the
 * provider's id, `{version}` its part behind a colon, `{hub}` the hub's id, `{routed}` the same with the provider
 * behind it, `{weights}` the path of a LoRA's weights, `{inputs}` or `{inputs.name}` an input as it is, `{bytes}`, `{base64}` and `{dataUrl}` (also with a
 * name) a file, `{any}` whatever there is, `{oneOf:a,b}` one of these. A key with a question mark may be missing; the
 * key `...` allows members that are not named.
 * @public
 */
export interface Contract {
  /** Where it is sent, as `POST https://…`; `{model}` in it, `{endpoint}` for a user's own, `*` for any one segment. */
  readonly routes: readonly string[];
  /** The Authorization header of direct requests, as `Key {token}`. */
  readonly authorization?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Value;
  readonly form?: ValueObject;
  /** What the body has besides where the model is a LoRA, with members at the places where the body has them. */
  readonly lora?: ValueObject;
  /** Sample answers, one for each time it is asked; the last one stays. */
  readonly answers: readonly SampleAnswer[];
  /** The answers of a job that takes longer than the request is held open. */
  readonly slow?: readonly SampleAnswer[];
  /** The answers of a job that fails. */
  readonly failed?: readonly SampleAnswer[];
}

/**
 * A sample answer: JSON, with the events that say the same as a stream, or bytes as base64 with their type. Of JSON, a
 * snippet must print the text `shows`, or save the base64 bytes `saves`; bytes it must save.
 * @public
 */
export type SampleAnswer =
  | {
      readonly json: Value;
      readonly events?: readonly Value[];
      readonly shows?: string;
      readonly saves?: string;
    }
  | { readonly base64: string; readonly type: string };
