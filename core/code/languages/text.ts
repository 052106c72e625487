// Plain text: what is neither a program nor a document, such as a prompt or a step to take by hand.
import { UNSEEN } from "../escape.ts";
import { defineLanguage, type Tag } from "../tag.ts";

/** The template tag for plain text. A string prints as it is, unseen characters replaced. @public */
export const plainText: Tag<"text"> = defineLanguage({
  id: "text",
  label: "Text",
  extension: ".txt",
  print: (value, printing) =>
    typeof value === "string"
      ? value.replace(UNSEEN, "\uFFFD")
      : printing.refuse(`a ${typeof value}`, "Make it a string first."),
  spans: [],
});
