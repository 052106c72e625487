// The page of summarization: what to read, try and measure where a long text becomes a short one.
import { defineTaskPage } from "hubsmith";

export default defineTaskPage({
  summary:
    "A model makes a short text out of a long one, mostly in words of its own. Choose by the kind of text it was trained on, by language and by how much it can read at once; and check names and numbers, which it can get wrong.",
  canonicalId: "text-generation",
  libraries: ["transformers", "transformers.js"],
  datasets: [
    {
      id: "mlsum",
      description:
        "1.5 million news articles with summaries in French, German, Spanish, Russian and Turkish.",
    },
    {
      id: "samsum",
      description:
        "Some 16,000 chats like those of a messenger, each with a summary by hand; non-commercial licence.",
    },
  ],
  models: [
    {
      id: "facebook/bart-large-cnn",
      description:
        "The usual start for English news: a BART tuned on CNN and Daily Mail; reads 1,024 tokens; MIT licence.",
    },
    {
      id: "Falconsai/medical_summarization",
      description: "A T5 of only 60M parameters tuned on English medical texts; Apache 2.0.",
    },
  ],
  spaces: [
    {
      id: "pszemraj/summarize-long-text",
      description: "Summarizes texts of many pages, part by part.",
    },
    {
      id: "ml6team/distilbart-tos-summarizer-tosdr",
      description: "Says in a few sentences what terms of service mean for you.",
    },
    {
      id: "pszemraj/document-summarization",
      description: "Upload a document and choose which model sums it up.",
    },
    {
      id: "ml6team/post-processing-summarization",
      description:
        "Looks for errors in a summary: names and relations that its source does not have.",
    },
  ],
  metrics: [
    {
      id: "rouge",
      description:
        "How many words, pairs of words or sequences a summary shares with a reference; says nothing of whether it is true.",
    },
  ],
  demo: {
    inputs: [
      {
        type: "text",
        label: "Input",
        content:
          "The bridge over the mill stream has been closed since the flood in March. Engineers found that two of its four piers had shifted and that the eastern bank was washed out below them. The town council has now set aside 300,000 euros. Work starts in June, and the council expects the first cars to cross again before the winter.",
      },
    ],
    outputs: [
      {
        type: "text",
        label: "Output",
        content:
          "The flood-damaged bridge will be repaired from June for 300,000 euros and should reopen before winter.",
      },
    ],
  },
  widgetModels: ["facebook/bart-large-cnn"],
  youtubeId: "yHnr5Dk2zCI",
});
