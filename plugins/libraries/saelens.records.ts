// Records to test SAELens on: one autoencoder or several, in folders or not.
import { files, recordsOf } from "../kit/libraries/records-of.ts";

export default recordsOf("saelens", {
  "files not listed": {},
  "Gemma Scope 2": { id: "acme/gemma-scope-2" },
  "Gemma Scope 2, a size": { id: "acme/gemma-scope-2-4b-it" },
  "Gemma Scope 2, another size": { id: "acme/gemma-scope-2-9b-it" },
  "one folder": files("blocks.8.hook_resid_pre/cfg.json"),
  "several folders": files(
    "README.md",
    "blocks.0.hook_mlp_out/cfg.json",
    "blocks.1.hook_mlp_out/cfg.json",
  ),
  "no folder": files("cfg.json", "sae_weights.safetensors"),
});
