// The options of runs.
import type { Contract, Reply } from "../../../contract/index.ts";
import type { Seen } from "../service/received.ts";
import type { RunCase, RunPlan } from "./case.ts";
import type { Runner } from "./environment.ts";

/** Cases that fail because of an SDK. It is a fault if all of them pass. @public */
export interface KnownFailure {
  /** The client as `language/name`. */
  readonly client: string;
  /** Matches the names of the cases. */
  readonly cases: RegExp;
  /** Why they fail. */
  readonly why: string;
}

/** The options of `runSnippets`. `plugins` and `contracts` are enough. @public */
export interface RunOptions {
  /** Tasks, providers and clients. */
  readonly plugins: readonly unknown[];
  /** The contract of each provider. */
  readonly contracts: readonly Contract[];
  /** Sample responses of Hugging Face's own servers, by the ids of the tasks. */
  readonly replies?: Readonly<Record<string, Reply>>;
  /** Runs only a few cases, which cover every provider, task, client and option, and every fault with each client. */
  readonly quick?: boolean;
  /** A Python with the packages that snippets import. */
  readonly python?: string;
  /** Other Pythons, for clients whose packages are not in the first one, by the ids of the clients. */
  readonly pythons?: Readonly<Record<string, string>>;
  /** Runners for languages other than Python, JavaScript and shell. */
  readonly runners?: readonly Runner[];
  /** How many are run at the same time. Default: 4 for each processor and 8 more, because snippets wait for jobs. */
  readonly jobs?: number;
  /** The time after which a snippet is ended and fails, in seconds. Default: 120. */
  readonly seconds?: number;
  /**
   * JavaScript clients whose programs with options run in one process, which is faster, each with its caches, which
   * are cleared before each program. A cache is a `Map`: its `file` in `node_modules` exports it as `name`.
   */
  readonly stateless?: Readonly<
    Record<string, readonly { readonly file: string; readonly name: string }[]>
  >;
  /** `false`: every snippet is started in a new process, which takes long. */
  readonly forks?: boolean;
  /** Clients that report the status of an error response, and not the message of the service. */
  readonly statusOnly?: readonly string[];
  /** Cases that fail because of an SDK. */
  readonly known?: readonly KnownFailure[];
  /** Keeps the folders in which snippets ran, and receives each path. */
  readonly keep?: (name: string, folder: string) => void;
  /** Receives each case that passed, with its requests. */
  readonly passed?: (runCase: RunCase, requests: readonly Seen[]) => void;
  /** Returns the cases to run, which may be changed copies; by default, all of the plan. */
  readonly planned?: (plan: RunPlan) => Promise<readonly RunCase[]>;
  /** Receives each fault as it is found. */
  readonly report?: (name: string, lines: readonly string[]) => void;
}
