// PyLate: retrieval by ColBERT models, which keep a vector for each token and compare them late.
import { defineLibrary, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { PASSAGES, QUERY } from "../shared/samples.ts";
import { trust, warning } from "./shared/custom-code.ts";

export default defineLibrary({
  id: "pylate",
  prettyLabel: "PyLate",
  repoName: "pylate",
  repoUrl: "https://github.com/lightonai/pylate",
  docsUrl: "https://lightonai.github.io/pylate/",
  filter: false,
  install: { pip: ["pylate"] },
  snippets: (model) => ({ purpose: "Rank passages", code: rank(model) }),
});

function rank(model: Model): Code {
  const args = python.args([], { model_name_or_path: model.id, ...trust(model) });
  return python`
    from pylate import models, rank

    ${warning(model)}
    model = models.ColBERT(${args})
    passages = ${[...PASSAGES]}
    ranked = rank.rerank(
        documents_ids=[list(range(len(passages)))],
        queries_embeddings=model.encode([${QUERY}], is_query=True),
        documents_embeddings=[model.encode(passages, is_query=False)],
    )

    for result in ranked[0]:
        print(result["score"], result["id"])
  `;
}
