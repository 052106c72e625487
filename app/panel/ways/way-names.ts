/** A way to use a model: call it, run it with an app, load it with a library, or give it to an agent. @public */
export type Way = "api" | "app" | "library" | "agent";
export const WAYS: readonly Way[] = ["api", "app", "library", "agent"];
