// Graph machine learning: things and their links in, what is true of them out.
import { defineTask } from "hubsmith";

export default defineTask({
  id: "graph-ml",
  label: "Graph Machine Learning",
  modality: "other",
  isPlaceholder: true,
});
