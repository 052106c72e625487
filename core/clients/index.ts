// Entry "./clients": what authors of clients need beside the call, in views that no language colours.
export { besideKey, isChat, missingWire, notOpenAi, openAiBase, wireOf } from "./absences.ts";
export { type Body, bodyOf, filesOf, type Part } from "./body.ts";
export { type Address, type Following, followingOf, type Piece } from "./following.ts";
export {
  httpClient,
  type HttpClientSpec,
  type HttpSyntax,
  type Posting,
  type Source,
} from "./http-client.ts";
export { once } from "./once.ts";
export { type Place, type Reading, readingOf } from "./reading.ts";
