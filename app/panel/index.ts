// The panel for other pages: one component, and the types of its props.
import "../ui/tokens.css";
import "../ui/base.css";

export type { Linked, PanelHost, PanelProps, Proofs, Theme } from "./parts/host-context.ts";
export { Panel } from "./panel.tsx";
export type { PanelChoice, RequestRoute, TokenStyle } from "./data/choice.ts";
export type { Way } from "../models/ways.ts";
export type { ClientProofs, LibraryProofs } from "../models/proofs/levels.ts";
export type { ModelOffers, Offer } from "hubsmith/offers";
export type { LoadOffers } from "../models/offers/offers.ts";
export type { Say } from "../browser/say.ts";
