// What is proven of an app: the printed commands that its program is given, for which records.
import type { Model } from "hubsmith";
import type { Expected } from "../libraries/run/command.ts";

/** The case of an app, in `CASES`. */
export interface AppCase {
  /** `run`: the program serves a model, and clients call it. `accepted`: its parser takes the commands. */
  readonly level: "run" | "accepted";
  /** The program, as the record names it. */
  readonly program: string;
  /** A command that prints its version. */
  readonly version: string;
  readonly trials: readonly Trial[];
}

/** One record, and the printed commands that are run for it, in order. */
export interface Trial {
  readonly model: Model;
  /** The chosen file. */
  readonly file?: string;
  /**
   * The script of `models/` that makes the repository of the mock Hub: each file of the record, or a folder. By default,
   * each file has a few bytes.
   */
  readonly weights?: string;
  /** The weights are made with the packages of the app, which are older. */
  readonly isOlder?: true;
  /** The files that must be requested, and no other GGUF files or weights. */
  readonly asks?: string | readonly string[];
  /** The server listens on all interfaces, which is the program's default; all others must listen on loopback. */
  readonly everywhere?: true;
  /** The app whose server the program calls. A stand-in for that server must be called with the name of the model. */
  readonly calls?: string;
  /**
   * Programs that end after their parser accepted the arguments, because they need a GPU to go on; by their name on the
   * path, or in the folder (`./name`).
   */
  readonly parsers?: Readonly<Record<string, Parser>>;
  /** Variables that lead the program to the mock Hub; `hub` is its URL. By default, a proxy does. */
  readonly env?: (hub: string) => Readonly<Record<string, string>>;
  readonly steps: readonly Step[];
  /** Clients call it in each wire format that it has, streamed, and with each recipe; by default in the usual way. */
  readonly allWays?: true;
  /** Ids of clients, or ids of recipes, that are not run, and why. */
  readonly without?: Readonly<Record<string, string>>;
  /** A path that the server answers when it is ready; by default `/v1/models`. */
  readonly ready?: string;
}

/** A command that is run. */
export interface Step extends Expected {
  /** The purpose with which the app prints it. */
  readonly purpose?: string;
  /** A command that the app does not print, for it starts on its own: Ollama's server. */
  readonly own?: string;
  /** It serves until it is stopped. */
  readonly serves?: true;
  /** The address at which it answers, if it is not the server that clients call. */
  readonly at?: string;
}

/** A program of Python. */
export interface Parser {
  /** `module:function`, or a module that is run. */
  readonly main: string;
  /** A statement before it. */
  readonly before?: string;
  /** The function, `module:name`, that it calls with the parsed arguments; by default it ends when argparse is done. */
  readonly calls?: string;
  /** The names of the parsed arguments that are compared with the printed server and the record. */
  readonly reads: Readonly<Partial<Record<Fact, string>>>;
  /** What the program uses if an argument is none, by its source. */
  readonly defaults?: Readonly<Record<string, unknown>>;
}

/** What is compared: the server's port and host, the name of the model there, and files of the record. */
export type Fact = "port" | "host" | "model" | "file" | "projector";
