// Entry "./clients": what authors of clients need beside the call, in views that no language colours.
export {
  besideKey,
  isChat,
  missingWire,
  notOpenAi,
  onlyChats,
  openAiBase,
  wireOf,
} from "./absences.ts";
export { type Body, bodyOf, filesOf, type Part } from "./body.ts";
export {
  type Address,
  type Failing,
  type Following,
  followingOf,
  type Piece,
} from "./following.ts";
export { httpClient, type HttpClientSpec } from "./http-client.ts";
export {
  type Endings,
  endingsByText,
  endingsByType,
  mediaKind,
  type MediaKind,
  usualTypes,
} from "./media.ts";
export { once } from "./once.ts";
export { type Reading, readingOf, type Source } from "./reading.ts";
export type { Looping, Posting, Steps, Variable } from "./steps.ts";
