// What code prints: the texts in its holes, each of which must be one whole literal of the program.
import { type Code, type Hole, isCode, isRuntimeValue } from "../code/index.ts";
import type { CodeNode } from "../code/tag.ts";

/** The texts that code prints, in order; names of members, files and secrets are none of them. @internal */
export function textsPrintedBy(code: Code): readonly string[] {
  const { body } = code as CodeNode;
  switch (body.form) {
    case "template":
      return body.holes.flatMap(textsIn);
    case "items":
      return body.items.flatMap(({ hole }) => textsIn(hole));
    case "join":
      return body.parts.flatMap(textsPrintedBy);
    default:
      return [];
  }
}

function textsIn(hole: Hole<string>): readonly string[] {
  if (typeof hole === "string") return [hole];
  if (isCode(hole)) return textsPrintedBy(hole);
  if (typeof hole !== "object" || hole === null || isRuntimeValue(hole)) return [];
  return Object.values(hole).flatMap(textsIn);
}
