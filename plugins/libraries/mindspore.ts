// MindSpore: Huawei's framework for deep learning, on Ascend chips and others.
import { defineLibrary } from "hubsmith";

export default defineLibrary({
  id: "mindspore",
  prettyLabel: "MindSpore",
  repoName: "mindspore",
  repoUrl: "https://github.com/mindspore-ai/mindspore",
  hostedInferenceTasks: ["image-classification"],
});
