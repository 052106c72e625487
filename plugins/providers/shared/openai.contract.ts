// What services that speak OpenAI's API reply beside chats, and how their contracts name parameters.
import { fact, type Members, type Reply, reply } from "hubsmith/contract";

/** Parameters that the service calls as the task does. */
export const given = (...names: readonly string[]): Members =>
  Object.fromEntries(names.map((name) => [name, fact.parameter(name)]));

const GOES_ON = " found the sea asleep on the stairs.";
/** The rest of a text. */
export const completionReply: Reply = reply.json(
  {
    id: "completion-1",
    object: "text_completion",
    model: "sample",
    choices: [{ index: 0, text: GOES_ON, finish_reason: "stop" }],
  },
  { shows: GOES_ON },
);

/** A short vector; every part of it is a number that no language writes in another way. */
export const embeddingReply: Reply = reply.json(
  {
    object: "list",
    model: "sample",
    data: [{ object: "embedding", index: 0, embedding: [0.3125, -0.25, 0.125] }],
  },
  { shows: "0.3125" },
);

const SAID = "He hoped there would be stew.";
/** The words of a recording. */
export const transcriptReply: Reply = reply.json({ text: SAID }, { shows: SAID });
