// The panel for other pages: one component, and the types of its props.
import "./style.css";

export type { PanelProps } from "./host-context.ts";
export { Panel } from "./panel.tsx";
export type { PanelChoice } from "./state/choice.ts";
