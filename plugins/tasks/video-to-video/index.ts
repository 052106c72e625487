// Video-to-video: a video in, the same video changed or mended out.
import { defineTask } from "hubsmith";

export default defineTask({ id: "video-to-video", label: "Video-to-Video", modality: "cv" });
