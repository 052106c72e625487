// The command that downloads files of the Hub.
import { type Code, sh } from "hubsmith/code";

/**
 * The command that downloads files of a repository. Names that begin with a dash follow `--`, because they would be
 * options. Never throws.
 * @param id - The repository.
 * @param files - The paths of the files.
 * @param options - Options of the command, after a space.
 * @returns The command.
 * @see https://huggingface.co/docs/huggingface_hub/guides/cli
 * @example
 * ```ts
 * import { render, sh } from "hubsmith/code";
 * import { hfDownload } from "hubsmith/formats";
 *
 * render(hfDownload("owner/name", ["a.gguf"], sh` --local-dir .`)); // → "hf download owner/name a.gguf --local-dir ."
 * render(hfDownload("owner/name", ["--a.gguf"])); // → "hf download owner/name -- --a.gguf"
 * ```
 * @public
 */
export function hfDownload(
  id: string,
  files: readonly string[],
  options: Code<"sh"> = sh``,
): Code<"sh"> {
  const names = sh.join(
    files.map((file) => sh`${file}`),
    " ",
  );
  return files.some((file) => file.startsWith("-"))
    ? sh`hf download ${id}${options} -- ${names}`
    : sh`hf download ${id} ${names}${options}`;
}
