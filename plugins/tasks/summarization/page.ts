// The page of summarization.
import { defineTaskPage } from "hubsmith/catalog";

export default defineTaskPage({
  summary:
    "The model shortens a long text, such as an article, a chat or a report, to a few sentences, mostly in new words.",
  subtasks: [
    { id: "news-articles-summarization", label: "News Articles Summarization" },
    { id: "news-articles-headline-generation", label: "News Articles Headline Generation" },
  ],
  uses: [
    {
      title: "Meeting notes",
      text: "The transcript of an hour becomes ten lines with the decisions and open questions.",
    },
    {
      title: "News digests",
      text: "A hundred articles become two sentences each, and the reader chooses which to open.",
    },
    {
      title: "Long case files",
      text: "The model summarizes each letter about a case, so that a new case worker learns its history within minutes.",
    },
    {
      title: "Headlines and subjects",
      text: "An article or an email gets a draft headline or subject line.",
    },
  ],
  choosing: [
    "Choose by training data. A model trained on news writes a news lead from any text. For chats use SAMSum models, for papers arXiv or PubMed models.",
    "Compare the maximum length: BART 1,024 tokens, LED and LongT5 up to 16,384. Split longer texts, and summarize the summaries of the parts.",
    "A text generation model follows instructions about length, style and language, but is larger and slower. A small summarization model is better for many similar texts.",
    "Most small models write English. For other languages use mT5 or mBART fine-tuned on XL-Sum or MLSUM.",
    "Compare the names, numbers and negations of thirty summaries with their sources. All of these models sometimes invent facts, and ROUGE does not show it.",
  ],
  related: [
    {
      id: "text-generation",
      when: "You want to control the form of the summary, or ask about the text.",
    },
    { id: "question-answering", when: "You need one detail from the text, as a quote." },
    {
      id: "automatic-speech-recognition",
      when: "You need to transcribe the talk or meeting first.",
    },
    { id: "text-classification", when: "A label is enough to describe the topic of a text." },
  ],
  datasets: [
    {
      id: "mlsum",
      description:
        "1.5 million news articles with summaries in French, German, Spanish, Russian and Turkish.",
    },
    {
      id: "samsum",
      description:
        "Some 16,000 messenger-style chats, each with a summary written by hand; non-commercial license.",
    },
  ],
  models: [
    {
      id: "facebook/bart-large-cnn",
      description:
        "A common first choice for English news: a BART fine-tuned on CNN and Daily Mail; reads 1,024 tokens; MIT license.",
    },
    {
      id: "Falconsai/medical_summarization",
      description: "A T5 fine-tuned on English medical texts, for papers or notes instead of news.",
    },
  ],
  spaces: [
    {
      id: "pszemraj/summarize-long-text",
      description: "Summarizes texts of many pages, part by part.",
    },
    {
      id: "ml6team/distilbart-tos-summarizer-tosdr",
      description: "Explains in a few sentences what terms of service mean for you.",
    },
    {
      id: "pszemraj/document-summarization",
      description: "Upload a document and choose a model to summarize it.",
    },
    {
      id: "ml6team/post-processing-summarization",
      description: "Finds errors in a summary: names and relations that are not in its source.",
    },
  ],
  metrics: [
    {
      id: "rouge",
      description:
        "The overlap of words, word pairs or word sequences between a summary and a human reference; higher is better, but it does not check facts.",
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
  canonicalId: "text-generation",
});
