// Video-to-video. Input: a video. Output: a changed or repaired video.
import { defineTask } from "hubsmith";

export default defineTask({ id: "video-to-video", label: "Video-to-Video", modality: "cv" });
