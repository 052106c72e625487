// Video-to-video: a video in, a changed or repaired video out.
import { defineTask } from "hubsmith";

export default defineTask({ id: "video-to-video", label: "Video-to-Video", modality: "cv" });
