// Tasks: inputs, parameters and outputs that providers and clients agree on.
import type { Common, Stamp } from "../base/kind.ts";
import type { Answer } from "./response.ts";
import type { Inputs, InputsOf } from "../record/inputs.ts";
import type { Model } from "../record/model.ts";
import type { Parameters } from "../record/parameters.ts";
import type { RequestContext, RequestSpec } from "./request.ts";

/** The fields of machine learning by which tasks are grouped. @public */
export type Modality = "audio" | "cv" | "multimodal" | "nlp" | "other" | "rl" | "tabular";

/** What every task has, also one that no provider is called for. @public */
export interface TaskSpec extends Common {
  /** The name that people read. */
  readonly label: string;
  /** The field of machine learning it is listed under. */
  readonly modality: Modality;
  /** Its page has nothing but its name yet. */
  readonly isPlaceholder?: boolean;
  /** No record names it: models of other tasks are called as it. */
  readonly isInternal?: boolean;
  /** What goes in: one input, or several by name. */
  readonly inputs?: Inputs;
  /** What comes out. */
  readonly output?: Output;
  /** What can be asked for beside the inputs, by name. */
  readonly parameters?: Parameters;
  /** Inputs to show for a model. */
  sample?(model: Model): unknown;
  /** Its answer can come in pieces. */
  readonly streams?: boolean;
  /** The task as which a model of this one is called; nothing where it is this one. */
  callAs?(model: Model): Task | undefined;
  /** How Hugging Face's own servers run it; left out where they do not. */
  readonly hfInference?: HfInference;
  /** How the router takes it itself, whoever serves. */
  readonly routerApi?: RouterApi<unknown>;
}

/** What comes out of a task. @public */
export type Output = "json" | "image" | "audio" | "video";

/** How Hugging Face's own servers run a task. @public */
export interface HfInference {
  /** Behind the model's id, e.g. `pipeline/feature-extraction`; nothing unless told. */
  readonly path?: string;
  /** Where parameters stand in the body: in an object of that name, or beside the inputs. */
  readonly parameters?: "inside" | "beside";
  /** How the reply is read: as the task's output, unless told. */
  readonly answer?: Answer;
  /** Tasks whose models they run as this one, too. */
  readonly alsoServes?: readonly string[];
}

/** A task that the router takes itself, whoever serves the model. @public */
export interface RouterApi<T> {
  /** The path and the body, below the router's own URL. */
  request(ask: RequestContext<T>): RequestSpec;
  /** How the reply is read. */
  answer(streaming: boolean): Answer;
}

/** What `defineTask` is told of a task that providers are called for. @public */
export interface CallableSpec<I extends Inputs, N extends string> extends Omit<
  TaskSpec,
  "parameters" | "routerApi"
> {
  /** What goes in: one input, or several by name. */
  readonly inputs: I;
  /** What comes out. */
  readonly output: Output;
  /** What can be asked for beside the inputs. */
  readonly parameters: Parameters<N>;
  /** Inputs to show for a model, of its own examples where it has some. */
  sample(model: Model): InputsOf<I>;
  /** Its answer can come in pieces. */
  readonly streams?: boolean;
  /** The task as which a model of this one is called. */
  callAs?(model: Model): Task | undefined;
  /** How Hugging Face's own servers run it; left out where they do not. */
  readonly hfInference?: HfInference;
  /** How the router takes it itself, whoever serves; left out where it does not. */
  readonly routerApi?: RouterApi<InputsOf<I>>;
}

/** What `defineTask` is told of a task that is only listed: nothing of inputs and what comes out. @public */
export type ListedSpec = TaskSpec & {
  readonly [part in "inputs" | "output" | "parameters" | "sample"]?: never;
};

/** A task that providers are called for: the key that they and the clients name. @public */
export interface Task<T = unknown, N extends string = string> extends TaskSpec, Stamp<"task"> {
  /** What goes in: one input, or several by name. */
  readonly inputs: Inputs;
  /** What comes out. */
  readonly output: Output;
  /** What can be asked for beside the inputs, by name. */
  readonly parameters: Parameters<N>;
  /** Inputs to show for a model. */
  sample(model: Model): T;
  /** How the router takes it itself, whoever serves. */
  readonly routerApi?: RouterApi<T>;
}

/** Can a provider be called for this task? @public */
export function isCallable(task: TaskSpec & Stamp<"task">): task is Task {
  return task.inputs !== undefined && task.output !== undefined && task.sample !== undefined;
}

/** The name of a client's template for a task, e.g. `textToImage` or `conversationalStream`. @public */
export function templateKind({ id }: TaskSpec, streaming: boolean): string {
  const name = id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return streaming ? `${name}Stream` : name;
}
