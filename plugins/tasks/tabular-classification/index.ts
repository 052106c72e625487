// Tabular classification: rows of a table in, a class for each of them out.
import { answer, defineTask } from "hubsmith";
import { rows } from "../shared/tables.ts";

export default defineTask({
  id: "tabular-classification",
  label: "Tabular Classification",
  modality: "tabular",
  inputs: { data: "json" },
  output: "json",
  parameters: {},
  sample: rows,
  hfInference: { answer: answer.json("", ["number"]) },
});
