// The props of a panel, for the app and for other pages.
import type { Entry, Hub, Model } from "hubsmith";
import type { ReactNode } from "react";
import type { Say } from "../ui/say.ts";
import type { PanelHost } from "./host-context.ts";
import type { PanelChoice } from "./state/choice.ts";

/** The props of a panel that do not depend on the source of its state. @public */
export interface ViewProps extends PanelHost {
  /** Called with the selection after each change, once all required plugins are loaded. */
  readonly onChange?: ((choice: PanelChoice) => void) | undefined;
  /** Announces changes, if the page has a live region; by default the panel has its own. */
  readonly say?: Say | undefined;
  /** Light or dark; by default the system's theme. */
  readonly theme?: Theme | undefined;
  /** Content next to the facts of the model, such as links. */
  readonly beside?: ReactNode;
}

/** Light or dark. @public */
export type Theme = "light" | "dark";

/** The props of a panel; `hub` and `model` are enough. @public */
export interface PanelProps extends ViewProps {
  /** A hub with all plugins, or entries, which are loaded when a selection needs them. Pass the same object each time. */
  readonly hub: Hub | readonly Entry[];
  /** The model from `parseModel`, or its record, as the Hub's API returns it. */
  readonly model: Model | object;
  /** The initial selection. A later change of its content is applied. */
  readonly initial?: Partial<PanelChoice> | undefined;
}
