// Downloads files into the folders of ComfyUI.
import type { Model } from "hubsmith";
import { type Code, python, sh } from "hubsmith/code";
import { filesOf } from "../tasks/record.ts";

/** The node that loads GGUF files. */
export const WITH_NODE = sh`# Run this in ComfyUI's folder, with the node github.com/city96/ComfyUI-GGUF.`;

/** Downloads files of a pattern into a folder below models/. */
export function getAll(model: Model, pattern: string, folder: string): Code<"sh"> {
  return sh.command([
    sh`hf download ${model.id} --include ${pattern}`,
    sh`--local-dir ${`models/${folder}`}`,
  ]);
}

/** Downloads one quantization; without a list of files, the program chooses one of 4 bits. */
export function getQuantization(model: Model, folder: string): Code {
  const file = usualOf(filesOf(model) ?? []);
  if (file !== undefined) {
    return sh`
      ${WITH_NODE}
      ${getAll(model, file, folder)}
    `;
  }
  return python`
    from huggingface_hub import hf_hub_download, list_repo_files

    # Run this in ComfyUI's folder, with the node github.com/city96/ComfyUI-GGUF.
    files = list_repo_files(${model.id})
    weights = [file for file in files if file.endswith(".gguf")]
    print("Choose one of these files:", *weights, sep="\n")
    file = next(file for file in weights if "Q4" in file.upper())

    print(hf_hub_download(${python.args([model.id, python`file`], { local_dir: `models/${folder}` })}))
  `;
}

// Every page has these programs, so they do not read names by the tables of GGUF.
function usualOf(files: readonly string[]): string | undefined {
  const quantized = files.filter((path) => path.endsWith(".gguf"));
  const named = (label: string): string | undefined =>
    quantized.find((path) => path.toUpperCase().includes(label));
  return named("Q4_K_M") ?? named("Q4") ?? quantized[0];
}

/** Downloads a file of each type, from a repository with the folders of ComfyUI. */
export const getTypes = (model: Model, folder: string): Code => python`
  from pathlib import PurePath
  from huggingface_hub import hf_hub_download, list_repo_files

  # Run this in ComfyUI's folder: the folders of the repository are those in models/.
  # It takes the first file of each, and all VAEs: choose others where you need them.
  chosen = {}
  for file in list_repo_files(${model.id}):
      folder = PurePath(file).parent.name or ${folder}
      is_new = folder == "vae" or folder not in chosen.values()
      if file.endswith(".safetensors") and is_new:
          chosen[file] = folder

  for file, folder in chosen.items():
      path = hf_hub_download(${python.args([model.id, python`file`], { local_dir: python`f"models/{folder}"` })})
      print(path)
`;

/** Downloads the first file, from a repository with folders of its own. */
export const getFirst = (model: Model, folder: string): Code => python`
  from huggingface_hub import hf_hub_download, list_repo_files

  # Run this in ComfyUI's folder, and choose the file that you need.
  files = list_repo_files(${model.id})
  weights = [file for file in files if file.endswith(".safetensors")]
  print("Choose one of these files:", *weights, sep="\n")

  print(hf_hub_download(${python.args([model.id, python`weights[0]`], { local_dir: `models/${folder}` })}))
`;
