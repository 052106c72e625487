// Table question answering. Input: a table and a question. Output: the cells that answer it.
import { answer, defineTask, textIn } from "hubsmith";
import { TABLE } from "../kit/samples/inputs.ts";
import { tableQuestionFor } from "../kit/samples/tables.ts";
import { tableIn } from "../kit/samples/tables.ts";

export default defineTask({
  id: "table-question-answering",
  label: "Table Question Answering",
  modality: "nlp",
  inputs: { query: "text", table: "json" },
  output: "json",
  parameters: {
    padding: {
      type: "text",
      label: "Padding (do_not_pad, longest or max_length)",
      example: "longest",
    },
    sequential: { type: "boolean", label: "Sequential questions", example: true },
    truncation: { type: "boolean", label: "Truncate long tables", example: true },
  },
  sample: (model) => {
    const { widgetData } = model;
    const query = textIn(widgetData?.[0], "text");
    const table = tableIn(widgetData?.[0]?.["table"]);
    // The question of the model's example makes sense only with its table.
    return query && table ? { query, table } : { query: tableQuestionFor(model), table: TABLE };
  },
  hubServers: {
    answer: answer.json("answer", "string"),
  },
});
