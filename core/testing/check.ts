// A check is data: it says what it asks and why, looks at one plugin, and gives what it found.
import type { Diagnostic, Plugin } from "../index.ts";
import type { TaskPage } from "hubsmith/catalogue";
import { TELL_AUTHOR } from "../base/issue.ts";
import type { Inspector } from "./batch.ts";
import type { Contract, Reply } from "./contract/index.ts";
import type { FixtureModel } from "./fixtures.ts";
import type { Subject } from "./offered.ts";

/** What a check says is wrong. @public */
export interface Finding {
  /** What is wrong, and what mends it. */
  readonly message: string;
  /** The record, the route or the client for which it was found. */
  readonly where?: string;
  /** The program that is at fault. */
  readonly program?: string;
  /** The string that was planted. */
  readonly string?: string;
  /** Findings with one cause are one fault; the message unless told. */
  readonly cause?: string;
}

/** What a check works with. @public */
export interface CheckContext {
  /** What the plugin is asked for. */
  readonly subjects: readonly Subject[];
  /** The records that were given. */
  readonly fixtures: readonly FixtureModel[];
  /** The plugins it is tried with. */
  readonly companions: readonly Plugin[];
  /** What services take, by the id of the provider, and what Hugging Face's servers reply, by the id of the task. */
  readonly contracts: ReadonlyMap<string, Contract>;
  /** What Hugging Face's servers reply, by the id of the task. */
  readonly replies: Readonly<Record<string, Reply>>;
  /** The pages of tasks, by the id of the task. */
  readonly pages: Readonly<Record<string, TaskPage>>;
  /** Names that are much like the plugin's, and meant to be. */
  readonly likeNames: readonly string[];
  /** Parses a program, together with all that are handed in at the same time. */
  readonly inspect: Inspector;
  /** The strings to plant at a place. */
  strings(place: string): readonly string[];
}

/** One conformance test. @public */
export interface Check {
  /** Lower case with dashes. Faults name it. */
  readonly id: string;
  /** What is true of a correct plugin. */
  readonly what: string;
  /** What goes wrong otherwise. */
  readonly why: string;
  /** How to fix it; the message of a finding may say more. */
  readonly fix: string;
  /** Returns what is wrong with a plugin; an empty array if nothing is. */
  find(plugin: Plugin, context: CheckContext): readonly Finding[] | Promise<readonly Finding[]>;
}

/** Is this what the kernel refuses because no program can hold it? That is no fault of the plugin. @internal */
export function isRefusal({ code, message }: Diagnostic): boolean {
  return (
    code === "plugin-threw" &&
    /code cannot contain|in an id or a path would lead to|has no place in a URL/.test(message)
  );
}

/** What the kernel says of a plugin, to its author: nobody else is to be told. @internal */
export const toAuthor = (message: string): string =>
  message.endsWith(` ${TELL_AUTHOR}`) ? message.slice(0, -TELL_AUTHOR.length - 1) : message;

/** Did the kernel refuse what a plugin returned, or that it changed what it was given? @internal */
export const isMisuse = ({ code }: Diagnostic): boolean =>
  code === "wrong-return" || code === "changed-input";
