// Defines the call of a model, which clients print.
import type { Absence } from "../base/issue.ts";
import type { Value, ValueObject } from "../code/value.ts";
import type { HttpRequest, Target } from "../http/request.ts";
import type { Model, ProviderMapping } from "../record/model.ts";
import type { Recipe, Task } from "./task.ts";

/** A call, which a client prints: the request with all defaults. `T` is the type of its inputs. @public */
export interface Call<T = Value> {
  /** Through the router, to the provider, or to an endpoint. */
  readonly target: Target;
  /** The task of the call, which may differ from the model's own task. */
  readonly task: Task;
  /** What it does besides the usual, if chosen. */
  readonly recipe?: Recipe;
  /** Is the response streamed? */
  readonly streaming: boolean;
  /** Is the first response a job to poll, at least sometimes? */
  readonly isJob: boolean;
  /** The record. */
  readonly model: Model;
  /** The id of the provider. */
  readonly provider: string;
  /** The display name of the provider. */
  readonly providerLabel: string;
  /**
   * Who answers it: a provider that a policy of the router chooses, a provider of the router, Hugging Face itself, a
   * provider that the router does not know, or the server of an app. The last two have their own model ids.
   */
  readonly role: "policy" | "routed" | "huggingface" | "direct" | "local";
  /** The Hub's mapping of the model to the provider, if known. */
  readonly mapping?: ProviderMapping;
  /** The record lists no providers, so this provider may not serve the model. */
  readonly hostingUnverified?: boolean;
  /** The `model` of a chat request: `model:provider` with the Hub's id, or the provider's own id. */
  readonly chatModelId: string;
  /** The task's inputs. A file is `file(path, type)`. */
  readonly inputs: T;
  /** The parameters by the task's names, without those that the provider does not support. */
  readonly parameters: ValueObject;
  /** The token: an environment variable, a placeholder, or the given string. */
  readonly token: Value;
  /** The organization that pays, if given. */
  readonly billTo?: string;
  /** The URL of a custom endpoint. */
  readonly endpointUrl?: string;
  /** The HTTP request, or why there is none. */
  readonly request: HttpRequest | Absence;
}
