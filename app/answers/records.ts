// What a provider sends, as it is written down beside it.
import type { Target } from "hubsmith";

/** What came back to one request. */
export interface Exchange {
  /** What was asked: the call itself, how far its job is, the job's result, or the file. */
  readonly step: "request" | "job" | "result" | "file";
  readonly status: number;
  /** The media type. */
  readonly type: string;
  readonly is: "json" | "events" | "file";
  /** The body as text; a file in words. */
  readonly body: string;
  /** Long data in it are cut off, and it says so. */
  readonly isShortened?: true;
}

/** What comes back to a call, and what must be seen of it. */
export interface Sample {
  /** The routes for which it goes. */
  readonly targets: readonly Target[];
  readonly streaming: boolean;
  /** Who replies. */
  readonly from: "provider" | "router";
  readonly exchanges: readonly Exchange[];
  /** What every client prints. */
  readonly shows?: string;
  /** What every client saves, in words, and how the name of its file begins. */
  readonly saves?: { readonly what: string; readonly stem: string };
}

/** What a provider sends, by the ids of the tasks. */
export interface Samples {
  readonly provider: string;
  readonly tasks: Readonly<Record<string, readonly Sample[]>>;
}

/** Finds the samples of a provider by its id; nothing where there are none. */
export type LoadSamples = (provider: string) => Promise<Samples | undefined>;
