// The names and descriptions of the kinds of plugins.
import type { Kind } from "#core/base/kind";

/** The plural of each kind. */
export const MANY: Readonly<Record<Kind, string>> = {
  task: "Tasks",
  library: "Libraries",
  provider: "Providers",
  client: "Clients",
  quantization: "Quantizations",
};

/** The description of the kind. */
export const ABOUT: Readonly<Record<Kind, string>> = {
  task: "The uses of models. Providers and clients refer to tasks.",
  library: "Packages that load models: installation, programs and counted downloads.",
  provider: "Services that run models over HTTP, and their requests for each task.",
  client: "SDKs and HTTP libraries that call providers. The order is that within a language.",
  quantization: "Weight formats: their names, their bits, and the file names.",
};
