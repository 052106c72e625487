// Serves text ranking as Cohere's API does, which most servers of rerankers have.
import { answer, serves, type TaskHandler } from "hubsmith";
import textRanking from "../../tasks/text-ranking.ts";

/**
 * Serves text ranking: the score of each document for a query. Never throws.
 * @param list - The member of the response with the scores.
 * @returns The handler, for the tasks of a server.
 * @see https://docs.cohere.com/reference/rerank
 */
export const rankings = (list = "results"): TaskHandler =>
  serves(textRanking, {
    request: ({ providerId: model, inputs: { query, documents } }) => ({
      path: "v1/rerank",
      json: { model, query, documents },
    }),
    answer: answer.json(list, [{ index: "number", relevance_score: "number" }]),
  });
