// What a provider sends, as it is written down beside it.
import type { Target } from "#core/http/request";

/** What came back to one request. @public */
export interface Exchange {
  /** What was asked: the call itself, how far its job is, the job's result, or the file. */
  readonly step: "request" | "job" | "result" | "file";
  /** The status of the reply. */
  readonly status: number;
  /** The media type. */
  readonly type: string;
  /** How the body is to be read. */
  readonly is: "json" | "events" | "file";
  /** The body as text; a file in words. */
  readonly body: string;
  /** Long data in it are cut off, and it says so. */
  readonly isShortened?: true;
}

/** What comes back to a call, and what must be seen of it. @public */
export interface Sample {
  /** The routes for which it goes. */
  readonly targets: readonly Target[];
  /** Was the answer asked for in parts? */
  readonly streaming: boolean;
  /** Who replies. */
  readonly from: "provider" | "router";
  /** One for each request that the call takes, in order. */
  readonly exchanges: readonly Exchange[];
  /** What every client prints. */
  readonly shows?: string;
  /** What every client saves, in words, and how the name of its file begins. */
  readonly saves?: { readonly what: string; readonly stem: string };
}

/** What a provider sends, by the ids of the tasks. @public */
export interface Samples {
  /** Its id. */
  readonly provider: string;
  /** By the id of the task. */
  readonly tasks: Readonly<Record<string, readonly Sample[]>>;
}

/** Finds the samples of a provider by its id; nothing where there are none. @public */
export type LoadSamples = (provider: string) => Promise<Samples | undefined>;
