// Tabular regression: rows of a table in, a number for each of them out.
import { answer, defineTask } from "hubsmith";
import { rows } from "../shared/tables.ts";

export default defineTask({
  id: "tabular-regression",
  label: "Tabular Regression",
  modality: "tabular",
  inputs: { data: "json" },
  output: "json",
  parameters: {},
  sample: rows,
  hfInference: { answer: answer.json("", ["number"]) },
});
