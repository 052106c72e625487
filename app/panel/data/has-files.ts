// Whether a record lists files; pages need this before they load the code that reads files.
import type { Model } from "hubsmith";
import { isGuessed } from "#plugins/kit/formats/common-files";

/** Does a record tell anything about its files? */
export const hasFiles = (model: Model): boolean =>
  (model.siblings ?? []).length > 0 || isGuessed(model);

/** May a record have several GGUF files, of which one is run? */
export const hasGguf = (model: Model): boolean =>
  isGuessed(model) ||
  (model.siblings ?? []).filter(({ rfilename }) => /\.gguf$/i.test(rfilename)).length > 1;
