// The shape of a language, as far as a hub reads it.
import type { LanguageCard } from "../hub/card.ts";
import * as is from "./schema.ts";
import { type Shape, withAtLeast } from "./schema.ts";

const languageCard = withAtLeast<LanguageCard>({
  id: is.id,
  label: is.text,
  order: is.number,
  highlight: is.text,
});

/** The shape of a client's language; its tag, which is given now and then in its place, is told by name. @internal */
export const language: Shape = (value, at, orNot, hear) => {
  const id =
    typeof value === "function" &&
    (value as { readonly language?: Partial<LanguageCard> }).language?.id;
  return id
    ? `${at} must be a language, and is its tag. Write \`${at}: ${id}.language\`.`
    : languageCard(value, at, orNot, hear);
};
