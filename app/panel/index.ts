// The panel for other pages: one component, and the types of its props.
import "./style.css";

export { Panel, type PanelProps } from "./panel.tsx";
export type { PanelChoice } from "./state/choice.ts";
