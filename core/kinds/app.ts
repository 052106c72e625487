// Defines apps: programs on the user's machine that run models, in a window, in a terminal or as a server.
import type { Absence } from "../base/issue.ts";
import type { Code } from "../code/tag.ts";
import type { Model } from "../record/model.ts";
import type { Call } from "./call.ts";
import type { Install } from "./install.ts";
import { definePlugin, type PluginFields, type PluginStamp } from "./kind.ts";
import type { TaskHandler } from "./provider.ts";

/** An operating system. @public */
export type Platform = "linux" | "macos" | "windows";

/** A server that an app starts on the user's machine. It is called like a provider, without a key. @public */
export interface AppServer {
  /** The base URL of its requests, without a trailing slash. */
  readonly url: string;
  /** The name of the model there. */
  readonly model: string;
  /** The handler of each task, made with `serves`. */
  readonly tasks: readonly TaskHandler[];
}

/** A command of an app, with its purpose in a few words, such as `Chat in the terminal`. @public */
export interface AppCommand {
  /** What it does, in a few words. */
  readonly purpose: string;
  /** The command, for a shell. */
  readonly code: Code;
  /** The operating systems that need it. By default, all on which the app runs. */
  readonly platforms?: readonly Platform[];
}

/** How an app runs a model: with commands, by a link that opens it, or both. @public */
export interface AppRun {
  /** What to type, in order. */
  readonly commands?: readonly AppCommand[];
  /** The URL that opens the model in the app. */
  readonly link?: string;
  /** The server, if a command or the app starts one. */
  readonly server?: AppServer;
  /** The path of the file that it loads, or `*.gguf` if the record lists none. By default, it loads all weights. */
  readonly file?: string;
  /** The operating systems on which it runs this model. By default, all on which the app runs. */
  readonly platforms?: readonly Platform[];
  /** What the user must know before the commands, in a sentence, such as how long the context is. */
  readonly note?: string;
}

/** The limits of a model, if they are known. @public */
export interface TokenLimits {
  /** The longest context, in tokens. */
  readonly context?: number;
  /** The longest answer, in tokens. */
  readonly output?: number;
}

/** An app: a program that runs models on the user's machine. @public */
export interface AppSpec extends PluginFields {
  /** The display name. */
  readonly label: string;
  /** What it is for, in one sentence. */
  readonly summary: string;
  /** The page that documents its commands. */
  readonly docsUrl: string;
  /** The day on which that page was read, e.g. `2026-11-25`. */
  readonly readOn: string;
  /** Its place among apps that run a model equally well: the lowest first. By default 100. */
  readonly order?: number;
  /** Does its server run in the background? By default, it runs as long as its terminal. */
  readonly inBackground?: boolean;
  /** What to install on each operating system: packages, `{ script: ["…"] }` or `{ page: "https://…" }`. */
  readonly installs: Readonly<Partial<Record<Platform, Install>>>;
  /**
   * How it runs a model, or why it cannot.
   * @param model - The record.
   * @param file - The path of the chosen file, or of its first part. By default, the app chooses.
   * @param context - The length of the context, in tokens. Without it, the app uses its own default.
   * @param gpu - The memory of one GPU, in bytes; undefined if the user has not stated it.
   */
  runs(model: Model, file?: string, context?: number, gpu?: number): AppRun | Absence;
  /**
   * For an agent: how it uses a model at a provider, an endpoint or a server, or why it cannot.
   * @param call - A chat with tools, in one of the wire formats that the service has.
   * @param limits - The longest context and answer there, in tokens, if they are known.
   */
  configures?(call: Call, limits: TokenLimits): AppRun | Absence;
}

/**
 * Defines an app plugin. Never throws; `checkPlugin` of `hubsmith/testing` reports invalid fields.
 * @returns The plugin, frozen.
 * @example
 * ```ts
 * import { defineApp } from "hubsmith";
 *
 * const press = defineApp({
 *   id: "press-local",
 *   label: "Press",
 *   summary: "Serves language models.",
 *   docsUrl: "https://press.example/docs",
 *   readOn: "2026-11-25",
 *   installs: { linux: { pip: ["press"] } },
 *   runs: (model) => ({ link: `press://open?model=${model.id}` }),
 * });
 * Object.keys(press.installs); // → ["linux"]
 * ```
 * @public
 */
export const defineApp = (spec: AppSpec): AppSpec & PluginStamp<"app"> => definePlugin("app", spec);
