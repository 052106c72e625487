// My Library: its load snippets, and its metadata.
import { defineLibrary, downloads } from "hubsmith";
import { python } from "hubsmith/code";

export default defineLibrary({
  id: "my-library",
  prettyLabel: "My Library",
  repoName: "my-library",
  repoUrl: "https://example.org/my-library",
  // The ids of the tasks that it supports.
  tasks: [],
  install: { pip: ["huggingface_hub"] },
  // A request for one of these files counts as one download.
  countDownloads: downloads.path("config.json"),
  // Add your snippets here. In a record, only the id is required.
  snippets: (model) => {
    const weights = model.siblings?.find(({ rfilename }) => rfilename.endsWith(".safetensors"));
    return weights === undefined
      ? {
          purpose: "Download the repository",
          code: python`
            from huggingface_hub import snapshot_download

            path = snapshot_download(${model.id})
            print(path)
          `,
        }
      : {
          purpose: "Download the weights",
          code: python`
            from huggingface_hub import hf_hub_download

            path = hf_hub_download(${model.id}, ${weights.rfilename})
            print(path)
          `,
        };
  },
});
