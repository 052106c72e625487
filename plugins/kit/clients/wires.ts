// The wire formats of chats as data: how a response fails, and where its texts, its thoughts and its calls are.
import type { ChatWire } from "./chat.ts";

/** Items in an array, of which those of a type count. */
interface Items {
  readonly list: string;
  readonly type?: string;
}

/** How programs read the responses and the events of a wire format. */
export interface Wire {
  /** A complete response without items in this array is an error; otherwise one without the array of `items`. */
  readonly choices?: string;
  /** Whether a complete response with that array may have an `error`. */
  readonly mayFail?: true;
  /** The arrays in each other whose items have the text, if it is not in the first choice. */
  readonly items: readonly Items[];
  /** Where the text is in the choice or in each item. */
  readonly text: readonly string[];
  /** How an event has the text that the model adds. */
  readonly event: {
    /** An event without this array is an error. The paths are in its items. */
    readonly choices?: string;
    /** Paths of the thoughts, of which services use one. */
    readonly thoughts: readonly (readonly string[])[];
    /** The path of the text. */
    readonly text: readonly string[];
    /** The types of the events with thoughts or text; by default all. */
    readonly types?: readonly string[];
    /** The types of the events after thoughts; by default the first text ends them. */
    readonly ends?: readonly string[];
  };
}

export const WIRES: Readonly<Record<ChatWire, Wire>> = {
  chat: {
    choices: "choices",
    items: [],
    text: ["message", "content"],
    event: {
      choices: "choices",
      thoughts: [
        ["delta", "reasoning_content"],
        ["delta", "reasoning"],
      ],
      text: ["delta", "content"],
    },
  },
  messages: {
    items: [{ list: "content" }],
    text: ["text"],
    event: { thoughts: [["delta", "thinking"]], text: ["delta", "text"] },
  },
  responses: {
    mayFail: true,
    items: [{ list: "output", type: "message" }, { list: "content" }],
    text: ["text"],
    event: {
      thoughts: [],
      text: ["delta"],
      types: [
        "response.reasoning_text.delta",
        "response.reasoning_summary_text.delta",
        "response.output_text.delta",
      ],
      ends: ["response.reasoning_text.done", "response.reasoning_summary_text.done"],
    },
  },
};
