// Models with a vector for each token, as PyLate loads them; their authors may name Sentence Transformers.
import type { Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { passagesFor, queryFor } from "../samples/passages.ts";
import { trust, warning } from "./custom-code.ts";

/** Passages ranked by how well they answer a question. */
export const rank = (model: Model): Code => python`
  from pylate import models, rank

  ${warning(model)}
  model = models.ColBERT(${python.args([], { model_name_or_path: model.id, ...trust(model) })})
  passages = ${passagesFor(model)}
  ranking = rank.rerank(
      documents_ids=[list(range(len(passages)))],
      queries_embeddings=model.encode([${queryFor(model)}], is_query=True),
      documents_embeddings=model.encode([passages], is_query=False),
  )

  print(ranking[0])
`;
