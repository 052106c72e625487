// Graph machine learning. Input: nodes and edges. Output: predictions about them.
import { defineTask } from "hubsmith";

export default defineTask({
  id: "graph-ml",
  label: "Graph Machine Learning",
  modality: "other",
});
