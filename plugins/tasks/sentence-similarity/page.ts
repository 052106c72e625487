// The page of sentence similarity.
import { defineTaskPage } from "hubsmith/catalogue";

export default defineTaskPage({
  summary:
    "The model scores how similar in meaning a sentence is to each sentence in a list. Use it to find duplicates, match questions with answers, and for semantic search.",
  uses: [
    {
      title: "Asked before",
      text: "A new question in a forum is compared with old ones, and the thread that answers it already is shown.",
    },
    {
      title: "Matching lists",
      text: "The products of two suppliers are lined up, although each writes their names in its own way.",
    },
    {
      title: "Further reading",
      text: "Below an article stand three others on the same matter, chosen by what they say and not by keywords.",
    },
    {
      title: "Answers in free words",
      text: "What a learner wrote is compared with a model answer, as a hint for the teacher and not as a mark.",
    },
  ],
  choosing: [
    "Ask what similar means to you. Two wordings of one thing are what all-mpnet-base-v2 is for; a question and its answer want a model trained for search, such as multi-qa.",
    "Weigh size against speed: all-MiniLM-L6-v2 is about five times as fast as all-mpnet-base-v2, and a little less exact; both run on a CPU. Models of billions want a GPU.",
    "Models trained on English alone fail elsewhere. Multilingual ones such as bge-m3 also compare a sentence with one in another language.",
    "Mind the length: all-MiniLM-L6-v2 reads 256 word pieces, all-mpnet-base-v2 384, bge-m3 8,192 tokens. What comes after that is left out without a word.",
    "A score is no percentage: 0.6 is close for one model and nothing for another. Set your threshold with a hundred pairs that you have judged yourself.",
  ],
  related: [
    {
      id: "feature-extraction",
      when: "The vectors themselves, to store them and search among millions of texts.",
    },
    {
      id: "text-ranking",
      when: "Texts are put in order by how well they answer a query, more exactly and more slowly.",
    },
    {
      id: "text-classification",
      when: "A fixed label for a text or a pair, such as contradiction.",
    },
    { id: "zero-shot-classification", when: "A text is sorted by short labels that you make up." },
  ],
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
        "Over a hundred languages, up to 8,192 tokens, and dense, sparse and multi-vector search in one; MIT license.",
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
      description: "You name an article, and it finds abstracts in PubMed on the same matter.",
    },
    {
      id: "nickmuchi/article-text-summarizer",
      description: "A summariser of articles; comparing sentences is one of the steps it takes.",
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
        "How early the first right sentence comes in the sorted list: one divided by its place, averaged over all queries; 1 is best, so higher is better.",
    },
    {
      id: "Cosine Similarity",
      description:
        "How far the vectors of two sentences point the same way, from -1 to 1; a good model gives high values where the meaning is the same, and low ones elsewhere.",
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
