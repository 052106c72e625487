// The page of visual document retrieval.
import { defineTaskPage } from "hubsmith/catalog";

export default defineTaskPage({
  summary:
    "The model scores how well each of many pages, as images, matches a question. No text is extracted first, so charts, tables and layout count, too. Use it to find pages in reports, manuals and slides.",
  uses: [
    {
      title: "Answers from your files",
      text: "The application finds the best pages first. A vision-language model then answers from them and can name its source.",
    },
    {
      title: "Manuals with drawings",
      text: "A technician asks about a valve, and gets the page with the drawing that shows it.",
    },
    {
      title: "Slides and reports",
      text: "A user finds a number that is only in a chart of an annual report.",
    },
    {
      title: "Scans without text",
      text: "Users can search documents that OCR reads badly, or not at all.",
    },
  ],
  choosing: [
    "Check the number of vectors per page. ColPali and ColQwen store hundreds or a thousand, one for each patch, which matches small details but needs much space. Others store one, which fits any vector database.",
    "Estimate the storage first: pages times vectors times their size. Pooling or quantizing vectors makes the index many times smaller, often with little loss.",
    "Compare with plain search over extracted text. For clean text pages it is cheaper and often as good. Visual retrieval is better for tables, charts and scans.",
    "Check the languages. Many of these models were trained on English pages. ViDoRe's newer benchmarks include others.",
    "Write thirty questions about your own files, and note the page that answers each. Count how often it is among the first five results.",
  ],
  related: [
    {
      id: "document-question-answering",
      when: "You know the page, and need the answer.",
    },
    { id: "text-retrieval", when: "The documents are plain text." },
    { id: "feature-extraction", when: "You only need text embeddings, to build your own search." },
    {
      id: "image-feature-extraction",
      when: "You want to find similar images, without a question.",
    },
    { id: "text-ranking", when: "You have a few texts, and want a better order." },
  ],
  datasets: [
    {
      id: "vidore/colpali_train_set",
      description:
        "Questions with images of the pages that answer them, from academic datasets and from PDFs on the web. ColPali was trained on it.",
    },
  ],
  models: [
    {
      id: "vidore/colqwen2-v1.0",
      description:
        "Applies ColPali's method to Qwen2-VL 2B: a vector for each patch of a page, compared with each token of the question.",
    },
    {
      id: "Tevatron/OmniEmbed-v0.1",
      description:
        "One vector for a page, and also for text, audio or video; built on Qwen2.5-Omni 7B; MIT license.",
    },
  ],
  spaces: [
    {
      id: "vidore/vidore-leaderboard",
      description: "Ranks models by retrieval quality on ViDoRe, the benchmark of this task.",
    },
    {
      id: "vidore/visual-rag-tool",
      description:
        "A visual RAG tool by the group behind ColPali. It retrieves page images, then generates answers from them.",
    },
  ],
  metrics: [
    {
      id: "Normalized Discounted Cumulative Gain at K",
      description:
        "The sum of the relevance of the first K results, discounted by rank and divided by the sum of the ideal order, from 0 to 1; higher is better.",
    },
  ],
  demo: {
    inputs: [
      {
        type: "img",
        filename: "report-pages.svg",
        alt: "Three pages of a yearly rain report, numbered 1 to 3: text, a bar chart of rain per month, and a map.",
      },
      { type: "text", label: "Question", content: "In which month did it rain most?" },
    ],
    outputs: [
      {
        type: "chart",
        data: [
          { label: "Page 2", score: 0.84 },
          { label: "Page 1", score: 0.11 },
          { label: "Page 3", score: 0.05 },
        ],
      },
    ],
  },
});
