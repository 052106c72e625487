// The page of text2text generation, a name that old records have and new models do not.
import { defineTaskPage } from "hubsmith/catalogue";

export default defineTaskPage({
  summary:
    "A model with an encoder and a decoder makes one text out of another: a translation, a summary, an answer. The name is no longer given to new models; older ones, many of them made from T5 or BART, still carry it.",
  related: [
    {
      id: "text-generation",
      when: "A model made today that takes a text and writes one is filed here.",
    },
    { id: "summarization", when: "A shorter text that says what a long one says." },
    { id: "translation", when: "The same text in another language." },
  ],
});
