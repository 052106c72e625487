// Downloads files into the folders of ComfyUI.
import type { Model } from "hubsmith";
import { type Code, sh } from "hubsmith/code";
import { chosenModel } from "../formats/gguf-repository.ts";
import { ggufOf } from "./gguf-files.ts";

/** The node that loads GGUF files. */
export const WITH_NODE = sh`# Run this in ComfyUI's folder, with the node github.com/city96/ComfyUI-GGUF.`;

/** Downloads files of a pattern into a folder below models/. */
export function getAll(model: Model, pattern: string, folder: string): Code<"sh"> {
  return sh.command([
    sh`hf download ${model.id} --include ${pattern}`,
    sh`--local-dir ${`models/${folder}`}`,
  ]);
}

/** Downloads one quantization; most repositories have this one. */
export function getQuantization(model: Model, folder: string): Code {
  const file = chosenModel(ggufOf(model))?.paths[0];
  return sh`
    ${WITH_NODE}
    ${getAll(model, file ?? "*Q4_K*.gguf", folder)}
  `;
}
