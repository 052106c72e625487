// Connects the panel to the browser: the URL of its page, and the storage between visits.
import type { Model } from "hubsmith";
import {
  type Choice,
  DEFAULTS,
  type PanelChoice,
  readMemory,
  toRemember,
  withOthers,
  writeAddress,
} from "../panel/choice/choice.ts";
import { choiceOf, choosing } from "../panel/choice/choosing.ts";
import { panelOf } from "../panel/panel-data.ts";
import type { PanelStore } from "../panel/store.ts";
import { written } from "../routing/searched.ts";
import { recalled, remember } from "../stores/memory.ts";
import { LONGEST, readUrlChoice } from "./url-choice.ts";

const KEY = "choice";

export const lastChoice = (): Partial<Choice> => readMemory(recalled(KEY));

// Browsers reject a page that changes its URL with each key press.
const PAUSE = 250;

/** The query for this selection of a model; without the longest texts if it would be too long. */
export function addressOf(choice: PanelChoice, model: string): string {
  const query = new URLSearchParams(wholeAddress(choice, model));
  const longestFirst = [...query].toSorted(([, a], [, b]) => b.length - a.length);
  for (const [name] of longestFirst) {
    if (written(query).length <= LONGEST) break;
    query.delete(name);
  }
  return written(query);
}

/** Whether the typed text is too long for a URL. */
export const isTooLong = (choice: PanelChoice, model: string): boolean =>
  wholeAddress(choice, model).length > LONGEST;

const wholeAddress = (choice: PanelChoice, model: string): string =>
  writeAddress({ ...DEFAULTS, ...choice, ...choosing(model, choice) }, model);

/** Shows a model with the selection of the URL, which a link may have set, unless the reader typed it. */
export async function showLinked(
  { show, choose }: PanelStore["actions"],
  model: Model,
  choice: Partial<Choice>,
): Promise<void> {
  const shown = show(model, choice);
  const typed: unknown = globalThis.history?.state?.endpoint;
  if (choice.endpoint !== undefined && choice.endpoint === typed) choose({ linkedEndpoint: "" });
  await shown;
}

export interface Connection {
  /** Call it after each change of the selection. */
  readonly follow: (choice: PanelChoice) => void;
  /** Call it when the page is left. */
  readonly stop: () => void;
}

/**
 * Syncs the URL and the storage with the selection, and the store with the back button, on the page of this path,
 * until it is stopped.
 */
export function connect({ getState, actions }: PanelStore): Connection {
  const { pathname } = location;
  const isHere = (): boolean => location.pathname === pathname;
  let before = typedIn(choiceOf(getState()));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const state = getState();
    if (!isHere() || !panelOf(state).isReady) return;
    const others = location.search.length > LONGEST ? "" : location.search;
    const address = withOthers(addressOf(choiceOf(state), state.model.id), others);
    // After a reload, an endpoint that the reader typed is still not one that a link chose.
    const endpoint = state.endpoint === state.linkedEndpoint ? undefined : state.endpoint;
    if (address !== location.search)
      history.replaceState({ ...history.state, endpoint }, "", pathname + address + location.hash);
  };
  const follow = (choice: PanelChoice): void => {
    const typed = typedIn(choice);
    const isTyping = typed !== before;
    before = typed;
    if (isTyping) {
      clearTimeout(timer);
      timer = setTimeout(write, PAUSE);
      return;
    }
    remember(KEY, toRemember(getState()));
    write();
  };
  const settle = (): void => {
    if (timer !== undefined) write();
  };
  const restore = (): void => {
    const { model, entries } = getState();
    if (isHere())
      void showLinked(actions, model, readUrlChoice(location.search, model.id, entries).choice);
  };
  write();
  // A link may be followed before the pause ends, and the typed text must be there after going back.
  addEventListener("click", settle, true);
  addEventListener("popstate", restore);
  const stop = (): void => {
    settle();
    removeEventListener("click", settle, true);
    removeEventListener("popstate", restore);
  };
  return { follow, stop };
}

const typedIn = ({ inputs, parameters, billTo, endpoint, servedModel }: PanelChoice): string =>
  JSON.stringify([inputs, parameters, billTo, endpoint, servedModel]);
