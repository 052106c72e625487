// Selected options that the proof of a cell does not cover: a cell is proven with the sample and default options.
import type { CallView } from "./call-view.ts";
import type { TokenStyle } from "./choice.ts";

const TOKENS: Readonly<Record<TokenStyle, string | undefined>> = {
  environment: undefined,
  placeholder: "a placeholder token",
  pasted: "a pasted key",
};

/** The options, in words. `asksDirectly` says that the client only supports direct calls. */
export function unprovenOptions(
  { isEdited, streaming, way, billTo }: CallView,
  token: TokenStyle,
  asksDirectly: boolean,
): readonly string[] {
  return [
    isEdited ? "custom inputs or parameters" : undefined,
    streaming.value ? "streaming" : undefined,
    way.value === "direct" && !asksDirectly ? "a direct request" : undefined,
    way.value === "endpoint" ? "a custom endpoint" : undefined,
    TOKENS[token],
    billTo.value !== "" && billTo.idle === undefined ? "a billed organization" : undefined,
  ].filter((one) => one !== undefined);
}
