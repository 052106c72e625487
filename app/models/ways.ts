// The ways to use a model.
/** A way to use a model: call it, run it with an app, load it with a library, or give it to an agent. @public */
export type Way = "api" | "app" | "library" | "agent";
export const WAYS: readonly Way[] = ["api", "app", "library", "agent"];

/** A way that exists for a model, with the fact that decides for it. */
export interface WayFact {
  readonly id: Way;
  /** In a few words, e.g. "4 providers, from $0.07/M tokens"; empty if it is not known yet. */
  readonly fact: string;
}
