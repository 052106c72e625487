// The page of summarization.
import { defineTaskPage } from "hubsmith/catalogue";

export default defineTaskPage({
  summary:
    "The model shortens a long text, such as an article, a chat or a report, to a few sentences, mostly in new words.",
  subtasks: [
    { id: "news-articles-summarization", label: "News Articles Summarization" },
    { id: "news-articles-headline-generation", label: "News Articles Headline Generation" },
  ],
  uses: [
    {
      title: "Minutes of a meeting",
      text: "The transcript of an hour becomes ten lines with what was decided and what is open.",
    },
    {
      title: "A morning's news",
      text: "A hundred articles are cut down to two sentences each, and the reader picks those to open.",
    },
    {
      title: "Long case files",
      text: "Letters about a case are summed up one by one, so that whoever takes it over knows its history within minutes.",
    },
    {
      title: "Headlines and subjects",
      text: "An article or a mail gets a headline or a subject line to start from.",
    },
  ],
  choosing: [
    "Go by what it was trained on: a model of news writes the lead of a news story out of anything. For chats look for SAMSum, for papers for arXiv or PubMed.",
    "Compare how much it reads: BART 1,024 tokens, LED and LongT5 up to 16,384. Longer texts have to be split, and the summaries of their parts summed up again.",
    "A text generation model follows wishes about length, style and language, but is larger and slower. A small summariser pays where many texts want the same.",
    "Most of the small ones write English. For other languages look for mT5 or mBART tuned on XL-Sum or MLSUM.",
    "Hold the names, numbers and negations of thirty summaries against their sources. Any of these models makes things up at times, and ROUGE does not show it.",
  ],
  related: [
    {
      id: "text-generation",
      when: "You want to say how the summary should look, or to ask about the text.",
    },
    { id: "question-answering", when: "One detail of the text, in the text's own words." },
    {
      id: "automatic-speech-recognition",
      when: "The talk or meeting has to be written down first.",
    },
    { id: "text-classification", when: "A label is enough to tell what a text is about." },
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
        "Some 16,000 chats like those of a messenger, each with a summary by hand; non-commercial license.",
    },
  ],
  models: [
    {
      id: "facebook/bart-large-cnn",
      description:
        "The usual start for English news: a BART tuned on CNN and Daily Mail; reads 1,024 tokens; MIT license.",
    },
    {
      id: "Falconsai/medical_summarization",
      description:
        "A T5 tuned on English medical texts, for one who has to shorten papers or notes rather than news.",
    },
  ],
  spaces: [
    {
      id: "pszemraj/summarize-long-text",
      description: "Sums up texts of many pages, part by part.",
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
        "The share of words, pairs of words or words in the same order that a summary has in common with one by people; higher is better, but it does not tell whether the summary is true.",
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
