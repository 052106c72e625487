// Downloads files into the folders of ComfyUI.
import type { Model } from "hubsmith";
import { type Code, sh } from "hubsmith/code";
import { filesOf } from "../tasks/record.ts";

/** The node that loads GGUF files. */
export const WITH_NODE = sh`# Run this in ComfyUI's folder, with the node github.com/city96/ComfyUI-GGUF.`;

/** Are all weights GGUF files, by the tags? */
export const isGguf = ({ tags }: Model): boolean =>
  tags.includes("gguf") && !tags.includes("safetensors");

/** Downloads files of a pattern into a folder below models/. */
export function getAll(model: Model, pattern: string, folder: string): Code<"sh"> {
  return sh.command([
    sh`hf download ${model.id} --include ${pattern}`,
    sh`--local-dir ${`models/${folder}`}`,
  ]);
}

/** Downloads one quantization; most repositories have this one. */
export function getQuantization(model: Model, folder: string): Code {
  const files = filesOf(model)?.filter((path) => path.endsWith(".gguf")) ?? [];
  const file = files.find((path) => path.includes("Q4_K")) ?? files[0];
  return sh`
    ${WITH_NODE}
    ${getAll(model, file ?? "*Q4_K*.gguf", folder)}
  `;
}
