// The beginning of a text that a model continues.
import type { Model } from "hubsmith";
import { isNamedChat } from "../tasks/chats.ts";
import { nameOf } from "../tasks/record.ts";
import { askedFor } from "./asked.ts";
import { type ByLanguage, languageFor } from "./by-language.ts";
import { fieldTextsFor } from "./fields.ts";
import { BEGINNING } from "./inputs.ts";
import beginnings from "./beginnings.json" with { type: "json" };

/** The beginning of a text that the model continues; that of an answer for a chat that is not asked by its template. */
export function beginningFor(model: Model): string {
  const name = nameOf(model);
  if (!isNamedChat(name)) return fieldTextsFor(model).beginning ?? BEGINNINGS[languageFor(model)];
  const asked = askedFor(model);
  if (/^mi[sx]tral/i.test(name)) return `[INST] ${asked} [/INST]`;
  return /^tinyllama-1\.1b-chat-v0\.[34]/i.test(name)
    ? `<|im_start|>user\n${asked}<|im_end|>\n<|im_start|>assistant\n`
    : `User: ${asked}\nAssistant:`;
}

/** Beginnings of texts. */
export const BEGINNINGS: ByLanguage = { en: BEGINNING, ...beginnings };
