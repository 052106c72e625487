// What a reader is told of the task.
import { defineTaskPage } from "hubsmith/catalog";

export default defineTaskPage({
  summary:
    "A picture of fruit and its name go in; how ripe it is comes out, today and on the days ahead.",
  uses: [
    { title: "Picking in time", text: "A camera over a row of trees says which one is next." },
  ],
  choosing: ["Take a model that was trained on your kind of fruit, and under your kind of light."],
});
