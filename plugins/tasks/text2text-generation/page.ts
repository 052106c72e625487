// The page of text2text generation, a name that old records have and new models do not.
import { defineTaskPage } from "hubsmith/catalogue";

export default defineTaskPage({
  summary:
    "The model, with an encoder and a decoder, converts one text to another: a translation, a summary, an answer. New models no longer use this task name; older ones based on T5 or BART still do.",
  related: [
    {
      id: "text-generation",
      when: "A model made today that takes a text and writes one is filed here.",
    },
    { id: "summarization", when: "A shorter text that says what a long one says." },
    { id: "translation", when: "The same text in another language." },
  ],
});
