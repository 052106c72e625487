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
  task: "What a model is used for. Providers and clients name it.",
  library: "What loads a model: how it is installed, its programs, and how downloads are counted.",
  provider: "Services that run models over HTTP, and their requests for each task.",
  client: "What a program calls a provider with. The order counts among those of a language.",
  quantization: "A table of formats of weights: their names, their bits, and how files are named.",
};
