// Prints answers as Markdown for agents, in which no value is markup.
import { fenced } from "#plugins/kit/code/fenced";
import { codeSpan, markdownSentence } from "#plugins/kit/code/markdown";
import { aligned, visible } from "../io.ts";
import type { Printer } from "../printer.ts";

export const MARKDOWN: Printer = {
  value: (text) => codeSpan(visible(text)),
  sentence: (text) => markdownSentence(visible(text)),
  table: (rows) => fenced("text", aligned(rows).join("\n")),
};
