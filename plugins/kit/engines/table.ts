// What an engine can load, as its own package or source says. `npm run write engines` writes the tables.
import type { Role } from "../apps/roles.ts";

/** Names for each role that the engine has, separated by spaces or new lines; absent if it lacks the role. */
export type NamesByRole = { readonly [R in Role]?: string };

/** What an engine can load. */
export interface EngineTable {
  /** Its name and version. */
  readonly engine: string;
  /** The page of what was read. */
  readonly source: string;
  /** The day on which it was read, as YYYY-MM-DD. */
  readonly readOn: string;
  /** Classes of `config.architectures`, or of `diffusers._class_name`; absent if the engine decides by type. */
  readonly architectures?: NamesByRole;
  /** Values of `config.model_type`; for GGUF files, of `general.architecture`. */
  readonly types?: NamesByRole;
  /** Values of `quantization_config.quant_method`, separated by spaces or new lines. */
  readonly quantizations?: string;
}
