// Questions that the plain sentences answer; those of English are about longer texts.
import type { Language } from "./by-language.ts";
import questions from "./questions.json" with { type: "json" };

/** Questions that the sentences of `PLAIN` answer. */
export const QUESTIONS: Readonly<Record<Exclude<Language, "en">, string>> = questions;
