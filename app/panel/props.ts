// What a panel is given, by the app as by any other page.
import type { Entry, Hub, Model } from "hubsmith";
import type { ReactNode } from "react";
import type { Say } from "../parts/say.ts";
import type { Around } from "./around.ts";
import type { PanelChoice } from "./state/panel-choice.ts";

/** What a panel is told, wherever its state comes from. @public */
export interface ViewProps extends Around {
  /** Hears what is chosen whenever that is something else, once all is here that it needs. */
  readonly onChange?: ((choice: PanelChoice) => void) | undefined;
  /** Announces what changed, where the page has a live region; else the panel brings one. */
  readonly say?: Say | undefined;
  /** Light or dark; without it as the system says. */
  readonly theme?: Theme | undefined;
  /** What stands beside the facts of the model, such as links. */
  readonly beside?: ReactNode;
}

/** Light or dark. @public */
export type Theme = "light" | "dark";

/** What a panel is given; `hub` and `model` suffice. @public */
export interface PanelProps extends ViewProps {
  /** A hub with all plugins in it, or entries, of which those are loaded that a choice needs. Keep the same one. */
  readonly hub: Hub | readonly Entry[];
  /** The model, as `parseModel` gives it, or its record, as the Hub's API returns it. */
  readonly model: Model | object;
  /** What is chosen at first. Given with something else in it later, it is chosen then. */
  readonly initial?: Partial<PanelChoice> | undefined;
}
