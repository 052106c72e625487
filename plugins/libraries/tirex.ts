// TiRex: forecasts of time series by xLSTM, a recurrent network, without training on them.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "tirex",
  prettyLabel: "TiRex",
  repoName: "TiRex",
  repoUrl: "https://github.com/NX-AI/tirex",
  filter: false,
  countDownloads: downloads.extension("ckpt"),
});
