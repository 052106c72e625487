// The quantizations of the app, loaded, for the tests.
import { loadPlugins, type Plugin } from "hubsmith";
import { entries } from "../plugins.ts";

const { plugins } = await loadPlugins(entries.filter(({ kind }) => kind === "quantization"));
const named = (id: string): Plugin<"quantization"> =>
  (plugins as Plugin<"quantization">[]).find((plugin) => plugin.id === id)!;

export const gguf: Plugin<"quantization"> = named("gguf");
export const safetensors: Plugin<"quantization"> = named("safetensors");
export const config: Plugin<"quantization"> = named("quantization-config");
