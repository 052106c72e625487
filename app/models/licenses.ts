// The license of a model, by its id on the Hub.
import { type Model, valueIn } from "hubsmith";
import { encodePath } from "#core/http/path";
import { hubUrl } from "#models/hub-url";

const TAG = "license:";

/** The license of a model, with the URL of its text; undefined if the record has none. */
export function licenseOf({
  id,
  tags,
  cardData,
}: Pick<Model, "id" | "tags" | "cardData">):
  | { readonly name: string; readonly url: string }
  | undefined {
  const license = tags.find((tag) => tag.startsWith(TAG))?.slice(TAG.length);
  if (license === undefined) return undefined;
  const [name, link] = [valueIn(cardData, "license_name"), valueIn(cardData, "license_link")];
  const isUrl = typeof link === "string" && /^https?:\/\//.test(link);
  const isFile = typeof link === "string" && /^[\w.-]+$/.test(link);
  const page = hubUrl("models", id);
  const file = isFile ? `${page}/blob/main/${encodePath(link)}` : page;
  return {
    name: license === "other" && typeof name === "string" ? name : license,
    url: isUrl ? link : file,
  };
}
