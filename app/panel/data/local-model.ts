// The record for programs that run on the user's computer: with the chosen files, and the typed inputs as its example.
import { type Call, type Model, textIn, valueIn } from "hubsmith";
import type { Value, ValueObject } from "hubsmith/code";
import type { Typed } from "./choice.ts";
import { type Field, fieldsOf, inputsOf } from "./fields.ts";
import { byArguments } from "../../models/memoized.ts";
import { AUTO } from "../../models/providers.ts";
import { callRequestOf } from "./request.ts";
import { type PanelState, textsOf } from "./state.ts";

/** The record; the same object until the files or the typed inputs change. */
export function localModel(state: PanelState): Model {
  const { local } = state;
  const model = local?.id === state.model.id ? local : state.model;
  const typed = textsOf(state.typed, model.id);
  if (Object.keys(typed).length === 0) return model;
  const { plain } = callRequestOf(state, AUTO);
  return plain === undefined ? model : withExample(model, plain, typed);
}

const withExample = byArguments((model: Model, call: Call, typed: Typed): Model => {
  const fields = fieldsOf(call, typed).filter(({ name }) => typed[name] !== undefined);
  const inputs = inputsOf(call, typed);
  const isChat = valueIn(inputs, 0, "role") !== undefined;
  const examples = isChat ? [ofMessages(inputs as readonly Value[])] : fields.map(exampleOf);
  return { ...model, widgetData: [Object.assign({}, model.widgetData?.[0], ...examples)] };
});

// The fields of examples on the Hub: https://huggingface.co/docs/hub/models-widgets
function exampleOf(field: Field): ValueObject {
  switch (field.kind) {
    case "file":
      return field.text.trim() === "" ? {} : { src: field.text };
    case "text":
      if (field.name === "") return { text: field.text, prompt: field.text };
      // A question is the field `text` of examples, and has other names in APIs.
      return { [/^(?:question|query)$/.test(field.name) ? "text" : field.name]: field.text };
    default:
      return {};
  }
}

// A chat with pictures is another one locally.
function ofMessages(messages: readonly Value[]): ValueObject {
  const texts = messages.map((message) => textIn(message, "content"));
  if (texts.length === 0 || texts.includes(undefined)) return {};
  const last = messages.findLast((message) => valueIn(message, "role") === "user");
  return { messages, text: textIn(last, "content") ?? "" };
}
