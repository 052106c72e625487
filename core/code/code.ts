// Code is program text as a value: a tree that only `render` turns into a string.
import type { Need } from "./imports.ts";
import type { Language } from "./language.ts";
import type { Template } from "./template.ts";
import { mark, markOf, type Value } from "./value.ts";

/** Program text of the language `L`. Made by a tag, read by `render`. @public */
export interface Code<L extends string = string> {
  /** That it is code, for `isCode`. */
  readonly [mark]: "code";
  /** The language that it is text of; a program holds one only. */
  readonly language: Language<L>;
}

/** Code with what it is made of, which `render` alone reads. @internal */
export interface Made extends Code {
  readonly body: Body;
}

/** What a hole takes: one whole value, or code of the same language. @public */
export type Hole<L extends string> = Value | Code<L>;

/** An item of a call: what stands before it, such as a name and an equals sign, and the item itself. @public */
export interface Item {
  /** The text before the item. */
  readonly lead: string;
  /** The item. */
  readonly hole: Hole<string>;
}

/** The forms of code: a template, parts with a separator, items of a call, an import, a text taken as it is. @internal */
export type Body =
  | {
      readonly form: "template";
      readonly template: Template;
      readonly holes: readonly Hole<string>[];
    }
  | { readonly form: "join"; readonly parts: readonly Code[]; readonly separator: string }
  | { readonly form: "items"; readonly items: readonly Item[]; readonly isObject?: boolean }
  | { readonly form: "need"; readonly need: Need }
  | { readonly form: "raw"; readonly text: string };

/** Makes code from a body. @internal */
export function codeOf<L extends string>(language: Language<L>, body: Body): Code<L> {
  const made: Made = { [mark]: "code", language: language as Language, body };
  return made as Code<string> as Code<L>;
}

/** Code of several parts; unlike `tag.join`, any separator is allowed. For the helpers of a language. @public */
export function joinUnchecked<L extends string>(
  tag: { readonly language: Language<L> },
  parts: readonly Code<L>[],
  separator: string,
): Code<L> {
  return codeOf(tag.language, { form: "join", parts, separator });
}

/** Code of the items of a call, or of an object in braces. For the helpers of a language. @public */
export function itemList<L extends string>(
  tag: { readonly language: Language<L> },
  items: readonly Item[],
  options: { readonly isObject?: boolean } = {},
): Code<L> {
  return codeOf(tag.language, { form: "items", items, ...options });
}

/** Is this code? @public */
export function isCode(value: unknown): value is Code {
  return markOf(value) === "code";
}

/**
 * Program text taken as it is, e.g. `unsafe(python, text)`: the only door past the printers. Nothing in it is checked,
 * so text of a record or a user must not go through. Refused in `plugins/` except for a counted allow-list.
 * @public
 */
export function unsafe<L extends string>(
  tag: { readonly language: Language<L> },
  text: string,
): Code<L> {
  return codeOf(tag.language, { form: "raw", text });
}
