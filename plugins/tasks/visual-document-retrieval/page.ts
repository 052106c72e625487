// The page of visual document retrieval.
import { defineTaskPage } from "hubsmith/catalogue";

export default defineTaskPage({
  summary:
    "The model scores how well each of many pages, as images, matches a question. No text is extracted first, so charts, tables and layout count, too. Use it to find pages in reports, manuals and slides.",
  uses: [
    {
      title: "Answers from your files",
      text: "The best pages are found first and given to a vision-language model, which answers from them and can name its source.",
    },
    {
      title: "Manuals with drawings",
      text: "A technician asks about a valve, and gets the page with the drawing on which it is marked.",
    },
    {
      title: "Slides and reports",
      text: "A figure that stands only in a chart of a yearly report is found by what it shows.",
    },
    {
      title: "Scans without text",
      text: "Papers that text recognition reads badly, or not at all, become searchable.",
    },
  ],
  choosing: [
    "Ask how many vectors a page takes. ColPali and ColQwen keep hundreds or a thousand, one for each patch of the page, which matches small details but takes much space; others keep one, which fits any vector database.",
    "Reckon storage before you begin: pages times vectors times their size. Pooling or quantising vectors makes the index many times smaller, often at little loss.",
    "Compare with plain search over extracted text. Where pages are clean prose it is cheaper and often as good; the gain is in tables, charts and scans.",
    "Check the languages: many of these models were trained on English pages. ViDoRe's newer benchmarks include others.",
    "Write thirty questions about your own files, note the page that answers each, and count how often it is among the first five.",
  ],
  related: [
    {
      id: "document-question-answering",
      when: "The page is known, and the answer on it is wanted.",
    },
    { id: "text-retrieval", when: "The documents are plain text." },
    { id: "feature-extraction", when: "Only the vectors of texts, to build a search of your own." },
    {
      id: "image-feature-extraction",
      when: "Images that look alike are to be found, with no question.",
    },
    { id: "text-ranking", when: "A few texts found already are to be put into a better order." },
  ],
  datasets: [
    {
      id: "vidore/colpali_train_set",
      description:
        "Questions with images of the pages that answer them, from academic sets and from PDFs of the web; ColPali was trained on it.",
    },
  ],
  models: [
    {
      id: "vidore/colqwen2-v1.0",
      description:
        "Adds ColPali's idea to Qwen2-VL 2B: a vector for each part of a page, compared with each word of the question.",
    },
    {
      id: "Tevatron/OmniEmbed-v0.1",
      description:
        "One vector for a page, and likewise for text, sound or video; built on Qwen2.5-Omni 7B; MIT license.",
    },
  ],
  spaces: [
    {
      id: "vidore/vidore-leaderboard",
      description:
        "Ranks models by how well they find pages on ViDoRe, the benchmark of this task.",
    },
    {
      id: "vidore/visual-rag-tool",
      description:
        "A tool by the group behind ColPali to try visual RAG: pages are found by how they look, then answers drawn from them.",
    },
  ],
  metrics: [
    {
      id: "Normalized Discounted Cumulative Gain at K",
      description:
        "How near to the top of the first K results the pages with the answer stand, averaged over questions, from 0 to 1, where 1 is the best possible order; higher is better.",
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
