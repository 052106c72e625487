// A check is data: what it checks, why, how to fix it, and a function that finds faults in a plugin.
import type { Diagnostic, Plugin } from "hubsmith";
import type { Kind } from "#core/kinds/index";
import type { TaskPage } from "hubsmith/catalog";
import { TELL_AUTHOR } from "#core/base/issue";
import type { Contract, Reply } from "../../contract/index.ts";
import type { FixtureModel } from "../subjects/fixtures.ts";
import type { Inspector } from "../inspect/program.ts";
import type { Offered, OfferedProgram, Subject } from "../subjects/index.ts";

/** A fault that a check found. @public */
export interface Finding {
  /** What is wrong, and how to fix it. */
  readonly message: string;
  /** The record, the route or the client where it was found. */
  readonly where?: string;
  /** The invalid program. */
  readonly program?: string;
  /** The planted string. */
  readonly string?: string;
  /** Is it information for the author, and not a fault? */
  readonly isNote?: boolean;
  /** Findings with the same cause are one fault. By default, the message. */
  readonly cause?: string;
}

/** The input of a check, in addition to the plugin. @public */
export interface CheckContext {
  /** The calls of the plugin. */
  readonly subjects: readonly Subject[];
  /** The given records. */
  readonly fixtures: readonly FixtureModel[];
  /** The plugins that it is checked with. */
  readonly companions: readonly Plugin[];
  /** The contracts of services, by the id of the provider. */
  readonly contracts: ReadonlyMap<string, Contract>;
  /** Responses of Hugging Face's servers, by the id of the task. */
  readonly replies: Readonly<Record<string, Reply>>;
  /** The pages of tasks, by the id of the task. */
  readonly pages: Readonly<Record<string, TaskPage>>;
  /** Names that are intended to be similar to the plugin's. */
  readonly likeNames: readonly string[];
  /** Parses a program, batched with other programs. */
  readonly inspect: Inspector;
  /** The strings to plant at a place. */
  strings(place: string): readonly string[];
}

/**
 * One conformance test of a plugin, as data.
 * @example
 * ```ts
 * import type { Check } from "hubsmith/testing";
 *
 * const shortLabel: Check = {
 *   id: "short-label",
 *   what: "The label has at most 20 characters.",
 *   why: "A longer label is cut in lists.",
 *   fix: "Shorten it.",
 *   find: (plugin) =>
 *     "label" in plugin && plugin.label.length > 20 ? [{ message: `${plugin.label} is long.` }] : [],
 * };
 * ```
 * @public
 */
export interface Check {
  /** Lower case with dashes. Faults name it. */
  readonly id: string;
  /** What is true for a correct plugin. */
  readonly what: string;
  /** What goes wrong otherwise. */
  readonly why: string;
  /** How to fix it; the message of a finding may add details. */
  readonly fix: string;
  /** Returns the findings for a plugin; empty if there are none. */
  find(plugin: Plugin, context: CheckContext): Iterable<Finding> | Promise<Iterable<Finding>>;
}

type FindOf<K extends Kind> = (
  plugin: Plugin<K>,
  context: CheckContext,
) => ReturnType<Check["find"]>;

/** A check that differs between kinds of plugins; the others have no findings. @internal */
export const byKind =
  (finds: { readonly [K in Kind]?: FindOf<K> }): Check["find"] =>
  (plugin, context) =>
    finds[plugin["~hub"].kind]?.(plugin as never, context) ?? [];

export const onlyOf = <K extends Kind>(kind: K, find: FindOf<K>): Check["find"] =>
  byKind({ [kind]: find });

/** The result of a plugin's function; undefined if it throws, which is reported where the kernel calls it. @internal */
export function attempt<T>(call: () => T): T | undefined {
  try {
    return call();
  } catch {
    return undefined;
  }
}

type Find = (plugin: Plugin, context: CheckContext) => Iterable<Finding>;

export const ofResults = (find: (result: Offered, plugin: Plugin) => Iterable<Finding>): Find =>
  function* (plugin, { subjects }) {
    for (const { name: where, first } of subjects)
      for (const finding of find(first(), plugin)) yield { where, ...finding };
  };

export const ofPrograms = (find: (program: OfferedProgram) => Iterable<string>): Find =>
  function* (_, { subjects }) {
    for (const { name, first } of subjects)
      for (const program of first().snippets)
        for (const message of find(program))
          yield { where: `${name}, ${program.client}`, message, program: program.content };
  };

/** Is this a value that the kernel rejects because no program can contain it? That is not a fault of the plugin. @internal */
export function isRefusal({ code, message }: Diagnostic): boolean {
  return (
    code === "plugin-threw" &&
    /code cannot contain|in an id or a path would lead to|has no place in a URL/.test(message)
  );
}

/** A message of the kernel without the advice to report it to the author. @internal */
export const toAuthor = (message: string): string =>
  message.endsWith(` ${TELL_AUTHOR}`) ? message.slice(0, -TELL_AUTHOR.length - 1) : message;

/** Did the kernel reject a return value, or a change of an input? @internal */
export const isMisuse = ({ code }: Diagnostic): boolean =>
  code === "wrong-return" || code === "changed-input";

/** Did the kernel reject something? Then other findings are only consequences. @internal */
export const isMisused = (subjects: readonly Subject[]): boolean =>
  subjects.some((subject) => subject.first().diagnostics.some(isMisuse));
