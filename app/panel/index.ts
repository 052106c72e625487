// The panel for other pages: one component, and the types of its props.
import "../ui/tokens.css";
import "../ui/base.css";

export type { Linked, PanelHost, PanelProps, Proofs, Theme } from "./host-context.ts";
export { Panel } from "./panel.tsx";
export type { PanelChoice, RequestRoute, TokenStyle, Way } from "./choice/choice.ts";
export type { ClientProofs, LibraryProofs } from "../proofs/levels.ts";
export type { ModelOffers, Offer } from "hubsmith/offers";
export type { LoadOffers } from "../offers/offers.ts";
export type { Say } from "../ui/say.ts";
