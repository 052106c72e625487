// The page of text2text generation, a name that old records have and new models do not.
import { defineTaskPage } from "hubsmith/catalog";

export default defineTaskPage({
  summary:
    "The model, with an encoder and a decoder, converts one text to another: a translation, a summary, an answer. New models no longer use this task name; older ones based on T5 or BART still do.",
  related: [
    {
      id: "text-generation",
      when: "Newer models that generate text from text are listed under this task.",
    },
    { id: "summarization", when: "You need a shorter text with the main points of a long one." },
    { id: "translation", when: "You need the same text in another language." },
  ],
});
