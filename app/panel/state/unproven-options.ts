// Selected options that the proof of a cell does not cover: a cell is proven with the sample and default options.
import type { CallView } from "./call-view.ts";
import type { TokenStyle } from "./choice.ts";

const TOKENS: Readonly<Record<TokenStyle, string | undefined>> = {
  environment: undefined,
  placeholder: "a placeholder for the key",
  pasted: "a pasted key",
};

/** The options, in words. `asksDirectly` says that the client only supports direct calls. */
export function unprovenOptions(
  { isEdited, streaming, way, billTo }: CallView,
  token: TokenStyle,
  asksDirectly: boolean,
): readonly string[] {
  return [
    isEdited ? "inputs or parameters of your own" : undefined,
    streaming.value ? "streaming" : undefined,
    way.value === "direct" && !asksDirectly ? "a request to the provider itself" : undefined,
    way.value === "endpoint" ? "an endpoint of your own" : undefined,
    TOKENS[token],
    billTo.value !== "" && billTo.idle === undefined ? "an organisation that pays" : undefined,
  ].filter((one) => one !== undefined);
}
