// K2: differentiable finite-state automata for speech recognition.
import { defineLibrary } from "hubsmith";

export default defineLibrary({
  id: "k2",
  prettyLabel: "K2",
  repoName: "k2",
  repoUrl: "https://github.com/k2-fsa/k2",
  hostedInferenceTasks: ["automatic-speech-recognition"],
});
