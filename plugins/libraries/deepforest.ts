// DeepForest: finds tree crowns, birds and livestock in aerial images.
import { defineLibrary } from "hubsmith";

export default defineLibrary({
  id: "deepforest",
  prettyLabel: "DeepForest",
  repoName: "deepforest",
  repoUrl: "https://github.com/weecology/DeepForest",
  docsUrl: "https://deepforest.readthedocs.io/en/latest/",
});
