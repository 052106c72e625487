// Plain text: what is neither a program nor a document, such as a prompt or a step to take by hand.
import { UNSEEN } from "../escape.ts";
import type { Language } from "../language.ts";
import { refuse } from "../literal.ts";
import { createTag, type Tag } from "../tag.ts";

const language: Language<"text"> = {
  id: "text",
  spans: [],
  print: (value) =>
    typeof value === "string"
      ? value.replace(UNSEEN, "\uFFFD")
      : refuse("text", `a ${typeof value}`, "Make it a string first."),
};

/** The template tag for plain text. A string prints as it is, unseen characters replaced. @public */
export const plainText: Tag<"text"> = createTag(language);
