// A sentence to embed.
import type { Model } from "hubsmith";
import { prefixesOf } from "./prefixes.ts";
import { sentenceFor } from "./sentences.ts";

/** A sentence, after what the model needs before it. */
export const sentenceToEmbed = (model: Model): string =>
  prefixesOf(model).similar + sentenceFor(model);
