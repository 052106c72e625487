// Whether a record tells anything about its files; pages need this before they load the code that reads files.
import type { Model } from "hubsmith";

/** Does a record tell anything about its files? */
export const hasFiles = (model: Model): boolean => hasList(model) || isGuessed(model);

/** Are the formats not listed in the record, but common ones? */
export const isGuessed = (model: Model): boolean =>
  !hasList(model) && isGguf(model) && !model.tags.includes("safetensors");

/** Is it a model for llama.cpp? */
export const isGguf = ({ tags, library_name: library = "" }: Model): boolean =>
  tags.includes("gguf") || ["gguf", "llama.cpp", "llama-cpp-python"].includes(library);

const hasList = ({ siblings = [] }: Model): boolean => siblings.length > 0;
