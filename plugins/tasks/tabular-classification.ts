// Tabular classification. Input: rows of a table. Output: a class for each of them.
import { answer, defineTask } from "hubsmith";
import { rows } from "../kit/samples/tables.ts";

export default defineTask({
  id: "tabular-classification",
  label: "Tabular Classification",
  modality: "tabular",
  inputs: { data: "json" },
  output: "json",
  parameters: {},
  sample: rows,
  hubServers: { answer: answer.json("", ["number"]) },
});
