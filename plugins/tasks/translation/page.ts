// The page of translation.
import { defineTaskPage } from "hubsmith/catalogue";

export default defineTaskPage({
  summary:
    "The model translates a text to another language. The input is the text, usually with the codes of both languages.",
  uses: [
    {
      title: "Messages across languages",
      text: "Customers write in their own language and staff answer in theirs, and each side reads a translation.",
    },
    {
      title: "Pages in ten languages",
      text: "A shop has its descriptions translated at once, and people revise only the most read ones.",
    },
    {
      title: "Reading foreign sources",
      text: "Reports in a language that nobody in the office knows become clear enough to decide which deserve a translator.",
    },
    {
      title: "Porting code",
      text: "A function in Java comes out in C#, as a draft that a programmer checks.",
    },
  ],
  choosing: [
    "One pair or many: models for a single pair, such as Helsinki-NLP's opus-mt, run on a CPU; NLLB or M2M100 know a hundred languages or more, and are larger.",
    "Read the license: NLLB-200 is for non-commercial use (CC BY-NC 4.0), M2M100 is under MIT, opus-mt models mostly under Apache 2.0 or CC BY 4.0.",
    "Look for scores of your very pair and direction. A model of 200 languages may be good from Icelandic into English, and poor from Icelandic into Basque.",
    "Most of these models learned from single sentences. Split longer texts, or take a text generation model where terms and tone must hold through a document.",
    "Have somebody who knows both languages judge fifty of your own sentences from each candidate, without saying which is whose. Names, numbers and jargon show the difference.",
  ],
  related: [
    {
      id: "text-generation",
      when: "A tone, a glossary or the context of a whole document has to be kept.",
    },
    { id: "summarization", when: "The text should become shorter." },
    {
      id: "automatic-speech-recognition",
      when: "The text is still spoken; some of these models translate into English as they write.",
    },
  ],
  datasets: [
    {
      id: "Helsinki-NLP/opus_books",
      description:
        "Novels and other old books in 16 languages, with matching sentences side by side; literary in style.",
    },
    {
      id: "google/code_x_glue_cc_code_to_code_trans",
      description:
        "Pairs of methods from projects that exist in both Java and C#, for models that port code from one to the other.",
    },
  ],
  models: [
    {
      id: "facebook/nllb-200-1.3B",
      description:
        "Translates single sentences between 200 languages, many with few resources; for non-commercial use.",
    },
    {
      id: "google-t5/t5-base",
      description:
        "Told by a few words before the text what to do, it turns English into German, French or Romanian; 220M parameters; Apache 2.0.",
    },
  ],
  spaces: [
    {
      id: "Iker/Translate-100-languages",
      description:
        "The demo of Easy-Translate, a tool for large text files: type a text and pick from a hundred languages.",
    },
    {
      id: "Geonmo/nllb-translation-demo",
      description: "Pick two of NLLB's languages and have a text translated.",
    },
  ],
  metrics: [
    {
      id: "bleu",
      description:
        "An average of the shares of a translation's words and runs of two, three and four words that a human one has, too, lowered if it is too short; higher is better, but synonyms count as errors.",
    },
    {
      id: "sacrebleu",
      description:
        "BLEU from a tool that fixes and reports how texts are cut into words, so that scores in different papers can be compared; higher is better.",
    },
  ],
  demo: {
    inputs: [
      { type: "text", label: "Input", content: "Which platform does the next train leave from?" },
    ],
    outputs: [{ type: "text", label: "Output", content: "De quel quai part le prochain train ?" }],
  },
  widgetModels: ["facebook/mbart-large-50-many-to-many-mmt"],
  youtubeId: "1JvfrvZgi6c",
  canonicalId: "text-generation",
});
