// BM25S: a text index for keyword search.
import { defineLibrary, downloads, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { queryFor } from "../kit/samples/passages.ts";

export default defineLibrary({
  id: "bm25s",
  prettyLabel: "BM25S",
  repoName: "bm25s",
  repoUrl: "https://github.com/xhluca/bm25s",
  countDownloads: downloads.path("params.index.json"),
  install: { pip: ["bm25s[core,hf]"] },
  snippets: (model) => ({ purpose: "Search the index", code: search(model) }),
});

const search = (model: Model): Code => python`
  import bm25s
  from bm25s.hf import BM25HF

  retriever = BM25HF.load_from_hub(${model.id}, load_corpus=True)
  results, scores = retriever.retrieve(bm25s.tokenize(${queryFor(model)}), k=2)

  print(results[0], scores[0])
`;
