// TabPFN: a transformer for small tables, which predicts from the training rows in its input, without training.
import { defineLibrary } from "hubsmith";

export default defineLibrary({
  id: "tabpfn",
  prettyLabel: "TabPFN",
  repoUrl: "https://github.com/PriorLabs/TabPFN",
});
