// Tabular regression. Input: rows of a table. Output: a number for each of them.
import { answer, defineTask } from "hubsmith";
import { rows } from "../kit/samples/tables.ts";

export default defineTask({
  id: "tabular-regression",
  label: "Tabular Regression",
  modality: "tabular",
  inputs: { data: "json" },
  output: "json",
  parameters: {},
  sample: rows,
  hubServers: { answer: answer.json("", ["number"]) },
});
