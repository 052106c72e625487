// The file of a repository that a program loads; programs for records without a list of files look it up.
import type { Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";

/** Assigns `path`: the downloaded file, or the first one with one of these extensions if the name is unknown. */
export function downloaded(
  model: Model,
  file: string | undefined,
  ...extensions: readonly string[]
): Code<"python"> {
  if (file !== undefined) {
    return python`
      ${python.requires("huggingface_hub", "hf_hub_download")}
      path = hf_hub_download(${model.id}, ${file})
    `;
  }
  const wanted =
    extensions.length === 1
      ? extensions[0]!
      : python`(${python.join(
          extensions.map((extension) => python`${extension}`),
          ", ",
        )})`;
  return python`
    ${python.requires("huggingface_hub", "hf_hub_download")}${python.requires("huggingface_hub", "list_repo_files")}
    files = list_repo_files(${model.id})
    file = next(file for file in files if file.endswith(${wanted}))
    path = hf_hub_download(${model.id}, file)
  `;
}
