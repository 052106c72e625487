// What an engine can load, as its own package or source says. `npm run write engines` writes the tables.
import type { Role } from "../apps/roles.ts";

/** What an engine can load. Names are separated by spaces or line ends, and a role that it lacks is absent. @public */
export interface EngineTable {
  /** Its name and version. */
  readonly engine: string;
  /** The page of what was read. */
  readonly source: string;
  /** The day on which it was read, as YYYY-MM-DD. */
  readonly readOn: string;
  /** Classes of `config.architectures`, or of `diffusers._class_name`; absent if the engine decides by type. */
  readonly architectures?: { readonly [R in Role]?: string };
  /** Values of `config.model_type`; for GGUF files, of `general.architecture`. */
  readonly types?: { readonly [R in Role]?: string };
  /** Values of `quantization_config.quant_method`, separated by spaces or new lines. */
  readonly quantizations?: string;
  /** It runs the code of a repository, so that a type that is not listed may load. */
  readonly runsCode?: boolean;
}
