// The page of sentence similarity.
import { defineTaskPage } from "hubsmith/catalog";

export default defineTaskPage({
  summary:
    "The model scores how similar in meaning a sentence is to each sentence in a list. Use it to find duplicates, match questions with answers, and for semantic search.",
  uses: [
    {
      title: "Duplicate questions",
      text: "A forum compares a new question with old ones, and shows the thread that already answers it.",
    },
    {
      title: "Matching product lists",
      text: "Match the products of two suppliers, even if the names differ.",
    },
    {
      title: "Related articles",
      text: "A site shows three related articles below each article, selected by meaning instead of keywords.",
    },
    {
      title: "Free-text answers",
      text: "Compare a student's answer with a reference answer, as a hint for the teacher and not as a grade.",
    },
  ],
  choosing: [
    "Define similarity for your use case. all-mpnet-base-v2 is made for paraphrases. To match a question with its answer, use a model trained for search, such as multi-qa.",
    "Compare size and speed. all-MiniLM-L6-v2 is about five times as fast as all-mpnet-base-v2, and slightly less accurate. Both run on a CPU. Models with billions of parameters need a GPU.",
    "Models trained only on English fail in other languages. Multilingual models such as bge-m3 also compare sentences across languages.",
    "Check the maximum length: all-MiniLM-L6-v2 reads 256 word pieces, all-mpnet-base-v2 384, bge-m3 8,192 tokens. The rest is silently ignored.",
    "A score is not a percentage. 0.6 means similar for one model and unrelated for another. Set your threshold with a hundred pairs that you labeled yourself.",
  ],
  related: [
    {
      id: "feature-extraction",
      when: "You need the embeddings, to store them and search among millions of texts.",
    },
    {
      id: "text-ranking",
      when: "You want to order texts by how well they answer a query, more accurately and more slowly.",
    },
    {
      id: "text-classification",
      when: "You need a fixed label for a text or a pair, such as contradiction.",
    },
    {
      id: "zero-shot-classification",
      when: "You want to sort texts by short labels that you choose.",
    },
  ],
  datasets: [
    {
      id: "microsoft/ms_marco",
      description: "Real Bing queries, with retrieved passages and answers written by hand.",
    },
  ],
  models: [
    {
      id: "sentence-transformers/all-mpnet-base-v2",
      description:
        "A reliable general model for English. It ignores everything after 384 word pieces; Apache 2.0.",
    },
    {
      id: "BAAI/bge-m3",
      description:
        "Over a hundred languages, up to 8,192 tokens, and dense, sparse and multi-vector search in one; MIT license.",
    },
    {
      id: "HIT-TMG/KaLM-embedding-multilingual-mini-instruct-v1.5",
      description:
        "A small multilingual embedding model of half a billion parameters, built on Qwen2.",
    },
  ],
  spaces: [
    {
      id: "Gradio-Blocks/Ask_Questions_To_YouTube_Videos",
      description: "Finds the moments of a YouTube video that answer your question.",
    },
    {
      id: "Gradio-Blocks/pubmed-abstract-retriever",
      description: "Enter an article, and it finds PubMed abstracts on the same topic.",
    },
    {
      id: "nickmuchi/article-text-summarizer",
      description: "A summarizer of articles that compares sentences as one of its steps.",
    },
    {
      id: "sentence-transformers/Sentence_Transformers_for_semantic_search",
      description: "Demonstrates semantic search with Sentence Transformers models.",
    },
  ],
  metrics: [
    {
      id: "Mean Reciprocal Rank",
      description:
        "One divided by the rank of the first correct sentence, averaged over all queries, where 1 is best; higher is better.",
    },
    {
      id: "Cosine Similarity",
      description:
        "The cosine of the angle between the embeddings of two sentences, from -1 to 1; higher means more similar.",
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
      { type: "text", content: "Tickets cost eight euros." },
      { type: "text", content: "My bicycle has a flat tyre." },
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
