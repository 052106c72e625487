// The page of My Task.
import { defineTaskPage } from "hubsmith/catalogue";

export default defineTaskPage({
  summary: "A text goes in, and answers to it come out, each with a score.",
  uses: [{ title: "Something to begin with", text: "Say what people do with it, and for whom." }],
  choosing: ["Say how to choose a model: by language, by size, by what it was trained on."],
});
