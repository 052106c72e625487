// The panel for other pages: one component, and the types of its props.
import "./style.css";

export { Panel } from "./panel.tsx";
export type { PanelProps } from "./props.ts";
export type { PanelChoice } from "./state/choice.ts";
