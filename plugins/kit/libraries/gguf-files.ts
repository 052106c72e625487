// The GGUF files of a repository, as `hubsmith/formats` reads their names.
import type { Model } from "hubsmith";
import { readFileName } from "hubsmith/formats";
import gguf from "../../quantizations/gguf.ts";
import { filesOf } from "../tasks/record.ts";

/** A GGUF file. */
export type GgufFile = NonNullable<ReturnType<typeof readFileName>>;

const namesOf = (model: Model): readonly GgufFile[] =>
  filesOf(model)?.flatMap((path) => readFileName(gguf, path) ?? []) ?? [];

/** The files that are models, and not projectors or other companions. */
export const ggufFiles = (model: Model): readonly GgufFile[] =>
  namesOf(model).filter(({ companion }) => companion === undefined);

/** The path of the projector, which a model for images needs in addition. */
export const projectorOf = (model: Model): string | undefined =>
  namesOf(model).find(({ companion }) => companion === "projector")?.path;

/** The tag that selects a file in `repository:tag`, e.g. `UD-Q4_K_XL`; undefined if its name does not contain it. */
export function tagOf({ path, label, variant }: GgufFile): string | undefined {
  const tag = variant === undefined ? label : `${variant}-${label}`;
  return tag !== undefined && path.toUpperCase().includes(tag.toUpperCase()) ? tag : undefined;
}

/** Are two files parts of one model? */
export const isSameModel = (one: GgufFile, other: GgufFile): boolean =>
  one.stem === other.stem && one.label === other.label && one.variant === other.variant;
