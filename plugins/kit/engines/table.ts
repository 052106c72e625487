// What an engine loads, as its own package or source says.
import type { Role } from "../apps/roles.ts";

/** Names, separated by spaces and line ends, by what a server does with a model. */
export type Names = { readonly [R in Role]?: string };

/** What an engine loads: written by `npm run write engines` from its package. @public */
export interface EngineTable {
  /** The name and the version, as in `vLLM 0.33.0`. */
  readonly engine: string;
  /** The page of the package or repository that was read. */
  readonly source: string;
  /** The day on which it was read, e.g. `2026-11-28`. */
  readonly readOn: string;
  /** Names in the field `architectures` of config.json, such as `LlamaForCausalLM`, by role. */
  readonly architectures?: Names;
  /** Names in the field `model_type` of config.json, such as `llama`, by role. */
  readonly types?: Names;
  /** Names in the field `quantization_config.quant_method` of config.json. */
  readonly quantizations?: string;
}
