// The page of sentence similarity: what to read, try and measure where sentences are compared by what they mean.
import { defineTaskPage } from "hubsmith";

export default defineTaskPage({
  summary:
    "A model says how close in meaning a sentence is to each of some others, whether or not they share words. It finds duplicates, ranks answers and searches by sense; most models give a vector to each sentence and compare these.",
  libraries: ["sentence-transformers", "spacy", "transformers.js"],
  datasets: [
    {
      id: "microsoft/ms_marco",
      description:
        "Questions that people put to Bing, with passages found for them and answers written by hand.",
    },
  ],
  models: [
    {
      id: "sentence-transformers/all-mpnet-base-v2",
      description:
        "A dependable all-rounder for English; whatever comes after 384 word pieces is not read; Apache 2.0.",
    },
    {
      id: "BAAI/bge-m3",
      description:
        "Over a hundred languages, up to 8,192 tokens, and dense, sparse and multi-vector search in one; MIT licence.",
    },
    {
      id: "HIT-TMG/KaLM-embedding-multilingual-mini-instruct-v1.5",
      description: "A small multilingual embedder of half a billion parameters, built on Qwen2.",
    },
  ],
  spaces: [
    {
      id: "Gradio-Blocks/Ask_Questions_To_YouTube_Videos",
      description: "Finds the moments of a YouTube video that answer your question.",
    },
    {
      id: "Gradio-Blocks/pubmed-abstract-retriever",
      description: "Looks up abstracts in PubMed that are close to your question.",
    },
    {
      id: "nickmuchi/article-text-summarizer",
      description: "Summarises an article and searches it by meaning.",
    },
    {
      id: "sentence-transformers/Sentence_Transformers_for_semantic_search",
      description: "Shows semantic search at work, with models of Sentence Transformers.",
    },
  ],
  metrics: [
    {
      id: "Mean Reciprocal Rank",
      description:
        "One divided by the place of the first right answer, averaged over all queries; 1 if it always comes first.",
    },
    {
      id: "Cosine Similarity",
      description:
        "The cosine of the angle between two vectors: 1 where they point the same way, 0 where they have nothing in common.",
    },
  ],
  demo: {
    inputs: [
      { type: "text", label: "Source sentence", content: "The museum is closed on Mondays." },
      {
        type: "text",
        label: "Sentences to compare to",
        content: "You cannot visit the collection at the start of the week.",
      },
      { type: "text", label: "", content: "Tickets cost eight euros." },
      { type: "text", label: "", content: "My bicycle has a flat tyre." },
    ],
    outputs: [
      {
        type: "chart",
        data: [
          { label: "You cannot visit the collection at the start of the week.", score: 0.68 },
          { label: "Tickets cost eight euros.", score: 0.27 },
          { label: "My bicycle has a flat tyre.", score: 0.03 },
        ],
      },
    ],
  },
  widgetModels: ["sentence-transformers/all-MiniLM-L6-v2"],
  youtubeId: "VCZq5AkbNEU",
});
