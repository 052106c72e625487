// The sample responses of a provider, as they are stored next to its plugin.
import type { Target } from "#core/http/request";

/** A request, and its response. @public */
export interface Exchange {
  /** The kind of request: the call, a poll of its job, the job's result, or the file. */
  readonly step: "request" | "job" | "result" | "file";
  /** The HTTP status of the response. */
  readonly status: number;
  /** The media type. */
  readonly type: string;
  /** The format of the body. */
  readonly is: "json" | "events" | "file";
  /** The body as a string; a file is described. */
  readonly body: string;
  /** Long data is truncated, which the body says. */
  readonly isShortened?: true;
}

/** The responses to a call, and the expected output. @public */
export interface Sample {
  /** The routes that it applies to. */
  readonly targets: readonly Target[];
  /** Is it streamed? */
  readonly streaming: boolean;
  /** The server that responds. */
  readonly from: "provider" | "router";
  /** One for each request of the call, in order. */
  readonly exchanges: readonly Exchange[];
  /** The expected output of every client. */
  readonly shows?: string;
  /** The file that every client saves: its description, and how its name begins. */
  readonly saves?: { readonly what: string; readonly stem: string };
}

/** The sample responses of a provider, by task id. @public */
export interface Samples {
  /** The id of the provider. */
  readonly provider: string;
  /** By the id of the task. */
  readonly tasks: Readonly<Record<string, readonly Sample[]>>;
}

/** Loads the samples of a provider by its id; `undefined` if there are none. @public */
export type LoadSamples = (provider: string) => Promise<Samples | undefined>;
