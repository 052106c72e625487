// The panel for pages of others: one component, and the types of what it is given.
import "./style.css";

export { Panel } from "./panel.tsx";
export type { PanelProps, Theme, ViewProps } from "./props.ts";
export type { Around, Linked, Proofs } from "./around.ts";
export type { PanelChoice } from "./state/panel-choice.ts";
export type { TokenStyle, Typed, View, Way } from "./state/choice.ts";
export type { Exchange, LoadSamples, Sample, Samples } from "../answers/records.ts";
export type { Say } from "../parts/say.ts";
export type {
  ClientProofs,
  Level,
  LibraryProof,
  LibraryProofs,
  Versions,
} from "../proofs/records.ts";
