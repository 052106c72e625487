// The panel for pages of others: one component, and the types of what it is given.
export { Panel, type PanelProps } from "./panel.tsx";
export type { Theme, ViewProps } from "./panel-view.tsx";
export type { Around, Linked, Proofs } from "./around.ts";
export type { PanelChoice } from "./state/panel-choice.ts";
