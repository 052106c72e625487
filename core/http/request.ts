// HTTP requests: what a provider builds, what is sent, and the call that clients print.
import type { Env, FileRef, Text, Value, ValueObject } from "../code/value.ts";
import type { Answer, Job } from "./response.ts";
import type { Model, ProviderMapping } from "../record/model.ts";
import type { Absence } from "../base/issue.ts";
import type { Task } from "./task.ts";

/** Where a call goes. A provider's key belongs to `direct` only, a token of Hugging Face never there. @public */
export type Target = "routed" | "direct" | "endpoint";

/** What a provider is asked for. @public */
export interface RequestContext<T = unknown> {
  /** The provider's id of the model. */
  readonly providerId: string;
  /** The id of the model on the Hub. */
  readonly modelId: string;
  /** The Hub's mapping of the model to this provider, where one is known. */
  readonly mapping?: ProviderMapping;
  /** Where the request goes. */
  readonly target: Target;
  /** The inputs, in the shape of the task; a file as `file(path, type)`. */
  readonly inputs: T;
  /** Under the service's own names, without those that it does not take. */
  readonly parameters: ValueObject;
}

/** The fields of a multipart form. @public */
export type FormFields = Readonly<Record<string, string | FileRef>>;

/** A request as its provider tells it: one body of several kinds, relative to the provider's URL. @public */
export interface RequestSpec {
  /** Below the base URL; encoded for you. */
  readonly path: string;
  /** Members of the URL's query; encoded for you. */
  readonly query?: Readonly<Record<string, string>>;
  /** Another base URL for direct requests. */
  readonly baseUrl?: string;
  /** Headers beside those of the key and the content type, which are added for you. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The body as JSON. */
  readonly json?: ValueObject;
  /** The body as the content of a file. */
  readonly file?: FileRef;
  /** The body as a multipart form. */
  readonly form?: FormFields;
  /** JSON as text. Text that is no JSON is reported, and the raw inputs are sent. */
  readonly text?: string;
}

/** A request, ready to print. @public */
export interface HttpRequest {
  /** Every call is a POST. */
  readonly method: "POST";
  /** A text with an environment variable in it where the key stands in the query. */
  readonly url: string | Text;
  /** Of this request, and of those of its job that carry the token; without a content type, which the body implies. */
  readonly headers: Readonly<Record<string, string | Env | Text>>;
  /** JSON, a file, or the fields of a multipart form. */
  readonly body:
    | { readonly json: ValueObject }
    | { readonly file: FileRef }
    | { readonly form: FormFields };
  /** How a job is followed; nothing where the first reply is the answer. */
  readonly job?: Job;
  /** How the answer is read. */
  readonly answer: Answer;
}

/** One inference call; the type parameter is that of its inputs. @public */
export interface Call<T = Value> {
  /** Where it goes: through the router, to the provider, or to an endpoint. */
  readonly target: Target;
  /** The task as which the model is called. */
  readonly task: Task;
  /** Whether the answer is to come in pieces. */
  readonly streaming: boolean;
  /** Whether the first answer is a job's ticket, or may be one. */
  readonly isJob: boolean;
  /** The record. */
  readonly model: Model;
  /** The id of the provider, and the name that readers know. */
  readonly provider: string;
  /** The provider's name that readers know. */
  readonly providerLabel: string;
  /** The Hub maps no models to the provider, so that SDKs, too, name them as it does. */
  readonly isOffHub?: boolean;
  /** The Hub's mapping of the model to the provider, where one is known. */
  readonly mapping?: ProviderMapping;
  /** The record does not say who hosts the model, so that the provider may not. */
  readonly hostingUnverified?: boolean;
  /** What a chat is addressed to: the Hub's id with the provider behind it, or the provider's own id. */
  readonly chatModelId: string;
  /** The inputs, in the shape of the task; a file as `file(path, type)`. */
  readonly inputs: T;
  /** Under the task's names, without those that the provider does not take. */
  readonly parameters: ValueObject;
  /** The token as a value: the variable that it is read from, or what was given. */
  readonly token: Value;
  /** The organisation that pays, where one was chosen. */
  readonly billTo?: string;
  /** The URL of an endpoint of the reader's own. */
  readonly endpointUrl?: string;
  /** The wire view, or why this call has none. */
  readonly wire: HttpRequest | Absence;
}
