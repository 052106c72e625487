// Defines the request that a provider builds, and the HTTP request that is sent.
import type { Env, FileRef, Text, ValueObject } from "../code/value.ts";
import type { Answer, Job } from "./response.ts";
import type { ProviderMapping } from "../record/model.ts";

/**
 * Where a call goes. `routed`: to Hugging Face's router, with its token. `direct`: to the provider, with its key.
 * `endpoint`: to a custom URL, with the key of the endpoint.
 * @public
 */
export type Target = "routed" | "direct" | "endpoint";

/** The call for which a provider builds a request. `T` is the type of its inputs. @public */
export interface RequestContext<T = unknown> {
  /** The provider's id for the model. */
  readonly providerId: string;
  /** The model's id on the Hub. */
  readonly modelId: string;
  /** The Hub's mapping of the model to this provider, if known. */
  readonly mapping?: ProviderMapping;
  /** Through the router, to the provider, or to an endpoint. */
  readonly target: Target;
  /** The task's inputs. A file is `file(path, type)`. */
  readonly inputs: T;
  /** The parameters by the provider's names, without those that it does not support. */
  readonly parameters: ValueObject;
}

/**
 * A request as a provider builds it. Set one body: `json` (`{}` by default), `file` or `form`. The method is POST.
 * @public
 */
export interface RequestSpec {
  /** The path below the base URL, without a leading slash. It is encoded for you. */
  readonly path: string;
  /** The query parameters. They are encoded for you. */
  readonly query?: Readonly<Record<string, string>>;
  /**
   * Another base URL for direct requests, without a trailing slash. It may have variables, like that of the provider.
   * If the provider is Hugging Face, it is at huggingface.co or a subdomain.
   */
  readonly baseUrl?: string;
  /**
   * Additional headers. The key, the content type and `X-HF-Bill-To` are added for you. A value may have environment
   * variables; those with a secret begin with the provider's id, e.g. `env("PRESS_SECRET")`.
   */
  readonly headers?: Readonly<Record<string, string | Env | Text>>;
  /** The body as JSON. */
  readonly json?: ValueObject;
  /** The body as the content of a file. Its MIME type is the content type. */
  readonly file?: FileRef;
  /** The body as a multipart form. */
  readonly form?: Readonly<Record<string, string | FileRef>>;
}

/** A complete HTTP request: the kernel adds the key, the content type and the URLs of the job. @public */
export interface HttpRequest {
  /** Every call is a POST. */
  readonly method: "POST";
  /** A `Text` if it has environment variables: the key in the query, or a part of the base URL. */
  readonly url: string | Text;
  /** Also sent by those job requests that send the token. The body implies the content type. */
  readonly headers: Readonly<Record<string, string | Env | Text>>;
  /** JSON, a file, or the fields of a multipart form. */
  readonly body:
    | { readonly json: ValueObject }
    | { readonly file: FileRef }
    | { readonly form: NonNullable<RequestSpec["form"]> };
  /** How to poll the job; `undefined` if the first response is the result. */
  readonly job?: Job;
  /** How to read the response. */
  readonly answer: Answer;
}
