// A repository that a program loads may be gated, although the record does not say it.
import type { Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";

// Families whose repositories are gated, read on 2026-11-30. Gemma 4 is not.
const GATED =
  /^(?:meta-llama\/|cohere(?:labs|forai)\/(?:aya|c4ai|command|tiny-aya)|google\/[a-z]{0,12}gemma(?!-4)|black-forest-labs\/FLUX\.(?:1-|2-(?:dev|klein-(?:base-)?9b))|stabilityai\/stable-diffusion-3)/i;

/** The notice for another repository than the model's own, or for its own if the record does not say whether it is gated. */
export const noticeFor = ({ id: own, gated }: Model, id = own): Code<"python"> =>
  GATED.test(id) && (id !== own || gated === undefined)
    ? python`# A repository that it loads is gated: accept the terms on its page, and log in with hf auth login.`
    : python``;
