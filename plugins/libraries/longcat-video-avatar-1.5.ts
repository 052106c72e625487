// LongCat-Video-Avatar 1.5: animates people in a video to speak or sing a recording.
import { defineLibrary } from "hubsmith";

export default defineLibrary({
  id: "longcat-video-avatar-1.5",
  prettyLabel: "LongCat-Video-Avatar 1.5",
  repoUrl: "https://github.com/meituan-longcat/LongCat-Video",
});
