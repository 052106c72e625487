// The panel for pages of others: one component, and the types of what it is given.
import "./style.css";

export { Panel } from "./panel.tsx";
export type { PanelProps } from "./props.ts";
export type { PanelChoice } from "./state/panel-choice.ts";
