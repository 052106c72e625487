// Not every contract speaks of everything that can happen.
import type { Exchange } from "../contract/index.ts";
import type { About } from "./asking.ts";

/** Does this exchange speak of a LoRA, of versions, of a job that is slow, or of one that fails? @internal */
export function speaksOf(what: About | "slow" | "failed", exchange: Exchange): boolean {
  if (what === "slow" || what === "failed") return exchange[what] !== undefined;
  const text = JSON.stringify(exchange);
  const marks = what === "lora" ? ['"~":"lora"', '"fact":"weights"'] : ['"fact":"version"'];
  return marks.some((mark) => text.includes(mark));
}
