// Providers: how each serves its tasks.
import type { Absence } from "../base/issue.ts";
import type { Common } from "../base/kind.ts";
import type { Answer, Job } from "./response.ts";
import type { Model } from "../record/model.ts";
import type { ParameterMappings } from "../record/parameters.ts";
import type { Task } from "./task.ts";
import type { RequestContext, Target, RequestSpec } from "./request.ts";

/** The base URL and the query of a request, for the URLs that follow its job. @public */
export interface SentRequest {
  /** The URL that the request went to, as far as its path begins. */
  readonly base: string;
  /** The query of its URL, with the question mark; empty where there is none. */
  readonly query: string;
}

/** How a provider serves a task. @public */
export interface TaskHandler<T = unknown> {
  /** The task that is served. */
  readonly task: Task<T>;
  /** What the service calls the task's parameters. */
  readonly parameters: ParameterMappings;
  /** Of the parameters that the task does not know: `false` where it takes none, or the names of those that it refuses. */
  readonly takesOthers?: boolean | { readonly but: readonly string[] };
  /** The models that it serves so, by its own ids; any unless told. */
  readonly models?: readonly string[];
  /** The request, or why there is none for these inputs. */
  request(ask: RequestContext<T>): RequestSpec | Absence;
  /** How the reply is read; streamed, or through the router, it may be another. */
  answer(streaming: boolean, target: Target): Answer;
  /** The service holds the request open, so that only slow jobs are jobs. */
  readonly waits?: boolean;
  /** How a job is followed. */
  job?(sent: SentRequest): Job;
}

/** What `on` is told. @public */
export interface TaskHandlerSpec<T, N extends string> extends Omit<
  TaskHandler<T>,
  "task" | "parameters" | "answer"
> {
  /** What the service calls the task's parameters; the same as the task unless told. */
  readonly parameters?: ParameterMappings<N>;
  /** How the reply is read, or what says it. */
  readonly answer: Answer | TaskHandler<T>["answer"];
}

/** Says how a provider serves a task; `request` gets the task's inputs typed. @public */
export function serves<T, N extends string>(
  task: Task<T, N>,
  spec: TaskHandlerSpec<T, N>,
): TaskHandler {
  const { answer, parameters = {} } = spec;
  const read = typeof answer === "function" ? answer : () => answer;
  return { ...spec, task, parameters, answer: read } as TaskHandler;
}

/** Who serves a model over HTTP. @public */
export interface ProviderSpec extends Common {
  /** The name that people read. */
  readonly label: string;
  /** The organisation's name on the Hub. */
  readonly hubOrg?: string;
  /** Where direct requests go; left out for a policy, which only the router can carry out. */
  readonly baseUrl?: string;
  /** How direct requests carry the key. */
  readonly auth?: Auth;
  /** Hugging Face itself: direct requests take its token, which goes to huggingface.co and hosts below it alone; ids are those of the Hub. */
  readonly isHuggingFace?: boolean;
  /** The router does not know it, and no record maps models to it: requests go to it directly, with its own key. */
  readonly isOffHub?: boolean;
  /** Its id of a model that no mapping names; nothing where it is not known. */
  providerIdOf?(model: Model): string | undefined;
  /** How it serves each task, made with `on`. */
  readonly tasks: readonly TaskHandler[];
  /** How it serves a task that is not among `tasks`, such as one of a third party. */
  serves?(task: Task): TaskHandler | undefined;
}

/** How a service takes its key; as `Authorization: Bearer …` unless told. @public */
export interface Auth {
  /** The header; `Authorization` unless told. */
  readonly header?: string;
  /** What stands before the key; `Bearer` in `Authorization`, and nothing in another header, unless told. */
  readonly scheme?: string;
  /** The name in the query of the URL, for a service that takes its key there. */
  readonly query?: string;
}
