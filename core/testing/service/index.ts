// The mock of every service, for the kit: requests held against contracts.
export { type CallFacts, factsOf } from "./facts.ts";
export { matchRequests, type MatchOptions } from "./match-requests.ts";
export { createService, type Happened, type Returned, type Service } from "./mock.ts";
export {
  type SampleAnswer,
  sampleAnswers,
  type SampleExchange,
  type SampleStep,
} from "./sample-answers.ts";
export { differencesOf } from "./request.ts";
export type { Media, Seen } from "./seen.ts";
export type { Course, Situation } from "./situation.ts";
