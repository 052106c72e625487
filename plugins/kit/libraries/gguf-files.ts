// The GGUF files of a record, for libraries.
import { oncePer } from "#core/base/freeze";
import gguf from "../../quantizations/gguf.ts";
import { type GgufRepository, ggufRepository } from "../formats/gguf-repository.ts";
import type { Model } from "hubsmith";

/** The GGUF files of a record. */
export const ggufOf = oncePer((model: Model): GgufRepository => ggufRepository(gguf, model));
