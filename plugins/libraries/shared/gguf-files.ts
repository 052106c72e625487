// The GGUF files of a repository that are models, and the quantization in their names.
import type { Model } from "hubsmith";
import { filesOf } from "../../shared/record.ts";

/** The paths of GGUF models, without projectors. */
export const ggufFiles = (model: Model): readonly string[] =>
  filesOf(model)?.filter((path) => path.endsWith(".gguf") && !isProjector(path)) ?? [];

/** Is it a projector, which a model for images needs in addition? */
export const isProjector = (path: string): boolean => /mmproj/i.test(path);

/** The path without its part number. */
export const wholePath = (path: string): string => path.replace(/-\d{5}-of-\d{5}(?=\.gguf$)/, "");

/** The quantization in a file name, e.g. `Q4_K_M` or `UD-Q4_K_XL`. */
export const quantizationOf = (path: string): string | undefined =>
  LABEL.exec(wholePath(path))?.[1]?.toUpperCase();

const LABEL =
  /(?:^|[-._/*])((?:UD-)?(?:I?Q\d(?:_\w+)?|TQ\d_\d|BF16|F16|F32|MXFP4(?:_MOE)?))\.gguf$/i;
