// Pieces of programs that several languages write alike.
import type { Code } from "hubsmith/code";
import type { Tag } from "hubsmith/language";

/** The pieces in one language. */
export interface Pieces<L extends string> {
  /** Arguments in order. */
  readonly args: (...values: readonly Code<L>[]) => Code<L>;
  /** Statements in braces. */
  readonly block: (head: Code<L>, body: Code<L>) => Code<L>;
  /** Imports modules. */
  readonly needs: (...modules: readonly string[]) => Code<L>;
}

export const piecesOf = <L extends string>(tag: Tag<L>): Pieces<L> => ({
  args: (...values) => tag.join(values, ", "),
  block: (head, body) => tag`
    ${head} {
        ${body}
    }
  `,
  needs: (...modules) => tag.join(modules.map((module) => tag.requires(module))),
});
